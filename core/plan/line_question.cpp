#include "core/plan/line_question.h"

#include <utility>

#include "core/nethack/polypile/report.h"

namespace polyplan::plan {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;

AnyAnswer PolypileQuestion::answer(const Work& work) const {
    AnyAnswer last;
    for (const Detail each : {Detail::Immediate, Detail::Complete, Detail::WholeLine}) {
        // What is sampled as a whole has all its figures from the same runs.
        if (each > detail ||
            (each == Detail::Complete && nethack::polypile::isTooLargeForExact(line.piles))) {
            continue;
        }
        if (last && work.stage) {
            work.stage(last);
        }
        nethack::polypile::EvaluateOptions options;
        options.detail = each;
        options.stop = work.stop;
        options.progress = work.progress;
        auto odds = evaluator->evaluate(line.situation, line.piles, line.goals, options);
        if (!odds || work.stop.stop_requested()) {
            return {};
        }
        last = AnyAnswer::of(std::move(*odds), each == detail, static_cast<int>(each));
    }
    return last;
}

Report PolypileQuestion::report(const AnyAnswer& answer) const {
    const auto odds = answer.as<LineAnswer>();
    return odds == nullptr
               ? Report()
               : nethack::polypile::lineReport(
                     {.piles = line.piles, .answer = *odds, .table = line.situation.table});
}

bool PolypileQuestion::operator==(const PolypileQuestion& other) const {
    const auto& a = line.situation;
    const auto& b = other.line.situation;
    return &a.table == &b.table && &a.rules == &b.rules && a.source == b.source &&
           a.luck == b.luck && a.ledgerLevel == b.ledgerLevel && a.known == b.known &&
           line.piles == other.line.piles && line.goals == other.line.goals &&
           detail == other.detail;
}

std::optional<PolypileQuestion> polypileQuestion(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    std::shared_ptr<nethack::polypile::LineEvaluator> evaluator) {
    auto line = lineQuestion(document, strategy, catalogues);
    if (!line) {
        return std::nullopt;
    }
    return PolypileQuestion{std::move(*line), strategy.name, std::move(evaluator)};
}

Calculator polypileCalculator(const Catalogues& catalogues) {
    return {.id = "polypile",
            .title = "Polypile",
            .questions = [&catalogues,
                          evaluator = std::make_shared<nethack::polypile::LineEvaluator>()](
                             const Document& document, const Strategy& strategy) {
                std::vector<Question> questions;
                if (auto question = polypileQuestion(document, strategy, catalogues, evaluator)) {
                    questions.emplace_back(std::move(*question));
                }
                return questions;
            }};
}

}  // namespace polyplan::plan
