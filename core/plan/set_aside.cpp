#include "core/plan/set_aside.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace polyplan::plan {
namespace {

/// The pile on a square of the line, laid anew if there is none.
std::vector<Stack>& stacksOn(Polypile& polypile, int distance) {
    auto place = std::ranges::find_if(
        polypile.line, [distance](const Pile& pile) { return pile.distance >= distance; });
    if (place == polypile.line.end() || place->distance != distance) {
        place = polypile.line.emplace(place);
        place->distance = distance;
    }
    return place->stacks;
}

/// Gives back to a stack that is there what the other version had no place for.
void restoreState(std::vector<Stack>& stacks, const SetAside& entry, const Stack& back) {
    const auto isIt = [&back](const Stack& stack) {
        return stack.object == back.object && !stack.hazyRemembering && stack.eaten == 0 &&
               stack.artifact.empty();
    };
    auto place = stacks.begin() + std::min<std::ptrdiff_t>(entry.index, std::ssize(stacks));
    if (place == stacks.end() || !isIt(*place)) {
        place = std::ranges::find_if(stacks, isIt);
    }
    if (place != stacks.end()) {
        place->hazyRemembering = back.hazyRemembering;
        place->eaten = back.eaten;
        place->artifact = back.artifact;
    }
}

bool isOnPile(const SetAside& entry) {
    return entry.distance.has_value();
}

}  // namespace

std::vector<Stack> movedOrSetAside(const std::vector<Stack>& stacks, std::optional<int> distance,
                                   nethack::Game from, const ObjectMover& mover,
                                   std::vector<SetAside>& setAside,
                                   std::vector<ObjectMover::Left>& left) {
    std::vector<Stack> kept;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const std::size_t leftBefore = left.size();
        std::vector<Stack> there = mover.moved({stacks[i]}, left);
        if (left.size() > leftBefore) {
            SetAside& entry = setAside.emplace_back();
            entry.game = from;
            entry.distance = distance;
            entry.index = static_cast<int>(i);
            entry.isStateOnly = !there.empty();
            entry.stacks = {stacks[i]};
        }
        std::ranges::move(there, std::back_inserter(kept));
    }
    return kept;
}

void restoreSetAside(std::vector<SetAside>& setAside, std::vector<Stack>* inventory,
                     Polypile* polypile, nethack::Game to, const Catalogues& catalogues) {
    std::erase_if(setAside, [&](const SetAside& entry) {
        const ObjectTable* table = catalogues.objects(entry.game);
        const ObjectTable* toTable = catalogues.objects(to);
        if (table == nullptr || toTable == nullptr ||
            (isOnPile(entry) ? polypile == nullptr
                             : inventory == nullptr && !entry.stacks.empty())) {
            return false;
        }
        const ObjectMover mover(*table, *toTable, to);
        std::vector<ObjectMover::Left> left;
        const std::vector<Stack> back = mover.moved(entry.stacks, left);
        std::vector<Goal> goals;
        for (Goal goal : entry.goals) {
            if (const auto object = mover.moved(goal.object)) {
                goal.object = *object;
                goals.push_back(std::move(goal));
            }
        }
        if (!left.empty() || goals.size() != entry.goals.size() ||
            (!goals.empty() && polypile == nullptr)) {
            return false;
        }
        if (!back.empty()) {
            std::vector<Stack>& stacks =
                isOnPile(entry) ? stacksOn(*polypile, *entry.distance) : *inventory;
            if (entry.isStateOnly) {
                restoreState(stacks, entry, back.front());
            } else {
                const auto at = std::min<std::ptrdiff_t>(entry.index, std::ssize(stacks));
                stacks.insert(stacks.begin() + at, back.begin(), back.end());
            }
        }
        for (Goal& goal : goals) {
            const auto at = std::min<std::ptrdiff_t>(entry.index, std::ssize(polypile->goals));
            polypile->goals.insert(polypile->goals.begin() + at, std::move(goal));
        }
        return true;
    });
}

}  // namespace polyplan::plan
