#include "core/plan/edits/hero_edits.h"

#include "core/plan/limits.h"

namespace polyplan::plan::hero_edits {

Refusal setLuck(Draft& draft, int luck) {
    if (!limits::luck.contains(luck)) {
        return "Luck goes from " + std::to_string(limits::luck.least) + " to " +
               std::to_string(limits::luck.most) + ", not to " + std::to_string(luck) + '.';
    }
    auto& own = draft.strategy.hero.luck;
    (own ? *own : draft.plan.hero.luck) = luck;
    return std::nullopt;
}

}  // namespace polyplan::plan::hero_edits
