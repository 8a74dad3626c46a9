#pragma once

#include <string_view>
#include <vector>

#include "core/powder/answer.h"
#include "core/powder/request.h"
#include "core/powder/scene.h"

/// Changes of a request that take along what hangs on what is changed.
namespace polyplan::powder {

/// The creature that it is; whether it is the player follows from that again.
void setDefinition(CreatureState& creature, std::string_view id);
/// Left out where it follows from what the creature is.
void setAvatar(CreatureState& creature, bool isAvatar);
/// What stands for several dresses at once, which it keeps where it has them.
inline constexpr int severalDresses = 2 + static_cast<int>(dressCount);
/// 0: as what it wears tells; 1: as nothing; from 2 on the dresses in their order.
void setDress(CreatureState& creature, int choice);
int dressChoice(const CreatureState& creature);

/// The most that there may be is never below what there is.
void setHp(CreatureState& creature, int hp);
void setMp(CreatureState& creature, int mp);
/// What was said to be there stays; who would have more than that has all of it.
void setMaxHp(CreatureState& creature, int most);
void setMaxMp(CreatureState& creature, int most);

/// What is newly upon the creature: for its usual beats where the game gives it only for a while,
/// else to stay.
IntrinsicEntry newlyUpon(Intrinsic intrinsic);
/// Another one in its place; beats that came with the former go with it.
void setIntrinsic(IntrinsicEntry& entry, Intrinsic intrinsic);

/// An empty slot.
Worn nothingAt(Slot slot);
/// Of what stands in a slot. What the item's name tells is filled in (`itemKind()`,
/// `givenByName()`) and goes with that name again; what was typed stays with an item whose name
/// tells nothing. Without a name nothing is left.
void setItem(Worn& worn, std::string_view item);
/// Names of the items that fit, slot by slot; a ring fits either hand.
std::vector<std::string_view> itemsFor(Slot slot);
/// Those of them that have what was typed in their names, letter case aside.
std::vector<std::string_view> itemsLike(Slot slot, std::string_view typed);
/// The only one of them; what was typed where there is none, or several.
std::string itemMeant(Slot slot, std::string_view typed);

/// How fast the creature is at that heartbeat, more likely than not, since FAST, QUICK and SLOW
/// wear off; before the first one without.
Speed speedAt(const Scene& scene, const Beat* beat);

}  // namespace polyplan::powder
