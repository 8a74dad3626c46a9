#include "core/powder/changes.h"

#include <algorithm>

#include "core/catalogue/letter_case.h"
#include "core/powder/item.h"
#include "core/powder/timed_intrinsic.h"
#include "core/powder/words.h"

namespace polyplan::powder {
namespace {

constexpr std::string_view player = "AVATAR";

void settle(std::optional<int>& points, int most) {
    if (points.value_or(most) > most) {
        points.reset();
    }
}

/// What its name filled in, as far as it still stands there.
void takeWhatNameTold(Worn& worn) {
    if (const ItemKind* kind = itemKind(worn.item); kind && worn.material == kind->material) {
        worn.material.clear();
    }
    if (const auto given = givenByName(worn.item)) {
        std::erase(worn.gives, *given);
    }
}

}  // namespace

void setDefinition(CreatureState& creature, std::string_view id) {
    creature.definition = id;
    creature.isAvatar.reset();
}

void setAvatar(CreatureState& creature, bool isAvatar) {
    const bool usual = creature.definition == player;
    creature.isAvatar = isAvatar == usual ? std::nullopt : std::optional(isAvatar);
}

void setDress(CreatureState& creature, int choice) {
    if (choice == severalDresses) {
        return;
    }
    creature.dress.reset();
    if (choice > 0) {
        creature.dress.emplace();
    }
    if (choice > 1) {
        creature.dress->push_back(dressWords[static_cast<std::size_t>(choice - 2)].second);
    }
}

int dressChoice(const CreatureState& creature) {
    const auto& dress = creature.dress;
    return !dress              ? 0
           : dress->empty()    ? 1
           : dress->size() > 1 ? severalDresses
                               : 2 + static_cast<int>(dress->front());
}

void setHp(CreatureState& creature, int hp) {
    creature.hp = hp;
    creature.maxHp = std::max(creature.maxHp.value_or(hp), hp);
}

void setMp(CreatureState& creature, int mp) {
    creature.mp = mp;
    creature.maxMp = std::max(creature.maxMp, mp);
}

void setMaxHp(CreatureState& creature, int most) {
    settle(creature.hp, most);
    creature.maxHp = most;
}

void setMaxMp(CreatureState& creature, int most) {
    settle(creature.mp, most);
    creature.maxMp = most;
}

IntrinsicEntry newlyUpon(Intrinsic intrinsic) {
    return {.intrinsic = intrinsic, .beats = usualBeats(intrinsic), .source = std::nullopt};
}

void setIntrinsic(IntrinsicEntry& entry, Intrinsic intrinsic) {
    const std::optional<int> usual = usualBeats(intrinsic);
    if (entry.beats == usualBeats(entry.intrinsic) && entry.beats != usual) {
        entry.beats = usual;
        entry.source.reset();
    }
    entry.intrinsic = intrinsic;
}

Worn nothingAt(Slot slot) {
    Worn worn;
    worn.slot = slot;
    return worn;
}

void setItem(Worn& worn, std::string_view item) {
    if (item.empty()) {
        worn = nothingAt(worn.slot);
        return;
    }
    const bool isOther = !equalWords(worn.item, item);
    if (isOther) {
        takeWhatNameTold(worn);
    }
    worn.item = item;
    if (!isOther) {
        return;
    }
    const ItemKind* kind = itemKind(item);
    const auto given = givenByName(item);
    if (kind != nullptr) {
        worn.material = kind->material;
        worn.noise.reset();
    }
    if (kind != nullptr || given) {
        worn.gives.clear();
    }
    if (given) {
        worn.gives.push_back(*given);
    }
}

std::vector<std::string_view> itemsFor(Slot slot) {
    std::vector<std::string_view> items;
    for (const ItemKind& kind : itemKinds()) {
        if (goesInto(slot, kind.slot)) {
            items.push_back(kind.name);
        }
    }
    return items;
}

std::vector<std::string_view> itemsLike(Slot slot, std::string_view typed) {
    std::vector<std::string_view> items = itemsFor(slot);
    std::erase_if(items, [wanted = lowerCase(typed)](std::string_view item) {
        return lowerCase(item).find(wanted) == std::string::npos;
    });
    return items;
}

std::string itemMeant(Slot slot, std::string_view typed) {
    const std::vector<std::string_view> items = itemsLike(slot, typed);
    return std::string(typed.empty() || items.size() != 1 ? typed : items.front());
}

Speed speedAt(const Scene& scene, const Beat* beat) {
    constexpr double likely = 0.5;
    Intrinsics all;
    for (const Intrinsic intrinsic : {Intrinsic::Fast, Intrinsic::Quick, Intrinsic::Slow}) {
        if (beat == nullptr ? scene.has(intrinsic)
                            : std::ranges::any_of(beat->intrinsics, [intrinsic](const auto& each) {
                                  return each.first == intrinsic && each.second.value >= likely;
                              })) {
            all.set(intrinsic);
        }
    }
    return speedOf(all);
}

}  // namespace polyplan::powder
