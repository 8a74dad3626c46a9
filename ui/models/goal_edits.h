#pragma once

#include <QString>
#include <optional>

#include "core/catalogue/object_type.h"

namespace polyplan::ui {

class PlanDocument;

/// Whether the current strategy has a goal for an object.
bool isGoal(const PlanDocument& document, ObjectIndex object);

/// Whether an object may be a goal: what it looks like may not, only what it is.
bool mayBeGoal(const PlanDocument& document, ObjectIndex object);

/// Makes an object a goal ("at least one"), or no goal any more, as one undo step. Where it
/// may be none, or there are as many goals as a strategy may have, nothing is added.
void setGoal(PlanDocument& document, ObjectIndex object, bool isWanted);

/// Makes an object a goal, or changes how many of it are wanted, as one undo step.
/// @param atLeast nothing: one if it is no goal yet
/// @returns why it is no goal now, in plain text: a strategy may have so many only, and not all may
/// be one; nothing: it is one
std::optional<QString> addGoal(PlanDocument& document, ObjectIndex object,
                               std::optional<int> atLeast);

/// @param goal index into the goals of the current strategy
void removeGoal(PlanDocument& document, int goal);

/// Changes how many are wanted.
/// @param goal index into the goals of the current strategy
void setGoalCount(PlanDocument& document, int goal, int atLeast);
/// Wants so many more, as one undo step with changes of the same goal right before.
void changeGoalCount(PlanDocument& document, int goal, int by);

}  // namespace polyplan::ui
