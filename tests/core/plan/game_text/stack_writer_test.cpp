#include "core/plan/game_text/stack_writer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/catalogue/plural.h"
#include "core/nethack/artifacts.h"
#include "core/plan/game_text/text_reader.h"
#include "core/plan/limits.h"
#include "core/plan/merge_text.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan::game_text {
namespace {

using nethack::Buc;
using nethack::Game;

constexpr std::array games = {Game::NetHack343, Game::NetHack367, Game::NetHack37,
                              Game::SlashEm007};

const ObjectTable& tableOf(Game game) {
    return *tests::catalogues().objects(game);
}

/// What comes back of a stack in words, as an import makes it one of a plan.
std::optional<Stack> readBack(const std::string& text, Game game) {
    Document document;
    document.game = game;
    const auto reading = readGameText(text, {.game = game}, tests::catalogues());
    mergeText(document, std::get<Reading>(reading), tests::catalogues());
    return document.inventory.size() == 1 ? std::optional(document.inventory[0]) : std::nullopt;
}

/// The words of the real Amulet stand for its imitation too.
bool isAmbiguous(const ObjectType& type) {
    return type.id == "amulet_of_yendor";
}

bool holdsMonster(const ObjectType& type) {
    return type.id == "corpse" || type.id == "egg" || type.id == "tin" || type.id == "statue" ||
           type.id == "figurine";
}

/// One of each object of a version, or two where it stacks.
std::vector<Stack> oneOfEach(const ObjectTable& table, int quantity) {
    std::vector<Stack> stacks;
    for (ObjectIndex object = 0; object < table.size(); ++object) {
        if (!isAmbiguous(table[object])) {
            Stack& stack = stacks.emplace_back();
            stack.object = object;
            stack.quantity = table[object].stacks ? quantity : 1;
        }
    }
    return stacks;
}

TEST(StackText, IsReadBackForEveryObject) {
    for (const Game game : games) {
        for (const int quantity : {1, 2}) {
            const std::vector<Stack> stacks = oneOfEach(tableOf(game), quantity);
            std::string text;
            for (const Stack& stack : stacks) {
                text += stackText(stack, tableOf(game)) + '\n';
            }
            Document document;
            const auto reading = readGameText(text, {.game = game}, tests::catalogues());
            mergeText(document, std::get<Reading>(reading), tests::catalogues());
            ASSERT_EQ(document.inventory.size(), stacks.size()) << id(game);
            for (std::size_t i = 0; i < stacks.size(); ++i) {
                EXPECT_EQ(document.inventory[i], stacks[i]) << stackText(stacks[i], tableOf(game));
            }
        }
    }
}

int any(Range range) {
    return *rc::gen::inRange(range.least, range.most + 1);
}

template <typename Value>
Value mostly(Value fallback, Value other) {
    return *rc::gen::inRange(0, 3) == 0 ? other : fallback;
}

Stack anyStack(Game game) {
    const ObjectTable& table = tableOf(game);
    Stack stack;
    do {
        stack.object = *rc::gen::inRange<ObjectIndex>(0, static_cast<ObjectIndex>(table.size()));
    } while (isAmbiguous(table[stack.object]));
    const ObjectType& type = table[stack.object];
    stack.quantity = type.stacks ? mostly(1, any(limits::quantity)) : 1;
    stack.buc = *rc::gen::element(Buc::Blessed, Buc::Uncursed, Buc::Cursed);
    stack.enchantment = mostly(0, any(limits::enchantment));
    stack.charges = mostly(0, any(limits::charges));
    stack.recharged = mostly(0, any(limits::recharged));
    stack.timesRead = mostly(0, any(limits::timesRead));
    stack.poisoned = mostly(false, true);
    stack.erosion = any(limits::erosion);
    stack.erodeproof = mostly(false, true);
    stack.degraded = mostly(false, true);
    stack.laidByHero = mostly(false, true);
    static const std::vector<std::string> names = {
        "foo",      "0:5",  "called bar",     "named twice", "the best", "Vlad's old one",
        "Mr.",      "a, b", "3 charges left", "é",           "(odd",     "x containing y",
        "of water", "-1"};
    stack.name = mostly(std::string(), *rc::gen::elementOf(names));
    static const std::vector<std::string> monsters = {
        "lichen",      "Grey-elf", "giant bat",   "Death",
        "orc-captain", "ki-rin",   "small mimic", "black naga hatchling"};
    if (game == Game::SlashEm007) {
        const ObjectIndex other =
            *rc::gen::inRange<ObjectIndex>(0, static_cast<ObjectIndex>(table.objects().size()));
        if (other != stack.object && table[other].objectClass == type.objectClass &&
            !isAmbiguous(table[other])) {
            stack.hazyRemembering = other;
        }
        stack.eaten = type.objectClass == ObjectClass::Food ? mostly(0, any(limits::eaten)) : 0;
    }
    if (type.isLook()) {
        // They would tell what it is.
        stack.enchantment = stack.charges = stack.recharged = 0;
        stack.called = mostly(std::string(), std::string("foo"));
    }
    if (holdsMonster(type)) {
        stack.corpse = mostly(std::string(), *rc::gen::elementOf(monsters));
    }
    return stack;
}

RC_GTEST_PROP(StackText, IsReadBackInEveryState, ()) {
    const Game game = *rc::gen::elementOf(games);
    const Stack stack = anyStack(game);
    const std::string text = stackText(stack, tableOf(game));
    RC_LOG() << text;
    RC_ASSERT(readBack(text, game) == stack);
}

TEST(StackText, IsReadBackForEveryArtifact) {
    for (const Game game : games) {
        for (const nethack::Artifact& artifact : nethack::artifactsOf(game, tableOf(game))) {
            for (const std::string& name : {std::string(), std::string(artifact.name)}) {
                Stack stack;
                stack.object = artifact.object;
                stack.artifact = artifact.name;
                stack.name = name;
                const std::string text = stackText(stack, tableOf(game));
                EXPECT_EQ(readBack(text, game), stack) << text;
            }
        }
    }
}

TEST(StackText, IsTheGamesOwn) {
    const ObjectTable& table = tableOf(Game::NetHack367);
    const auto textOf = [&](std::string_view name, auto change) {
        Stack stack;
        stack.object = table.find(name).value();
        change(stack);
        return stackText(stack, table);
    };
    const auto asItIs = [](Stack&) {};
    EXPECT_EQ(textOf("wand of digging", asItIs), "an uncursed wand of digging (0:0)");
    EXPECT_EQ(textOf("unicorn horn", [](Stack& s) { s.buc = Buc::Cursed; }),
              "a cursed +0 unicorn horn");
    EXPECT_EQ(textOf("potion of water",
                     [](Stack& s) {
                         s.buc = Buc::Blessed;
                         s.quantity = 4;
                     }),
              "4 potions of holy water");
    EXPECT_EQ(textOf("arrow",
                     [](Stack& s) {
                         s.poisoned = true;
                         s.erosion = 2;
                         s.erodeproof = true;
                         s.enchantment = -1;
                         s.quantity = 9;
                         s.name = "foo";
                     }),
              "9 uncursed poisoned very rusty rustproof -1 arrows named foo");
    EXPECT_EQ(textOf("corpse", [](Stack& s) { s.corpse = "crocodile"; }),
              "an uncursed crocodile corpse");
    EXPECT_EQ(textOf("corpse", [](Stack& s) { s.corpse = "Crocodile "; }),
              "an uncursed crocodile corpse");
    EXPECT_EQ(textOf("statue", [](Stack& s) { s.corpse = "death"; }),
              "an uncursed statue of a Death");
    EXPECT_EQ(textOf("statue", [](Stack& s) { s.corpse = "orc mummy"; }),
              "an uncursed statue of an orc mummy");
    EXPECT_EQ(textOf("spellbook of sleep", [](Stack& s) { s.timesRead = 2; }),
              "an uncursed spellbook of sleep (read 2 times)");
    EXPECT_EQ(textOf("spellbook of sleep", [](Stack& s) { s.timesRead = 1; }),
              "an uncursed spellbook of sleep (read once)");
    EXPECT_EQ(textOf("crysknife", [](Stack& s) { s.erodeproof = true; }),
              "an uncursed fixed +0 crysknife");
    EXPECT_EQ(textOf("Amulet of Yendor", asItIs), "the uncursed Amulet of Yendor");
    EXPECT_EQ(textOf("Bell of Opening", [](Stack& s) { s.buc = Buc::Blessed; }),
              "the blessed Bell of Opening (0:0)");
}

TEST(StackText, OfAssumedChargesIsReadBackAsAssumed) {
    const ObjectTable& table = tableOf(Game::NetHack367);
    Stack wand;
    wand.object = table.byId("wan_digging");
    wand.charges = 6;
    EXPECT_EQ(knownText(wand, table), stackText(wand, table));
    wand.chargesAssumed = true;
    EXPECT_EQ(knownText(wand, table), "an uncursed wand of digging");
    EXPECT_EQ(readBack(knownText(wand, table), Game::NetHack367), wand);
}

TEST(Plural, IsTheGamesOwn) {
    const std::vector<std::pair<std::string, std::string>> plurals = {
        {"scroll of light", "scrolls of light"},
        {"crysknife", "crysknives"},
        {"worm tooth", "worm teeth"},
        {"eucalyptus leaf", "eucalyptus leaves"},
        {"ruby", "rubies"},
        {"shuriken", "shuriken"},
        {"ya", "ya"},
        {"candy bar", "candy bars"},
        {"key", "keys"},
        {"torch", "torches"},
        {"splash of acid venom", "splashes of acid venom"},
        {"looking glass", "looking glasses"},
        {"child", "children"},
        {"pair of lenses", "pair of lenses"}};
    for (const auto& [one, many] : plurals) {
        EXPECT_EQ(pluralOf(one), many);
    }
}

}  // namespace
}  // namespace polyplan::plan::game_text
