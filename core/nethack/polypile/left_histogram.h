#pragma once

#include <vector>

#include "core/nethack/polypile/world_sweep.h"

namespace polyplan::nethack::polypile {

enum class Counted { Stacks, Items };

/// Chances that a pile ends in this world with so many stacks or items left after absorption; the
/// index is the number. One more coordinate on the walk of the world.
std::vector<double> leftHistogram(const WorldSweep& sweep, Counted counted);

}  // namespace polyplan::nethack::polypile
