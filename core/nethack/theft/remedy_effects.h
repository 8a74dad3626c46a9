#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/remedies.h"

namespace polyplan::nethack::theft {

/// The chance of a real thing to be gone, without and with a remedy.
struct ThingEffect {
    std::string name;
    double before{};
    double after{};
    bool operator==(const ThingEffect&) const = default;
};

/// What a remedy is worth on the very request that it is for, by the end of its turns or hits.
struct RemedyEffect {
    Remedy remedy;
    double anyAfter{};  ///< that at least one stack is gone, with the remedy
    /// The real things whose chance changes, the largest change first.
    std::vector<ThingEffect> things;
    /// Those of them whose chance rises, in the order in which they go with the remedy.
    std::vector<ThingEffect> harmed;
    /// Where the thief is after a theft, if elsewhere than without the remedy.
    std::optional<ThiefPlace> place;
    bool operator==(const RemedyEffect&) const = default;
};

/// @param answer to the encounter as it is
/// @returns one for each of `remediesFor(encounter)` that changes something on this very request,
/// those first that harm nothing, and of them the most effective; nothing if `stop` asked to stop
std::optional<std::vector<RemedyEffect>> effectsOf(const Encounter& encounter, const Answer& answer,
                                                   const ThiefTable& thieves,
                                                   const std::stop_token& stop = {});

/// What is said where there are no effects.
std::string_view whyNoEffects(const Answer& answer);

}  // namespace polyplan::nethack::theft
