#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/letter_match.h"

/// The search for what has gone from letter to letter.
namespace polyplan::plan {

/// Where the plan has something for which the text, if it tells the letter, has no words.
struct Letter {
    std::string slot;
    const Pieces* pieces;
    const game_text::StackReading* said;  ///< null if it is not told
};

/// From one letter to another.
using Move = std::pair<std::string, std::string>;

/// Of a search from letter to letter.
struct Step {
    std::string slot;
    const game_text::StackReading* said;
    const Stack* piece = nullptr;  ///< that has gone on to the letter of another step, if it is one
    std::size_t to = 0;            ///< that step
};

/// What has gone where, the last one first.
/// @param last letter, from which something has gone to that of the step
std::vector<Move> movesOf(const std::vector<Step>& steps, const std::string& last, std::size_t at);

/// The shortest way by which something has come to a letter; nothing if there is none.
/// @param first step, at that letter
/// @param find the piece at a letter that may have gone to that of a step, or null
/// @param isLast whether nothing has gone to its own
template <typename Find, typename IsLast>
std::vector<Move> wayTo(const std::vector<Letter>& letters, const Step& first, const Find& find,
                        const IsLast& isLast) {
    std::vector<Step> steps = {first};
    for (std::size_t at = 0; at < steps.size(); ++at) {
        for (const Letter& next : letters) {
            const Stack* piece = find(next, steps[at]);
            if (!piece) {
                continue;
            }
            if (isLast(next, steps[at], *piece)) {
                return movesOf(steps, next.slot, at);
            }
            if (next.said && std::ranges::find(steps, next.slot, &Step::slot) == steps.end()) {
                steps.push_back({next.slot, next.said, piece, at});
            }
        }
    }
    return {};
}

}  // namespace polyplan::plan
