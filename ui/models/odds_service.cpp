#include "ui/models/odds_service.h"

#include <utility>

#include "core/nethack/polypile/report.h"
#include "core/plan/line_question.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::Detail;
using nethack::polypile::LineAnswer;
using nethack::polypile::LineEvaluator;

OddsService::OddsService(PlanDocument& document, QObject* parent)
    : QObject(parent),
      document_(document),
      evaluator_(std::make_shared<LineEvaluator>()),
      feed_(document.worker(), Worker::Weight::OnScreen) {
    connect(&document, &PlanDocument::planChanged, this, &OddsService::ask);
    connect(&document, &PlanDocument::strategyIndexChanged, this, [this] {
        feed_.withdraw();  // figures of another strategy must not stand beside this one's stacks
        ask();
    });
    connect(&feed_, &AnswerFeed::changed, this, &OddsService::oddsChanged);
    ask();
}

std::shared_ptr<const LineAnswer> OddsService::answer() const {
    return feed_.answerAs<LineAnswer>();
}

bool OddsService::isComplete() const {
    return hasWholeLine() ||
           (isCurrent() && feed_.answer().stage() >= static_cast<int>(Detail::Complete));
}

Report OddsService::report(const Subject& subject) const {
    const auto odds = answer();
    const auto* question =
        feed_.answered() ? feed_.answered()->as<plan::PolypileQuestion>() : nullptr;
    if (!odds || question == nullptr) {
        return {};
    }
    const nethack::polypile::LineView line{
        .piles = question->line.piles, .answer = *odds, .table = question->line.situation.table};
    const auto pile = static_cast<std::size_t>(subject.pile);
    const auto stack = static_cast<std::size_t>(subject.stack);
    if (subject.isLine()) {
        return lineReport(line);
    }
    if (pile >= odds->piles.size()) {
        return {};
    }
    if (subject.isPile()) {
        return pileReport(line, pile);
    }
    return stack < odds->piles[pile].ifHit.stacks.size() ? stackReport(line, pile, stack)
                                                         : Report();
}

void OddsService::ask() {
    if (std::exchange(game_, document_.game()) != document_.game()) {
        feed_.withdraw();
    }
    if (auto question = plan::polypileQuestion(document_.plan(), document_.strategy(),
                                               document_.catalogues(), evaluator_)) {
        feed_.ask(Question(std::move(*question)));
    } else {
        feed_.withdraw();
    }
}

}  // namespace polyplan::ui
