#include "core/plan/identify.h"

#include <algorithm>

#include "core/nethack/looks.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/merge_discoveries.h"
#include "core/plan/moved_objects.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

/// All that strategies have laid out and what they have not, with their games.
template <typename Plan, typename Visit>
void visitStacks(Plan& plan, const Visit& visit) {
    visit(plan.inventory, plan.game);
    for (auto& strategy : plan.strategies) {
        const nethack::Game game = gameOf(plan, strategy);
        if (strategy.inventory) {
            visit(*strategy.inventory, game);
        }
        if (strategy.polypile) {
            for (auto& pile : strategy.polypile->line) {
                visit(pile.stacks, game);
            }
        }
    }
}

bool areOfOneTable(nethack::Game one, nethack::Game other) {
    return objectTableName(one) == objectTableName(other);
}

/// A type that is known by its look.
struct KnownLook {
    Stack look;
    ObjectIndex object;
};

/// The same in another version, where that has both and the one may be the other.
std::optional<KnownLook> movedTo(const ObjectTable& to, nethack::Game toGame,
                                 const ObjectTable& from, const KnownLook& known) {
    if (&from == &to) {
        return known;
    }
    const ObjectMover mover(from, to, toGame);
    const auto look = mover.moved(known.look.object);
    const auto object = mover.moved(known.object);
    if (!look || !object || std::ranges::find(to[*look].mayBe, *object) == to[*look].mayBe.end()) {
        return std::nullopt;
    }
    KnownLook moved{known.look, *object};
    moved.look.object = *look;
    return moved;
}

bool lookTellsType(const Stack& stack, const ObjectTable& table) {
    const ObjectType& look = table[stack.object];
    return nethack::tellsType(table, look.objectClass, look.appearance);
}

}  // namespace

void forStacksOf(Document& plan, nethack::Game game,
                 const std::function<void(std::vector<Stack>&)>& visit) {
    visitStacks(plan, [&](std::vector<Stack>& stacks, nethack::Game of) {
        if (areOfOneTable(of, game)) {
            visit(stacks);
        }
    });
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

std::size_t identify(Document& plan, Stack& stack, ObjectIndex object, nethack::Game game,
                     const Catalogues& catalogues) {
    const ObjectTable& table = *catalogues.objects(game);
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
        const bool isKnownToAll = areOfOneTable(game, plan.game);
        visitStacks(plan, [&](std::vector<Stack>& stacks, nethack::Game of) {
            const ObjectTable* own = catalogues.objects(of);
            if (own == nullptr || (own != &table && !isKnownToAll)) {
                return;
            }
            if (const auto there = movedTo(*own, of, table, {known, object})) {
                identified += identifyAmong(stacks, there->look, there->object, *own, of);
            }
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
    visitStacks(plan, [&](const std::vector<Stack>& stacks, nethack::Game of) {
        if (areOfOneTable(of, plan.game)) {
            for (const Stack& each : stacks) {
                isNamed[each.object] = true;
            }
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
