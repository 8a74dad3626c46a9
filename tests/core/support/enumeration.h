#pragma once

#include <span>

#include "core/nethack/polypile/odds.h"

namespace polyplan::testing {

/// The odds of a line by going through every outcome of every roll: slow, plain and written from
/// the rules alone, for lines of a few stacks. Shares tables with the program and no arithmetic.
/// Figures are as in an exact answer; a pile that can never be reached has no odds.
nethack::polypile::LineAnswer enumerateLine(const nethack::polypile::Situation& situation,
                                            std::span<const nethack::polypile::Pile> piles,
                                            std::span<const nethack::polypile::Goal> goals);

}  // namespace polyplan::testing
