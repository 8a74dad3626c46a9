#pragma once

#include "core/oangband/monster.h"
#include "core/oangband/request.h"

/// Changes of a request that take along what hangs on what is changed.
namespace polyplan::oangband {

/// Without a monster nothing is left of which one it is.
void setSourceKind(Request& request, SourceKind kind);
/// The projection reaches as far.
void setDistance(Request& request, int squares);
/// Nothing is said of one that has all of its hit points.
void setHp(Request& request, int hp);
/// What is left is no more than that.
void setMaxHp(Request& request, int most);
/// The target as its kind is, with nothing upon it. One by hand, which no table has, keeps its most
/// hit points and its speed.
Target unharmed(Target target);

/// Hit points and speed of a target.
struct Standing {
    int hp = 1;
    int maxHp = 1;
    int speed = 110;
    bool operator==(const Standing&) const = default;
};

/// @param kind of the target, for what is not said of it; of one that no table has, a `Monster()`
Standing standingOf(const Target& target, const Monster& kind);

}  // namespace polyplan::oangband
