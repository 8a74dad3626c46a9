#pragma once

#include <cstddef>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan {

/// What came of merging a text into a plan's inventory, by number of stacks.
struct MergeCount {
    std::size_t added = 0;
    std::size_t updated = 0;  ///< were there already, changed or not
    std::size_t laidOut = 0;  ///< lie on a line of the plan already
    std::size_t leftOut = 0;  ///< not identified, so that they can't be stacks of a plan
    bool operator==(const MergeCount&) const = default;
};

/// Merges what a text of the plan's game tells into the plan's inventory. A stack that is there
/// already, which has the same slot and object or the same object and state, gets the text's
/// quantity and state and keeps what the text does not tell; others are added in the text's order.
/// What lies on the lines, with slot and object, counts as laid out and is not added again.
MergeCount mergeInventory(Document& document, const game_text::Reading& reading);

}  // namespace polyplan::plan
