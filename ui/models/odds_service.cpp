#include "ui/models/odds_service.h"

#include <utility>

#include "core/plan/line_question.h"
#include "core/plan/series_question.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;
using nethack::polypile::LineEvaluator;
using nethack::polypile::LineView;
using nethack::polypile::SeriesAnswer;

namespace {

bool hasStack(const LineView& line, const Subject& subject) {
    const auto pile = static_cast<std::size_t>(subject.pile);
    return subject.isStack() && pile < line.answer.piles.size() &&
           static_cast<std::size_t>(subject.stack) < line.answer.piles[pile].ifHit.stacks.size();
}

}  // namespace

OddsService::OddsService(PlanDocument& document, QObject* parent)
    : QObject(parent),
      document_(document),
      evaluator_(std::make_shared<LineEvaluator>()),
      feed_(document.worker(), Worker::Weight::OnScreen),
      series_(document.worker(), Worker::Weight::OnScreen) {
    connect(&document, &PlanDocument::planChanged, this, &OddsService::ask);
    connect(&document, &PlanDocument::strategyIndexChanged, this, [this] {
        feed_.withdraw();  // figures of another strategy must not stand beside this one's stacks
        series_.withdraw();
        ask();
    });
    connect(&feed_, &AnswerFeed::changed, this, &OddsService::oddsChanged);
    connect(&series_, &AnswerFeed::changed, this, &OddsService::seriesChanged);
    ask();
}

std::shared_ptr<const LineAnswer> OddsService::answer() const {
    return feed_.answerAs<LineAnswer>();
}

std::shared_ptr<const SeriesAnswer> OddsService::series() const {
    return series_.answerAs<SeriesAnswer>();
}

std::optional<nethack::polypile::Provenance> OddsService::sampledAfterExact() const {
    const auto first = answer();
    const auto all = series();
    const bool isSo = first && first->provenance.method == Method::Exact && all &&
                      all->byZap.back().provenance.method == Method::Sampled;
    return isSo ? std::optional(all->byZap.back().provenance) : std::nullopt;
}

bool OddsService::isComplete() const {
    return hasWholeLine() ||
           (isCurrent() && feed_.answer().stage() >= static_cast<int>(Detail::Complete));
}

std::optional<LineView> OddsService::view() const {
    const auto odds = answer();
    const auto* question =
        feed_.answered() ? feed_.answered()->as<plan::PolypileQuestion>() : nullptr;
    if (!odds || question == nullptr) {
        return std::nullopt;
    }
    return LineView{.piles = question->line.piles,
                    .answer = *odds,
                    .table = question->line.situation.table,
                    .known = question->line.situation.known};
}

Report OddsService::report(const Subject& subject) const {
    const std::optional<LineView> line = view();
    if (!line) {
        return {};
    }
    if (subject.isLine()) {
        return lineReport(*line);
    }
    const auto pile = static_cast<std::size_t>(subject.pile);
    if (subject.isPile() && pile < line->answer.piles.size()) {
        return pileReport(*line, pile);
    }
    return hasStack(*line, subject)
               ? stackReport(*line, pile, static_cast<std::size_t>(subject.stack))
               : Report();
}

Report OddsService::stateReport(const Subject& subject) const {
    const std::optional<LineView> line = view();
    if (!line || !hasStack(*line, subject)) {
        return {};
    }
    const auto* question = feed_.answered()->as<plan::PolypileQuestion>();
    return nethack::polypile::stateReport(*line, question->line.situation.rules,
                                          static_cast<std::size_t>(subject.pile),
                                          static_cast<std::size_t>(subject.stack));
}

void OddsService::ask() {
    if (std::exchange(game_, document_.game()) != document_.game()) {
        feed_.withdraw();
        series_.withdraw();
    }
    const plan::Document& plan = document_.plan();
    const plan::Strategy& strategy = document_.strategy();
    // The line is asked about last, and so answered first: the zaps build upon it.
    if (auto zaps = plan::seriesQuestion(plan, strategy, document_.catalogues(), evaluator_)) {
        series_.ask(Question(std::move(*zaps)));
    } else if (series_.question() || series_.answer()) {
        series_.withdraw();
    }
    if (auto line = plan::polypileQuestion(plan, strategy, document_.catalogues(), evaluator_)) {
        feed_.ask(Question(std::move(*line)));
    } else {
        feed_.withdraw();
    }
}

}  // namespace polyplan::ui
