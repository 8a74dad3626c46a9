#include "core/plan/calculators.h"

#include <algorithm>

#include "core/plan/damage_question.h"
#include "core/plan/engraving_question.h"
#include "core/plan/heartbeat_question.h"
#include "core/plan/line_question.h"
#include "core/plan/theft_question.h"

namespace polyplan::plan {

std::vector<Calculator> calculators(const Catalogues& catalogues) {
    return {polypileCalculator(catalogues), engravingCalculator(catalogues),
            damageCalculator(catalogues), theftCalculator(catalogues),
            heartbeatCalculator(catalogues)};
}

const Calculator* calculatorOf(const std::vector<Calculator>& all, std::string_view id) {
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const auto& each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace polyplan::plan
