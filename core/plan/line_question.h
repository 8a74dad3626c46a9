#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/calculator/question.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/plan/calculators.h"
#include "core/plan/line_of.h"

namespace polyplan::plan {

/// What comes of a line: answered with a `nethack::polypile::LineAnswer`, first what a window shows
/// at once, then everything of the piles, then what is counted over the whole line; the stage is
/// the `Detail`.
struct PolypileQuestion {
    LineQuestion line;
    std::string strategy;                                         ///< its name
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator;  ///< remembers piles; no part of
                                                                  ///< what is asked
    nethack::polypile::Detail detail = nethack::polypile::Detail::WholeLine;
    /// Its goals are those of the series then, and its groups, charts and tables say which zap they
    /// are of.
    bool isFirstOfSeveral = false;

    std::string key() const { return "polypile"; }
    std::string title() const { return strategy; }
    AnyAnswer answer(const Work& work) const;
    Report report(const AnyAnswer& answer) const;
    bool operator==(const PolypileQuestion& other) const;
};

/// @returns nothing where `lineQuestion` has none
std::optional<PolypileQuestion> polypileQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator);

Calculator polypileCalculator(const Catalogues& catalogues);

}  // namespace polyplan::plan
