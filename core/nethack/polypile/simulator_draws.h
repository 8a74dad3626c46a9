#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/simulator_random.h"

namespace polyplan::nethack::polypile::simulator {

/// The object types that the simulator's dice choose from, laid out so that one roll is one look:
/// entry r is the type that a roll of r gives.
class Draws {
  public:
    Draws(const ObjectTable& table, const Rules& rules, int ledgerLevel);

    /// Up to three draws from the class; the first of the wanted magic flag counts, or else the
    /// third (zap.c poly_obj()).
    ObjectIndex typeOf(ObjectClass objectClass, bool magic, Random& random) const {
        const std::vector<ObjectIndex>& byRoll = byClass_[static_cast<std::size_t>(objectClass)];
        const auto total = static_cast<std::uint32_t>(byRoll.size());
        ObjectIndex drawn = byRoll[random.below(total)];
        for (int again = 0; again < 2 && isMagic(drawn) != magic; ++again) {
            drawn = byRoll[random.below(total)];
        }
        return drawn;
    }

    /// The chance that `typeOf()` gives the type, drawn from its class.
    double chanceOf(ObjectIndex object, ObjectClass objectClass, bool magic) const;

    /// The type that takes the place of one that no change may give (rnd_class()); others stay.
    ObjectIndex redrawn(ObjectIndex drawn, Random& random) const {
        while (redrawOf_[drawn] != none) {
            const std::vector<ObjectIndex>& byRoll = redraws_[redrawOf_[drawn]];
            drawn = byRoll[random.below(static_cast<std::uint32_t>(byRoll.size()))];
        }
        return drawn;
    }

    bool isMagic(ObjectIndex object) const { return magic_[object] != 0; }

  private:
    static constexpr std::uint8_t none = 255;

    std::array<std::vector<ObjectIndex>, objectClassCount> byClass_;
    std::vector<std::vector<ObjectIndex>> redraws_;
    std::vector<std::uint8_t> redrawOf_;
    std::vector<std::uint8_t> magic_;
};

}  // namespace polyplan::nethack::polypile::simulator
