#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/plan/change_game.h"
#include "core/plan/moved_objects.h"

/// What a change of version leaves behind stays in the plan, set aside, and comes back with a
/// version that knows it.
namespace polyplan::plan {

/// Takes the stacks of one place into another version.
/// @param distance of the pile that they lie on; nothing for an inventory
/// @param from the version that they come from
/// @param setAside gets what the other version does not know, and what it makes less of
/// @param left the same, for people
std::vector<Stack> movedOrSetAside(const std::vector<Stack>& stacks, std::optional<int> distance,
                                   nethack::Game from, const ObjectMover& mover,
                                   std::vector<SetAside>& setAside,
                                   std::vector<ObjectMover::Left>& left);

/// Puts back what `to` knows: into its pile, which is laid anew if it is gone, or the inventory.
/// @param inventory that things without a pile go to
/// @param polypile null where there are no piles
void restoreSetAside(std::vector<SetAside>& setAside, std::vector<Stack>* inventory,
                     Polypile* polypile, nethack::Game to, const Catalogues& catalogues);

}  // namespace polyplan::plan
