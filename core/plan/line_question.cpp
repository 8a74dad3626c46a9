#include "core/plan/line_question.h"

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/use_words.h"
#include "core/plan/series_question.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;

namespace {

/// @param use "zap" or "dip"
void tellOfFirst(Report& report, std::string_view use) {
    const auto isOfGoals = [](const auto& each) {
        return each.id.starts_with("polypile/goal") || each.id == "polypile/items/wanted";
    };
    std::erase_if(report.figures, isOfGoals);
    std::erase_if(report.series, isOfGoals);
    const std::string which = " by the first " + std::string(use);
    const auto say = [&which](std::string& words) { words += which; };
    for (std::vector<Figure>* figures : {&report.figures, &report.tacit}) {
        for (Figure& figure : *figures) {
            figure.apart = figure.labelApart() + ',' + which;
        }
    }
    std::ranges::for_each(report.groups, say);
    std::ranges::for_each(report.figures, say, &Figure::group);
    std::ranges::for_each(report.tacit, say, &Figure::group);
    std::ranges::for_each(report.remarks, say, &Remark::group);
    std::ranges::for_each(report.series, say, &Series::label);
    std::ranges::for_each(report.tables, say, &Table::title);
}

}  // namespace

AnyAnswer PolypileQuestion::answer(const Work& work) const {
    AnyAnswer last;
    const bool isSampled =
        nethack::polypile::isSampledAsAWhole(line.situation, line.piles, line.goals);
    for (const Detail each : {Detail::Immediate, Detail::Complete, Detail::WholeLine}) {
        if (each > detail || (each == Detail::Complete && isSampled)) {
            continue;
        }
        if (last && work.stage) {
            work.stage(last);
        }
        nethack::polypile::EvaluateOptions options;
        options.detail = each;
        options.turnsLater = line.turnsLater;
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
    if (odds == nullptr) {
        return {};
    }
    Report report = nethack::polypile::lineReport({.piles = line.piles,
                                                   .answer = *odds,
                                                   .table = line.situation.table,
                                                   .known = line.situation.known});
    if (isFirstOfSeveral) {
        tellOfFirst(report, nethack::polypile::useWords(line.situation.source).one);
    }
    return report;
}

bool PolypileQuestion::operator==(const PolypileQuestion& other) const {
    return detail == other.detail && isFirstOfSeveral == other.isFirstOfSeveral &&
           isSameZap(line, other.line);
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
    const auto questions =
        [&catalogues, evaluator = std::make_shared<nethack::polypile::LineEvaluator>()](
            const Document& document, const Strategy& strategy, bool asksSeries) {
            std::vector<Question> asked;
            if (auto first = polypileQuestion(document, strategy, catalogues, evaluator)) {
                SeriesQuestion series{first->line, first->strategy, evaluator};
                first->isFirstOfSeveral = asksSeries;
                asked.emplace_back(std::move(*first));
                if (asksSeries) {
                    asked.emplace_back(std::move(series));
                }
            }
            return asked;
        };
    return {
        .id = "polypile",
        .title = "Polypile",
        .asks =
            [](const Strategy& strategy) {
                return !strategy.polypile                ? Asked::Nothing
                       : strategy.polypile->line.empty() ? Asked::Settings
                                                         : Asked::Something;
            },
        .questions =
            [questions](const Document& document, const Strategy& strategy) {
                return questions(document, strategy, isSeries(strategy));
            },
        .game = [](const Document& document,
                   const Strategy& strategy) { return nethack::title(gameOf(document, strategy)); },
        .questionsBeside =
            [questions](const Document& document, const Strategy& strategy,
                        std::span<const Strategy> others) {
                return questions(document, strategy, std::ranges::any_of(others, isSeries));
            }};
}

}  // namespace polyplan::plan
