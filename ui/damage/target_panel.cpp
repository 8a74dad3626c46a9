#include "ui/damage/target_panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/damage/target_by_hand.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/monster_filter.h"
#include "ui/models/damage/monster_search.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/searched_list.h"
#include "ui/parts/suggestion_delegate.h"

namespace polyplan::ui {

TargetPanel::TargetPanel(AttackEditor& editor, MonstersModel& monsters, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      monsters_(monsters),
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
    kinds_->setToolTip(
        tr("A monster of the game, or one by its flags: as the target "
           "is, until something is changed there."));
    kinds_->addTab(tr("List"));
    kinds_->addTab(tr("By hand"));
    kinds_->setExpanding(false);
    header->addWidget(kinds_);
    layout->addLayout(header);
    layout->addWidget(pages_, 1);
    pages_->addWidget(buildList());
    pages_->addWidget(new TargetByHand(editor, pages_));
    connect(kinds_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(&editor_, &AttackEditor::changed, this, &TargetPanel::follow);
    follow();
}

QWidget* TargetPanel::buildList() {
    auto* filter =
        new MonsterFilter(damageTables(editor_.document()).monsters, MonstersModel::IdRole);
    filter->setSortRole(MonstersModel::IdRole);
    list_ = new SearchedList(&monsters_, filter, new SuggestionDelegate, pages_);
    filter->sort(MonstersModel::Name);
    list_->search().setObjectName("monsterSearch");
    list_->search().setPlaceholderText(tr("Search: D, immune fire …"));
    list_->search().setAccessibleName(tr("Search the monsters"));
    list_->search().setToolTip(tr(
        "Finds monsters by name, symbol and flag, as IM_FIRE, and by what they resist or are hurt\n"
        "by: immune to fire, resists plasma, hurt by light. All of it must be so.\n"
        "A single letter brings those of that symbol first, among other words only those;\n"
        "capitals count. Enter takes the one of just that name, else the first."));
    list_->setNothingFound(noMonsterFits());
    list_->list().setUniformItemSizes(false);
    list_->list().setResizeMode(QListView::Adjust);
    list_->list().setObjectName("monsters");
    list_->list().setAccessibleName(tr("Monsters"));
    list_->list().setToolTip(
        tr("All monsters of Oangband 1.1.0 with level and usual hit points (monster.txt). A click "
           "or Enter makes one the target."));
    connect(list_, &SearchedList::chosen, this, &TargetPanel::choose);
    return list_;
}

void TargetPanel::startSearch() {
    kinds_->setCurrentIndex(0);
    list_->startSearch();
}

void TargetPanel::choose(const QModelIndex& index) {
    editor_.strike(monsters_.monster(index.row()));
}

void TargetPanel::follow() {
    const auto& target = editor_.attack().monster;
    const oangband::Monster* monster = monsterOf(target, damageTables(editor_.document()));
    const std::pair struck(monster, target.flags.has_value());
    if (std::exchange(shown_, struck) != struck) {
        kinds_->setCurrentIndex(target.flags ? 1 : 0);
    }
    list_->showChosen(monster == nullptr ? QModelIndex()
                                         : monsters_.index(monsters_.rowOf(monster->id), 0));
}

}  // namespace polyplan::ui
