#include "ui/polypile/inventory_panel.h"

#include <QAction>
#include <QItemSelection>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/plan/edits/inventory_edits.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/catalogue_model.h"
#include "ui/models/inventory_model.h"
#include "ui/polypile/clipboard_stacks.h"
#include "ui/polypile/inventory_delegate.h"
#include "ui/polypile/inventory_view.h"
#include "ui/polypile/search_row.h"
#include "ui/polypile/stack_dialog.h"

namespace polyplan::ui {

using Draft = PlanDocument::Draft;

InventoryPanel::InventoryPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new InventoryModel(document, this)),
      filter_(new CatalogueFilter(this)),
      search_(new SearchRow(*filter_, QStringLiteral("inventory"), this)),
      list_(new InventoryView(document, this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 3 * metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Inventory"), this));
    layout->addWidget(search_);
    layout->addWidget(list_, 1);

    filter_->setSourceModel(model_);
    search_->field().setPlaceholderText(tr("Search the inventory"));
    search_->field().setToolTip(
        tr("Finds stacks by name, appearance, class and material; every word must be found."));
    list_->setModel(filter_);
    list_->setItemDelegate(new InventoryDelegate(list_));
    list_->setObjectName("inventory");
    list_->setAccessibleName(tr("Inventory"));
    list_->setToolTip(tr(
        "Stacks that are not laid out yet. Drag them onto the line, or press Enter; Ctrl "
        "copies, Shift takes half of a stack. Shift+Enter carries them to a place of the line by "
        "the arrow keys. What is dropped here is off the line but not lost."));
    connect(list_, &QListView::activated, this, &InventoryPanel::layOut);
    connect(list_, &InventoryView::dropped, this, &InventoryPanel::apply);
    connect(list_, &InventoryView::message, this, &InventoryPanel::message);
    for (const auto signal :
         {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(filter_, signal, this, &InventoryPanel::showState);
    }
    connect(filter_, &QAbstractItemModel::modelReset, this, &InventoryPanel::showState);
    makeActions();
    showState();
}

void InventoryPanel::clearSearch() {
    search_->field().clear();
}

void InventoryPanel::follow(const OddsService& odds, QWidget& room) {
    list_->follow(odds, room);
}

void InventoryPanel::addAction(const QString& text, const QList<QKeySequence>& keys,
                               const std::function<void()>& run) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, run);
    list_->addAction(action);
}

void InventoryPanel::makeActions() {
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(tr("&Lay out on the selected pile"), {}, [this] { layOut(); });
    addAction(tr("Pic&k up and carry to the line"),
              {Qt::SHIFT | Qt::Key_Return, Qt::SHIFT | Qt::Key_Enter}, [this] { carry(); });
    addAction(tr("Cu&t"), QKeySequence::keyBindings(QKeySequence::Cut), [this] { cut(); });
    addAction(tr("&Copy"), QKeySequence::keyBindings(QKeySequence::Copy), [this] { copy(); });
    addAction(tr("Copy as &game text"), {Qt::CTRL | Qt::ALT | Qt::Key_C}, [this] { copyAsText(); });
    addAction(tr("&Paste"), QKeySequence::keyBindings(QKeySequence::Paste), [this] { paste(); });
    addAction(tr("&Remove"), {Qt::Key_Delete, Qt::Key_Backspace},
              [this] { apply(dropAway(document_, chosen())); });
    addAction(tr("Change &quantity…"), {Qt::Key_F2}, [this] { askQuantity(); });
    addAction(tr("&Edit what it is…"), {Qt::Key_E}, [this] { editStack(); });
    addAction(tr("One &more"), {Qt::Key_Plus, Qt::Key_Equal, Qt::SHIFT | Qt::Key_Plus},
              [this] { changeQuantity(1); });
    addAction(tr("One &less"), {Qt::Key_Minus}, [this] { changeQuantity(-1); });
    addAction(tr("&Bless"), {Qt::Key_B}, [this] { setBuc(nethack::Buc::Blessed); });
    addAction(tr("&Uncurse"), {Qt::Key_U}, [this] { setBuc(nethack::Buc::Uncursed); });
    addAction(tr("Curs&e"), {Qt::Key_C}, [this] { setBuc(nethack::Buc::Cursed); });
    addAction(tr("Dip into restore abilit&y"), {Qt::Key_H}, [this] {
        apply({tr("Make %1 permanent").arg(wordsFor(document_, chosen())),
               [rows = chosenRows()](Draft& draft) {
                   return plan::inventory_edits::restore(draft, rows);
               }});
    });
}

