#include "core/nethack/theft/own_artifact.h"

#include <algorithm>

namespace polyplan::nethack::theft {
namespace {

bool isOwnArtifact(const Thing& thing) {
    return thing.kind == Kind::QuestArtifact && thing.own;
}

}  // namespace

void keepOneOwn(std::vector<Thing>& joining, const std::vector<Thing>& inventory) {
    bool hasOwn = std::ranges::any_of(inventory, &isOwnArtifact);
    for (Thing& thing : joining) {
        if (isOwnArtifact(thing)) {
            thing.own = !hasOwn;
            hasOwn = true;
        }
    }
}

void setOwn(std::vector<Thing>& inventory, std::size_t stack, bool isOwn) {
    for (Thing& thing : inventory) {
        if (isOwn && isOwnArtifact(thing)) {
            thing.own = false;
        }
    }
    inventory[stack].own = isOwn;
}

}  // namespace polyplan::nethack::theft
