#include "core/plan/moved_objects.h"

#include <algorithm>

#include "core/nethack/artifacts.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

std::optional<ObjectIndex> ObjectMover::moved(ObjectIndex object) const {
    if (const ObjectType& look = from_[object]; look.isLook()) {
        return to_.findLook(look.objectClass, look.appearance);
    }
    const auto byName = to_.find(from_[object].name);
    return byName ? byName : to_.find(from_[object].id);
}

std::vector<Stack> ObjectMover::moved(const std::vector<Stack>& stacks,
                                      std::vector<Left>& left) const {
    std::vector<Stack> kept;
    kept.reserve(stacks.size());
    for (const Stack& stack : stacks) {
        const auto object = moved(stack.object);
        const auto copies = object ? copiesOf(stack, *object) : 0;
        if (copies == 0) {
            left.push_back({stack.object, stack.quantity});
            continue;
        }
        Stack there = stack;
        moveHaze(there, left);
        there.object = *object;
        moveArtifact(there, stack.object, left);
        there.quantity /= static_cast<int>(copies);
        kept.insert(kept.end(), copies, there);
    }
    return kept;
}

nethack::KnownMaterials ObjectMover::moved(const nethack::KnownMaterials& known,
                                           std::vector<Left>& left) const {
    nethack::KnownMaterials kept;
    for (const auto& [object, material] : known) {
        const auto there = moved(object);
        if (there && mayHave(*there, material, kept)) {
            kept.emplace(*there, material);
        } else {
            const std::string of = there ? ", of " + std::string(name(material)) : "";
            left.push_back({object, 1, of});
        }
    }
    return kept;
}

std::vector<ObjectIndex> ObjectMover::moved(const std::vector<ObjectIndex>& discoveries,
                                            std::vector<Left>& left) const {
    std::vector<ObjectIndex> kept;
    for (const ObjectIndex object : discoveries) {
        if (const auto there = moved(object)) {
            kept.push_back(*there);
        } else {
            left.push_back({object, 1});
        }
    }
    return kept;
}

/// What a hazy thing remembers, and what is eaten of food, where the other version knows of it.
void ObjectMover::moveHaze(Stack& stack, std::vector<Left>& left) const {
    if (stack.hazyRemembering) {
        const ObjectIndex remembered = *stack.hazyRemembering;
        const bool isKnown = rules_ != nullptr && rules_->changesRevert;
        stack.hazyRemembering = isKnown ? moved(remembered) : std::nullopt;
        if (!stack.hazyRemembering) {
            left.push_back(
                {remembered, stack.quantity, ", remembered by " + from_[stack.object].name});
        }
    }
    if (stack.eaten > 0 && (rules_ == nullptr || !rules_->eatenShareIsKept)) {
        stack.eaten = 0;
        left.push_back({stack.object, stack.quantity, ", partly eaten"});
    }
}

/// An artifact that the other version does not have, or not of that kind, is a thing of its kind
/// there.
void ObjectMover::moveArtifact(Stack& moved, ObjectIndex from, std::vector<Left>& left) const {
    if (moved.artifact.empty()) {
        return;
    }
    const auto artifact = nethack::artifactCalled(moved.artifact, toGame_, to_);
    if (!artifact || artifact->object != moved.object) {
        left.push_back({from, moved.quantity, ", as " + moved.artifact});
        moved.artifact.clear();
    }
}

/// In how many stacks a stack lies where its object may not stack; 0 for too many.
std::size_t ObjectMover::copiesOf(const Stack& stack, ObjectIndex there) const {
    if (to_[there].stacks) {
        return 1;
    }
    const auto copies = static_cast<std::size_t>(stack.quantity);
    return copies <= limits::stacksOfPile ? copies : 0;
}

/// Whether some shuffle of the game gives an object this material beside those that are known.
bool ObjectMover::mayHave(ObjectIndex object, Material material,
                          nethack::KnownMaterials known) const {
    if (rules_ == nullptr) {
        return false;
    }
    for (const nethack::LabelPool& pool : nethack::labelPools(to_, *rules_)) {
        if (std::ranges::find(pool.types, object) != pool.types.end()) {
            known.emplace(object, material);
            const nethack::LabelPool rest = nethack::withoutKnown(pool, known);
            return rest.labels.at(static_cast<std::size_t>(material)) >= 0;
        }
    }
    return to_[object].material == material;
}

}  // namespace polyplan::plan
