#include "core/oangband/changes.h"

#include <algorithm>

namespace polyplan::oangband {

void setSourceKind(Request& request, SourceKind kind) {
    request.source.kind = kind;
    if (kind == SourceKind::Player) {
        request.source.id.reset();
        request.source.name.clear();
    }
}

void setDistance(Request& request, int squares) {
    request.distanceFromCentre = squares;
    if (squares > 0) {
        request.radius = std::max(request.radius.value_or(0), squares);
    }
}

void setHp(Request& request, int hp) {
    Target& target = request.monster;
    target.hpBefore = hp == target.maxHp ? std::nullopt : std::optional(hp);
}

void setMaxHp(Request& request, int most) {
    Target& target = request.monster;
    target.maxHp = most;
    if (target.hpBefore) {
        target.hpBefore = std::min(*target.hpBefore, most);
    }
}

Target unharmed(Target target) {
    if (target.flags) {
        target.maxHp = target.maxHp ? target.maxHp : target.hpBefore;
    } else {
        target.maxHp.reset();
        target.speedBefore.reset();
    }
    target.hpBefore.reset();
    target.stunnedBefore = 0;
    target.confusedBefore = 0;
    target.afraidBefore = 0;
    target.inStasis = false;
    target.blackBreath = false;
    return target;
}

Standing standingOf(const Target& target, const Monster& kind) {
    const int most =
        target.maxHp.value_or(std::max({kind.usualHp(), target.hpBefore.value_or(0), 1}));
    return {.hp = target.hpBefore.value_or(most),
            .maxHp = most,
            .speed = target.speedBefore.value_or(kind.speed)};
}

}  // namespace polyplan::oangband
