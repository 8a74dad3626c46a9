#pragma once

#include <string>
#include <string_view>

namespace polyplan {

/// The name of several: "potions of water", "knives", "worm teeth" (objnam.c makeplural(), as far
/// as objects need it).
std::string pluralOf(std::string_view name);

}  // namespace polyplan
