#pragma once

#include <string>

#include "core/calculator/report.h"
#include "core/oangband/answer.h"
#include "core/oangband/request.h"

namespace polyplan::oangband {

/// "FIRE 12d8+20 on Ogre": what an attack is told apart by where it has no name of its own.
std::string keyOf(const Request& request, const Answer& answer);

/// All that is said of one attack.
/// @param key told apart by, in the ids of figures: "damage/KEY/stunned"
Report report(const Request& request, const Answer& answer, const std::string& key);

/// The figures of `report` with their groups, and nothing else: little work even where the damage
/// may be any of a million figures.
Report figuresOf(const Request& request, const Answer& answer, const std::string& key);

}  // namespace polyplan::oangband
