#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/nethack/engraving/request.h"

namespace polyplan::nethack::engraving {

/// What writing so many letters in one go takes of a stylus that wears: one point for each
/// `lettersPerPoint` letters, rounded down, at least one. A point is one of enchantment or a charge
/// of a marker.
struct Wearing {
    int lettersPerPoint = 2;
    std::optional<int> points;  ///< that the stylus has; none: more than enough
    /// Whether the letters that rounding gives for nothing can also be had with the last point: a
    /// blade stops after 2 (k + 3) + 1 letters, a marker dries out after 2 c.
    bool lastPointGives = true;

    int cost(int letters) const;
    /// The longest text of one go, in letters.
    int longest() const;
};

/// The cheapest goes that write a text of `breaks.size() - 1` letters: fewest points, then fewest
/// goes, then least time. In the order in which they have to be done.
/// @param breaks whether a go may end after so many letters; [0] and the last count do not matter
/// @param time of one go of so many letters
/// @returns the letters of each go; nothing if the stylus can't write them all
std::vector<int> cheapestGoes(const std::vector<bool>& breaks, const Wearing& wearing,
                              const std::function<int(int)>& time);

}  // namespace polyplan::nethack::engraving
