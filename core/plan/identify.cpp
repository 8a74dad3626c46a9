#include "core/plan/identify.h"

#include <algorithm>

#include "core/nethack/looks.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/merge_discoveries.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

template <typename Change>
void changeStacksOf(Document& plan, nethack::Game game, const Change& change) {
    if (plan.game == game) {
        std::ranges::for_each(plan.inventory, change);
    }
    for (Strategy& strategy : plan.strategies) {
        if (gameOf(plan, strategy) != game) {
            continue;
        }
        if (strategy.inventory) {
            std::ranges::for_each(*strategy.inventory, change);
        }
        if (strategy.polypile) {
            for (Pile& pile : strategy.polypile->line) {
                std::ranges::for_each(pile.stacks, change);
            }
        }
    }
}

bool lookTellsType(const Stack& stack, const ObjectTable& table) {
    const ObjectType& look = table[stack.object];
    return nethack::tellsType(table, look.objectClass, look.appearance);
}

}  // namespace

bool isOfOneType(const Stack& stack, const ObjectTable& table) {
    return table[stack.object].isLook() && (!stack.called.empty() || lookTellsType(stack, table));
}

void becomeType(Stack& stack, ObjectIndex object, const ObjectTable& table, nethack::Game game) {
    stack.object = object;
    stack.called.clear();
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    if (rules == nullptr) {
        return;
    }
    const auto traits = nethack::polypile::traitsOf(object, table, *rules);
    if (!traits.enchantment) {
        stack.enchantment = 0;
    }
    if (!traits.charges) {
        stack.charges = 0;
        stack.recharged = 0;
    }
    if (stack.charges == 0 || stack.chargesAssumed) {
        stack.charges = game_text::assumedCharges(table[object], game);
        stack.chargesAssumed = stack.charges > 0;
    }
}

void identify(Document& plan, Stack& stack, ObjectIndex object, const ObjectTable& table,
              nethack::Game game) {
    const Stack known = stack;
    const bool isByLook = lookTellsType(known, table);
    game_text::Reading found;
    found.game = game;
    found.objects = &table;
    found.discovered = {object};
    if (isByLook) {
        found.materials.emplace(object, table[known.object].material);
    }
    if (isOfOneType(known, table)) {
        changeStacksOf(plan, game, [&](Stack& each) {
            if (each.object == known.object && (isByLook || each.called == known.called)) {
                becomeType(each, object, table, game);
            }
        });
    } else {
        becomeType(stack, object, table, game);
    }
    mergeDiscoveries(plan, found);
}

}  // namespace polyplan::plan
