#include "core/powder/item.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "core/catalogue/letter_case.h"

namespace polyplan::powder {
namespace {

constexpr std::array<ItemNoise, 44> noisyItems = {{{"iron helm", 1},
                                                   {"feathered helm", 1},
                                                   {"leather tunic", 1},
                                                   {"studded leather tunic", 1},
                                                   {"ruby necklace", 1},
                                                   {"iron torc", 1},
                                                   {"chainmail", 2},
                                                   {"mithril chainmail", 2},
                                                   {"pearl necklace", 2},
                                                   {"banded mail", 3},
                                                   {"splint mail", 3},
                                                   {"gold necklace", 3},
                                                   {"plate mail", 4},
                                                   {"crystal platemail", 4},
                                                   {"sandals", 1},
                                                   {"wooden shield", 1},
                                                   {"rapier", 1},
                                                   {"rock", 1},
                                                   {"hiking boots", 2},
                                                   {"winged boots", 2},
                                                   {"riding boots", 2},
                                                   {"buckler", 2},
                                                   {"round shield", 2},
                                                   {"torch", 2},
                                                   {"club", 2},
                                                   {"short sword", 2},
                                                   {"long sword", 2},
                                                   {"silver sword", 2},
                                                   {"lightning rapier", 2},
                                                   {"iron shoes", 3},
                                                   {"clogs", 3},
                                                   {"kite shield", 3},
                                                   {"mirror shield", 3},
                                                   {"mace", 3},
                                                   {"ice mace", 3},
                                                   {"spear", 3},
                                                   {"silver spear", 3},
                                                   {"flaming sword", 3},
                                                   {"wooden staff", 3},
                                                   {"gnarly staff", 3},
                                                   {"bejeweled staff", 3},
                                                   {"crook", 3},
                                                   {"tower shield", 4},
                                                   {"iron-shod staff", 4}}};
constexpr int hammerNoise = 4;

constexpr std::string_view wandPart = "wand";
constexpr std::string_view staffPart = "staff";
constexpr std::string_view spellbookPart = "spellbook";
/// Whatever has one of them in its name may make up a dress.
constexpr std::array partsOfDresses = {wandPart, staffPart, spellbookPart};

/// What is worn for the intrinsic that it is called after.
struct Giver {
    std::string_view beginning;
    Slot slot;  ///< as in `ItemKind`
};
constexpr std::array<Giver, 2> givers = {
    {{"ring of ", Slot::LeftRing}, {"amulet of ", Slot::Amulet}}};

const Giver* giverCalled(std::string_view name) {
    const auto* const found = std::ranges::find_if(
        givers, [name](const Giver& giver) { return name.starts_with(giver.beginning); });
    return found == givers.end() ? nullptr : found;
}

constexpr std::array<ItemKind, 55> kindsOfItems = {{
    {Slot::Head, "floppy hat", {}, {}},
    {Slot::Head, "leather cap", {}, {}},
    {Slot::Head, "iron helm", {}, {}},
    {Slot::Head, "feathered helm", {}, {}},
    {Slot::Head, "silver circlet", silverMaterial, {}},
    {Slot::Head, "gold crown", goldMaterial, {}},
    {Slot::Amulet, "studded leather gorget", {}, {}},
    {Slot::Amulet, "ruby necklace", {}, {}},
    {Slot::Amulet, "pearl necklace", {}, {}},
    {Slot::Amulet, "gold necklace", goldMaterial, {}},
    {Slot::Amulet, "iron torc", {}, {}},
    {Slot::Amulet, "amulet of strangulation", {}, Intrinsic::Strangle},
    {Slot::LeftRing, "ring of regeneration", {}, Intrinsic::Regeneration},
    {Slot::LeftRing, "ring of invisibility", {}, Intrinsic::Invisible},
    {Slot::Body, "plain robe", {}, {}},
    {Slot::Body, "leather tunic", {}, {}},
    {Slot::Body, "studded leather tunic", {}, {}},
    {Slot::Body, "chainmail", {}, {}},
    {Slot::Body, "mithril chainmail", {}, {}},
    {Slot::Body, "banded mail", {}, {}},
    {Slot::Body, "splint mail", {}, {}},
    {Slot::Body, "plate mail", {}, {}},
    {Slot::Body, "crystal platemail", {}, {}},
    {Slot::MainHand, "rapier", {}, {}},
    {Slot::MainHand, "lightning rapier", {}, {}},
    {Slot::MainHand, "club", {}, {}},
    {Slot::MainHand, "short sword", {}, {}},
    {Slot::MainHand, "long sword", {}, {}},
    {Slot::MainHand, "silver sword", silverMaterial, {}},
    {Slot::MainHand, "flaming sword", {}, {}},
    {Slot::MainHand, "mace", {}, {}},
    {Slot::MainHand, "ice mace", {}, {}},
    {Slot::MainHand, "spear", {}, {}},
    {Slot::MainHand, "silver spear", silverMaterial, {}},
    {Slot::MainHand, "bow", {}, {}},
    {Slot::MainHand, "wooden staff", {}, {}},
    {Slot::MainHand, "gnarly staff", {}, {}},
    {Slot::MainHand, "bejeweled staff", {}, {}},
    {Slot::MainHand, "iron-shod staff", {}, {}},
    {Slot::MainHand, "crook", {}, {}},
    {Slot::OffHand, "buckler", {}, {}},
    {Slot::OffHand, "wooden shield", {}, {}},
    {Slot::OffHand, "round shield", {}, {}},
    {Slot::OffHand, "kite shield", {}, {}},
    {Slot::OffHand, "mirror shield", {}, {}},
    {Slot::OffHand, "tower shield", {}, {}},
    {Slot::OffHand, "torch", {}, {}},
    {Slot::OffHand, "spellbook", {}, {}},
    {Slot::Feet, "pointed slippers", {}, {}},
    {Slot::Feet, "sandals", {}, {}},
    {Slot::Feet, "hiking boots", {}, {}},
    {Slot::Feet, "winged boots", {}, {}},
    {Slot::Feet, "riding boots", {}, {}},
    {Slot::Feet, "iron shoes", {}, {}},
    {Slot::Feet, "clogs", {}, {}},
}};

/// What stands in each slot.
class Wardrobe {
  public:
    explicit Wardrobe(std::span<const Worn> worn) : worn_(worn) {}

