#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <vector>

#include "core/nethack/polypile/line.h"

namespace polyplan::testing {

/// A line that a plan might hold.
struct RandomLine {
    nethack::Game game{};
    nethack::polypile::Source source{};
    int luck{};
    int ledgerLevel{};
    nethack::KnownMaterials known;
    std::vector<nethack::polypile::Pile> piles;
    std::vector<nethack::polypile::Goal> goals;

    nethack::polypile::Situation situation() const;
};

/// Tells the line of a failed property.
void showValue(const RandomLine& line, std::ostream& out);

/// How large a random line may be.
struct LineSize {
    int mostPiles = 1;
    int mostStacks = 1;  ///< of a pile
    int mostItems = 1;   ///< of a stack
};

/// Lines of all versions and sources. With `appearancesKnown` all materials are those of a random
/// shuffle; without, only some types are known, or none.
rc::Gen<RandomLine> randomLine(LineSize size, bool appearancesKnown);

}  // namespace polyplan::testing
