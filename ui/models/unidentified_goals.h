#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/nethack/knowledge.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// What of a line is not identified and may itself be what its goals ask for.
struct UnidentifiedGoals {
    std::vector<std::string> what;  ///< by goal, in words; empty where there is nothing
    std::int64_t quantity = 0;      ///< of all such things
};

UnidentifiedGoals unidentifiedGoals(const plan::Polypile& polypile, const ObjectTable& table,
                                    const nethack::Knowledge& known);

}  // namespace polyplan::ui
