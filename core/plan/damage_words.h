#pragma once

#include "core/oangband/request.h"
#include "core/plan/words.h"

/// The words of a damage request.
namespace polyplan::plan {

inline constexpr std::string_view oangbandGame = "oangband-1.1.0";

inline constexpr Words<oangband::SourceKind, 2> sourceKindWords = {
    {{"player", oangband::SourceKind::Player}, {"monster", oangband::SourceKind::Monster}}};

inline constexpr Words<oangband::Affects, 3> affectsWords = {
    {{"bolt", oangband::Affects::Bolt},
     {"ball", oangband::Affects::Ball},
     {"line of sight", oangband::Affects::LineOfSight}}};

inline constexpr Words<oangband::PlayerClass, 9> playerClassWords = {
    {{"Warrior", oangband::PlayerClass::Warrior},
     {"Mage", oangband::PlayerClass::Mage},
     {"Priest", oangband::PlayerClass::Priest},
     {"Rogue", oangband::PlayerClass::Rogue},
     {"Ranger", oangband::PlayerClass::Ranger},
     {"Paladin", oangband::PlayerClass::Paladin},
     {"Druid", oangband::PlayerClass::Druid},
     {"Necromancer", oangband::PlayerClass::Necromancer},
     {"Assassin", oangband::PlayerClass::Assassin}}};

/// The specialties that damage asks for.
inline constexpr Words<bool oangband::Player::*, 2> specialtyWords = {
    {{"Beguile", &oangband::Player::beguile}, {"Holy Light", &oangband::Player::holyLight}}};

}  // namespace polyplan::plan
