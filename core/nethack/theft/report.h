#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/remedy_effects.h"

namespace polyplan::nethack::theft {

/// "turn" or "hit": what the answer's entries are counted in.
std::string_view entryWord(Unit unit);

/// "exact", or "rules in part" where the version has more rules than are known.
std::string_view howSure(Game game);

/// "safe: in a container": why a stack can or can't be stolen.
std::string_view riskText(const ThingAtRisk& thing);

/// What a remedy changes most, and what it harms first: who saves the one may lose the other by it.
StepValue changesOf(const RemedyEffect& effect);

/// How many stacks at risk the report has no curve of: it has those of the likeliest to go.
std::size_t withoutCurve(const Answer& answer);

/// All that is said of a theft.
/// @param effects of what can be done about it; none where they are not reckoned yet
Report report(const Answer& answer, const std::vector<RemedyEffect>& effects);

}  // namespace polyplan::nethack::theft
