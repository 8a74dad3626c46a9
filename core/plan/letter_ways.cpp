#include "core/plan/letter_ways.h"

namespace polyplan::plan {

std::vector<Move> movesOf(const std::vector<Step>& steps, const std::string& last, std::size_t at) {
    std::vector<Move> moves = {{last, steps[at].slot}};
    for (; at != 0; at = steps[at].to) {
        moves.emplace_back(steps[at].slot, steps[steps[at].to].slot);
    }
    return moves;
}

}  // namespace polyplan::plan
