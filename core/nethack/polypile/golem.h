#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/catalogue/material.h"

namespace polyplan::nethack::polypile {

/// What may rise from a pile; `None` where no golem does.
enum class Golem : std::uint8_t {
    None,
    Straw,
    Paper,
    Rope,
    Gold,
    Leather,
    Wood,
    Flesh,
    Clay,
    Stone,
    Glass,
    Iron,
    Skeleton,
    Wax,
    Plastic,
};

inline constexpr std::size_t golemCount = 15;

/// The game's name ("stone golem", "skeleton"), "none" for `None`.
std::string_view name(Golem golem);

/// The weight of the golem's corpse in the game's units (monst.c): how many items it may absorb.
/// 0 for `None`.
int weight(Golem golem);

/// The kinds that a flag of this material may raise, each equally likely, where a version has none
/// of its own for it (zap.c create_polymon()); see golemsOf() of rules.h.
std::span<const Golem> commonGolemsOf(Material flag);

}  // namespace polyplan::nethack::polypile
