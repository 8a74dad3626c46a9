#include "core/plan/edits/draft.h"

#include <algorithm>
#include <utility>

#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

bool isOnLine(const Polypile& polypile, StackPosition position) {
    if (position.pile < 0 || position.pile >= std::ssize(polypile.line)) {
        return false;
    }
    const auto& stacks = polypile.line[static_cast<std::size_t>(position.pile)].stacks;
    return position.stack >= -1 && position.stack < std::ssize(stacks);
}

const Polypile& polypileOf(const Document& plan, int strategyIndex) {
    static const Polypile none;
    if (strategyIndex < 0 || strategyIndex >= std::ssize(plan.strategies)) {
        return none;
    }
    const auto& polypile = plan.strategies[static_cast<std::size_t>(strategyIndex)].polypile;
    return polypile ? *polypile : none;
}

}  // namespace

Selection tidied(Selection selection, const Polypile& polypile) {
    std::erase_if(selection, [&](StackPosition position) { return !isOnLine(polypile, position); });
    std::ranges::sort(selection);
    selection.erase(std::unique(selection.begin(), selection.end()), selection.end());
    return selection;
}

Edited edited(Edited before, const std::function<void(Draft&)>& change,
              const Catalogues& catalogues) {
    Edited after = std::move(before);
    Strategy newStrategy;
    Polypile newPolypile;
    auto& strategies = after.plan.strategies;
    Strategy& strategy = strategies.empty()
                             ? newStrategy
                             : strategies[static_cast<std::size_t>(after.strategyIndex)];
    const bool hasPolypile = strategy.polypile.has_value();
    const bool sharesInventory =
        strategies.size() < 2 && !strategy.inventory &&
        catalogues.objects(gameOf(after.plan, strategy)) == catalogues.objects(after.plan.game);
    // Its own comes into being when it is changed: what one strategy lays out, another still has.
    // Not by what changes the plan's likewise, as what is found out of a look does.
    std::vector<Stack> ownInventory;
    if (!sharesInventory) {
        ownInventory = inventoryOf(after.plan, strategy, catalogues);
    }
    const std::vector<Stack> inventoryBefore = ownInventory;
    Draft draft{.plan = after.plan,
                .strategy = strategy,
                .polypile = hasPolypile ? *strategy.polypile : newPolypile,
                .inventory = sharesInventory ? after.plan.inventory : ownInventory,
                .selection = after.selection,
                .strategyIndex = after.strategyIndex};
    change(draft);
    if (ownInventory != inventoryBefore &&
        ownInventory != inventoryOf(after.plan, strategy, catalogues)) {
        strategy.inventory = std::move(ownInventory);
    }
    if (newPolypile != Polypile{}) {
        strategy.polypile = std::move(newPolypile);
    }
    if (newStrategy != Strategy{}) {
        strategies.push_back(std::move(newStrategy));
    }
    after.strategyIndex =
        std::clamp(after.strategyIndex, 0, std::max(0, static_cast<int>(strategies.size()) - 1));
    after.selection =
        tidied(std::move(after.selection), polypileOf(after.plan, after.strategyIndex));
    return after;
}

}  // namespace polyplan::plan
