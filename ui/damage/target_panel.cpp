#include "ui/damage/target_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/damage/monster_delegate.h"
#include "ui/damage/target_by_hand.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

TargetPanel::TargetPanel(AttackEditor& editor, MonstersModel& monsters, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      monsters_(monsters),
      filter_(new WordFilter(MonstersModel::SearchRole, this)),
      kinds_(new QTabBar(this)),
      pages_(new QStackedWidget(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    auto* header = new QHBoxLayout;
    header->addWidget(new SectionLabel(tr("Target"), this), 1);
    kinds_->setObjectName("targetKind");
    kinds_->setAccessibleName(tr("Kind of target"));
    kinds_->setToolTip(tr("A monster of the game, or one by its flags."));
    kinds_->addTab(tr("List"));
    kinds_->addTab(tr("By hand"));
    kinds_->setExpanding(false);
    header->addWidget(kinds_);
    layout->addLayout(header);
    layout->addWidget(pages_, 1);
    pages_->addWidget(buildList());
    pages_->addWidget(new TargetByHand(editor, pages_));
    connect(kinds_, &QTabBar::currentChanged, this, [this](int at) { setByHand(at == 1); });
    connect(&editor_, &AttackEditor::changed, this, &TargetPanel::follow);
    follow();
}

QWidget* TargetPanel::buildList() {
    auto* page = new QWidget(pages_);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(font()).step);
    search_ = new QLineEdit(page);
    search_->setObjectName("monsterSearch");
    search_->setPlaceholderText(tr("Search: vampire, D, unique …"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search the monsters"));
    search_->setToolTip(
        tr("Finds monsters by name and symbol; every word must be found. Enter takes the one of "
           "just that name, else the first."));
    search_->installEventFilter(this);
    filter_->setSourceModel(&monsters_);
    connect(search_, &QLineEdit::textChanged, filter_, &WordFilter::setSearch);
    connect(search_, &QLineEdit::returnPressed, this, &TargetPanel::chooseBest);
    list_ = new QListView(page);
    list_->setModel(filter_);
    list_->setItemDelegate(new MonsterDelegate(MonsterDelegate::Shows::LevelAndHitPoints, list_));
    list_->setObjectName("monsters");
    list_->setAccessibleName(tr("Monsters"));
    list_->setToolTip(
        tr("All monsters of Oangband 1.1.0 with level and usual hit points (monster.txt). A click "
           "or Enter makes one the target."));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListView::clicked, this, &TargetPanel::choose);
    connect(list_, &QListView::activated, this, &TargetPanel::choose);
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    return page;
}

void TargetPanel::startSearch() {
    kinds_->setCurrentIndex(0);
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void TargetPanel::choose(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    const oangband::Monster& monster = monsters_.monster(filter_->mapToSource(index).row());
    editor_.edit(
        tr("Strike %1").arg(toQString(monster.name)),
        [&](plan::Attack& attack) {
            if (attack.monster.id != monster.id || attack.monster.flags) {
                setTarget(attack.monster, monster);
            }
        },
        QStringLiteral("target"));
}

void TargetPanel::chooseBest() {
    if (filter_->rowCount() == 0) {
        return;
    }
    const auto same = filter_->match(filter_->index(0, 0), Qt::DisplayRole,
                                     search_->text().trimmed(), 1, Qt::MatchFixedString);
    const QModelIndex best = same.isEmpty() ? filter_->index(0, 0) : same.front();
    list_->setCurrentIndex(best);
    choose(best);
}

void TargetPanel::setByHand(bool isByHand) {
    const auto& target = editor_.attack().monster;
    if (target.flags.has_value() == isByHand) {
        return;
    }
    const oangband::Monster* monster = monsterOf(target, damageTables(editor_.document()));
    editor_.edit(isByHand ? tr("Target by hand") : tr("Target from the list"),
                 [&](plan::Attack& attack) {
                     if (isByHand) {
                         describeByHand(attack.monster, monster);
                     } else {
                         setTarget(attack.monster,
                                   monsters_.monster(monsters_.rowOf(*firstAttack().monster.id)));
                     }
                 });
}

void TargetPanel::follow() {
    const auto& target = editor_.attack().monster;
    const QSignalBlocker quiet(kinds_);
    kinds_->setCurrentIndex(target.flags ? 1 : 0);
    pages_->setCurrentIndex(target.flags ? 1 : 0);
    const oangband::Monster* monster = monsterOf(target, damageTables(editor_.document()));
    if (monster == nullptr) {
        return;
    }
    const QModelIndex chosen =
        filter_->mapFromSource(monsters_.index(monsters_.rowOf(monster->id), 0));
    if (chosen.isValid() && chosen != list_->currentIndex()) {
        list_->setCurrentIndex(chosen);
        list_->scrollTo(chosen, QAbstractItemView::PositionAtCenter);
    }
}

bool TargetPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down && filter_->rowCount() > 0) {
        list_->setFocus(Qt::TabFocusReason);
        list_->setCurrentIndex(filter_->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
