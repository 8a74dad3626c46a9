#pragma once

#include <istream>
#include <span>
#include <string>
#include <vector>

#include "core/powder/dice.h"
#include "core/powder/element.h"
#include "core/powder/intrinsic.h"

namespace polyplan::powder {

/// A poison (POWDER 117/118 source.txt POISON, ATTACK).
struct Poison {
    Intrinsic intrinsic{};
    std::string name;  ///< "harsh poison"
    int modulus = 1;   ///< hurts on counts divisible by it
    GameDice dice;
    GameDice finalDice;  ///< as it runs out
    Element element = Element::Physical;
    bool operator==(const Poison&) const = default;
};

/// The five poisons, weakest first. Immutable once read.
class PoisonTable {
  public:
    /// Reads `resources/data/powder-poisons.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static PoisonTable read(std::istream& csv);

    std::span<const Poison> poisons() const { return poisons_; }
    /// @param intrinsic a poison
    const Poison& of(Intrinsic intrinsic) const {
        return poisons_[static_cast<std::size_t>(intrinsic) -
                        static_cast<std::size_t>(Intrinsic::PoisonMild)];
    }

  private:
    std::vector<Poison> poisons_;
};

}  // namespace polyplan::powder
