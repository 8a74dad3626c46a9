#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/plan/document.h"
#include "core/plan/found_out.h"
#include "core/plan/game_text/reading.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// What a merge makes of a line of a text.
enum class MergeOutcome : std::uint8_t {
    NoStack,
    Added,
    Changed,     ///< was there already, and is as the text says now
    Same,        ///< was there already, as the text says
    Known,       ///< likewise, changed or not; the plan knows what it is and the text does not
    Taken,       ///< was in the inventory and lies on the pile now
    LaidOut,     ///< lies on a line of the plan already and stays there
    Identified,  ///< the same, where the plan did not know yet what it is
    LeftOut,     ///< of no look that the plan knows, so that it can't be a stack of it
};

/// What came of merging, by number of stacks.
struct MergeCount {
    std::size_t added = 0;
    std::size_t updated = 0;  ///< were there already, changed or not, or were taken
    std::size_t laidOut = 0;
    std::size_t leftOut = 0;
    bool operator==(const MergeCount&) const = default;
};

/// Of each line of the text.
using Merge = std::vector<MergeOutcome>;

MergeCount countOf(const Merge& merge, const game_text::Reading& reading);

/// Merges what a text of the game tells into an inventory. A stack that is there
/// already, which has the same slot and object or the same object and state, gets the text's
/// quantity and state and keeps what the text does not tell; with the same slot, what is identified
/// in one of both only is so afterwards; others are added in the text's order, with the usual
/// charges where the text tells none. What a type is called is part of the state
/// where its look does not tell it.
/// A letter that the text gives to something else is taken from what had it: that is not carried so
/// any more. What lies on the lines, with slot and object, counts as laid out and is not added
/// again. Where a text tells slots, so does what it tells without one, as it is in a container: by
/// object and state, as far as the inventory does not hold it.
/// @param lines that are laid out of that inventory
/// @param found what has been told to both of the text already
Merge mergeInventory(std::vector<Stack>& inventory, const std::vector<const Polypile*>& lines,
                     const WholeText& text, const std::vector<FoundOut>& found);

/// Merges a text into the pile on a square of a line; a square without a pile gets one if the text
/// puts anything on it. What is new goes on top in the text's order. What has a slot and lies in
/// the inventory is taken from there; what lies on another pile of the line stays there.
Merge mergePile(Polypile& polypile, int distance, std::vector<Stack>& inventory,
                const WholeText& text, const std::vector<FoundOut>& found);

}  // namespace polyplan::plan
