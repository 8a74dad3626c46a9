#include "ui/parts/searched_list.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/models/word_filter.h"
#include "ui/parts/empty_remark.h"

namespace polyplan::ui {

SearchedList::SearchedList(QAbstractItemModel* model, int searchRole,
                           QAbstractItemDelegate* delegate, QWidget* parent)
    : SearchedList(model, new WordFilter(searchRole), delegate, parent) {}

SearchedList::SearchedList(QAbstractItemModel* model, WordFilter* filter,
                           QAbstractItemDelegate* delegate, QWidget* parent)
    : QWidget(parent), filter_(filter), search_(new QLineEdit(this)), list_(new QListView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(font()).step);
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    filter_->setParent(this);
    filter_->setSourceModel(model);
    connect(search_, &QLineEdit::textChanged, filter_, &WordFilter::setSearch);
    connect(search_, &QLineEdit::textChanged, this, &SearchedList::markChosen);
    connect(search_, &QLineEdit::returnPressed, this, &SearchedList::chooseBest);
    delegate->setParent(list_);
    list_->setModel(filter_);
    list_->setItemDelegate(delegate);
    list_->setUniformItemSizes(true);
    sayWhenEmpty(*list_, tr("Nothing fits."), "nothingFits");
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListView::clicked, this, &SearchedList::choose);
    connect(list_, &QListView::activated, this, &SearchedList::choose);
}

void SearchedList::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void SearchedList::showChosen(const QModelIndex& chosen) {
    chosen_ = chosen;
    markChosen();
}

void SearchedList::markChosen() {
    const QModelIndex shown = filter_->mapFromSource(chosen_);
    if (!shown.isValid()) {
        list_->selectionModel()->clear();
    } else if (!list_->selectionModel()->isSelected(shown) || shown != list_->currentIndex()) {
        list_->setCurrentIndex(shown);
        list_->scrollTo(shown, QAbstractItemView::PositionAtCenter);
    }
}

void SearchedList::choose(const QModelIndex& filtered) {
    if (filtered.isValid()) {
        Q_EMIT chosen(filter_->mapToSource(filtered));
    }
}

void SearchedList::chooseBest() {
    if (filter_->rowCount() == 0) {
        return;
    }
    const auto same = filter_->match(filter_->index(0, 0), Qt::DisplayRole,
                                     search_->text().trimmed(), 1, Qt::MatchFixedString);
    const QModelIndex best = same.isEmpty() ? filter_->index(0, 0) : same.front();
    list_->setCurrentIndex(best);
    choose(best);
}

bool SearchedList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down && filter_->rowCount() > 0) {
        list_->setFocus(Qt::TabFocusReason);
        list_->setCurrentIndex(filter_->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
