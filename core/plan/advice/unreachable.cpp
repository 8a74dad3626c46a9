#include "core/plan/advice/unreachable.h"

#include <algorithm>
#include <array>

#include "core/nethack/polypile/evaluate.h"

namespace polyplan::plan {

namespace {

constexpr int enough = 100;  ///< items: more of them become nothing else

}  // namespace

std::vector<nethack::polypile::Goal> goalsNothingBecomes(const LineQuestion& question,
                                                         std::span<const nethack::Stack> stacks,
                                                         const std::stop_token& stop) {
    nethack::polypile::LineEvaluator evaluator;  // knows equal stacks
    std::vector<nethack::polypile::Goal> missing = question.goals;
    for (std::size_t i = 0; i < stacks.size() && !missing.empty(); ++i) {
        std::vector<nethack::polypile::Goal> single = missing;
        std::ranges::for_each(single, [](nethack::polypile::Goal& goal) { goal.atLeast = 1; });
        std::array piles = {nethack::polypile::Pile{.distance = 1, .stacks = {stacks[i]}}};
        int& quantity = piles.front().stacks.front().quantity;
        quantity = std::min(quantity, enough);
        const auto odds = evaluator.evaluate(
            question.situation, piles, single,
            {.method = {}, .detail = nethack::polypile::Detail::Immediate, .stop = stop});
        if (!odds) {
            return {};
        }
        std::erase_if(missing, [&](const nethack::polypile::Goal& goal) {
            return std::ranges::any_of(odds->goals, [&](const auto& each) {
                return each.goal.object == goal.object && each.probability.value > 0;
            });
        });
    }
    return missing;
}

}  // namespace polyplan::plan
