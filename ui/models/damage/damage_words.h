#pragma once

#include <QString>
#include <span>

#include "core/oangband/answer.h"
#include "core/oangband/request.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// How a damage type is told to people: the group it is listed in, and what it is where the game's
/// name does not say so by itself.
struct DamageTypeWords {
    oangband::DamageType type;
    const char* group;
    const char* words;  ///< may be empty
};

/// Every damage type once, group by group.
std::span<const DamageTypeWords> damageTypeWords();

/// "OLD_DRAIN · drain life", "FIRE"
QString damageTypeText(oangband::DamageType type);

QString affectsWord(oangband::Affects affects);
/// Which rule makes the difference.
QString affectsRule(oangband::Affects affects);

QString classWord(oangband::PlayerClass playerClass);

/// "FIRE 12d8+20"
QString damageText(const plan::Attack& attack);
/// The name that people gave it, else its type and damage; of one among others, see
/// `plan::attackTitles`.
QString attackTitle(const plan::Attack& attack);
/// "bolt, Vampire, tree"
QString attackSummary(const plan::Attack& attack, const QString& target);

/// Every class of player, in the game's order.
std::span<const oangband::PlayerClass> allPlayerClasses();

}  // namespace polyplan::ui
