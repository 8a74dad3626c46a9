#include "ui/parts/searched_list.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/models/word_filter.h"
#include "ui/parts/empty_remark.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

SearchedList::SearchedList(QAbstractItemModel* model, int searchRole,
                           QAbstractItemDelegate* delegate, QWidget* parent)
    : SearchedList(model, new WordFilter(searchRole), delegate, parent) {}

SearchedList::SearchedList(QAbstractItemModel* model, WordFilter* filter,
                           QAbstractItemDelegate* delegate, QWidget* parent)
    : QWidget(parent), filter_(filter), search_(new SearchLine(this)), list_(new QListView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(font()).step);
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    search_->installEventFilter(this);
    filter_->setParent(this);
    filter_->setSourceModel(model);
    connect(search_, &SearchLine::textChanged, filter_, &WordFilter::setSearch);
    connect(search_, &SearchLine::textChanged, this, [this] {
        placeCursor();
        if (!isSearching()) {
            list_->scrollTo(filter_->chosen(), QAbstractItemView::PositionAtCenter);
        }
    });
    connect(search_, &SearchLine::returnPressed, this, &SearchedList::chooseBest);
    delegate->setParent(list_);
    list_->setModel(filter_);
    list_->setItemDelegate(delegate);
    list_->setUniformItemSizes(true);
    nothing_ = sayWhenEmpty(*list_, tr("Nothing fits."), "nothingFits");
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListView::clicked, this, &SearchedList::choose);
    connect(list_, &QListView::activated, this, &SearchedList::choose);
    list_->installEventFilter(this);
}

void SearchedList::setNothingFound(const QString& words) {
    nothing_->setText(words);
}

void SearchedList::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void SearchedList::showChosen(const QModelIndex& chosen) {
    const bool isOther = filter_->setChosen(chosen);
    if (isOther && chosen.isValid() && !filter_->chosen().isValid() && !search_->hasFocus()) {
        search_->clear();
    }
    placeCursor();
}

bool SearchedList::isSearching() const {
    return search_->hasFocus() && !search_->text().trimmed().isEmpty();
}

void SearchedList::placeCursor() {
    if (isSearching()) {
        standAtBest();
    } else {
        standAtChosen();
    }
}

void SearchedList::standAtBest() {
    const QModelIndex found = best();
    list_->setCurrentIndex(found);
    list_->scrollToTop();
    list_->scrollTo(found);
}

void SearchedList::standAtChosen() {
    const QModelIndex shown = filter_->chosen();
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

QModelIndex SearchedList::best() const {
    if (filter_->rowCount() == 0) {
        return {};
    }
    const auto same = filter_->match(filter_->index(0, 0), Qt::DisplayRole,
                                     search_->text().trimmed(), 1, Qt::MatchFixedString);
    return same.isEmpty() ? filter_->index(0, 0) : same.front();
}

void SearchedList::chooseBest() {
    if (const QModelIndex found = best(); found.isValid()) {
        list_->setCurrentIndex(found);
        choose(found);
    }
}

bool SearchedList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::FocusIn) {
        // Nobody has the keyboard while another window has it.
        const QWidget* now = QApplication::focusWidget();
        if (now != nullptr && now != list_) {
            placeCursor();
        }
        return false;
    }
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down && filter_->rowCount() > 0) {
        list_->setFocus(Qt::TabFocusReason);
        list_->setCurrentIndex(filter_->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
