#include "core/nethack/identities.h"

#include <algorithm>
#include <iterator>

#include "core/nethack/appearance_groups.h"
#include "core/nethack/generation.h"

namespace polyplan::nethack {
namespace {

/// Leaves those that fit, unless none does.
template <typename Fits>
void keepThose(std::vector<ObjectIndex>& types, Fits fits) {
    std::vector<ObjectIndex> kept;
    std::ranges::copy_if(types, std::back_inserter(kept), fits);
    if (!kept.empty()) {
        types = std::move(kept);
    }
}

}  // namespace

std::vector<Identity> identitiesOf(const ObjectTable& table, const Stack& stack,
                                   std::span<const ObjectIndex> discovered) {
    const ObjectType& look = table[stack.object];
    if (!look.isLook()) {
        return {{stack.object, 1.0}};
    }
    std::vector<ObjectIndex> types = look.mayBe;
    keepThose(types, [&](ObjectIndex type) {
        return std::ranges::find(discovered, type) == discovered.end();
    });
    if (stack.enchantment != 0 || stack.charges != 0 || stack.recharged != 0) {
        keepThose(types, [&](ObjectIndex type) { return table[type].charged; });
    }
    if (stack.quantity > 1) {
        keepThose(types, [&](ObjectIndex type) { return table[type].stacks; });
    }
    // What the game never generates by itself is none of them, unless all are so.
    const std::vector<int> gems = look.objectClass == ObjectClass::Gem
                                      ? generationOdds(table, ledgerLevelOfAllGems)
                                      : std::vector<int>();
    const auto odds = [&](ObjectIndex type) {
        return gems.empty() ? table[type].probability : gems[type];
    };
    keepThose(types, [&](ObjectIndex type) { return odds(type) > 0; });
    std::vector<Identity> identities;
    double total = 0.0;
    for (const ObjectIndex type : types) {
        // Where one of them is never generated, none is.
        const int generated = std::max(odds(type), 1);
        identities.push_back(
            {.object = type, .weight = generated * gamesOfFour(table[type], look.appearance)});
        total += identities.back().weight;
    }
    for (Identity& identity : identities) {
        identity.probability = identity.weight / total;
    }
    return identities;
}

Stack identified(Stack stack, ObjectIndex object) {
    stack.object = object;
    return stack;
}

}  // namespace polyplan::nethack
