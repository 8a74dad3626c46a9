#include "ui/models/line_edits_common.h"

#include <algorithm>

#include "core/plan/limits.h"

namespace polyplan::ui::line_edits {
namespace {

namespace limits = plan::limits;

std::size_t stacksOf(const plan::Document& plan) {
    std::size_t count = plan.inventory.size();
    for (const plan::Strategy& strategy : plan.strategies) {
        count += strategy.inventory ? strategy.inventory->size() : 0;
        if (strategy.polypile) {
            for (const plan::Pile& pile : strategy.polypile->line) {
                count += pile.stacks.size();
            }
        }
    }
    return count;
}

}  // namespace

Refusal refuseQuantity(const ObjectType& type, int quantity) {
    if (!limits::quantity.contains(quantity)) {
        return QStringLiteral("A stack holds %1 to %2 items, not %3.")
            .arg(limits::quantity.least)
            .arg(limits::quantity.most)
            .arg(quantity);
    }
    if (quantity > 1 && !type.stacks) {
        return QStringLiteral("The game does not stack this object: each %1 lies by itself.")
            .arg(QString::fromStdString(type.name));
    }
    return std::nullopt;
}

bool hasPile(const plan::Polypile& polypile, int pile) {
    return pile >= 0 && pile < std::ssize(polypile.line);
}

bool hasStack(const plan::Polypile& polypile, StackPosition at) {
    return hasPile(polypile, at.pile) && at.stack >= 0 &&
           at.stack < std::ssize(polypile.line[static_cast<std::size_t>(at.pile)].stacks);
}

plan::Pile& pileAt(plan::Polypile& polypile, int pile) {
    return polypile.line[static_cast<std::size_t>(pile)];
}

plan::Stack& stackAt(plan::Polypile& polypile, StackPosition at) {
    return pileAt(polypile, at.pile).stacks[static_cast<std::size_t>(at.stack)];
}

std::optional<int> pileOn(const plan::Polypile& polypile, int distance) {
    const auto found = std::ranges::find(polypile.line, distance, &plan::Pile::distance);
    if (found == polypile.line.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - polypile.line.begin());
}

Selection opened(const plan::Polypile& polypile, const Selection& positions) {
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

Refusal refuseNewPile(const plan::Polypile& polypile, int distance) {
    if (polypile.source == nethack::polypile::Source::SelfSquare) {
        if (distance != 0) {
            return QStringLiteral("A zap downwards meets only the pile on your own square.");
        }
    } else if (!limits::distance.contains(distance)) {
        return QStringLiteral("There is no square %1 on the line: squares go from %2 to %3.")
            .arg(distance)
            .arg(limits::distance.least)
            .arg(limits::distance.most);
    }
    if (polypile.line.size() >= limits::piles) {
        return QStringLiteral("A line holds at most %1 piles.").arg(limits::piles);
    }
    return std::nullopt;
}

Refusal refuseInPile(std::size_t stacks) {
    if (stacks > limits::stacksOfPile) {
        return QStringLiteral("A pile holds at most %1 stacks; this would make %2.")
            .arg(limits::stacksOfPile)
            .arg(stacks);
    }
    return std::nullopt;
}

Refusal refuseMore(const plan::Document& plan, std::size_t more) {
    if (const std::size_t after = stacksOf(plan) + more; after > limits::stacksOfDocument) {
        return QStringLiteral("A plan holds at most %1 stacks; this would make %2.")
            .arg(limits::stacksOfDocument)
            .arg(after);
    }
    return std::nullopt;
}

}  // namespace polyplan::ui::line_edits
