#pragma once

#include "core/nethack/engraving/durability.h"

namespace polyplan::nethack::engraving {

/// The answer worked out exactly, whatever it takes.
/// Not followed: that SLASH'EM Extended destroys one in 10,000 burned texts with the word by a
/// call, where they are on ice (off ice it is). What comes back after a stop is of no use.
Durability exactDurability(const DurabilityQuestion& question, const Rubouts& rubouts,
                           const Oversight& oversight = {});

/// What stands on each place after the first event, before blanks at the ends are trimmed.
std::vector<CharacterOdds> placesAfterFirst(const DurabilityQuestion& question,
                                            const Rubouts& rubouts);

}  // namespace polyplan::nethack::engraving
