#pragma once

#include "core/calculator/words.h"
#include "core/oangband/request.h"

/// The words of a damage request.
namespace polyplan::oangband {

inline constexpr std::string_view gameId = "oangband-1.1.0";
inline constexpr std::string_view gameTitle = "Oangband 1.1.0";  ///< for people

inline constexpr Words<SourceKind, 2> sourceKindWords = {
    {{"player", SourceKind::Player}, {"monster", SourceKind::Monster}}};

inline constexpr Words<Affects, 3> affectsWords = {
    {{"bolt", Affects::Bolt}, {"ball", Affects::Ball}, {"line of sight", Affects::LineOfSight}}};

inline constexpr Words<PlayerClass, 9> playerClassWords = {
    {{"Warrior", PlayerClass::Warrior},
     {"Mage", PlayerClass::Mage},
     {"Priest", PlayerClass::Priest},
     {"Rogue", PlayerClass::Rogue},
     {"Ranger", PlayerClass::Ranger},
     {"Paladin", PlayerClass::Paladin},
     {"Druid", PlayerClass::Druid},
     {"Necromancer", PlayerClass::Necromancer},
     {"Assassin", PlayerClass::Assassin}}};

/// The specialties that damage asks for.
inline constexpr Words<bool Player::*, 2> specialtyWords = {
    {{"Beguile", &Player::beguile}, {"Holy Light", &Player::holyLight}}};

/// Whether a class can learn a specialty (p_class.txt).
constexpr bool canLearn(PlayerClass playerClass, bool Player::*specialty) {
    switch (playerClass) {
        case PlayerClass::Mage:
        case PlayerClass::Druid:
        case PlayerClass::Necromancer:
            return specialty == &Player::beguile;
        case PlayerClass::Priest:
        case PlayerClass::Paladin:
            return specialty == &Player::holyLight;
        default:
            return false;
    }
}

}  // namespace polyplan::oangband
