#include "core/plan/edits/growth.h"

#include "core/plan/limits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {

Refusal refuseStrategies(std::size_t strategies) {
    if (strategies > limits::strategies) {
        return "A plan holds at most " + std::to_string(limits::strategies) + " strategies.";
    }
    return std::nullopt;
}

Refusal refuseStacks(std::size_t stacks) {
    if (stacks > limits::stacksOfDocument) {
        return "A plan holds at most " + grouped(limits::stacksOfDocument) +
               " stacks; this would make " + grouped(static_cast<std::int64_t>(stacks)) + ".";
    }
    return std::nullopt;
}

Refusal refuseGrowth(const Document& before, const Document& after) {
    if (after.strategies.size() > before.strategies.size()) {
        if (Refusal refusal = refuseStrategies(after.strategies.size())) {
            return refusal;
        }
    }
    const std::size_t stacks = stackCount(after);
    return stacks > stackCount(before) ? refuseStacks(stacks) : std::nullopt;
}

}  // namespace polyplan::plan
