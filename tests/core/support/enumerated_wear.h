#pragma once

#include <vector>

#include "core/nethack/engraving/durability.h"

namespace polyplan::tests {

/// What becomes of a text, worked out the plain way: every text that there can be, with its chance,
/// pick by pick. For short texts and few picks only.
struct EnumeratedWear {
    std::vector<nethack::engraving::WearFigures> figures;  ///< after 1, 2, … events
    std::vector<nethack::engraving::CharacterOdds> byPositionAtEnd;
};

EnumeratedWear enumerateWear(const nethack::engraving::DurabilityQuestion& question,
                             const nethack::engraving::Rubouts& rubouts);

}  // namespace polyplan::tests
