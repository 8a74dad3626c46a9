#include "ui/polypile/appearances_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/document/plan_document.h"
#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/models/appearances_model.h"
#include "ui/parts/opening_size.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

namespace {

constexpr int appearancesWidthInCharacters = 84;
constexpr int appearancesHeightInLines = 34;

/// Offers the materials that a type can still have.
class MaterialDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        const auto* shown = qobject_cast<const QSortFilterProxyModel*>(index.model());
        const auto* model = qobject_cast<const AppearancesModel*>(shown->sourceModel());
        auto* combo = new QComboBox(parent);
        combo->setObjectName("material");
        combo->setAccessibleName(tr("Material"));
        for (const auto& choice : model->choices(shown->mapToSource(index).row())) {
            combo->addItem(choice.text, choice.material ? static_cast<int>(*choice.material) : -1);
            if (!choice.appearances.isEmpty()) {
                combo->setItemData(combo->count() - 1, choice.appearances, Qt::ToolTipRole);
            }
        }
        auto* self = const_cast<MaterialDelegate*>(this);
        connect(combo, &QComboBox::activated, self, [self, combo] {
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        });
        return combo;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* combo = static_cast<QComboBox*>(editor);
        combo->setCurrentIndex(combo->findData(index.data(Qt::EditRole)));
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        editor->setGeometry(option.rect);
    }
};

}  // namespace

AppearancesDialog::AppearancesDialog(PlanDocument& document, QWidget* parent)
    : QDialog(parent),
      model_(new AppearancesModel(document, this)),
      shown_(new QSortFilterProxyModel(this)),
      search_(new SearchLine(this)),
      count_(new QLabel(this)) {
    const Metrics metrics(font());
    setObjectName("appearances");
    setWindowTitle(tr("Appearances in this game"));
    setAccessibleName(windowTitle());
    auto* about = new QLabel(
        tr("Rings, wands and spellbooks are made of what they look like, and looks are shuffled "
           "when a game begins. What you have found out makes the golem odds sharper; what is not "
           "known is averaged over all shuffles that are still possible. What you know by sight is "
           "none of the things that you have not identified; a known material narrows what those "
           "may be."),
        this);
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    search_->setObjectName("appearanceSearch");
    search_->setPlaceholderText(tr("Search: digging …"));
    search_->setAccessibleName(tr("Search objects"));
    search_->setToolTip(tr("Shows only objects with this in their name or material."));
    search_->installEventFilter(this);
    table_ = buildTable();
    count_->setObjectName("appearanceCount");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    reset_ = buttons->addButton(tr("&Forget all"), QDialogButtonBox::ResetRole);
    reset_->setObjectName("forgetAppearances");
    reset_->setAutoDefault(false);
    reset_->setToolTip(tr("Nothing is known any more. Undo brings it back."));
    connect(reset_, &QPushButton::clicked, model_, &AppearancesModel::forgetAll);
    know_ = buttons->addButton(tr("&Know what the plan names"), QDialogButtonBox::ActionRole);
    know_->setObjectName("knowNamed");
    know_->setAutoDefault(false);
    know_->setToolTip(
        tr("What lies on a line or in the inventory by its name is known by sight "
           "then, so that nothing unidentified is one of them."));
    connect(know_, &QPushButton::clicked, model_, &AppearancesModel::knowNamed);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * metrics.step);
    layout->addWidget(about);
    layout->addWidget(search_);
    layout->addWidget(table_, 1);
    layout->addWidget(count_);
    layout->addWidget(buttons);
    setOpeningSize(*this, {appearancesWidthInCharacters * fontMetrics().averageCharWidth(),
                           appearancesHeightInLines * metrics.line});

    connect(search_, &SearchLine::textChanged, shown_,
            [this](const QString& text) { shown_->setFilterFixedString(text.simplified()); });
    connect(model_, &QAbstractItemModel::dataChanged, this, &AppearancesDialog::showCount);
    connect(model_, &QAbstractItemModel::modelReset, this, &AppearancesDialog::showCount);
    showCount();
}

void AppearancesDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

QTableView* AppearancesDialog::buildTable() {
    shown_->setSourceModel(model_);
    shown_->setFilterKeyColumn(-1);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    shown_->setSortRole(AppearancesModel::SortRole);
    auto* table = new QTableView(this);
    table->setModel(shown_);
    table->setObjectName("appearanceTable");
    table->setAccessibleName(tr("Objects and their materials"));
    table->setToolTip(
        tr("F2, Enter or a double click sets what an object is made of; Del forgets it. Only what "
           "some shuffle can still give is offered (o_init.c shuffle()). Space sets whether it is "
           "known by sight."));
    table->setItemDelegateForColumn(AppearancesModel::BySight, new BoxDelegate(table));
    table->setItemDelegateForColumn(AppearancesModel::Known, new MaterialDelegate(table));
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setSortingEnabled(true);
    table->sortByColumn(AppearancesModel::Object, Qt::AscendingOrder);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(qRound(fontMetrics().height() * 1.7));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(AppearancesModel::Object, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(AppearancesModel::Known, QHeaderView::Fixed);
    table->horizontalHeader()->resizeSection(AppearancesModel::Known,
                                             26 * fontMetrics().averageCharWidth());
    table->horizontalHeader()->setSectionResizeMode(AppearancesModel::BySight,
                                                    QHeaderView::ResizeToContents);
    table->installEventFilter(this);
    return table;
}

/// Down leads from the search into the table, Enter there edits, Del forgets, Space checks.
bool AppearancesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == search_ && (key == Qt::Key_Down || isEnter)) {
        table_->setFocus();
        table_->setCurrentIndex(shown_->index(0, AppearancesModel::Known));
        return true;
    }
    if (watched == table_ && key == Qt::Key_Space) {
        const QModelIndex cell = table_->currentIndex().siblingAtColumn(AppearancesModel::BySight);
        const bool isKnown = cell.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        shown_->setData(cell, isKnown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return true;
    }
    if (watched == table_ && (isEnter || key == Qt::Key_Delete)) {
        const QModelIndex cell = table_->currentIndex().siblingAtColumn(AppearancesModel::Known);
        if (table_->isPersistentEditorOpen(cell)) {
            return true;  // what its editor has left over
        }
        // Of some objects the material is always known.
        if (!cell.flags().testFlag(Qt::ItemIsEditable)) {
            return true;
        }
        if (isEnter) {
            table_->setCurrentIndex(cell);
            table_->edit(cell);
        } else {
            shown_->setData(cell, -1, Qt::EditRole);
        }
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void AppearancesDialog::showCount() {
    const int bySight = model_->bySightCount();
    count_->setText(tr("%1 of %2 materials known, %3 known by sight")
                        .arg(model_->knownCount())
                        .arg(model_->typeCount())
                        .arg(bySight == 1 ? tr("1 object") : tr("%1 objects").arg(bySight)));
    reset_->setEnabled(model_->knownCount() + bySight > 0);
    know_->setEnabled(!model_->namedUnknown().empty());
}

}  // namespace polyplan::ui
