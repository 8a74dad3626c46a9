#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/remedies.h"

namespace polyplan::nethack::theft {

/// What a remedy is worth on the very request that it is for, by the end of its turns or hits.
struct RemedyEffect {
    Remedy remedy;
    double anyAfter{};  ///< that at least one stack is gone, with the remedy
    /// The real thing whose chance to be gone changes most; empty where none does.
    std::string thing;
    double thingBefore{};
    double thingAfter{};
    bool operator==(const RemedyEffect&) const = default;
};

/// @param answer to the encounter as it is
/// @returns one for each of `remediesFor(encounter)`; nothing if `stop` asked to stop
std::optional<std::vector<RemedyEffect>> effectsOf(const Encounter& encounter, const Answer& answer,
                                                   const ThiefTable& thieves,
                                                   const std::stop_token& stop = {});

}  // namespace polyplan::nethack::theft
