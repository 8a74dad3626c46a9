#include "core/plan/advice/suggestions.h"

#include <algorithm>

#include "core/plan/edits/inventory_edits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {

std::vector<Suggestion> takingOff(const AdvisedLine& line, const Selection& stacks,
                                  std::string_view why) {
    if (stacks.empty()) {
        return {};
    }
    return {
        {.found = counted(stacks.size(), "stack") + " that " + std::string(why) + ": " +
                  wordsFor(line, stacks),
         .where = stacks,
         .fix = [stacks](Draft& draft) { return inventory_edits::moveFromLine(draft, stacks); }}};
}

PilesToBe::PilesToBe(const AdvisedLine& line) {
    for (const Pile& pile : line.polypile.line) {
        piles_.push_back({.distance = pile.distance, .stacks = {}});
    }
    for (const StackPosition at : line.all()) {
        piles_[static_cast<std::size_t>(at.pile)].stacks.push_back(at);
    }
}

void PilesToBe::moveTo(StackPosition stack, int distance) {
    for (line_edits::NewPile& pile : piles_) {
        std::erase(pile.stacks, stack);
    }
    auto there = std::find_if(piles_.begin(), piles_.end(),
                              [distance](const auto& pile) { return pile.distance == distance; });
    if (there == piles_.end()) {
        there = piles_.insert(there, {.distance = distance, .stacks = {}});
    }
    there->stacks.push_back(stack);
}

int PilesToBe::nextFree() const {
    int distance = 0;
    for (const line_edits::NewPile& pile : piles_) {
        distance = std::max(distance, pile.distance);
    }
    return distance + 1;
}

Edit PilesToBe::layingOut() const {
    return [piles = piles_](Draft& draft) { return line_edits::layOut(draft, piles); };
}

}  // namespace polyplan::plan
