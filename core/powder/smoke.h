#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/powder/dice.h"
#include "core/powder/element.h"
#include "core/powder/intrinsic.h"

namespace polyplan::powder {

enum class Smoke : std::uint8_t { None, Smoke, Steam, Poison, Acid };

/// An intrinsic that comes with a damage (POWDER 117/118 source.txt ATTACK inflict).
struct Infliction {
    Intrinsic intrinsic{};
    int percent = 100;  ///< of chance()
    GameDice beats;
    Intrinsic blockedBy{};
    bool operator==(const Infliction&) const = default;
};

/// What the air of a square may hold (source.txt SMOKE, ATTACK; map.cpp moveSmoke()).
struct SmokeKind {
    Smoke smoke = Smoke::None;
    std::string id;    ///< "POISON": as files name it
    std::string name;  ///< "poison gas"
    GameDice dice;
    Element element = Element::Physical;
    std::optional<Infliction> infliction;
    int decayPercent = 0;  ///< chance() a beat to disappear
    bool operator==(const SmokeKind&) const = default;
};

/// Immutable once read.
class SmokeTable {
  public:
    /// Reads `resources/data/powder-smoke.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static SmokeTable read(std::istream& csv);

    std::span<const SmokeKind> kinds() const { return kinds_; }
    const SmokeKind& of(Smoke smoke) const { return kinds_[static_cast<std::size_t>(smoke)]; }

  private:
    std::vector<SmokeKind> kinds_;  ///< in the order of the enumeration
};

}  // namespace polyplan::powder
