#include "ui/models/damage/target_words.h"

#include <utility>
#include <vector>

#include "core/oangband/changes.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

using oangband::Monster;
using oangband::Tables;
using oangband::Target;

namespace {

/// @param monster that it is like; null: like nothing
void describeByHand(Target& target, const Monster* monster) {
    std::vector<std::string> flags;
    target.name.clear();
    if (monster != nullptr) {
        target.name = monster->name;
        for (std::size_t i = 0; i < oangband::flagCount; ++i) {
            const auto flag = static_cast<oangband::Flag>(i);
            if (monster->flags.has(flag)) {
                flags.emplace_back(oangband::name(flag));
            }
        }
        target.symbol = monster->symbol;
        target.level = monster->level;
        target.armourClass = monster->armourClass;
        target.mana = monster->mana;
        const auto [hp, maxHp, speed] = oangband::standingOf(target, *monster);
        target.speedBefore = speed;
        target.maxHp = maxHp;
        target.hpBefore = hp;
    } else {
        target.symbol = 'p';
        target.level = 0;
        target.armourClass = 0;
        target.maxHp = 100;
        target.hpBefore = 100;
    }
    target.id.reset();
    target.flags = std::move(flags);
}

}  // namespace

const Tables& damageTables(const PlanDocument& document) {
    return document.catalogues().oangband();
}

const Monster* monsterOf(const Target& target, const Tables& tables) {
    return oangband::monsterOf(target, tables.monsters);
}

QString targetName(const Target& target, const Tables& tables) {
    return toQString(oangband::targetName(target, tables.monsters));
}

void setTarget(Target& target, const Monster& monster) {
    auto unknown = std::move(target.unknown);
    const bool inStasis = target.inStasis;
    target = {};
    target.unknown = std::move(unknown);
    target.inStasis = inStasis;
    target.id = monster.id;
}

Target byHand(Target target, const Tables& tables) {
    if (!target.flags) {
        describeByHand(target, monsterOf(target, tables));
    }
    return target;
}

}  // namespace polyplan::ui