    bool wears(Slot slot) const { return at(slot) != nullptr; }
    bool wears(Slot slot, std::initializer_list<std::string_view> items) const {
        const Worn* worn = at(slot);
        return worn != nullptr && std::ranges::find(items, lowerCase(worn->item)) != items.end();
    }
    bool wearsGold(Slot slot) const {
        const Worn* worn = at(slot);
        return worn != nullptr && materialMeant(worn->material) == goldMaterial;
    }
    bool holds(Slot slot, std::string_view kind) const {
        const Worn* worn = at(slot);
        return worn != nullptr && lowerCase(worn->item).find(kind) != std::string::npos;
    }

  private:
    const Worn* at(Slot slot) const {
        const auto found = std::ranges::find(worn_, slot, &Worn::slot);
        return found == worn_.end() ? nullptr : &*found;
    }

    std::span<const Worn> worn_;
};

bool isRanger(const Wardrobe& outfit) {
    const bool armed =
        outfit.wears(Slot::MainHand, {"bow"}) || outfit.wears(Slot::OffHand, {"bow", "torch"}) ||
        (outfit.wears(Slot::MainHand, {"rapier"}) && outfit.wears(Slot::OffHand, {"buckler"}));
    return armed && outfit.wears(Slot::Head, {"leather cap"}) &&
           outfit.wears(Slot::Body, {"leather tunic", "studded leather tunic"}) &&
           outfit.wears(Slot::Feet, {"hiking boots"});
}

bool isNecromancer(const Wardrobe& outfit) {
    const auto holdsMagic = [&outfit](Slot hand) {
        return outfit.holds(hand, wandPart) || outfit.holds(hand, staffPart);
    };
    return outfit.wearsGold(Slot::Head) &&
           (holdsMagic(Slot::MainHand) || holdsMagic(Slot::OffHand)) &&
           outfit.wears(Slot::Body, {"crystal platemail"}) && outfit.wearsGold(Slot::LeftRing) &&
           outfit.wearsGold(Slot::RightRing) && outfit.wearsGold(Slot::Amulet);
}

bool isBarbarian(const Wardrobe& outfit) {
    return outfit.wears(Slot::Head, {"feathered helm"}) &&
           outfit.wears(Slot::MainHand, {"spear", "silver spear"}) &&
           outfit.wears(Slot::Body, {"leather tunic", "studded leather tunic", "chainmail",
                                     "mithril chainmail"}) &&
           outfit.wears(Slot::Feet, {"riding boots"}) && outfit.wears(Slot::Amulet);
}

}  // namespace

std::span<const ItemNoise> itemNoises() {
    return noisyItems;
}

std::span<const ItemKind> itemKinds() {
    return kindsOfItems;
}

const ItemKind* itemKind(std::string_view item) {
    const auto* const found = std::ranges::find(kindsOfItems, lowerCase(item), &ItemKind::name);
    return found == kindsOfItems.end() ? nullptr : found;
}

std::optional<Intrinsic> givenByName(std::string_view item) {
    if (const ItemKind* kind = itemKind(item)) {
        return kind->gives;
    }
    const std::string name = lowerCase(item);
    const Giver* giver = giverCalled(name);
    return giver == nullptr
               ? std::nullopt
               : intrinsicMeant(std::string_view(name).substr(giver->beginning.size()));
}

std::vector<std::string> itemsBegun(std::string_view text) {
    const std::string begun = lowerCase(text);
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
        if (!begun.empty() && begun.size() < name.size() && begun.back() != ' ' &&
            name[begun.size()] != ' ' && name.starts_with(begun) &&
            std::ranges::find(names, name) == names.end()) {
            names.push_back(std::move(name));
        }
    };
    for (const ItemKind& kind : itemKinds()) {
        add(std::string(kind.name));
    }
    for (const Giver& giver : givers) {
        for (const std::string_view intrinsic : intrinsicWords()) {
            add(std::string(giver.beginning).append(intrinsic));
        }
    }
    return names;
}

