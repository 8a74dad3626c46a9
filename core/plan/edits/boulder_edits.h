#pragma once

#include <optional>
#include <string>

#include "core/plan/edits/draft.h"

namespace polyplan::plan::line_edits {

/// Where the game puts what an edit has laid, which are the stacks that it has selected: whatever
/// is dropped on a square with a boulder comes to lie below it, and a boulder above all else. What
/// the edit has not touched stays in the order that it had. Dipped things lie on no square.
/// Source: mkobj.c place_object().
/// @returns why something lies elsewhere than it was laid; nothing if all is where it was laid.
std::optional<std::string> settleBoulders(Draft& draft, const ObjectTable& table,
                                          nethack::Game game);

}  // namespace polyplan::plan::line_edits
