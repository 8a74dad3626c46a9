#include "ui/polypile/goals_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/theme.h"
#include "ui/models/catalogue_model.h"
#include "ui/models/goal_edits.h"
#include "ui/models/goals_model.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/number_field.h"
#include "ui/parts/search_field.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/figure_delegate.h"
#include "ui/polypile/figure_links.h"

namespace polyplan::ui {

namespace {

/// Rules a line above the first row of the sums, where the probability that matters most stands.
class GoalDelegate : public FigureDelegate {
  public:
    using FigureDelegate::FigureDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem styled = option;
        const Theme& theme = Theme::of(option.palette);
        const bool isFirst = index.row() == 0 && index.data(GoalsModel::IsSummaryRole).toBool();
        if (isFirst && index.column() == GoalsModel::Probability) {
            styled.palette.setColor(QPalette::Text, theme.accent);
            styled.palette.setColor(QPalette::HighlightedText, theme.accent);
        }
        FigureDelegate::paint(painter, styled, index);
        if (isFirst) {
            painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)),
                              theme.divider);
        }
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        auto* box = new NumberField(parent);
        box->setRange(plan::limits::atLeast.least, plan::limits::atLeast.most);
        box->setFrame(false);
        box->setAccessibleName(
            index.model()->headerData(index.column(), Qt::Horizontal).toString());
        return box;
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        static_cast<NumberField*>(editor)->interpretText();
        FigureDelegate::setModelData(editor, model, index);
    }

    /// The cell has just the room of its figure: the editor takes what it needs for one.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        QRect place(QPoint(), option.rect.size().expandedTo(editor->sizeHint()));
        place.moveCenter(option.rect.center());
        const QRect room = editor->parentWidget()->rect();
        place.moveRight(std::min(place.right(), room.right()));
        place.moveBottom(std::min(place.bottom(), room.bottom()));
        place.moveTop(std::max(place.top(), room.top()));
        editor->setGeometry(place);
    }
};

QString countAllowed() {
    return GoalsPanel::tr("A goal is at least %1 and at most %2 of an object.")
        .arg(decimal(plan::limits::atLeast.least), decimal(plan::limits::atLeast.most));
}

/// The goals themselves, or what sums them up.
QAbstractItemModel* rowsOf(GoalsModel& model, bool isSummary) {
    auto* rows = new QSortFilterProxyModel(&model);
    rows->setFilterRole(GoalsModel::IsSummaryRole);
    rows->setFilterFixedString(QVariant(isSummary).toString());
    rows->setSourceModel(&model);
    return rows;
}

}  // namespace

GoalsPanel::GoalsPanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new GoalsModel(document, odds, this)),
      table_(new QTableView(this)),
      sums_(new QTableView(this)),
      besideSums_(new QHBoxLayout),
      footnote_(new QLabel(this)),
      found_(new CatalogueFilter),
      entry_(new SearchField(found_, this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Goals"), this));
    layout->addWidget(table_, 1);
    layout->addLayout(besideSums_);
    besideSums_->addWidget(sums_);
    footnote_->setObjectName("goalsFootnote");
    footnote_->setTextFormat(Qt::PlainText);
    footnote_->setWordWrap(true);
    footnote_->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(footnote_);
    layout->addWidget(entry_);
    buildGoals();
    buildSums();
    const std::vector<int> copied = {GoalsModel::Object, GoalsModel::AtLeast,
                                     GoalsModel::Probability};
    const QMenu* copies = copyMenu(*model_, copied, this);
    giveCopyKeys(*table_, *copies);
    giveCopyKeys(*sums_, *copies);
    buildEntry();
    const auto selectAlone = [](const QTableView* table, QTableView* other) {
        connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, other,
                [other](const QItemSelection& selected) {
                    if (!selected.isEmpty()) {
                        other->clearSelection();
                    }
                });
    };
    selectAlone(table_, sums_);
    selectAlone(sums_, table_);
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        fitTables();
        showAdded();
    });
    connect(model_, &QAbstractItemModel::dataChanged, this, &GoalsPanel::fitTables);
    fitTables();
    showAdded();
}

