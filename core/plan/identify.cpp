#include "core/plan/identify.h"

#include <algorithm>

#include "core/nethack/looks.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/merge_discoveries.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

/// Of strategies of this game, and what they have not laid out.
template <typename Plan, typename Visit>
void visitStacksOf(Plan& plan, nethack::Game game, const Visit& visit) {
    if (plan.game == game) {
        visit(plan.inventory);
    }
    for (auto& strategy : plan.strategies) {
        if (gameOf(plan, strategy) != game) {
            continue;
        }
        if (strategy.inventory) {
            visit(*strategy.inventory);
        }
        if (strategy.polypile) {
            for (auto& pile : strategy.polypile->line) {
                visit(pile.stacks);
            }
        }
    }
}

bool lookTellsType(const Stack& stack, const ObjectTable& table) {
    const ObjectType& look = table[stack.object];
    return nethack::tellsType(table, look.objectClass, look.appearance);
}

}  // namespace

void forStacksOf(Document& plan, nethack::Game game,
                 const std::function<void(std::vector<Stack>&)>& visit) {
    visitStacksOf(plan, game, visit);
}

bool isOfOneType(const Stack& stack, const ObjectTable& table) {
    return table[stack.object].isLook() && (!stack.called.empty() || lookTellsType(stack, table));
}

bool areOfOneType(const Stack& one, const Stack& other, const ObjectTable& table) {
    return one.object == other.object && isOfOneType(one, table) &&
           (lookTellsType(one, table) || one.called == other.called);
}

Stack asItLooks(const game_text::StackReading& read) {
    Stack stack;
    stack.object = *read.look;
    stack.called = read.called;
    return stack;
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

std::size_t identifyAmong(std::vector<Stack>& stacks, const Stack& known, ObjectIndex object,
                          const ObjectTable& table, nethack::Game game) {
    std::size_t identified = 0;
    for (Stack& each : stacks) {
        if (areOfOneType(known, each, table)) {
            becomeType(each, object, table, game);
            ++identified;
        }
    }
    return identified;
}

std::size_t identify(Document& plan, Stack& stack, ObjectIndex object, const ObjectTable& table,
                     nethack::Game game) {
    const Stack known = stack;
    std::size_t identified = 0;
    game_text::Reading found;
    found.game = game;
    found.objects = &table;
    found.discovered = {object};
    if (lookTellsType(known, table)) {
        found.looks.emplace(known.object, object);
    }
    if (isOfOneType(known, table)) {
        visitStacksOf(plan, game, [&](std::vector<Stack>& stacks) {
            identified += identifyAmong(stacks, known, object, table, game);
        });
    } else {
        becomeType(stack, object, table, game);
        ++identified;
    }
    mergeDiscoveries(plan, found);
    return identified;
}

std::vector<ObjectIndex> typesNamedIn(const Document& plan, const ObjectTable& table) {
    std::vector<bool> isNamed(table.size());
    visitStacksOf(plan, plan.game, [&](const std::vector<Stack>& stacks) {
        for (const Stack& each : stacks) {
            isNamed[each.object] = true;
        }
    });
    std::vector<bool> mayBeMet(table.size());
    for (const ObjectType& look : table.looks()) {
        for (const ObjectIndex type : look.mayBe) {
            mayBeMet[type] = true;
        }
    }
    std::vector<ObjectIndex> types;
    for (std::size_t type = 0; type < table.size(); ++type) {
        if (isNamed[type] && mayBeMet[type]) {
            types.push_back(static_cast<ObjectIndex>(type));
        }
    }
    return types;
}

}  // namespace polyplan::plan
