#pragma once

#include <vector>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// The rules that the figures of an answer come of, in the game's order, worded for this encounter.
/// @param answer with all its figures, things and what comes afterwards
std::vector<RuleStep> ruleSteps(const Encounter& encounter, const Answer& answer);

}  // namespace polyplan::nethack::theft