void GoalsPanel::buildTable(QTableView& table, QAbstractItemModel* rows) {
    table.setModel(rows);
    table.setItemDelegate(new GoalDelegate(&table));
    table.setShowGrid(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(qRound(fontMetrics().height() * 1.35));
    table.verticalHeader()->setMinimumSectionSize(table.verticalHeader()->defaultSectionSize());
    table.horizontalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(GoalsModel::Object, QHeaderView::Stretch);
    for (const auto column : {GoalsModel::AtLeast, GoalsModel::Probability}) {
        table.horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    }
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setTabKeyNavigation(false);
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(new FigureLinks(table), &FigureLinks::asked, this, &GoalsPanel::derivationAsked);
}

void GoalsPanel::buildGoals() {
    buildTable(*table_, rowsOf(*model_, false));
    table_->setObjectName("goals");
    table_->setAccessibleName(tr("Goals"));
    table_->setToolTip(tr(
        "What you hope for and how likely it is. + and − change how many, F2 or a double click on "
        "“≥” too, Del removes a goal. A click on a number, or Enter, shows how it comes "
        "about."));
    table_->setMinimumHeight(2 * table_->verticalHeader()->defaultSectionSize());
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    const auto add = [this](const QString& text, Qt::Key key, void (GoalsPanel::*run)()) {
        auto* action = new QAction(text, table_);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this, run);
        table_->addAction(action);
    };
    add(tr("Change &number…"), Qt::Key_F2, &GoalsPanel::editCount);
    add(tr("&Remove goal"), Qt::Key_Delete, &GoalsPanel::removeChosen);
}

