#include "core/nethack/polypile/stack_traits.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/nethack/artifacts.h"

namespace polyplan::nethack::polypile {
namespace {

bool hasSkill(const ObjectType& type) {
    return type.subtype.contains("skill");
}

bool isFlammable(const ObjectType& type, const Rules& rules) {
    constexpr std::array<std::string_view, 2> fiery = {"rin_fire_resistance", "wan_fire"};
    constexpr std::array<std::string_view, 2> candles = {"tallow_candle", "wax_candle"};
    if (std::find(fiery.begin(), fiery.end(), type.id) != fiery.end()) {
        return false;
    }
    if (!rules.erosionOfAllClasses &&
        std::find(candles.begin(), candles.end(), type.id) != candles.end()) {
        return false;
    }
    return (type.material <= Material::Wood && type.material != Material::Liquid) ||
           type.material == Material::Plastic;
}

bool hasErodibleClass(const ObjectType& type) {
    return type.objectClass == ObjectClass::Weapon || type.objectClass == ObjectClass::Armor ||
           type.objectClass == ObjectClass::Ball || type.objectClass == ObjectClass::Chain ||
           (type.objectClass == ObjectClass::Tool && hasSkill(type));
}

}  // namespace

bool isPoisonable(const ObjectType& type, const Rules& rules) {
    if (type.objectClass != ObjectClass::Weapon || !hasSkill(type)) {
        return false;
    }
    const std::span<const std::string_view> skills =
        type.subtype.contains("missile") ? rules.poisonableMissiles : rules.poisonableInHand;
    return std::find(skills.begin(), skills.end(), type.subtype.at("skill")) != skills.end();
}

bool canErode(const ObjectType& type, const Rules& rules) {
    if (!rules.erosionOfAllClasses && !hasErodibleClass(type)) {
        return false;
    }
    const bool organic = type.material <= Material::Wood;
    const bool rustsOrCorrodes =
        type.material == Material::Iron || type.material == Material::Copper;
    const bool cracks = rules.glassArmorCracks && type.objectClass == ObjectClass::Armor &&
                        type.material == Material::Glass;
    return isFlammable(type, rules) || organic || rustsOrCorrodes || cracks;
}

bool hasBuc(const ObjectType& type) {
    return type.objectClass != ObjectClass::Coin;
}

bool hasEnchantment(const ObjectType& type) {
    if (type.isLook()) {
        return false;
    }
    switch (type.objectClass) {
        case ObjectClass::Weapon:
        case ObjectClass::Armor:
            return true;
        case ObjectClass::Ring:
            return type.charged;
        case ObjectClass::Tool:
            return hasSkill(type);
        default:
            return false;
    }
}

bool hasCharges(const ObjectType& type) {
    return !type.isLook() &&
           (type.objectClass == ObjectClass::Wand || (type.charged && !hasEnchantment(type)));
}

StackTraits traitsOf(ObjectIndex object, const ObjectTable& table, const Rules& rules) {
    const ObjectType& type = table[object];
    const bool isBook = type.objectClass == ObjectClass::Spellbook;
    // What is not identified may have what one of the types that it may be has.
    const auto canHave = [&](bool (*has)(const ObjectType&)) {
        return has(type) ||
               std::ranges::any_of(type.mayBe, [&](ObjectIndex each) { return has(table[each]); });
    };
    StackTraits traits{
        .enchantment = canHave(hasEnchantment),
        .charges = canHave(hasCharges) || (isBook && !type.isLook() && rules.booksAreCharged),
        .timesRead = isBook,
        .corpse = type.id == "corpse",
        .poisoned = isPoisonable(type, rules),
        .erosion = canErode(type, rules),
        .degraded = rules.degradedHornIsMundane && type.id == "unicorn_horn",
        .laidByHero = type.id == "egg",
        .artifacts = {}};
    for (const Artifact& each : artifactsOf(rules.game, table)) {
        if (each.object == object) {
            traits.artifacts.push_back(each.name);
        }
    }
    return traits;
}

}  // namespace polyplan::nethack::polypile
