#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// Puts stacks on the clipboard: as plan data, and as the game's words for other programs. No
/// stacks leave it as it is.
void copyStacks(const PlanDocument& document, const std::vector<plan::Stack>& stacks);

/// @returns the stacks on the clipboard, or why there are none that fit the plan: what lies there
/// is untrusted.
std::variant<std::vector<plan::Stack>, QString> copiedStacks(const PlanDocument& document);

}  // namespace polyplan::ui