void InventoryPanel::editStack() {
    const std::vector<int> rows = chosenRows();
    if (!rows.empty()) {
        auto* dialog = new StackDialog(document_, rows.front(), window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void InventoryPanel::showState() {
    const bool isEmpty = model_->rowCount() == 0;
    search_->setVisible(!isEmpty);
    if (isEmpty) {
        list_->setRemark(
            tr("Stacks that wait to be laid out. Drag them here from the catalogue or from the "
               "line, or press Shift+Enter in the catalogue."));
    } else {
        list_->setRemark(filter_->rowCount() == 0 ? tr("Nothing in the inventory fits the search.")
                                                  : QString());
    }
}

std::vector<int> InventoryPanel::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : list_->selectionModel()->selectedIndexes()) {
        rows.push_back(filter_->mapToSource(index).row());
    }
    std::ranges::sort(rows);
    return rows;
}

Carried InventoryPanel::chosen() const {
    return {.positions = {}, .rows = chosenRows(), .stacks = {}};
}

void InventoryPanel::apply(const NamedEdit& edit) {
    const int row = list_->currentIndex().row();
    const Done done = carryOut(document_, edit);
    if (!done.remark.isEmpty()) {
        Q_EMIT message(done.remark);
    }
    selectNear(row);
}

void InventoryPanel::selectNear(int row) {
    if (list_->selectionModel()->selectedIndexes().isEmpty() && filter_->rowCount() > 0) {
        list_->setCurrentIndex(filter_->index(std::clamp(row, 0, filter_->rowCount() - 1), 0));
    }
}

void InventoryPanel::carry() {
    carriedRow_ = list_->currentIndex().row();
    Q_EMIT carryWanted(chosenRows());
}

void InventoryPanel::add(const std::vector<plan::Stack>& stacks) {
    const int first = model_->rowCount();
    apply(dropIntoInventory(document_, {.positions = {}, .rows = {}, .stacks = stacks},
                            DropKind::Copy));
    showFrom(first);
}

void InventoryPanel::showFrom(int first) {
    QItemSelection appended;
    for (int row = first; row < model_->rowCount(); ++row) {
        const QModelIndex index = filter_->mapFromSource(model_->index(row));
        if (index.isValid()) {
            appended.select(index, index);
        }
    }
    if (!appended.isEmpty()) {
        const QModelIndex last = appended.last().bottomRight();
        list_->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        list_->selectionModel()->select(appended, QItemSelectionModel::ClearAndSelect);
        list_->scrollTo(last);
    }
}

void InventoryPanel::layOut() {
    apply(dropOnLine(document_, chosen(), DropKind::Move, topOfSelectedPile(document_)));
}

bool InventoryPanel::hasListFocus() const {
    return list_->hasFocus();
}

void InventoryPanel::focusList() {
    selectNear(carriedRow_);
    list_->setFocus(Qt::OtherFocusReason);
}

void InventoryPanel::copy() {
    copyStacks(document_, plan::inventory_edits::stacksAt(document_.inventory(), chosenRows()));
}

void InventoryPanel::cut() {
    copy();
    NamedEdit edit = dropAway(document_, chosen());
    edit.text = tr("Cut %1").arg(wordsFor(document_, chosen()));
    apply(edit);
}

void InventoryPanel::copyAsText() {
    copyGameText(document_, plan::inventory_edits::stacksAt(document_.inventory(), chosenRows()));
}

void InventoryPanel::paste() {
    const auto found = copied(document_);
    if (const auto* nothing = std::get_if<NothingCopied>(&found)) {
        Q_EMIT message(nothing->why);
    } else if (const auto* text = std::get_if<CopiedText>(&found)) {
        Q_EMIT textPasted(text->text);
    } else {
        add(std::get<std::vector<plan::Stack>>(found));
    }
}

void InventoryPanel::askQuantity() {
    const ObjectTable* table = document_.table();
    const QModelIndex row = list_->currentIndex();
    if (table == nullptr || !row.isValid()) {
        return;
    }
    const auto at = static_cast<std::size_t>(filter_->mapToSource(row).row());
    const std::vector<int> rows = chosenRows();
    list_->askQuantity(row, document_.inventory()[at].quantity, [this, rows, table](int quantity) {
        const Carried changed{.positions = {}, .rows = rows, .stacks = {}};
        apply({tr("Change quantity of %1").arg(wordsFor(document_, changed)),
               [rows, quantity, table](Draft& draft) {
                   return plan::inventory_edits::setQuantity(draft, rows, quantity, *table);
               }});
    });
}

void InventoryPanel::changeQuantity(int difference) {
    const ObjectTable* table = document_.table();
    if (table != nullptr) {
        apply({tr("Change quantity"), [rows = chosenRows(), difference, table](Draft& draft) {
                   return plan::inventory_edits::changeQuantity(draft, rows, difference, *table);
               }});
    }
}

void InventoryPanel::setBuc(nethack::Buc buc) {
    const std::array verbs = {tr("Bless %1"), tr("Uncurse %1"), tr("Curse %1")};
    const ObjectTable* table = document_.table();
    if (table != nullptr) {
        apply({verbs.at(static_cast<std::size_t>(buc)).arg(wordsFor(document_, chosen())),
               [rows = chosenRows(), buc, table](Draft& draft) {
                   return plan::inventory_edits::setBuc(draft, rows, buc, *table);
               }});
    }
}

}  // namespace polyplan::ui
