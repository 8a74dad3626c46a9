#include "core/plan/edits/line_edits.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/nethack/polypile/merging.h"
#include "core/plan/edits/line_edits_common.h"

namespace polyplan::plan::line_edits {
namespace {

int addPile(Polypile& polypile, int distance) {
    const auto before = std::ranges::upper_bound(polypile.line, distance, {}, &Pile::distance);
    Pile pile;
    pile.distance = distance;
    const auto added = polypile.line.insert(before, std::move(pile));
    return static_cast<int>(added - polypile.line.begin());
}

/// Puts stacks in, the limits already looked after, and selects them.
void place(Draft& draft, std::vector<Stack> stacks, LinePlace where) {
    const auto there = pileOn(draft.polypile, where.distance);
    const int pile = there ? *there : addPile(draft.polypile, where.distance);
    std::vector<Stack>& into = pileAt(draft.polypile, pile).stacks;
    const int at = std::clamp(where.stack, 0, static_cast<int>(into.size()));
    const int count = static_cast<int>(stacks.size());
    into.insert(into.begin() + at, std::make_move_iterator(stacks.begin()),
                std::make_move_iterator(stacks.end()));
    draft.selection.clear();
    for (int stack = at; stack < at + count; ++stack) {
        draft.selection.push_back({pile, stack});
    }
}

/// Takes stacks, in order and once each, off the line. The piles stay.
/// @returns the squares of the piles that this has left bare.
std::set<int> takeOff(Polypile& polypile, const Selection& stacks) {
    std::set<int> bared;
    auto next = stacks.begin();
    for (int pile = 0; pile < std::ssize(polypile.line); ++pile) {
        std::vector<Stack> staying;
        std::vector<Stack>& all = pileAt(polypile, pile).stacks;
        if (next == stacks.end() || next->pile != pile) {
            continue;
        }
        for (int stack = 0; stack < std::ssize(all); ++stack) {
            if (next != stacks.end() && *next == StackPosition{pile, stack}) {
                ++next;
            } else {
                staying.push_back(std::move(all[static_cast<std::size_t>(stack)]));
            }
        }
        all = std::move(staying);
        if (isBare(pileAt(polypile, pile))) {
            bared.insert(pileAt(polypile, pile).distance);
        }
    }
    return bared;
}

void dropPiles(Polypile& polypile, const std::set<int>& distances) {
    std::erase_if(polypile.line,
                  [&](const Pile& pile) { return distances.contains(pile.distance); });
}

/// Selects what is now where something was.
void selectNear(Draft& draft, StackPosition at) {
    draft.selection.clear();
    if (draft.polypile.line.empty()) {
        return;
    }
    const int pile = std::min(at.pile, static_cast<int>(draft.polypile.line.size()) - 1);
    const int left = static_cast<int>(pileAt(draft.polypile, pile).stacks.size());
    draft.selection.push_back({pile, std::min(at.stack, left - 1)});
}

}  // namespace

Selection allStacks(const Polypile& polypile) {
    Selection piles;
    for (int pile = 0; pile < std::ssize(polypile.line); ++pile) {
        piles.push_back({pile, -1});
    }
    return opened(polypile, piles);
}

std::vector<Stack> stacksAt(const Polypile& polypile, const Selection& positions) {
    std::vector<Stack> stacks;
    for (const StackPosition at : opened(polypile, positions)) {
        stacks.push_back(polypile.line[static_cast<std::size_t>(at.pile)]
                             .stacks[static_cast<std::size_t>(at.stack)]);
    }
    return stacks;
}

Refusal insert(Draft& draft, std::vector<Stack> stacks, LinePlace where) {
    if (stacks.empty()) {
        return "There is nothing to put there.";
    }
    const auto pile = pileOn(draft.polypile, where.distance);
    const std::size_t already = pile ? pileAt(draft.polypile, *pile).stacks.size() : 0;
    Refusal refusal = pile ? std::nullopt : refuseNewPile(draft.polypile, where.distance);
    if (!refusal) {
        refusal = refuseInPile(already + stacks.size());
    }
    if (!refusal) {
        refusal = refuseMore(draft.plan, stacks.size());
    }
    if (!refusal) {
        for (Stack& stack : stacks) {
            stack.inContainer = false;
        }
        place(draft, std::move(stacks), where);
    }
    return refusal;
}

Refusal move(Draft& draft, const Selection& positions, LinePlace where) {
    const Selection from = opened(draft.polypile, positions);
    if (from.empty()) {
        return "There is nothing to move.";
    }
    int above = 0;
    std::size_t staying = 0;
    if (const auto target = pileOn(draft.polypile, where.distance)) {
        const auto inTarget = [&](StackPosition at) { return at.pile == *target; };
        staying = pileAt(draft.polypile, *target).stacks.size() -
                  static_cast<std::size_t>(std::ranges::count_if(from, inTarget));
        above = static_cast<int>(std::ranges::count_if(
            from, [&](StackPosition at) { return inTarget(at) && at.stack < where.stack; }));
    } else {
        Polypile after = draft.polypile;
        dropPiles(after, takeOff(after, from));
        if (Refusal refusal = refuseNewPile(after, where.distance)) {
            return refusal;
        }
    }
    if (Refusal refusal = refuseInPile(staying + from.size())) {
        return refusal;
    }
    std::vector<Stack> taken = stacksAt(draft.polypile, from);
    std::set<int> bared = takeOff(draft.polypile, from);
    bared.erase(where.distance);
    dropPiles(draft.polypile, bared);
    place(draft, std::move(taken), {where.distance, where.stack - above});
    return std::nullopt;
}

Refusal copy(Draft& draft, const Selection& positions, LinePlace where) {
    return insert(draft, stacksAt(draft.polypile, positions), where);
}

Refusal moveHalf(Draft& draft, StackPosition position, LinePlace where) {
    if (!hasStack(draft.polypile, position)) {
        return "There is nothing to split.";
    }
    Stack half = stackAt(draft.polypile, position);
    half.quantity /= 2;
    if (half.quantity == 0) {
        return "A single item can't be split.";
    }
    const int distance = pileAt(draft.polypile, position.pile).distance;
    if (Refusal refusal = insert(draft, {half}, where)) {
        return refusal;
    }
    const StackPosition put = draft.selection.front();
    StackPosition rest{*pileOn(draft.polypile, distance), position.stack};
    if (rest.pile == put.pile && put.stack <= rest.stack) {
        ++rest.stack;
    }
    stackAt(draft.polypile, rest).quantity -= half.quantity;
    return std::nullopt;
}

bool areMerged(const Polypile& polypile, StackPosition a, StackPosition b,
               const ObjectTable& table) {
    const Selection both = tidied({a, b}, polypile);
    if (both.size() < 2 || a.stack < 0 || b.stack < 0) {
        return false;
    }
    const std::vector<Stack> stacks = stacksAt(polypile, both);
    return nethack::polypile::merge(table, stacks.front(), stacks.back());
}

Refusal add(Draft& draft, const Stack& added, StackPosition into, const ObjectTable& table) {
    Stack& kept = stackAt(draft.polypile, into);
    if (!nethack::polypile::merge(table, kept, added)) {
        return "The game does not merge these stacks.";
    }
    const int together = kept.quantity + added.quantity;
    if (Refusal refusal = refuseQuantity(table[kept.object], together)) {
        return refusal;
    }
    kept.quantity = together;
    kept.name = kept.name.empty() ? added.name : kept.name;
    kept.slot = kept.slot.empty() ? added.slot : kept.slot;
    draft.selection = {into};
    return std::nullopt;
}

Refusal merge(Draft& draft, StackPosition from, StackPosition into, const ObjectTable& table) {
    if (!areMerged(draft.polypile, from, into, table)) {
        return "The game does not merge these stacks.";
    }
    if (Refusal refusal = add(draft, stackAt(draft.polypile, from), into, table)) {
        return refusal;
    }
    const int distance = pileAt(draft.polypile, into.pile).distance;
    dropPiles(draft.polypile, takeOff(draft.polypile, {from}));
    const bool wasBelow = from.pile == into.pile && from.stack < into.stack;
    draft.selection = {{*pileOn(draft.polypile, distance), wasBelow ? into.stack - 1 : into.stack}};
    return std::nullopt;
}

Refusal remove(Draft& draft, const Selection& positions) {
    const Selection stacks = opened(draft.polypile, positions);
    std::set<int> gone;
    for (const StackPosition at : positions) {
        if (at.stack < 0 && hasPile(draft.polypile, at.pile)) {
            gone.insert(pileAt(draft.polypile, at.pile).distance);
        }
    }
    if (stacks.empty() && gone.empty()) {
        return "There is nothing to remove.";
    }
    const StackPosition first = *std::ranges::min_element(positions);
    gone.merge(takeOff(draft.polypile, stacks));
    dropPiles(draft.polypile, gone);
    selectNear(draft, first);
    return std::nullopt;
}

Refusal moveBy(Draft& draft, const Selection& positions, Direction direction) {
    const bool arePiles =
        std::ranges::all_of(positions, [](StackPosition at) { return at.stack < 0; });
    if (positions.empty() || !hasPile(draft.polypile, positions.front().pile)) {
        return "There is nothing to move.";
    }
    const int sideways = direction == Direction::Farther ? 1 : -1;
    if (arePiles) {
        if (positions.size() > 1 || direction == Direction::Up || direction == Direction::Down) {
            return "Piles move one at a time, nearer or farther.";
        }
        const int pile = positions.front().pile;
        return movePile(draft, pile, pileAt(draft.polypile, pile).distance + sideways);
    }

    const Selection stacks = opened(draft.polypile, positions);
    if (stacks.empty()) {
        return "There is nothing to move.";
    }
    const StackPosition first = stacks.front();
    const StackPosition last = stacks.back();
    if (direction == Direction::Up || direction == Direction::Down) {
        if (first.pile != last.pile) {
            return "Only stacks of one pile move up or down together.";
        }
        const Pile& pile = pileAt(draft.polypile, first.pile);
        const int to = direction == Direction::Up ? first.stack - 1 : last.stack + 2;
        if (to < 0 || to > std::ssize(pile.stacks)) {
            return direction == Direction::Up ? "This is the top of the pile."
                                              : "This is the bottom of the pile.";
        }
        return move(draft, stacks, {pile.distance, to});
    }
    const int edge = direction == Direction::Farther ? last.pile : first.pile;
    const int beside = edge + sideways;
    if (hasPile(draft.polypile, beside)) {
        return move(draft, stacks, {pileAt(draft.polypile, beside).distance, first.stack});
    }
    return move(draft, stacks, {pileAt(draft.polypile, edge).distance + sideways, 0});
}

Refusal newPile(Draft& draft, int distance) {
    if (pileOn(draft.polypile, distance)) {
        return "There is a pile on square " + std::to_string(distance) + " already.";
    }
    Refusal refusal = refuseNewPile(draft.polypile, distance);
    if (!refusal) {
        draft.selection = {{addPile(draft.polypile, distance), -1}};
    }
    return refusal;
}

Refusal movePile(Draft& draft, int index, int distance) {
    if (!hasPile(draft.polypile, index)) {
        return "There is nothing to move.";
    }
    Pile& pile = pileAt(draft.polypile, index);
    if (const auto other = pileOn(draft.polypile, distance)) {
        std::swap(pile.distance, pileAt(draft.polypile, *other).distance);
    } else {
        Polypile others = draft.polypile;
        others.line.erase(others.line.begin() + index);
        if (Refusal refusal = refuseNewPile(others, distance)) {
            return refusal;
        }
        pile.distance = distance;
    }
    std::ranges::sort(draft.polypile.line, {}, &Pile::distance);
    draft.selection = {{*pileOn(draft.polypile, distance), -1}};
    return std::nullopt;
}

}  // namespace polyplan::plan::line_edits