std::string_view materialMeant(std::string_view word) {
    for (const std::string_view material : {silverMaterial, goldMaterial}) {
        if (equalWords(material, word)) {
            return material;
        }
    }
    return {};
}

bool mayStandIn(Slot slot, std::string_view item) {
    const std::string name = lowerCase(item);
    const ItemKind* kind = itemKind(name);
    const Giver* giver = giverCalled(name);
    if (slot == Slot::MainHand || slot == Slot::OffHand || (kind == nullptr && giver == nullptr)) {
        return true;
    }
    return goesInto(slot, kind != nullptr ? kind->slot : giver->slot);
}

bool isNamedByRules(std::string_view item) {
    const std::string wanted = lowerCase(item);
    return itemKind(item) != nullptr || noiseOfItem(item) > 0 ||
           std::ranges::any_of(partsOfDresses, [&wanted](std::string_view part) {
               return wanted.find(part) != std::string::npos;
           });
}

int noiseOfItem(std::string_view item) {
    const std::string wanted = lowerCase(item);
    const auto* const found = std::ranges::find(noisyItems, wanted, &ItemNoise::item);
    if (found != noisyItems.end()) {
        return found->noise;
    }
    return wanted.ends_with("hammer") ? hammerNoise : 0;
}

bool isDressedAs(Dress dress, std::span<const Worn> worn) {
    const Wardrobe outfit(worn);
    switch (dress) {
        case Dress::Fighter:
            return outfit.wears(Slot::Head, {"iron helm"}) &&
                   outfit.wears(Slot::OffHand, {"tower shield"}) &&
                   outfit.wears(Slot::Body, {"plate mail"}) &&
                   outfit.wears(Slot::Feet, {"iron shoes"});
        case Dress::Wizard:
            return outfit.wears(Slot::Head, {"floppy hat"}) &&
                   outfit.wears(Slot::Body, {"plain robe"}) &&
                   outfit.wears(Slot::Feet, {"pointed slippers"}) && outfit.wears(Slot::LeftRing) &&
                   outfit.wears(Slot::RightRing);
        case Dress::Cleric:
            return outfit.holds(Slot::OffHand, spellbookPart) &&
                   outfit.wears(Slot::Body, {"chainmail", "mithril chainmail"}) &&
                   outfit.wears(Slot::Feet, {"sandals"}) && outfit.wears(Slot::Amulet);
        case Dress::Ranger:
            return isRanger(outfit);
        case Dress::Necromancer:
            return isNecromancer(outfit);
        case Dress::Barbarian:
            return isBarbarian(outfit);
    }
    return false;
}

std::vector<Dress> dressesOf(std::span<const Worn> worn) {
    std::vector<Dress> dresses;
    for (std::size_t i = 0; i < dressCount; ++i) {
        if (const auto dress = static_cast<Dress>(i); isDressedAs(dress, worn)) {
            dresses.push_back(dress);
        }
    }
    return dresses;
}

bool isPartOfDress(std::span<const Worn> worn, Slot slot) {
    std::vector<Worn> without(worn.begin(), worn.end());
    std::erase_if(without, [slot](const Worn& each) { return each.slot == slot; });
    return dressesOf(without) != dressesOf(worn);
}

}  // namespace polyplan::powder
