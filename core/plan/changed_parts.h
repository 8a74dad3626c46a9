#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Ids of the calculators whose questions are not the same in two states of a strategy, with what
/// it has of the document: game, hero, level, inventory. What is carried and what holds for the
/// hero counts as polypile's.
std::vector<std::string_view> changedParts(const Document& before, const Document& after,
                                           std::size_t strategy, const Catalogues& catalogues);

/// Ids of the calculators that the strategy asks something.
std::vector<std::string_view> askedParts(const Document& document, std::size_t strategy,
                                         const Catalogues& catalogues);

}  // namespace polyplan::plan
