#include "core/plan/edits/line_edits_common.h"

#include <algorithm>

#include "core/plan/edits/growth.h"
#include "core/plan/limits.h"
#include "core/probability/grouped.h"

namespace polyplan::plan::line_edits {

bool isBare(const Pile& pile) {
    return pile.stacks.empty() && pile.label.empty() && pile.engraving == Label{} &&
           pile.unknown.empty();
}

Refusal refuseQuantity(const ObjectType& type, int quantity) {
    if (!limits::quantity.contains(quantity)) {
        return "A stack holds " + grouped(limits::quantity.least) + " to " +
               grouped(limits::quantity.most) + " items, not " + grouped(quantity) + ".";
    }
    if (quantity > 1 && !type.stacks) {
        return "The game does not stack this object: each " + type.name + " lies by itself.";
    }
    return std::nullopt;
}

bool hasPile(const Polypile& polypile, int pile) {
    return pile >= 0 && pile < std::ssize(polypile.line);
}

bool hasStack(const Polypile& polypile, StackPosition at) {
    return hasPile(polypile, at.pile) && at.stack >= 0 &&
           at.stack < std::ssize(polypile.line[static_cast<std::size_t>(at.pile)].stacks);
}

Pile& pileAt(Polypile& polypile, int pile) {
    return polypile.line[static_cast<std::size_t>(pile)];
}

Stack& stackAt(Polypile& polypile, StackPosition at) {
    return pileAt(polypile, at.pile).stacks[static_cast<std::size_t>(at.stack)];
}

std::optional<int> pileOn(const Polypile& polypile, int distance) {
    const auto found = std::ranges::find(polypile.line, distance, &Pile::distance);
    if (found == polypile.line.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - polypile.line.begin());
}

Selection opened(const Polypile& polypile, const Selection& positions) {
    Selection stacks;
    for (const StackPosition at : positions) {
        if (at.stack >= 0) {
            stacks.push_back(at);
        } else if (hasPile(polypile, at.pile)) {
            const auto count = std::ssize(polypile.line[static_cast<std::size_t>(at.pile)].stacks);
            for (int stack = 0; stack < count; ++stack) {
                stacks.push_back({at.pile, stack});
            }
        }
    }
    std::erase_if(stacks, [&](StackPosition at) { return !hasStack(polypile, at); });
    std::ranges::sort(stacks);
    stacks.erase(std::unique(stacks.begin(), stacks.end()), stacks.end());
    return stacks;
}

Refusal refuseNewPile(const Polypile& polypile, int distance) {
    if (polypile.source == nethack::polypile::Source::SelfSquare) {
        if (distance != 0) {
            return "A zap downwards meets only the pile on your own square.";
        }
    } else if (!limits::distance.contains(distance)) {
        return "There is no square " + std::to_string(distance) + " on the line: squares go from " +
               std::to_string(limits::distance.least) + " to " +
               std::to_string(limits::distance.most) + ".";
    }
    if (polypile.line.size() >= limits::piles) {
        return "A line holds at most " + std::to_string(limits::piles) + " piles.";
    }
    return std::nullopt;
}

Refusal refuseInPile(std::size_t stacks) {
    if (stacks > limits::stacksOfPile) {
        return "A pile holds at most " + grouped(limits::stacksOfPile) +
               " stacks; this would make " + grouped(static_cast<std::int64_t>(stacks)) + ".";
    }
    return std::nullopt;
}

Refusal refuseMore(const Document& plan, std::size_t more) {
    return refuseStacks(stackCount(plan) + more);
}

}  // namespace polyplan::plan::line_edits
