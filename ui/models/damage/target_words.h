#pragma once

#include <QString>

#include "core/oangband/request.h"
#include "core/oangband/tables.h"

namespace polyplan::ui {

class PlanDocument;

const oangband::Tables& damageTables(const PlanDocument& document);

/// The monster of the table that a target means; null for one by hand, or if there is none.
const oangband::Monster* monsterOf(const oangband::Target& target, const oangband::Tables& tables);

/// "Ogre", "Vampire (level 29)" where there are two, "Ogre (by hand)" of one that is only called
/// so, "monster by hand", or what was written if the table has no such monster.
QString targetName(const oangband::Target& target, const oangband::Tables& tables);

/// A target of the table, whatever was said of another one forgotten.
void setTarget(oangband::Target& target, const oangband::Monster& monster);

/// The target by hand that it is, or that it becomes with the first change by hand: like its
/// monster of the table, hit points and what is upon it kept.
oangband::Target byHand(oangband::Target target, const oangband::Tables& tables);

}  // namespace polyplan::ui
