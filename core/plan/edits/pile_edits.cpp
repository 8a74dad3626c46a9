#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/calculator/json_values.h"
#include "core/plan/edits/line_edits_common.h"
#include "core/plan/limits.h"

namespace polyplan::plan::line_edits {
namespace {

constexpr int letters = 26;
constexpr const char* changedMeanwhile = "The line has changed meanwhile.";

/// "a", "b" … "z", "aa" …
std::string lettering(int serial) {
    std::string text;
    for (int left = serial; left >= 0; left = left / letters - 1) {
        text.insert(text.begin(), static_cast<char>('a' + left % letters));
    }
    return text;
}

std::string lettered(const std::string& name, int serial) {
    const std::string letter = lettering(serial);
    const std::string longer = name + ' ' + letter;
    return name.empty() || characterCount(longer) > limits::nameCharacters ? letter : longer;
}

}  // namespace

Refusal nameApart(Draft& draft, const Selection& positions) {
    const Selection stacks = opened(draft.polypile, positions);
    if (stacks.empty()) {
        return "There is nothing to name.";
    }
    std::vector<std::set<std::string>> taken(draft.polypile.line.size());
    for (std::size_t pile = 0; pile < taken.size(); ++pile) {
        for (const Stack& stack : draft.polypile.line[pile].stacks) {
            taken[pile].insert(stack.name);
        }
    }
    std::map<std::pair<int, std::string>, int> serials;  ///< by pile and name, the next one
    for (const StackPosition at : stacks) {
        Stack& stack = stackAt(draft.polypile, at);
        int& serial = serials[{at.pile, stack.name}];
        std::string name = lettered(stack.name, serial++);
        while (!taken[static_cast<std::size_t>(at.pile)].insert(name).second) {
            name = lettered(stack.name, serial++);
        }
        stack.name = std::move(name);
    }
    draft.selection = stacks;
    return std::nullopt;
}

Refusal splitApart(Draft& draft, const Selection& positions, int size) {
    Refusal refusal = split(draft, positions, size);
    if (!refusal) {
        refusal = nameApart(draft, Selection(draft.selection));
    }
    return refusal;
}

Refusal layOut(Draft& draft, const std::vector<NewPile>& piles) {
    Selection all;
    for (const NewPile& pile : piles) {
        all.insert(all.end(), pile.stacks.begin(), pile.stacks.end());
    }
    std::ranges::sort(all);
    if (all != allStacks(draft.polypile)) {
        return changedMeanwhile;
    }
    Polypile after = draft.polypile;
    for (Pile& pile : after.line) {
        pile.stacks.clear();
    }
    for (const NewPile& pile : piles) {
        auto there = pileOn(after, pile.distance);
        if (!there) {
            if (Refusal refusal = refuseNewPile(after, pile.distance)) {
                return refusal;
            }
            Pile added;
            added.distance = pile.distance;
            const auto before =
                std::ranges::upper_bound(after.line, pile.distance, {}, &Pile::distance);
            const auto inserted = after.line.insert(before, std::move(added));
            there = static_cast<int>(inserted - after.line.begin());
        }
        auto& stacks = pileAt(after, *there).stacks;
        for (const StackPosition at : pile.stacks) {
            stacks.push_back(stackAt(draft.polypile, at));
        }
        if (Refusal refusal = refuseInPile(stacks.size())) {
            return refusal;
        }
    }
    std::erase_if(after.line, isBare);
    draft.polypile = std::move(after);
    draft.selection.clear();
    return std::nullopt;
}

Refusal movePiles(Draft& draft, const std::vector<int>& distances) {
    const std::set<int> squares(distances.begin(), distances.end());
    if (distances.size() != draft.polypile.line.size() || squares.size() != distances.size()) {
        return changedMeanwhile;
    }
    for (const int distance : distances) {
        Polypile others;
        others.source = draft.polypile.source;
        if (Refusal refusal = refuseNewPile(others, distance)) {
            return refusal;
        }
    }
    for (std::size_t pile = 0; pile < distances.size(); ++pile) {
        draft.polypile.line[pile].distance = distances[pile];
    }
    std::ranges::sort(draft.polypile.line, {}, &Pile::distance);
    draft.selection.clear();
    return std::nullopt;
}

}  // namespace polyplan::plan::line_edits
