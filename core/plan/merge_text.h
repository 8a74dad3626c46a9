#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/merge_inventory.h"

/// What a text of the game makes of a plan as a whole.
namespace polyplan::plan {

/// What a text speaks of.
struct MergePlace {
    std::vector<Stack>& inventory;   ///< the plan's, a strategy's, or a copy that is to become one
    std::vector<Polypile*> lines{};  ///< laid out of that inventory
    nethack::Game game{};            ///< of both
    /// Of the pile of the only line that the stacks go to; nothing for the inventory.
    std::optional<int> distance{};
};

/// What came of that.
struct Imported {
    Merge merge;
    std::size_t identified = 0;  ///< stacks of the plan whose looks the text tells
};

/// Merges the stacks of a text into their place, and what it tells of discoveries, of looks and of
/// what lies on the lines into the plan.
/// @param catalogues that the text was read by
Imported mergeText(Document& plan, const MergePlace& place, const game_text::Reading& reading,
                   const Catalogues& catalogues);

/// The same with the plan's own inventory and all lines that are laid out of it.
Imported mergeText(Document& plan, const game_text::Reading& reading, const Catalogues& catalogues);

}  // namespace polyplan::plan
