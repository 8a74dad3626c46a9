#pragma once

#include "core/oangband/answer.h"
#include "core/oangband/damage_type.h"
#include "core/oangband/monster.h"
#include "core/oangband/request.h"

namespace polyplan::oangband {

/// Whether and how a monster on a marked square is moved (spells1.c project_t()), if it is still
/// there: neither dead nor dodged.
struct Displacement {
    enum class Kind : std::uint8_t { None, Teleport, Thrust };

    Kind kind = Kind::None;
    double chance = 0.0;
    int setting = 0;               ///< Teleport: the distance setting; Thrust: steps
    std::string_view rule = {};    ///< who is moved how far, for people
    std::string_view source = {};  ///< file and function of the game
};

/// @param damage as it arrives at the square, before terrain and resistances
Displacement displacement(DamageType type, const Monster& monster, int maxHp, SourceKind source,
                          int damage);

/// How far it comes to be moved, with open floor all round and nobody in the way: a teleport to
/// each square at the right distance alike (spells1.c teleport_away()), a thrust of all its steps
/// along a straight row or column (thrust_away()). Empty if it stays.
Odds distances(const Displacement& displacement);

/// The game's measure of distance (cave.c distance()): the larger of both plus half the smaller.
int distance(int dx, int dy);

/// A teleport's setting is at most this.
inline constexpr int farthestTeleport = 200;

}  // namespace polyplan::oangband
