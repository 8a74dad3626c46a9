#pragma once

#include <string>

#include "core/calculator/report.h"
#include "core/oangband/answer.h"
#include "core/oangband/request.h"

namespace polyplan::oangband {

/// What its parts are headed with.
inline constexpr const char* damageTitle = "Damage dealt";
inline constexpr const char* killedTitle = "Killed by then";
inline constexpr const char* floorTitle = "On the floor";
/// What its main figures are called.
inline constexpr const char* meanLabel = "mean damage";
inline constexpr const char* killedLabel = "killed by the first cast";

/// "FIRE 12d8+20 on Ogre": what an attack is told apart by where it has no name of its own.
std::string keyOf(const Request& request, const Answer& answer);

/// All that is said of one attack.
/// @param key told apart by, in the ids of figures: "damage/KEY/stunned"
Report report(const Request& request, const Answer& answer, const std::string& key);

/// The figures of `report` with their groups, and nothing else: little work even where the damage
/// may be any of a million figures.
Report figuresOf(const Request& request, const Answer& answer, const std::string& key);

/// The first effect that may come about: what matters of an attack that does no damage. Null
/// without one.
const Figure* effectOf(const Report& report);

}  // namespace polyplan::oangband
