#include "ui/models/subject.h"

#include <algorithm>

#include "ui/document/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;

Subject subjectOf(const PlanDocument& document) {
    const Selection& selection = document.selection();
    if (selection.empty()) {
        return {};
    }
    const StackPosition first = selection.front();
    if (selection.size() == 1) {
        return {first.pile, first.stack};
    }
    const bool isOnePile = std::ranges::all_of(
        selection, [&](StackPosition position) { return position.pile == first.pile; });
    return isOnePile ? Subject{first.pile, -1} : Subject{};
}

SubjectOdds oddsOf(const Subject& subject, const LineAnswer& answer) {
    SubjectOdds odds{.line = &answer};
    if (subject.pile < 0 || subject.pile >= std::ssize(answer.piles)) {
        return odds;
    }
    const PileAnswer& pile = answer.piles[static_cast<std::size_t>(subject.pile)];
    odds.pile = &pile;
    if (subject.stack < 0 || subject.stack >= std::ssize(pile.ifHit.stacks)) {
        return odds;
    }
    const auto stack = static_cast<std::size_t>(subject.stack);
    odds.stack = &pile.ifHit.stacks[stack];
    if (pile.ifHitErrors && stack < pile.ifHitErrors->stacks.size()) {
        odds.stackErrors = &pile.ifHitErrors->stacks[stack];
    }
    return odds;
}

}  // namespace polyplan::ui
