#pragma once

#include <vector>

#include "core/nethack/theft/request.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Those of a plan's stacks that a thief may be after, as a theft has them: by their object, quest
/// artifacts by the artifact's name (artilist.h). That an artifact is of the hero's own role is
/// supposed of all.
/// @param objects that the stacks are of
std::vector<nethack::theft::Thing> thingsOf(const std::vector<Stack>& stacks,
                                            const ObjectTable& objects);

}  // namespace polyplan::plan
