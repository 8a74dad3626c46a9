#pragma once

#include <vector>

#include "core/nethack/theft/request.h"

namespace polyplan::nethack::theft {

/// A role has one quest artifact (role.c roles[], questarti): of those that join an inventory the
/// first that is the hero's own stays so if the inventory has none, all others become those of
/// other roles.
void keepOneOwn(std::vector<Thing>& joining, const std::vector<Thing>& inventory = {});

/// That artifact is the hero's own or not; if it is, no other one is.
void setOwn(std::vector<Thing>& inventory, std::size_t stack, bool isOwn);

}  // namespace polyplan::nethack::theft