void GoalsPanel::buildSums() {
    buildTable(*sums_, rowsOf(*model_, true));
    sums_->setObjectName("goalSums");
    sums_->setAccessibleName(tr("The goals together"));
    sums_->setToolTip(
        tr("How likely any and all of the goals are, and how many wanted things there will be. A "
           "click on a number, or Enter, shows how it comes about."));
    sums_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void GoalsPanel::fitTables() {
    const QAbstractItemModel& sums = *sums_->model();
    sums_->clearSpans();
    for (int row = 0; row < sums.rowCount(); ++row) {
        sums_->setSpan(row, GoalsModel::Object, 1, GoalsModel::Probability);
    }
    sums_->setVisible(sums.rowCount() > 0);
    footnote_->setText(model_->footnote());
    footnote_->setVisible(!footnote_->text().isEmpty());
    // Not by the contents of the header: nobody sees it.
    const QAbstractItemView& goals = *table_;
    const QAbstractItemView& summed = *sums_;
    for (const auto column : {GoalsModel::AtLeast, GoalsModel::Probability}) {
        const int width =
            std::max(goals.sizeHintForColumn(column), summed.sizeHintForColumn(column));
        for (const QTableView* table : {table_, sums_}) {
            table->horizontalHeader()->resizeSection(column, width);
        }
    }
    fitNames();
}

/// Where a name has no room for itself it takes a second line.
void GoalsPanel::fitNames() {
    const QScrollBar& bar = *table_->verticalScrollBar();
    const bool isAtEnd = bar.maximum() > 0 && bar.value() == bar.maximum();
    fitRows(*table_);
    if (isAtEnd) {
        // The range of the scroll bar follows the rows' heights only later.
        table_->doItemsLayout();
        table_->scrollToBottom();
    }
    fitRows(*sums_);
    sums_->setFixedHeight(sums_->verticalHeader()->length() + 2 * sums_->frameWidth());
    alignSums();
}

void GoalsPanel::showAdded() {
    const auto& goals = document_.polypile().goals;
    const bool isAdded = goals.size() == goals_.size() + 1 &&
                         std::equal(goals_.begin(), goals_.end(), goals.begin());
    goals_ = goals;
    if (isAdded) {
        table_->scrollToBottom();
    }
}

void GoalsPanel::alignSums() {
    besideSums_->setContentsMargins(
        0, belowWholeRows(), table_->contentsRect().width() - table_->viewport()->width(), 0);
}

int GoalsPanel::belowWholeRows() const {
    const int rows = table_->model()->rowCount();
    // By what does not move with the margin that comes of it.
    int rest = sums_->geometry().bottom() + 1 - sums_->minimumHeight() - layout()->spacing() -
               table_->y() - 2 * table_->frameWidth();
    int row = 0;
    while (row < rows && table_->rowHeight(row) <= rest) {
        rest -= table_->rowHeight(row++);
    }
    return 0 < row && row < rows ? rest : 0;
}

void GoalsPanel::buildEntry() {
    entry_->setObjectName("newGoal");
    entry_->setPlaceholderText(tr("Add a goal: magic marker …"));
    entry_->setAccessibleName(tr("Add a goal"));
    entry_->setToolTip(
        tr("The name of an object, or a part of it: Enter makes the first that is found a goal. "
           "“2 magic lamp” wants two. The stars of the catalogue do the same."));
    found_->readStacksOf(*new CatalogueModel(document_, this));
    found_->leaveOutLooks();
    connect(entry_, &SearchField::taken, this, &GoalsPanel::addFound);
    connect(entry_, &SearchField::nothingFound, this, [this](const QString& text) {
        Q_EMIT message(found_->said().noNumber.empty()
                           ? tr("This game has no object named “%1”.").arg(text.simplified())
                           : countAllowed());
    });
}

void GoalsPanel::clearEntry() {
    entry_->clear();
}

void GoalsPanel::addFound(const QModelIndex& object) {
    const auto wanted = static_cast<ObjectIndex>(object.data(CatalogueModel::ObjectRole).toUInt());
    const SaidOfStack& said = found_->said();
    const QString name = object.data().toString();
    const bool wasGoal = isGoal(document_, wanted);
    if (const auto refusal = addGoal(document_, wanted, said.quantity)) {
        Q_EMIT message(*refusal);
    } else if (said.quantity && !plan::limits::atLeast.contains(*said.quantity)) {
        Q_EMIT message(countAllowed());
    } else if (said.buc || said.enchantment || said.poisoned || said.erodeproof ||
               said.erosion != 0 || !said.monster.empty() || said.artifact) {
        Q_EMIT message(tr("A goal is an object in any state: every “%1” counts.").arg(name));
    } else if (wasGoal && !said.quantity) {
        Q_EMIT message(tr("“%1” is a goal already.").arg(name));
    }
}

void GoalsPanel::removeChosen() {
    QModelIndexList rows = table_->selectionModel()->selectedRows();
    std::ranges::sort(rows, std::greater<>(), &QModelIndex::row);
    for (const QModelIndex& row : rows) {
        model_->removeGoal(row.row());
    }
}

void GoalsPanel::editCount() {
    const QModelIndex count = table_->currentIndex().siblingAtColumn(GoalsModel::AtLeast);
    if (count.isValid()) {
        table_->setCurrentIndex(count);
        table_->edit(count);
    }
}

void GoalsPanel::changeCount(int by) {
    const int row = table_->currentIndex().row();
    if (model_->isGoalRow(row)) {
        changeGoalCount(document_, row, by);
    }
}

bool GoalsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            removeChosen();
            return true;
        }
        if (key == Qt::Key_Plus || key == Qt::Key_Minus) {
            changeCount(key == Qt::Key_Plus ? 1 : -1);
            return true;
        }
    } else if (watched == table_ && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Plus || key == Qt::Key_Minus) {
            event->accept();
            return true;
        }
    } else if (watched == table_->viewport() && event->type() == QEvent::Resize) {
        alignSums();
        // Once the columns have their new widths.
        QMetaObject::invokeMethod(this, &GoalsPanel::fitNames, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
