#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/calculator/question.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/plan/line_of.h"

namespace polyplan::plan {

/// How a line stands after each of several zaps: answered with a `nethack::polypile::SeriesAnswer`.
/// What is sampled comes in stages, each from more runs than the one before.
struct SeriesQuestion {
    LineQuestion line;
    std::string strategy;                                         ///< its name
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator;  ///< knows the first zap; no part
                                                                  ///< of what is asked

    std::string key() const { return "polypile/zaps"; }
    std::string title() const { return strategy; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const SeriesQuestion& other) const;
};

/// @returns nothing for a single zap, and where `lineQuestion` has none
std::optional<SeriesQuestion> seriesQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator);

}  // namespace polyplan::plan
