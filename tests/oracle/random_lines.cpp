#include "tests/oracle/random_lines.h"

#include <algorithm>
#include <random>

#include "tests/core/support/situations.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

/// Each number of the range as likely as the others, whatever RapidCheck's size.
int any(int least, int most) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

bool oneIn(int n) {
    return any(1, n) == 1;
}

int anyQuantity(int most) {
    const int few = std::min(most, 6);
    return oneIn(4) ? any(1, most) : any(1, few);
}

ObjectIndex anyObject(const ObjectTable& table) {
    // By class first: otherwise most things would be weapons and armor.
    while (true) {
        const auto objectClass =
            static_cast<ObjectClass>(any(0, static_cast<int>(objectClassCount) - 1));
        const auto types = table.ofClass(objectClass);
        if (!types.empty()) {
            return static_cast<ObjectIndex>(table.firstOfClass(objectClass) +
                                            any(0, static_cast<int>(types.size()) - 1));
        }
    }
}

/// What only some versions know of.
void addHaze(const ObjectTable& table, const Rules& rules, Stack& stack) {
    const ObjectType& type = table[stack.object];
    const auto types = table.ofClass(type.objectClass);
    const auto other = static_cast<ObjectIndex>(table.firstOfClass(type.objectClass) +
                                                any(0, static_cast<int>(types.size()) - 1));
    if (rules.changesRevert && other != stack.object && oneIn(3)) {
        stack.hazyRemembering = other;
    }
    if (!rules.immuneArtifacts.empty() && oneIn(20)) {
        stack.artifact = rules.immuneArtifacts.front();
        stack.quantity = 1;
    }
}

Stack anyStack(const ObjectTable& table, const Rules& rules, int mostItems) {
    Stack stack;
    stack.object = anyObject(table);
    const ObjectType& type = table[stack.object];
    stack.quantity = type.stacks ? anyQuantity(mostItems) : 1;
    stack.buc = static_cast<Buc>(any(0, 2));
    if (type.objectClass == ObjectClass::Wand || type.objectClass == ObjectClass::Tool) {
        stack.recharged = oneIn(2) ? any(0, 7) : 0;
    }
    if (type.objectClass == ObjectClass::Spellbook) {
        stack.timesRead = any(0, 7);
    }
    if (type.objectClass == ObjectClass::Weapon && oneIn(6)) {
        stack.artifact = "Excalibur";
        stack.quantity = 1;
    }
    if (type.id == "corpse") {
        constexpr std::array monsters = {"", "newt", "crocodile", "Death", "Famine"};
        stack.corpse = monsters.at(static_cast<std::size_t>(any(0, 4)));
    }
    stack.laidByHero = type.id == "egg" && oneIn(2);
    stack.degraded = type.id == "unicorn_horn" && oneIn(2);
    addHaze(table, rules, stack);
    return stack;
}

/// Knowledge of one shuffle, of all types or of about every third.
KnownMaterials anyKnown(const ObjectTable& table, const Rules& rules, bool all) {
    std::mt19937_64 random(static_cast<std::uint64_t>(any(0, 1'000'000)));
    const std::vector<LabelPool> pools = labelPools(table, rules);
    const std::vector<Material> materials = drawMaterials(table, pools, {}, random);
    const bool none = !all && oneIn(2);
    KnownMaterials known;
    for (const LabelPool& pool : pools) {
        for (const ObjectIndex type : pool.types) {
            if (all || (!none && oneIn(3))) {
                known[type] = materials[type];
            }
        }
    }
    return known;
}

Goal anyGoal(const ObjectTable& table, const std::vector<Pile>& piles) {
    const std::vector<Stack>& stacks =
        piles[static_cast<std::size_t>(any(0, static_cast<int>(piles.size()) - 1))].stacks;
    const Stack& stack =
        stacks[static_cast<std::size_t>(any(0, static_cast<int>(stacks.size()) - 1))];
    const ObjectClass objectClass = table[stack.object].objectClass;
    const auto types = static_cast<int>(table.ofClass(objectClass).size());
    const auto object =
        oneIn(2) ? stack.object
                 : static_cast<ObjectIndex>(table.firstOfClass(objectClass) + any(0, types - 1));
    return {.object = object, .atLeast = oneIn(2) ? 1 : any(1, 6)};
}

RandomLine anyLine(LineSize size, bool appearancesKnown) {
    constexpr std::array games = {Game::NetHack343, Game::NetHack367, Game::NetHack37,
                                  Game::SlashEm007};
    RandomLine line;
    line.game = games.at(static_cast<std::size_t>(any(0, 3)));
    line.source = static_cast<Source>(any(0, 3));
    line.luck = any(-13, 13);
    line.ledgerLevel = oneIn(2) ? any(1, 30) : any(1, 127);
    const ObjectTable& table = objectsOf(line.game);
    line.known = anyKnown(table, *rulesOf(line.game), appearancesKnown);
    const int piles = line.source == Source::SelfSquare ? 1 : any(1, size.mostPiles);
    int distance = line.source == Source::SelfSquare ? 0 : 1;
    for (int i = 0; i < piles; ++i) {
        Pile& pile = line.piles.emplace_back(Pile{.distance = distance, .stacks = {}});
        for (int k = any(1, size.mostStacks); k > 0; --k) {
            pile.stacks.push_back(anyStack(table, *rulesOf(line.game), size.mostItems));
        }
        distance += oneIn(3) ? any(1, 4) : 1;
    }
    for (int i = any(0, 3); i > 0; --i) {
        line.goals.push_back(anyGoal(table, line.piles));
    }
    return line;
}

}  // namespace

Situation RandomLine::situation() const {
    Situation result = situationIn(game);
    result.source = source;
    result.luck = luck;
    result.ledgerLevel = ledgerLevel;
    result.known.materials = known;
    return result;
}

void showValue(const RandomLine& line, std::ostream& out) {
    const ObjectTable& table = objectsOf(line.game);
    out << id(line.game) << ", source " << static_cast<int>(line.source) << ", Luck " << line.luck
        << ", level " << line.ledgerLevel << ", known:";
    for (const auto& [type, material] : line.known) {
        out << ' ' << table[type].id << '=' << name(material);
    }
    for (const Pile& pile : line.piles) {
        out << "\n pile at " << pile.distance << ':';
        for (const Stack& stack : pile.stacks) {
            constexpr std::array words = {"blessed", "uncursed", "cursed"};
            out << "\n  " << stack.quantity << ' ' << words.at(static_cast<std::size_t>(stack.buc))
                << ' ' << table[stack.object].name << (stack.artifact.empty() ? "" : ", artifact")
                << (stack.hazyRemembering
                        ? ", hazy remembering " + table[*stack.hazyRemembering].name
                        : "")
                << (stack.degraded ? ", degraded" : "") << (stack.laidByHero ? ", laid" : "")
                << (stack.corpse.empty() ? "" : " of " + stack.corpse) << ", recharged "
                << stack.recharged << ", read " << stack.timesRead;
        }
    }
    for (const Goal& goal : line.goals) {
        out << "\n goal: " << goal.atLeast << ' ' << table[goal.object].name;
    }
}

rc::Gen<RandomLine> randomLine(LineSize size, bool appearancesKnown) {
    return rc::gen::exec([size, appearancesKnown] { return anyLine(size, appearancesKnown); });
}

}  // namespace polyplan::testing
