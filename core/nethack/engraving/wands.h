#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/nethack/engraving/request.h"

namespace polyplan::nethack::engraving {

/// When engraving with a wand makes its kind known, if it was not.
enum class Identifies : std::uint8_t {
    Never,
    Always,
    UnlessBlind,
    IfFound,    ///< something hidden is found, and the hero is not blind
    IfNoticed,  ///< the new monster is noticed
    IfGranted,  ///< the wish is granted
};

/// What a wand does to a text that stands there.
enum class OldText : std::uint8_t { Left, Deleted, DeletedIfBurned, Moved, Replaced };

/// What a wand does besides writing (engrave.c doengrave(); 3.7 doengrave_sfx_item_WAN()).
struct Wand {
    std::string_view id;
    std::optional<Type> writes;  ///< none: what a finger writes
    Identifies identifies;
    Identifies identifiesIn37;
    OldText oldText;
    bool writesOutOfReach;          ///< also if the floor is out of reach
    std::string_view message;       ///< what the hero notices, in own words; empty: nothing
    std::string_view blindMessage;  ///< the same if he is blind
    bool messageNeedsText;          ///< only if a text was there
};

/// The row of a wand by its id; null if what it does is not known to this program.
const Wand* wandOf(std::string_view id);

}  // namespace polyplan::nethack::engraving
