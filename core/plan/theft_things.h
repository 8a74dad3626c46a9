#pragma once

#include <vector>

#include "core/nethack/theft/request.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What a thief may be after among a plan's stacks.
struct SoughtThings {
    std::vector<nethack::theft::Thing> things;
    /// How many of them, carried openly, only look like the Amulet of Yendor, if none is known to
    /// be it: a plastic imitation looks the same. The first of them is supposed to be the Amulet.
    int lookalikes = 0;
};

/// Those stacks as a theft has them: by their object, quest artifacts by the artifact's name
/// (artilist.h). That an artifact is of the hero's own role is supposed of all. What looks like the
/// Amulet beside one that is known to be it, or in a container (pickup.c in_container()), is an
/// imitation.
/// @param objects that the stacks are of
SoughtThings thingsOf(const std::vector<Stack>& stacks, const ObjectTable& objects);

/// Those of `found` that an inventory does not have yet: what has a name by name, else by kind.
std::vector<nethack::theft::Thing> missingIn(const std::vector<nethack::theft::Thing>& inventory,
                                             std::vector<nethack::theft::Thing> found);

}  // namespace polyplan::plan
