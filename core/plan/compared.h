#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/calculator/comparison.h"
#include "core/plan/contenders.h"
#include "core/plan/question_differences.h"

namespace polyplan::plan {

/// Strategies side by side with all that is to be said of them.
struct ComparedStrategies {
    std::vector<Contender> contenders;
    std::vector<MemberDifference> differences;
    Comparison comparison;
};

/// Asks all their questions. @returns nothing if it was stopped
std::optional<ComparedStrategies> compared(std::vector<Contender> contenders, std::size_t baseline,
                                           const Catalogues& catalogues, const Work& work = {});

/// Works out strategies side by side. @returns nothing if it was stopped
using Comparing = std::function<std::optional<ComparedStrategies>(const Work&)>;

/// The contenders as the strategies of one document, each complete in itself, from which the
/// comparison can be opened again. What is known of appearances is the first one's, and what is not
/// laid out stands once where their plans have the same.
Document documentOf(const std::vector<Contender>& contenders, const Catalogues& catalogues);

/// Why such a document can't stand for its contenders: they would answer otherwise in it, or it
/// could not be read again. Nothing if it can. May take as long as reading a plan.
std::optional<std::string> whyNotOne(const Document& document,
                                     const std::vector<Contender>& contenders,
                                     const Catalogues& catalogues);

}  // namespace polyplan::plan
