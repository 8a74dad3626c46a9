#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/found_out.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// A stack of a text that a plan can hold.
struct ReadStack {
    std::size_t line;  ///< of the text
    game_text::StackReading stack;
    bool inContainer = false;
    /// That things are known to have which are called so, where the text tells none.
    std::set<ObjectIndex> looks{};
};

/// All stacks of a text, each as often as it is there. What is called something has the look that
/// the text tells of it, if it does; armor of which it tells only the kind, that which the plan
/// knows, too.
/// @param inventory and lines of the plan
/// @param found what has been told to the plan of the text already
std::vector<ReadStack> readStacks(const WholeText& text, const std::vector<Stack>& inventory,
                                  const std::vector<const Polypile*>& lines,
                                  const std::vector<FoundOut>& found);

}  // namespace polyplan::plan
