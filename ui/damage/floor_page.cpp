#include "ui/damage/floor_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/damage/for_all_button.h"
#include "ui/look/box_delegate.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/floor_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/calm_table.h"
#include "ui/parts/search_field.h"
#include "ui/parts/table_page.h"

namespace polyplan::ui {

FloorPage::FloorPage(AttackEditor& editor, DamageService& service, QWidget* parent)
    : QWidget(parent), editor_(editor), floor_(new FloorModel(editor, service, this)) {
    QTableView* table = buildTable();
    auto* remove =
        toolButton({"floorRemove", QStringLiteral("−"), tr("Take the object off the floor"),
                    tr("Takes the chosen object off the floor.")},
                   this);
    const auto removeChosen = [this, table] {
        const auto* sorted = static_cast<const QSortFilterProxyModel*>(table->model());
        floor_->remove(sorted->mapToSource(table->currentIndex()).row());
    };
    connect(remove, &QToolButton::clicked, this, removeChosen);
    auto* forAll =
        forAllButton(editor_, AttackEditor::Shared::Floor, "floorForAll", tr("↤ for all"),
                     tr("What you laid here for all attacks: some have other objects."), this);
    giveToAll_ = new QAction(tr("What you laid here for &all attacks"), table);
    giveToAll_->setObjectName("giveFloorToAll");
    connect(giveToAll_, &QAction::triggered, &editor_,
            [this] { editor_.giveToAll(AttackEditor::Shared::Floor); });
    table->addAction(giveToAll_);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    new QShortcut(Qt::Key_Delete, table, removeChosen, Qt::WidgetShortcut);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(copiedPage({buildAdd(), remove, forAll}, table, this, buildOnlyMonsters()));
    connect(&editor_, &AttackEditor::changed, this, &FloorPage::follow);
    follow();
}

QTableView* FloorPage::buildTable() {
    auto* table =
        sortedTable(floor_, "floor", tr("On the floor"),
                    tr("What lies on the target's square, and how likely each is lost: what "
                       "you lay there, then any object of the usual classes. The space bar sets "
                       "a box, Delete takes an object off."),
                    this);
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setItemDelegate(new BoxDelegate(table));
    // The line above it takes of its height, not of the window's.
    table->setMinimumHeight(fontMetrics().height());
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(FloorModel::Why, QHeaderView::Stretch);
    return table;
}

QWidget* FloorPage::buildAdd() {
    auto* kinds = new ObjectKindsModel(damageTables(editor_.document()).objects, this);
    auto* add = new SearchField(new ObjectKindsFilter(*kinds), this);
    add->setObjectName("floorAdd");
    add->setPlaceholderText(tr("Lay down: potion healing …"));
    add->setAccessibleName(tr("Lay an object on the floor"));
    add->setToolTip(tr("One of the game's 495 kinds of object (object.txt), by name and class."));
    add->setFixedWidth(32 * fontMetrics().averageCharWidth());
    connect(add, &SearchField::taken, this, [this, kinds](const QModelIndex& index) {
        if (!floor_->mayAdd()) {
            Q_EMIT message(tr("No more objects fit on the floor."));
            return;
        }
        floor_->add(kinds->kind(index.row()));
    });
    connect(add, &SearchField::nothingFound, this, [this](const QString& text) {
        Q_EMIT message(tr("No object of Oangband is called “%1”.").arg(text));
    });
    return add;
}

QWidget* FloorPage::buildOnlyMonsters() {
    onlyMonsters_ = new QWidget(this);
    why_ = new QLabel(onlyMonsters_);
    why_->setObjectName("floorSpared");
    why_->setTextFormat(Qt::PlainText);
    why_->setWordWrap(true);
    auto* ball = toolButton({"makeBall", tr("Make it a ball"), tr("Make the attack a ball"),
                             affectsRule(oangband::Affects::Ball)},
                            onlyMonsters_);
    connect(ball, &QToolButton::clicked, this, [this] {
        editor_.edit(tr("Make it a ball"),
                     [](plan::Attack& attack) { attack.affects = oangband::Affects::Ball; });
    });
    auto* row = new QHBoxLayout(onlyMonsters_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(why_, 1);
    row->addWidget(ball, 0, Qt::AlignTop);
    return onlyMonsters_;
}

void FloorPage::follow() {
    const oangband::Affects affects = editor_.attack().affects;
    onlyMonsters_->setVisible(affects != oangband::Affects::Ball);
    why_->setText(tr("Nothing on the floor is touched. %1").arg(affectsRule(affects)));
    giveToAll_->setEnabled(editor_.differs(AttackEditor::Shared::Floor));
}

}  // namespace polyplan::ui
