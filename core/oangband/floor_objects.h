#pragma once

#include "core/oangband/answer.h"
#include "core/oangband/damage_type.h"
#include "core/oangband/object_kind.h"

namespace polyplan::oangband {

/// A stack on the floor, judged as a whole.
struct FloorStack {
    const ObjectKind* kind{};
    Elements ignores = {};  ///< besides the kind's: of the ego type or the item itself
    bool artifact = false;
    bool cursed = false;
    bool locked = false;  ///< a chest that is locked or trapped
};

/// What a projection that strikes objects does to a stack (spells1.c project_o()).
/// @param damage as it arrives at the square, before terrain and resistances
FloorObjectFate floorObjectFate(DamageType type, const FloorStack& stack, const Odds& damage);

}  // namespace polyplan::oangband
