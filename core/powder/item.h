#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/powder/request.h"

/// What the rules ask of the things that a creature wears.
namespace polyplan::powder {

/// An item that is not silent.
struct ItemNoise {
    std::string_view item;  ///< "plate mail"
    int noise;              ///< 1 to 4
};

/// All that are not silent, besides hammers, which are as loud as a tower shield (POWDER 117/118
/// source.txt ITEM noise). What is held or on the feet sounds on use only.
std::span<const ItemNoise> itemNoises();

/// The noise of an item by its name, letter case aside.
int noiseOfItem(std::string_view item);

/// An item that the rules know, as something to choose from.
struct ItemKind {
    Slot slot;  ///< a ring stands under the left one
    std::string_view name;
    std::string_view material;       ///< empty where it does not matter
    std::optional<Intrinsic> gives;  ///< of what its name tells
};
/// What is named in `itemNoises()`, makes up a dress or gives an intrinsic that is not called as it
/// is, slot by slot (source.txt ITEM; creature.cpp determineClassiness()).
std::span<const ItemKind> itemKinds();
/// The names of things, of any slot, that the text is the beginning of and breaks off within a word
/// of, letter case aside.
std::vector<std::string> itemsBegun(std::string_view text);
/// Null if there is none.
const ItemKind* itemKind(std::string_view item);
/// What the name of an item says that it gives, letter case aside: as in the table of kinds, or
/// because a ring or an amulet is called after an intrinsic ("ring of fire resistance").
std::optional<Intrinsic> givenByName(std::string_view item);
/// The material that the rules ask for by that word, letter case aside; empty if they ask for none.
std::string_view materialMeant(std::string_view word);
/// Whether any rule asks for an item by that name; the name of any other counts for nothing.
bool isNamedByRules(std::string_view item);

/// Whether what stands under a slot of `itemKinds()` goes into that one: a ring into either hand's.
constexpr bool goesInto(Slot slot, Slot listed) {
    return (slot == Slot::RightRing ? Slot::LeftRing : slot) == listed;
}
/// Whether an item by that name is worn or held there: a hand holds anything, and of an item that
/// the rules don't know it can't be told that it is not.
bool mayStandIn(Slot slot, std::string_view item);

/// Whether an item in that slot sounds every beat (creature.cpp doHeartbeat()).
constexpr bool soundsEveryBeat(Slot slot) {
    return slot != Slot::MainHand && slot != Slot::OffHand && slot != Slot::Feet;
}

/// Whether what is worn amounts to a dress (creature.cpp determineClassiness()).
bool isDressedAs(Dress dress, std::span<const Worn> worn);
/// All that it amounts to, in the order of the enumeration.
std::vector<Dress> dressesOf(std::span<const Worn> worn);
/// Whether what stands in a slot makes up one of them, as any two rings do a wizard's.
bool isPartOfDress(std::span<const Worn> worn, Slot slot);

}  // namespace polyplan::powder
