#include "core/plan/series_question.h"

#include <utility>

#include "core/nethack/polypile/evaluate_series.h"
#include "core/nethack/polypile/series_report.h"

namespace polyplan::plan {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;
using nethack::polypile::SeriesAnswer;

namespace {

/// The odds of the first zap; where they would have to be sampled they are left to the series, if
/// it goes on.
std::optional<LineAnswer> firstZapOf(const SeriesQuestion& question, const Work& work) {
    const LineQuestion& line = question.line;
    if (line.series.zaps > 1 && nethack::polypile::isTooLargeForExact(line.piles)) {
        LineAnswer answer;
        answer.provenance.method = Method::Sampled;
        return answer;
    }
    nethack::polypile::EvaluateOptions options;
    options.detail = Detail::Immediate;
    options.stop = work.stop;
    return question.evaluator->evaluate(line.situation, line.piles, line.goals, options);
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
    return series == nullptr ? Report()
                             : seriesReport(*series, line.situation.table, line.situation.source,
                                            line.series.collectsGoals);
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
