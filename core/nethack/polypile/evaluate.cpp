#include "core/nethack/polypile/evaluate.h"

#include <map>

namespace polyplan::nethack::polypile {

std::optional<LineAnswer> evaluateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals,
                                       const EvaluateOptions& options) {
    return LineEvaluator().evaluate(situation, piles, goals, options);
}

struct LineEvaluator::Cache {};

LineEvaluator::LineEvaluator() : cache_(std::make_unique<Cache>()) {}
LineEvaluator::~LineEvaluator() = default;
LineEvaluator::LineEvaluator(LineEvaluator&&) noexcept = default;
LineEvaluator& LineEvaluator::operator=(LineEvaluator&&) noexcept = default;

std::optional<LineAnswer> LineEvaluator::evaluate(const Situation&, std::span<const Pile>,
                                                  std::span<const Goal>, const EvaluateOptions&) {
    return std::nullopt;
}

}  // namespace polyplan::nethack::polypile
