#include "core/plan/series_question.h"

#include <utility>

#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/series_report.h"

namespace polyplan::plan {

using nethack::polypile::LineAnswer;
using nethack::polypile::SeriesAnswer;

namespace {

/// The odds of the first zap, of which the zaps after it need only what is exact.
std::optional<LineAnswer> firstZapOf(const SeriesQuestion& question, const Work& work) {
    const LineQuestion& line = question.line;
    nethack::polypile::EvaluateOptions options;
    if (line.series.zaps > 1) {
        options.method = Method::Exact;
    }
    options.stop = work.stop;
    auto first = question.evaluator->evaluate(line.situation, line.piles, line.goals, options);
    if (!first && line.series.zaps > 1) {
        first.emplace().provenance.method = Method::Sampled;
    }
    return first;
}

}  // namespace

AnyAnswer SeriesQuestion::answer(const Work& work) const {
    const auto first = firstZapOf(*this, work);
    if (!first || work.stop.stop_requested()) {
        return {};
    }
    int stage = 0;
    nethack::polypile::SeriesOptions options;
    options.stop = work.stop;
    options.progress = work.progress;
    if (work.stage) {
        options.refined = [&](const SeriesAnswer& sooner) {
            work.stage(AnyAnswer::of(sooner, false, stage++));
        };
    }
    auto series =
        evaluateSeries(line.situation, line.piles, line.goals, line.series, *first, options);
    return series ? AnyAnswer::of(std::move(*series), true, stage) : AnyAnswer();
}

Report SeriesQuestion::report(const AnyAnswer& answer) const {
    const auto series = answer.as<SeriesAnswer>();
    return series == nullptr
               ? Report()
               : seriesReport(*series, line.situation, line.piles, line.series.collectsGoals);
}

bool SeriesQuestion::operator==(const SeriesQuestion& other) const {
    return line.series == other.line.series && isSameZap(line, other.line);
}

std::optional<SeriesQuestion> seriesQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator) {
    auto line = lineQuestion(document, strategy, catalogues);
    if (!line || line->series.zaps == 1) {
        return std::nullopt;
    }
    return SeriesQuestion{std::move(*line), strategy.name, std::move(evaluator)};
}

}  // namespace polyplan::plan
