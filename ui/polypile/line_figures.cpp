#include "ui/polypile/line_figures.h"

#include <algorithm>
#include <utility>

#include "ui/models/text.h"

namespace polyplan::ui {

using nethack::polypile::Golem;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;
using nethack::polypile::StackOdds;

LineFigures::LineFigures(std::vector<plan::Pile> line, std::shared_ptr<const LineAnswer> answer)
    : line_(std::move(line)), answer_(std::move(answer)) {}

const PileAnswer* LineFigures::pile(int distance) const {
    if (!answer_) {
        return nullptr;
    }
    const auto& piles = answer_->piles;
    const auto found = std::find_if(piles.begin(), piles.end(), [distance](const PileAnswer& pile) {
        return pile.distance == distance;
    });
    return found == piles.end() ? nullptr : &*found;
}

const StackOdds* LineFigures::stack(const plan::Pile& pile, std::size_t index) const {
    const PileAnswer* answer = this->pile(pile.distance);
    const auto known = std::find_if(
        line_.begin(), line_.end(),
        [&pile](const plan::Pile& candidate) { return candidate.distance == pile.distance; });
    if (answer == nullptr || known == line_.end() ||
        known->stacks.size() != answer->ifHit.stacks.size()) {
        return nullptr;
    }
    const plan::Stack& wanted = pile.stacks[index];
    if (index < known->stacks.size() && known->stacks[index] == wanted) {
        return &answer->ifHit.stacks[index];
    }
    const auto same = std::find(known->stacks.begin(), known->stacks.end(), wanted);
    return same == known->stacks.end()
               ? nullptr
               : &answer->ifHit.stacks[static_cast<std::size_t>(same - known->stacks.begin())];
}

PileSummary summarize(const plan::Pile& pile, const PileAnswer& answer) {
    PileSummary summary;
    summary.reached = answer.reached.value;
    summary.isSampled = answer.provenance.method == nethack::polypile::Method::Sampled;
    double likeliest = 0;
    for (const auto& [golem, probability] : answer.ifHit.golem) {
        if (golem == Golem::None) {
            continue;
        }
        summary.golem += probability;
        if (probability > likeliest) {
            likeliest = probability;
            summary.golemKind =
                toQString(nethack::polypile::name(golem)).remove(QStringLiteral(" golem"));
        }
    }
    double before = 0;
    for (const plan::Stack& stack : pile.stacks) {
        before += stack.quantity;
    }
    double after = 0;
    for (const auto& left : answer.ifHit.finalQuantity) {
        after += left.meanQuantity;
    }
    summary.lostShare = before > 0 ? (before - after) / before : 0;
    return summary;
}

}  // namespace polyplan::ui
