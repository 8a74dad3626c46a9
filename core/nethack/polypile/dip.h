#pragma once

#include <optional>
#include <span>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// Potions of polymorph that it takes to dip every stack of a line into one of its own. A potion is
/// used up by whatever does not resist, also where the type stays the same; what is left alone, and
/// what resists, leaves it (potion.c dodip()).
/// Potions of polymorph that lie on the line are told of as dipped into an ordinary potion besides.
/// @param situation with the source `Potion`
PotionOdds potionsFor(const Situation& situation, std::span<const Pile> piles);

/// The other way round: a stack of potions of polymorph dipped into one potion of another kind. The
/// liquid is asked to resist, but it is the dipped potions that change, and one potion of the
/// liquid is used up where they do (potion.c dodip()).
/// @param polymorph the potions of polymorph that are dipped
/// @param liquid what they are dipped into
/// @returns the odds of the potions of polymorph; nothing if the liquid is no potion, or is water
/// or polymorph itself: then nothing changes.
std::optional<StackOdds> dippedInto(const Situation& situation, const Stack& polymorph,
                                    const Stack& liquid);

}  // namespace polyplan::nethack::polypile
