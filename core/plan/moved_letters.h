#pragma once

#include <optional>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/same_stack.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// Finds the stacks that have the letters of others now (do.c doorganize(), #adjust), and what they
/// are known to be along with them; how many they are may have changed. Either they have exchanged
/// them, two or more in a ring, where each is as the text says of another's letter, and not as it
/// says of its own. Or one has the letter of what was not identified beside it, which was not of
/// its type then, and its own is something else's. Or one has a letter that nothing had, and at its
/// own the text leaves out what is known of it.
/// @returns for each stack of the text the one of the plan, where it is one of these
std::vector<std::optional<std::size_t>> movedLetters(const std::vector<Stack>& there,
                                                     const std::vector<ReadStack>& stacks,
                                                     const WholeText& text);

}  // namespace polyplan::plan
