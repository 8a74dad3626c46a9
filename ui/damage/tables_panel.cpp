#include "ui/damage/tables_panel.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

#include "core/oangband/report.h"
#include "core/oangband/report_amounts.h"
#include "core/plan/side_by_side.h"
#include "ui/damage/floor_page.h"
#include "ui/damage/heat_delegate.h"
#include "ui/damage/monsters_dialog.h"
#include "ui/damage/side_by_side_page.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/matrix_model.h"
#include "ui/models/damage/monster_filter.h"
#include "ui/models/damage/monster_names_model.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/damage/types_model.h"
#include "ui/models/report_table_model.h"
#include "ui/parts/badge.h"
#include "ui/parts/bar_focus.h"
#include "ui/parts/buttons.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/search_field.h"
#include "ui/parts/search_line.h"
#include "ui/parts/shared_columns.h"
#include "ui/parts/suggestion_delegate.h"
#include "ui/parts/table_page.h"

namespace polyplan::ui {

namespace {

constexpr int leastCharacters = 8;        ///< of a column of words of the types before they scroll
constexpr int sideEffectCharacters = 30;  ///< kept of what a type does besides
constexpr int nameCharacters = 14;        ///< of a monster's name before the ranking scrolls
constexpr int matrixCharacters = 28;      ///< of a monster's name at the head of its column
constexpr int conditionCharacters = 16;   ///< kept of the condition that it meets

}  // namespace

TablesPanel::TablesPanel(AttackEditor& editor, DamageService& service, MonstersModel& monsters,
                         QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      monsters_(monsters),
      tabs_(new QTabWidget(this)) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_, 0, 0);
    tabs_->setObjectName("damageTables");
    tabs_->setDocumentMode(true);
    focusOnBar(*tabs_);
    tabs_->tabBar()->setAccessibleName(tr("Tables"));
    tabs_->tabBar()->setToolTip(tr("What the tables below show."));
    tabs_->setAccessibleName(tr("Tables"));
    tabs_->addTab(buildTypes(), tr("Types"));
    tabs_->addTab(sideBySidePage(editor_, service_, tabs_), tr(plan::sideBySideTitle));
    tabs_->addTab(buildMatrix(), tr("Matrix"));
    tabs_->addTab(buildRanking(), tr("Monsters"));
    auto* floor = new FloorPage(editor_, service_, tabs_);
    connect(floor, &FloorPage::message, this, &TablesPanel::message);
    tabs_->addTab(floor, tr(oangband::floorTitle));
    tabs_->addTab(buildEffects(), tr(oangband::amountsTitle));
    auto* computing = new Badge(this);
    computing->setObjectName("tablesComputing");
    computing->setToolTip(tr("The tables still show the attack as it was before the last change."));
    layout->addWidget(computing, 0, 0, Qt::AlignTop | Qt::AlignRight);
    const auto follow = [this, computing] {
        const bool isStopped = service_.isStopped();
        computing->show(isStopped ? tr("stopped") : tr("computing"),
                        isStopped ? Badge::Tone::Warning : Badge::Tone::Muted);
        computing->setVisible(!service_.isComplete() && !editor_.isTyped());
    };
    connect(&service_, &DamageService::answersChanged, computing, follow);
    follow();
}

