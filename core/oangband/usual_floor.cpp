#include "core/oangband/usual_floor.h"

#include <algorithm>
#include <array>

namespace polyplan::oangband {
namespace {

constexpr std::array usual = {
    UsualObjects{"scrolls", "TV_SCROLL"},
    UsualObjects{"potions", "TV_POTION"},
    UsualObjects{"staffs", "TV_STAFF"},
    UsualObjects{"wands", "TV_WAND"},
    UsualObjects{"rods", "TV_ROD"},
    UsualObjects{"rings", "TV_RING"},
    UsualObjects{"amulets", "TV_AMULET"},
    UsualObjects{"books of spells", "TV_MAGIC_BOOK"},
    UsualObjects{"arrows", "TV_ARROW"},
    UsualObjects{"bolts", "TV_BOLT"},
    UsualObjects{"shots", "TV_SHOT"},
    UsualObjects{"bows", "TV_BOW"},
    UsualObjects{"swords", "TV_SWORD"},
    UsualObjects{"hafted weapons", "TV_HAFTED"},
    UsualObjects{"polearms", "TV_POLEARM"},
    UsualObjects{"soft armor", "TV_SOFT_ARMOR"},
    UsualObjects{"hard armor", "TV_HARD_ARMOR"},
    UsualObjects{"cloaks", "TV_CLOAK"},
    UsualObjects{"shields", "TV_SHIELD"},
    UsualObjects{"helms", "TV_HELM"},
    UsualObjects{"gloves", "TV_GLOVES"},
    UsualObjects{"boots", "TV_BOOTS"},
    UsualObjects{"lights", "TV_LITE"},
    UsualObjects{"flasks of oil", "TV_FLASK"},
    UsualObjects{"chests", "TV_CHEST"},
    UsualObjects{"food", "TV_FOOD"},
};

/// One of a class that has no flag of its own, and the flags that some of its class have.
struct AnyOfClass {
    ObjectKind plain;
    Elements ignoredBySome;
};

AnyOfClass anyOf(const UsualObjects& objects, const ObjectKindTable& table) {
    AnyOfClass any;
    any.plain.name = objects.name;
    any.plain.type = objects.type;
    for (const ObjectKind& kind : table.kinds()) {
        if (kind.type == objects.type) {
            any.plain.hates = kind.hates;
            any.ignoredBySome = any.ignoredBySome | kind.ignores;
        }
    }
    return any;
}

}  // namespace

std::span<const UsualObjects> usualObjects() {
    return usual;
}

std::vector<FloorObjectFate> usualFates(const Scene& scene) {
    const Odds arriving = scene.arriving();
    std::vector<FloorObjectFate> fates;
    for (const UsualObjects& objects : usual) {
        const AnyOfClass any = anyOf(objects, scene.tables().objects);
        FloorObjectFate fate = fateOnFloor(scene, {.kind = &any.plain}, arriving);
        const FloorObjectFate ofSome =
            fateOnFloor(scene, {.kind = &any.plain, .ignores = any.ignoredBySome}, arriving);
        if (ofSome.destroyed < fate.destroyed) {
            fate.why += "; some have the IGNORE flag";
        }
        fates.push_back(std::move(fate));
    }
    return fates;
}

FloorObjectFate fateOnFloor(const Scene& scene, const FloorStack& stack, const Odds& arriving) {
    if (scene.strikesObjects()) {
        return floorObjectFate(scene.request().type, stack, arriving);
    }
    return {.object = stack.kind->name,
            .type = stack.kind->type,
            .destroyed = 0.0,
            .why = "the projection strikes no objects here",
            .unlocked = false};
}

}  // namespace polyplan::oangband
