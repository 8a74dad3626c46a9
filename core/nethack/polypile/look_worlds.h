#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// What is known with what the stacks tell that lie there: an enchantment, or what a hazy thing
/// remembers, leaves fewer types to a look, and so to all of its stacks where they are of one type.
Knowledge knownOfLooks(const ObjectTable& table, const Knowledge& known,
                       std::span<const Pile> piles);

/// One way in which looks that lie there more than once are of types that a change treats alike.
struct LookWorld {
    double probability{};  ///< over all worlds they sum to 1
    Situation situation;   ///< in which it is supposed
    std::string is;  ///< "bubbly is one of the magical types"; empty where nothing is supposed
};

inline constexpr std::size_t mostLookWorlds = 64;

/// The worlds over which all figures of a line are averaged, as the stacks of one look are of one
/// type. A look that lies there once needs none, nor one of which a change treats all types alike.
/// Each look is by itself what it is: that no type has two looks (o_init.c shuffle()) is left out.
struct LookWorlds {
    std::vector<LookWorld> all;  ///< a single one where no look needs them; none if too many
    bool areTooMany = false;     ///< above `most`
};

/// Chances of the worlds, given that the zap gets to a pile: what lies before it may spare range.
/// Where it never gets there, those of the worlds as they are.
std::vector<double> probabilitiesIfReached(std::span<const LookWorld> worlds,
                                           std::span<const Pile> piles, std::size_t pile);

LookWorlds lookWorlds(const Situation& situation, std::span<const Pile> piles,
                      std::size_t most = mostLookWorlds);

}  // namespace polyplan::nethack::polypile
