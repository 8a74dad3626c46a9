#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft::testing {

/// All thieves, read once.
const ThiefTable& thieves();

/// A thief next to a hero of armor class 10 with empty hands, for 10 turns.
Request requestOf(Game game, const std::string& monster);
/// The same with these things in the open inventory.
Request requestOf(Game game, const std::string& monster, const std::vector<Kind>& kinds);

/// Of a request without faults. @throws std::invalid_argument naming the first fault
Encounter encounterOf(const Request& request);
Answer answerTo(const Request& request);

/// That the stack of that name is gone by the end of the nth turn or hit, from 1.
double goneBy(const Answer& answer, std::size_t n, std::string_view name);
/// That the stack of that name goes first.
double takenFirst(const Answer& answer, std::string_view name);

}  // namespace polyplan::nethack::theft::testing
