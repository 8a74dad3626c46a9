#pragma once

#include <cstddef>
#include <vector>

#include "core/nethack/engraving/durability.h"

namespace polyplan::nethack::engraving {

/// What one call of wipe_engr_at() comes to, once the type of the engraving is taken into account.
struct WipeCall {
    /// That the text is worked on at all: blanks at its ends are trimmed then, picks or none.
    double called = 0.0;
    /// picks[n]: that n places are picked; picks[0] includes that nothing is called.
    std::vector<double> picks;
    bool operator==(const WipeCall&) const = default;
};

/// @param length of the text as it stands
WipeCall wipeCall(const WearEvent& event, Type type, bool onIce, Game game, std::size_t length);

/// 1 / (1 + floor(50 / (n + 1))): that a text which is not in dust is picked from at all.
double semiPermanentChance(std::size_t count);

/// That a burned text with the word in it is destroyed by one call (SLASH'EM Extended alone).
double burnedWordDestroyed(Game game);

/// Whether 3.6.0's flag of magical causes is known to the game.
bool magicWearsBurns(Game game);

}  // namespace polyplan::nethack::engraving
