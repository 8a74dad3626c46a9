#include "core/plan/edits/hero_edits.h"

#include "core/plan/limits.h"
#include "core/plan/own_settings.h"
#include "core/probability/grouped.h"

namespace polyplan::plan::hero_edits {

Refusal setLuck(Draft& draft, int luck) {
    if (!limits::luck.contains(luck)) {
        return "Luck goes from " + grouped(limits::luck.least) + " to " +
               grouped(limits::luck.most) + ", not to " + grouped(luck) + '.';
    }
    plan::setLuck(draft.plan, static_cast<std::size_t>(draft.strategyIndex), luck);
    return std::nullopt;
}

}  // namespace polyplan::plan::hero_edits
