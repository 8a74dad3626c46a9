#include "core/powder/attack.h"

#include <algorithm>
#include <array>

#include "core/powder/request.h"

namespace polyplan::powder {
namespace {

struct ElementRow {
    Intrinsic resistance;
    Intrinsic vulnerability;
};

/// In the order of the enumeration.
constexpr std::array<ElementRow, 3> elementRows = {
    {{Intrinsic::ResistPhysical, Intrinsic::VulnPhysical},
     {Intrinsic::ResistFire, Intrinsic::VulnFire},
     {Intrinsic::ResistAcid, Intrinsic::VulnAcid}}};

DamageOdds oddsOf(const Distribution& damage) {
    DamageOdds odds;
    odds.points.resize(
        static_cast<std::size_t>(std::max<Distribution::Value>(0, damage.highest())) + 1);
    damage.forEach([&odds](Distribution::Value value, double probability) {
        const auto points = static_cast<std::size_t>(std::max<Distribution::Value>(0, value));
        odds.points[points] += probability;
        odds.mean += static_cast<double>(points) * probability;
        odds.hurts += points > 0 ? probability : 0.0;
    });
    while (odds.points[odds.least] == 0.0) {
        ++odds.least;
    }
    return odds;
}

}  // namespace

int elementMultiplier(Element element, Intrinsics intrinsics) {
    const ElementRow& row = elementRows[static_cast<std::size_t>(element)];
    return (intrinsics.has(row.resistance) ? 0 : 1) + (intrinsics.has(row.vulnerability) ? 1 : 0);
}

int materialMultiplier(std::string_view material, Intrinsics intrinsics) {
    const bool sears = (material == silverMaterial && intrinsics.has(Intrinsic::VulnSilver)) ||
                       (material == goldMaterial && intrinsics.has(Intrinsic::GoldAllergy));
    return sears ? 1 : 0;
}

bool isSafeFromFire(Intrinsics intrinsics) {
    return intrinsics.has(Intrinsic::ResistFire) && !intrinsics.has(Intrinsic::VulnFire);
}

const DamageOdds& DamageTable::of(const GameDice& dice, int multiplier,
                                  std::optional<int> enchantment) {
    const auto key = std::make_tuple(dice.count, dice.sides, dice.bonus, multiplier, enchantment);
    const auto found = odds_.find(key);
    if (found != odds_.end()) {
        return found->second;
    }
    Distribution damage = sumOf(dice, multiplier);
    if (enchantment) {
        damage = damage + rollOf(*enchantment * multiplier, multiplier - 1);
    }
    return odds_.emplace(key, oddsOf(damage)).first->second;
}

}  // namespace polyplan::powder