QWidget* TablesPanel::buildTypes() {
    auto* table =
        sortedTable(new TypesModel(service_, this), "types", tr("Damage types against the target"),
                    tr("What each damage type does to the target as it stands, with the same "
                       "damage to begin with. A click or Enter takes the type."),
                    this);
    table->sortByColumn(TypesModel::Mean, Qt::DescendingOrder);
    table->setProperty("dense", true);  // for the style sheet: what a type does besides is long
    (new SharedColumns(*table, TypesModel::SideEffects, leastCharacters, sideEffectCharacters))
        ->keepWhole(TypesModel::Type);
    const auto choose = [this](const QModelIndex& index) {
        const auto type =
            static_cast<oangband::DamageType>(index.data(TypesModel::TypeRole).toInt());
        editor_.edit(
            tr("Set type %1").arg(toQString(oangband::name(type))),
            [type](plan::Attack& attack) { attack.type = type; }, QStringLiteral("type"));
    };
    connect(table, &QTableView::clicked, this, choose);
    connect(table, &QTableView::activated, this, choose);
    auto* resisting = new QAction(tr("Which monsters &resist it …"), table);
    resisting->setObjectName("typesResisting");
    resisting->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    resisting->setShortcutContext(Qt::WidgetShortcut);
    resisting->setShortcutVisibleInContextMenu(true);
    resisting->setToolTip(tr("Lists the monsters that resist the type of the chosen row."));
    table->addAction(resisting);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto list = [this](const QModelIndex& row) {
        const QVariant type = row.data(TypesModel::TypeRole);
        MonstersDialog::showFound(
            damageTables(editor_.document()).monsters,
            searchForResisting(type.isValid() ? static_cast<oangband::DamageType>(type.toInt())
                                              : editor_.attack().type),
            [this](const oangband::Monster& monster) { editor_.strike(monster); }, this);
    };
    connect(resisting, &QAction::triggered, table, [table, list] { list(table->currentIndex()); });
    auto* which = toolButton(
        {"whichResist", tr("Which monsters resist it …"), tr("Which monsters resist the type"),
         tr("Lists the monsters that resist the type of the chosen row, or "
            "that of the attack. Ctrl+R in the table does the same.")},
        this);
    connect(which, &QToolButton::clicked, table,
            [table, list] { list(table->selectionModel()->selectedRows().value(0)); });
    auto* leftOut = new QLabel(this);
    leftOut->setObjectName("typesLeftOut");
    leftOut->setTextFormat(Qt::PlainText);
    leftOut->setWordWrap(true);
    leftOut->hide();
    connect(&service_, &DamageService::answersChanged, leftOut, [this, leftOut] {
        if (service_.isComplete()) {
            leftOut->setText(toQString(service_.answers()->overview.leftOut));
            leftOut->setVisible(!leftOut->text().isEmpty());
        }
    });
    return copiedPage({which}, table, tabs_, leftOut);
}

QWidget* TablesPanel::buildMatrix() {
    auto* matrix = new MatrixModel(editor_, service_, this);
    auto* table =
        sortedTable(matrix, "matrix", tr("All damage types against chosen monsters"),
                    tr("The first column of figures is the target as it stands, the others "
                       "have all their hit points. A click on a heading sorts; Delete takes "
                       "the monster of the chosen column out; Enter takes the type."),
                    this, FirstColumn::Stays);
    table->setItemDelegate(new HeatDelegate(MatrixModel::HeatRole, table));
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->sortByColumn(1, Qt::DescendingOrder);
    connect(table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const auto type =
            static_cast<oangband::DamageType>(index.data(MatrixModel::TypeRole).toInt());
        editor_.edit(tr("Set type %1").arg(toQString(oangband::name(type))),
                     [type](plan::Attack& attack) { attack.type = type; });
    });
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setMinimumSectionSize(9 * fontMetrics().averageCharWidth());
    header->setMaximumSectionSize(matrixCharacters * fontMetrics().averageCharWidth());
    header->setTextElideMode(Qt::ElideRight);

    connect(matrix, &MatrixModel::shown, table, [table](int column) {
        table->scrollTo(table->model()->index(std::max(0, table->rowAt(0)), column));
    });

    auto* figure = new QComboBox(this);
    figure->setObjectName("matrixFigure");
    figure->setAccessibleName(tr("Figure of the matrix"));
    figure->setToolTip(
        tr("What the cells tell: damage of one cast on average, or the chance that "
           "one cast kills."));
    figure->addItems({tr("damage on average"), tr("kills with one cast")});
    connect(figure, &QComboBox::activated, this, [matrix](int at) {
        matrix->setFigure(at == 0 ? MatrixModel::Figure::Mean : MatrixModel::Figure::Killed);
    });
    auto* names = new MonsterNamesModel(damageTables(editor_.document()).monsters, this);
    auto* add = new SearchField(names, MonsterNamesModel::SearchRole, this);
    add->setObjectName("matrixAdd");
    add->setPlaceholderText(tr("Add a monster …"));
    add->setAccessibleName(tr("Add a monster to the matrix"));
    add->setToolTip(tr("Sets a monster beside the target. Type a part of its name, then Enter."));
    add->setFixedWidth(28 * fontMetrics().averageCharWidth());
    connect(add, &SearchField::taken, this, [this, matrix](const QModelIndex& index) {
        if (!matrix->mayAdd()) {
            Q_EMIT message(tr("The matrix holds no more monsters."));
            return;
        }
        matrix->addMonster(index.data(MonsterNamesModel::IdRole).toInt());
    });
    connect(add, &SearchField::nothingFound, this, [this](const QString& text) {
        Q_EMIT message(tr("No monster of Oangband is called “%1”.").arg(text));
    });
    auto* remove = toolButton({"matrixRemove", QStringLiteral("−"), tr("Take the monster out"),
                               tr("Takes the monster of the chosen column out of the matrix.")},
                              this);
    auto* whose = new ElidedLabel(this);
    whose->setObjectName("matrixAttack");
    whose->setForegroundRole(QPalette::PlaceholderText);
    const auto sayWhose = [this, whose] {
        const auto titles = plan::attackTitles(editor_.attacks(), damageTables(editor_.document()));
        const QString title = toQString(titles[static_cast<std::size_t>(editor_.index())]);
        whose->setLine(tr("for “%1” only").arg(title));
        whose->setToolTip(
            tr("Each attack has monsters of its own in the matrix. These are beside “%1” only.")
                .arg(title));
    };
    connect(&editor_, &AttackEditor::changed, whose, sayWhose);
    sayWhose();
    const auto removeChosen = [matrix, table] {
        matrix->removeColumn(table->currentIndex().column());
    };
    connect(remove, &QToolButton::clicked, this, removeChosen);
    new QShortcut(Qt::Key_Delete, table, removeChosen, Qt::WidgetShortcut);
    return copiedPage({figure, add, remove, whose}, table, tabs_);
}

