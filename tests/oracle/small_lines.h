#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::testing {

/// A line small enough to go through every outcome of every roll.
struct SmallLine {
    std::string name;
    nethack::polypile::Situation situation;
    std::vector<nethack::polypile::Pile> piles;
    std::vector<nethack::polypile::Goal> goals;
};

/// Test reports show a line by its name.
inline void PrintTo(const SmallLine& line, std::ostream* out) {
    *out << line.name;
}

std::vector<SmallLine> smallLines();

}  // namespace polyplan::testing
