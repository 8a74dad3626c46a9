#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/powder/dice.h"
#include "core/powder/element.h"
#include "core/powder/intrinsic.h"
#include "core/powder/smoke.h"

namespace polyplan::powder {

/// A damage of the heartbeat: it never misses and no armour reduces it (POWDER 117/118 source.txt
/// ATTACK; creature.cpp receiveDamage()).
struct Attack {
    GameDice dice;
    Element element = Element::Physical;
    std::optional<Infliction> infliction{};
};

inline constexpr Attack strangledAttack = {{.count = 1, .sides = 10}, Element::Physical};
inline constexpr Attack bleedAttack = {{.count = 1, .sides = 3}, Element::Physical};
inline constexpr Attack aflameAttack = {{.count = 1, .sides = 6}, Element::Fire};
inline constexpr Attack silverItemAttack = {{.count = 2, .sides = 3}, Element::Physical};
inline constexpr Attack goldItemAttack = {{.count = 2, .sides = 3}, Element::Physical};

/// How often a creature's resistance and vulnerability take the dice: 0, 1 or 2.
int elementMultiplier(Element element, Intrinsics intrinsics);
/// One more for silver and gold, if the victim can't bear it.
int materialMultiplier(std::string_view material, Intrinsics intrinsics);

/// Who has RESISTFIRE and not VULNFIRE is not even attacked by lava and flames.
bool isSafeFromFire(Intrinsics intrinsics);

/// Probabilities of 0, 1, 2 … points.
struct DamageOdds {
    std::vector<double> points;
    std::size_t least = 0;  ///< the first with a probability
    double mean = 0.0;
    double hurts = 0.0;  ///< probability of 1 or more
};

/// Damage by dice, multiplier and the enchantment of an item; each worked out once.
class DamageTable {
  public:
    /// @param enchantment of the item that it comes from, if it does
    const DamageOdds& of(const GameDice& dice, int multiplier,
                         std::optional<int> enchantment = std::nullopt);

  private:
    std::map<std::tuple<int, int, int, int, std::optional<int>>, DamageOdds> odds_;
};

}  // namespace polyplan::powder