QWidget* TablesPanel::buildRanking() {
    auto* filter =
        new MonsterFilter(damageTables(editor_.document()).monsters, MonstersModel::IdRole, this);
    filter->setSourceModel(&monsters_);
    filter->setSortRole(MonstersModel::SortRole);
    auto* table = calmTable(filter, "ranking", tr("All monsters"),
                            tr("What one cast does to every monster of the game at its full hit "
                               "points. A click or Enter makes one the target."),
                            this);
    table->setItemDelegateForColumn(MonstersModel::Name,
                                    new SuggestionDelegate(table, SuggestionDelegate::Shows::Name));
    table->sortByColumn(MonstersModel::Mean, Qt::DescendingOrder);
    table->setProperty("dense", true);  // for the style sheet: names are long
    new SharedColumns(*table, MonstersModel::Resistance, nameCharacters, conditionCharacters);
    const auto choose = [this, filter](const QModelIndex& index) {
        editor_.strike(monsters_.monster(filter->mapToSource(index).row()));
    };
    connect(table, &QTableView::clicked, this, choose);
    connect(table, &QTableView::activated, this, choose);
    auto* search = new SearchLine(this);
    search->setObjectName("rankingSearch");
    search->setPlaceholderText(tr("Search: dragon, D, IM_FIRE …"));
    search->setAccessibleName(tr("Search the ranking"));
    search->setToolTip(
        tr("Shows only monsters of that name, symbol and flag, and of what they "
           "resist or are hurt by: immune to fire, resists plasma, hurt by light. A single letter "
           "brings those of that symbol first, among other words only those; capitals count."));
    search->setFixedWidth(28 * fontMetrics().averageCharWidth());
    connect(search, &SearchLine::textChanged, filter, &WordFilter::setSearch);
    return copiedPage({search}, table, tabs_);
}

QWidget* TablesPanel::buildEffects() {
    auto* amounts = new ReportTableModel(this);
    const auto follow = [this, amounts] {
        const auto answers = service_.answers();
        if (answers && service_.isCurrent()) {
            const auto& answer = answers->current().answer;
            amounts->show(answer ? oangband::amountsWithDamage(*answer) : Table());
        }
    };
    connect(&service_, &DamageService::answersChanged, amounts, follow);
    follow();
    auto* table =
        sortedTable(amounts, "effects", tr("How often how much"),
                    tr("The tables behind the figures: turns, squares, hit points, damage."), this);
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(16 * fontMetrics().averageCharWidth());
    return copiedPage({}, table, tabs_);
}

}  // namespace polyplan::ui
