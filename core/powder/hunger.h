#pragma once

#include <cstdint>
#include <istream>
#include <span>
#include <string>
#include <vector>

namespace polyplan::powder {

enum class Hunger : std::uint8_t { Starving, Hungry, Forage, Normal, Full };

/// How often a point comes back: on every n-th count; 0 never.
using EveryNth = int;

/// What a level of hunger leaves of recovery (POWDER 117/118 source.txt HUNGER; creature.cpp
/// doHeartbeat()).
struct HungerLevel {
    Hunger hunger = Hunger::Normal;
    std::string statusLine;  ///< "Hungry"; empty where the game says nothing
    int foodFrom = 0;
    int foodTo = 0;
    EveryNth hpNatural = 0;
    EveryNth hpRegeneration = 0;
    EveryNth hpFighter = 0;
    EveryNth hpPetOfCleric = 0;
    EveryNth mpNatural = 0;
    EveryNth mpWizard = 0;
    bool operator==(const HungerLevel&) const = default;
};

/// The five levels of hunger. Immutable once read.
class HungerTable {
  public:
    /// Reads `resources/data/powder-hunger.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static HungerTable read(std::istream& csv);

    std::span<const HungerLevel> levels() const { return levels_; }
    const HungerLevel& of(Hunger hunger) const { return levels_[static_cast<std::size_t>(hunger)]; }
    /// creature.cpp getHungerLevel(). @param food not negative
    Hunger atFood(int food) const;

  private:
    std::vector<HungerLevel> levels_;  ///< in the order of the enumeration
};

/// "Starving", "Hungry", "Forage", "Normal", "Full"
std::string_view name(Hunger hunger);

}  // namespace polyplan::powder
