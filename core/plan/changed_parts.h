#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// A strategy with the document that it has game, hero, level and inventory of where it has none of
/// its own. Refers to both.
struct StrategyIn {
    const Document& document;
    const Strategy& strategy;
};

/// Ids of the calculators whose questions are not the same in two states of a strategy. What is
/// carried and what holds for the hero counts as polypile's.
std::vector<std::string_view> changedParts(const StrategyIn& before, const StrategyIn& after,
                                           const Catalogues& catalogues);

/// Ids of the calculators that the strategy asks something.
std::vector<std::string_view> askedParts(const Document& document, std::size_t strategy,
                                         const Catalogues& catalogues);

}  // namespace polyplan::plan
