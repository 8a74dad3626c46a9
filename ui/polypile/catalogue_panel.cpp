#include "ui/polypile/catalogue_panel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/catalogue_model.h"
#include "ui/polypile/catalogue_delegate.h"
#include "ui/polypile/line_edits.h"
#include "ui/polypile/stack_words.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

namespace {

/// On top of the selected pile, else of the first one; on an empty line the first square.
LinePlace placeToAdd(const PlanDocument& document) {
    const plan::Polypile& polypile = document.polypile();
    if (polypile.line.empty()) {
        const bool isOwnSquare = polypile.source == nethack::polypile::Source::SelfSquare;
        return {.distance = isOwnSquare ? 0 : 1, .stack = 0};
    }
    const int pile = document.selection().empty() ? 0 : document.selection().front().pile;
    return {.distance = polypile.line[static_cast<std::size_t>(pile)].distance, .stack = 0};
}

}  // namespace

CataloguePanel::CataloguePanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new CatalogueModel(document, this)),
      filter_(new CatalogueFilter(this)),
      search_(new QLineEdit(this)),
      list_(new QListView(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 3 * metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Catalogue"), this));
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    search_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    filter_->setSourceModel(model_);
    search_->setObjectName("catalogueSearch");
    search_->setPlaceholderText(tr("Search: tool, wand iron …"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search the catalogue"));
    search_->setToolTip(
        tr("Finds objects by name, appearance, class and material; every word "
           "must be found. Enter adds the first one."));
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, filter_, &CatalogueFilter::setSearch);
    connect(search_, &QLineEdit::returnPressed, this, &CataloguePanel::addChosen);

    list_->setModel(filter_);
    list_->setItemDelegate(new CatalogueDelegate(list_));
    list_->setObjectName("catalogue");
    list_->setAccessibleName(tr("Catalogue"));
    list_->setToolTip(
        tr("All objects of this game version (objects.c). Drag onto the line, or "
           "press Enter; the space bar sets the star of a goal."));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListView::activated, this, &CataloguePanel::addChosen);
}

void CataloguePanel::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void CataloguePanel::addChosen() {
    QModelIndexList chosen = list_->selectionModel()->selectedIndexes();
    if (chosen.isEmpty() && filter_->rowCount() > 0) {
        chosen = {filter_->index(0, 0)};
    }
    if (chosen.isEmpty()) {
        return;
    }
    std::vector<plan::Stack> stacks = CatalogueModel::stacksOf(chosen);
    const QString what =
        stacks.size() == 1 ? chosen.front().data().toString() : tr("%1 stacks").arg(stacks.size());
    const LinePlace place = placeToAdd(document_);
    line_edits::Refusal refusal;
    document_.edit(tr("Add %1").arg(what), [&](PlanDocument::Draft& draft) {
        refusal = line_edits::insert(draft, std::move(stacks), place);
    });
    if (refusal) {
        Q_EMIT message(*refusal);
    }
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down && filter_->rowCount() > 0) {
        list_->setFocus(Qt::TabFocusReason);
        list_->setCurrentIndex(filter_->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
