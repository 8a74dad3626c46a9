#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/nethack/theft/encounter.h"
#include "core/probability/distribution.h"

namespace polyplan::nethack::theft {

/// Whether a stack can be stolen, or why not.
enum class Risk : std::uint8_t {
    AtRisk,
    NotSought,       ///< nothing that this thief is after
    InContainer,     ///< only the open inventory is searched
    RealNotCarried,  ///< an imitation, and the real one is not there to be mistaken
    KnownImitation,  ///< an imitation, and this thief knows
    BehindTheReal,   ///< an imitation that comes later in the inventory than the real one
};

/// Which theft takes which stack. The classes of things go one after another; within a class the
/// next theft takes the first in the inventory (3.4.3, dNetHack) or any with the same chance
/// (3.6.7, 3.7), and imitations are left alone once no real one is there any more (steal.c
/// stealamulet()).
struct Takings {
    /// The number, counted from 1, of the theft that takes a stack: one for all stacks with the
    /// same chances. Those of an imitation that may be left alone sum to less than 1.
    std::vector<Distribution> numbers;
    /// By the stack's place in the inventory: its element of `numbers`; none if it is safe.
    std::vector<std::optional<std::size_t>> numberOf;
    std::vector<Risk> risks;  ///< by the stack's place in the inventory
    Distribution all{0};      ///< how many stacks can be taken until nothing is at risk any more
};

Takings takingsOf(const Encounter& encounter);

}  // namespace polyplan::nethack::theft
