#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::exactGames;
using tests::writingOf;

/// A request for a text, with further members.
std::string asking(const std::string& game, const std::string& text, const std::string& members) {
    return R"({"game": ")" + game + R"(", "text": ")" + text + '"' +
           (members.empty() ? "" : ", " + members) + '}';
}

std::string stylus(const std::string& name) {
    return R"("stylus": ")" + name + '"';
}

// Reference section 4, the table of P("Elbereth").
TEST(Writing, SpellsElberethAsOftenAsTheReferenceSays) {
    struct Row {
        const char* stylus;
        const char* conditions;
        double letter;
        double elbereth;
    };
    constexpr std::array<Row, 14> rows = {{
        {"wand of fire", "", 1, 1},
        {"fingers", "", 1129.0 / 1175, 0.7265217202},
        {"wand of fire", R"("blind")", 471.0 / 517, 0.4745073154},
        {"magic marker", R"("confused")", 283.0 / 329, 0.2997259191},
        {"athame", R"("stunned")", 71.0 / 94, 0.1059360952},
        {"wand of fire", R"("hallucinating")", 24.0 / 47, 0.0046228209},
        {"fingers", R"("blind")", 2263.0 / 2585, 0.3449785180},
        {"fingers", R"("confused")", 6799.0 / 8225, 0.2180083241},
        {"fingers", R"("stunned")", 853.0 / 1175, 0.0771417197},
        {"fingers", R"("hallucinating")", 577.0 / 1175, 0.0033814547},
        {"wand of fire", R"("blind", "confused")", 2837.0 / 3619, 0.1426152677},
        {"fingers", R"("blind", "confused")", 13633.0 / 18095, 0.1038156382},
        {"athame", R"("blind", "confused", "stunned", "hallucinating")", 1112.0 / 3619,
         0.0000794565},
        {"fingers", R"("blind", "confused", "stunned", "hallucinating")", 5353.0 / 18095,
         0.0000586556},
    }};
    for (const char* game : exactGames) {
        for (const Row& row : rows) {
            const Writing writing = writingOf(
                asking(game, "Elbereth",
                       stylus(row.stylus) + R"(, "conditions": [)" + row.conditions + ']'));
            EXPECT_NEAR(writing.readsElbereth, row.elbereth, 6e-11) << game << row.conditions;
            EXPECT_NEAR(writing.readsElbereth, std::pow(row.letter, 8), 1e-12);
            EXPECT_NEAR(writing.containsElbereth, writing.readsElbereth, 1e-15);
            EXPECT_NEAR(writing.unchanged, std::pow(1 - writing.characterError, 8), 1e-12);
        }
    }
}

TEST(Writing, SpellsElberethInSlashEmExtended) {
    struct Row {
        const char* stylus;
        const char* conditions;
        double elbereth;
    };
    constexpr std::array<Row, 10> rows = {{
        {"fingers", "", 0.7669411871},
        {"wand of fire", R"("blind")", 0.7265217202},
        {"wand of fire", R"("confused")", 0.6693870737},
        {"wand of fire", R"("stunned")", 0.5828682255},
        {"wand of fire", R"("hallucinating")", 0.6393769736},
        {"fingers", R"("blind")", 0.5573325972},
        {"fingers", R"("confused")", 0.5135354673},
        {"fingers", R"("stunned")", 0.4472086939},
        {"fingers", R"("hallucinating")", 0.4905299317},
        {"fingers", R"("blind", "confused", "stunned", "hallucinating")", 0.1396418659},
    }};
    for (const Row& row : rows) {
        const Writing writing =
            writingOf(asking("slex", "Elbereth",
                             stylus(row.stylus) + R"(, "conditions": [)" + row.conditions + ']'));
        EXPECT_NEAR(writing.readsElbereth, row.elbereth, 6e-11) << row.conditions;
    }
    // The race of Haxor and the role of Artist (who escapes the dust with probability 4/5).
    const auto error = [](const char* conditions) {
        return writingOf(asking("slex", "x", std::string(R"("conditions": [)") + conditions + ']'))
            .characterError;
    };
    EXPECT_NEAR(error(R"("haxor")"), 93.0 / 94 / 40, 1e-15);
    EXPECT_NEAR(error(R"("artist")"), 93.0 / 94 / 150, 1e-15);
    EXPECT_NEAR(error(R"("frozen", "greasy fingers")"),
                93.0 / 94 * (1 - 29.0 / 30 * 9 / 10 * 4 / 5), 1e-15);
    EXPECT_NEAR(error(R"("haxor", "burned", "numbed", "feared", "dimmed")"),
                93.0 / 94 * (1 - 39.0 / 40 * 31 / 32 * 37 / 38 * 39 / 40 * 34 / 35), 1e-15);
}

// Reference section 10, example 1, and section 4.
TEST(Writing, TellsLettersFromCharacters) {
    const Writing writing = writingOf(R"({"text": "Elbereth"})");
    EXPECT_NEAR(writing.characterError, 93.0 / 2350, 1e-15);
    EXPECT_NEAR(writing.unchanged, 0.7239516703, 1e-10);
    ASSERT_EQ(writing.byPosition.size(), 8U);
    EXPECT_EQ(writing.byPosition[0].size(), 94U);
    EXPECT_NEAR(writing.byPosition[0].at('E'), 2257.0 / 2350, 1e-15);
    EXPECT_NEAR(writing.byPosition[0].at('~'), 1.0 / 2350, 1e-15);
    const Writing blanks = writingOf(R"({"game": "nethack-3.4.3", "text": " a  b "})");
    EXPECT_NEAR(blanks.unchanged, std::pow(2257.0 / 2350, 2), 1e-15);
    EXPECT_EQ(blanks.byPosition[0], (CharacterOdds{{' ', 1.0}}));
    EXPECT_EQ(blanks.letterErrors[2], 0.0);
}

// A misspelt text may become the word, and the word may stand anywhere where the game looks so.
TEST(Writing, CountsWordsThatComeAboutByMisspelling) {
    const double right = 24.0 / 25;
    const double other = (1 - right) / 94;
    const Writing misspelt = writingOf(R"({"text": "Elberetx"})");
    EXPECT_NEAR(misspelt.readsElbereth, std::pow(right + 2 * other, 7) * 2 * other, 1e-15);
    const Writing longer = writingOf(R"({"text": "Elbereth."})");
    EXPECT_EQ(longer.readsElbereth, 0.0);
    EXPECT_NEAR(longer.containsElbereth, 0.7265217202, 1e-9);
    // At the first place or, all of it by chance, at the second.
    const Writing hallucinated =
        writingOf(R"({"text": "Elbereth.", "stylus": "athame", "conditions": ["hallucinating"]})");
    EXPECT_NEAR(hallucinated.containsElbereth - std::pow(24.0 / 47, 8), std::pow(1.0 / 94, 8),
                5e-18);
    const Writing old = writingOf(R"({"game": "nethack-3.4.3", "text": "ElberethElbereth"})");
    EXPECT_NEAR(old.readsElbereth, 1 - std::pow(1 - 0.7265217202, 2), 1e-9);
    EXPECT_EQ(old.readsElbereth, old.containsElbereth);
}

// Reference section 10, example 4.
TEST(Writing, TakesTheTimeThatTheReferenceSays) {
    struct Row {
        const char* game;
        const char* stylus;
        std::array<int, 4> steps;
    };
    constexpr std::array<int, 4> letters = {9, 10, 24, 100};
    constexpr std::array<Row, 9> rows = {{
        {"nethack-3.4.3", "fingers", {0, 1, 2, 10}},
        {"nethack-3.6.7", "wand of fire", {0, 1, 2, 10}},
        {"nethack-3.6.7", "athame", {0, 1, 2, 10}},
        {"nethack-3.7", "fingers", {1, 1, 3, 10}},
        {"nethack-3.7", "wand of digging", {1, 1, 3, 10}},
        {"nethack-3.4.3", "diamond", {9, 10, 24, 100}},
        {"nethack-3.7", "diamond", {9, 10, 24, 100}},
        {"nethack-3.6.7", "steel ring", {9, 10, 24, 100}},
        {"slex", "wand of digging", {0, 0, 0, 2}},
    }};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const std::string text(static_cast<std::size_t>(letters.at(i)), 'x');
            const Writing writing = writingOf(asking(row.game, text, stylus(row.stylus)));
            EXPECT_EQ(writing.turns, row.steps.at(i)) << row.game << row.stylus << text.size();
            if (writing.isOccupation) {
                EXPECT_EQ(writing.actions, row.steps.at(i));
                EXPECT_EQ(writing.helplessTurns, 0);
                EXPECT_EQ(static_cast<int>(writing.meanwhile.size()), writing.actions);
            } else {
                EXPECT_EQ(writing.actions, 1);
                EXPECT_EQ(writing.helplessTurns, writing.turns);
            }
        }
    }
    const Writing artist =
        writingOf(asking("slex", std::string(39, 'x'), R"("conditions": ["artist"])"));
    EXPECT_EQ(artist.turns, 1);
}

TEST(Writing, ShowsWhatIsOnTheFloorMeanwhile) {
    const Writing writing = writingOf(
        R"({"game": "nethack-3.7", "text": "a b", "stylus": "diamond", "action": "add",
            "existing": {"type": "ENGRAVE", "text": "Elberet"}})");
    EXPECT_EQ(writing.meanwhile,
              (std::vector<OnFloor>{{1, "Elbereta", false}, {2, "Elbereta b", false}}));
    const Writing word =
        writingOf(R"({"game": "nethack-3.7", "text": "Elbereth", "stylus": "diamond"})");
    ASSERT_EQ(word.meanwhile.size(), 8U);
    EXPECT_EQ(word.meanwhile[6], (OnFloor{7, "Elberet", false}));
    EXPECT_EQ(word.meanwhile[7], (OnFloor{8, "Elbereth", true}));
}

// Reference section 10, example 5.
TEST(Writing, DullsABlade) {
    for (const char* game : exactGames) {
        const Writing blunt = writingOf(asking(game, "Elbereth", stylus("long sword")));
        EXPECT_EQ(blunt.written, "Elberet");
        EXPECT_FALSE(blunt.complete);
        EXPECT_EQ(blunt.turns, 7);
        EXPECT_EQ(blunt.cost.enchantment, 3);
        EXPECT_EQ(blunt.unchanged, 0.0);
        EXPECT_EQ(blunt.readsElbereth, 0.0);
        EXPECT_EQ(blunt.letterErrors.back(), 1.0);
        ASSERT_EQ(blunt.goes.size(), 2U);
        EXPECT_EQ(blunt.goes[0].text, "Elber");
        EXPECT_EQ(blunt.goes[0].cost.enchantment, 2);
        EXPECT_EQ(blunt.goes[1].text, "eth");
        EXPECT_EQ(blunt.goes[1].cost.enchantment, 1);
        EXPECT_EQ(blunt.turnsOfGoes, 8);
        EXPECT_EQ(blunt.turnsUntilWhole, 8);
        EXPECT_EQ(blunt.cheapest.enchantment, 3);

        const Writing better = writingOf(asking(
            game, "Elbereth", stylus("long sword") + R"(, "stylus_state": {"enchantment": 1})"));
        EXPECT_TRUE(better.complete);
        EXPECT_EQ(better.cost.enchantment, 4);
        EXPECT_EQ(better.readsElbereth, 1.0);

        const Writing twice =
            writingOf(asking(game, "ElberethElbereth",
                             stylus("long sword") + R"(, "stylus_state": {"enchantment": 3})"));
        EXPECT_EQ(twice.cheapest.enchantment, 6);
        EXPECT_EQ(twice.goes.size(), 4U);
    }
}

TEST(Writing, LeavesABladeItsLongestText) {
    constexpr std::array<std::pair<int, int>, 8> longest = {
        {{-2, 3}, {-1, 5}, {0, 7}, {1, 9}, {2, 11}, {3, 13}, {5, 17}, {7, 21}}};
    for (const auto& [enchantment, letters] : longest) {
        for (const char* game : exactGames) {
            const Writing writing =
                writingOf(asking(game, std::string(50, 'x'),
                                 stylus("axe") + R"(, "stylus_state": {"enchantment": )" +
                                     std::to_string(enchantment) + '}'));
            EXPECT_EQ(static_cast<int>(writing.written.size()), letters);
            EXPECT_EQ(writing.cost.enchantment, enchantment + 3);
            EXPECT_TRUE(writing.goes.empty());
        }
    }
}

// Reference section 10, examples 6 and 18.
TEST(Writing, UsesUpAMarker) {
    const auto marker = [](const char* game, const std::string& text, int charges) {
        return writingOf(asking(game, text,
                                stylus("magic marker") + R"(, "stylus_state": {"charges": )" +
                                    std::to_string(charges) + '}'));
    };
    const Writing four = marker("nethack-3.4.3", "Elbereth", 4);
    EXPECT_EQ(four.type, Type::Mark);
    EXPECT_EQ(four.cost.markerCharges, 4);
    EXPECT_EQ(four.cheapest.markerCharges, 3);
    EXPECT_EQ(four.goes.size(), 2U);
    EXPECT_EQ(marker("nethack-3.7", "Elbereth", 4).cost.markerCharges, 4);
    EXPECT_EQ(marker("nethack-3.7", "Elbereth", 4).actions, 1);
    EXPECT_EQ(marker("nethack-3.4.3", "Elbereth", 20).cost.markerCharges, 4);
    EXPECT_EQ(marker("nethack-3.7", "Elbereth", 20).cost.markerCharges, 5);
    EXPECT_EQ(marker("nethack-3.6.7", "x", 20).cost.markerCharges, 1);
    EXPECT_EQ(marker("nethack-3.7", "x", 20).cost.markerCharges, 5);
    EXPECT_EQ(marker("nethack-3.7", std::string(11, 'x'), 20).cost.markerCharges, 10);
    EXPECT_EQ(marker("nethack-3.4.3", "Elberet", 3).cheapest.markerCharges, 3);
    EXPECT_EQ(marker("nethack-3.4.3", "Elberet", 3).goes.size(), 2U);
    EXPECT_EQ(marker("nethack-3.4.3", "Elberet", 3).written, "Elbere");
    EXPECT_EQ(marker("nethack-3.4.3", "Elbereth", 3).goes.size(), 3U);
    // Reference section 2: each go is an action, and who acts on turn t acts again on t + max(1,
    // T).
    EXPECT_EQ(marker("nethack-3.6.7", "Elbereth", 3).turnsOfGoes, 0);
    EXPECT_EQ(marker("nethack-3.6.7", "Elbereth", 3).turnsUntilWhole, 2);
    EXPECT_EQ(marker("nethack-3.7", std::string(15, 'x'), 7).written.size(), 14U);
    EXPECT_EQ(marker("nethack-3.7", std::string(15, 'x'), 7).actions, 2);
    EXPECT_TRUE(marker("nethack-3.7", std::string(15, 'x'), 7).goes.empty());
    EXPECT_EQ(marker("nethack-3.4.3", "Elbereth", 0).type, Type::Dust);
    EXPECT_EQ(marker("slex", std::string(16, 'x'), 2).cost.markerCharges, 2);
    EXPECT_EQ(marker("slex", std::string(17, 'x'), 2).written.size(), 16U);
    EXPECT_EQ(marker("slex", "Elbereth", 2).cost.markerCharges, 1);
    // Enough for the whole text where no charges are stated.
    EXPECT_TRUE(
        writingOf(asking("nethack-3.7", std::string(255, 'x'), stylus("magic marker"))).complete);
}

// Reference section 3.1: 2 (k + 3) + 1 letters in one go, 3 (k + 3) in several; 3.2: 2 c and 3 c
// − 1.
TEST(Writing, TellsWhatAStylusWouldNeed) {
    const auto needed = [](const char* game, std::size_t letters, const std::string& state) {
        return writingOf(asking(game, std::string(letters, 'x'), state)).needed;
    };
    const auto blade = [](int enchantment) {
        return stylus("dagger") + R"(, "stylus_state": {"enchantment": )" +
               std::to_string(enchantment) + '}';
    };
    const auto marker = [](int charges) {
        return stylus("magic marker") + R"(, "stylus_state": {"charges": )" +
               std::to_string(charges) + '}';
    };
    for (const char* game : exactGames) {
        EXPECT_EQ(needed(game, 7, blade(0)), std::nullopt);
        EXPECT_EQ(needed(game, 8, blade(0)), (Needed{1, 0}));
        EXPECT_EQ(needed(game, 16, blade(0)), (Needed{5, 3}));
        EXPECT_EQ(needed(game, 5, blade(-2)), (Needed{-1, -1}));
        EXPECT_EQ(needed(game, 255, blade(0)), (Needed{124, 82}));
        EXPECT_EQ(needed(game, 16, blade(-3)), std::nullopt);  // in the dust
    }
    EXPECT_EQ(needed("nethack-3.4.3", 17, marker(3)), (Needed{9, 6}));
    EXPECT_EQ(needed("nethack-3.7", 15, marker(7)), (Needed{8, 8}));
    EXPECT_EQ(needed("nethack-3.4.3", 255, marker(3)), (Needed{std::nullopt, 86}));
    EXPECT_EQ(needed("slex", 17, marker(2)), (Needed{3, 2}));
}

TEST(Writing, BreaksATextWhereNoBlankIsLost) {
    const std::string text = "abc de fgh";
    for (const char* game : {"nethack-3.4.3", "nethack-3.6.7"}) {
        const Writing writing = writingOf(
            asking(game, text, stylus("dagger") + R"(, "stylus_state": {"enchantment": 9})"));
        std::string all;
        for (const Go& go : writing.goes) {
            all += go.text;
            if (game != exactGames[0]) {
                EXPECT_NE(go.text.front(), ' ');
                EXPECT_NE(go.text.back(), ' ');
            }
        }
        EXPECT_EQ(all, text);
    }
    // A blind hero is not asked to add to what a marker wrote.
    EXPECT_EQ(writingOf(asking("nethack-3.6.7", "Elbereth",
                               stylus("magic marker") + R"(, "conditions": ["blind"])"))
                  .goes.size(),
              1U);
    EXPECT_EQ(writingOf(asking("nethack-3.6.7", "Elbereth",
                               stylus("long sword") + R"(, "conditions": ["blind"])"))
                  .goes.size(),
              2U);
}

TEST(Writing, TakesTheTextAsTheVersionReadsIt) {
    EXPECT_EQ(writingOf(asking("nethack-3.6.7", "  a   b ", "")).written, "a b");
    EXPECT_EQ(writingOf(asking("nethack-3.4.3", "  a   b ", "")).written, "  a   b ");
    EXPECT_FALSE(writingOf(asking("nethack-3.7", "x", "")).breaksIlliterate);
    EXPECT_FALSE(writingOf(asking("nethack-3.7", "X", "")).breaksIlliterate);
    EXPECT_TRUE(writingOf(asking("nethack-3.7", "xx", "")).breaksIlliterate);
}

TEST(Writing, LeavesTheOldTextWhereTheWandGoesToPieces) {
    const std::string empty =
        R"("stylus": "wand of digging", "stylus_state": {"charges": 0}, "action": "add",
           "existing": {"type": "DUST", "text": "Elbereth"})";
    const Writing added = writingOf(asking("nethack-3.4.3", "Elbereth", empty));
    EXPECT_DOUBLE_EQ(added.turnsToDust, 1.0 / 121);
    EXPECT_DOUBLE_EQ(added.readsElbereth, 1.0);
    EXPECT_DOUBLE_EQ(added.oldReadsElbereth, 1.0 / 121);
    EXPECT_LT(added.unchanged, 120.0 / 121);
    const std::string cursed =
        R"("stylus": "wand of fire", "stylus_state": {"buc": "cursed", "charges": 3},
           "action": "add", "existing": {"type": "BURN", "text": "Elbereth"})";
    const Writing spoilt = writingOf(asking("nethack-3.6.7", "x", cursed));
    EXPECT_DOUBLE_EQ(spoilt.readsElbereth, 0.01);
    EXPECT_DOUBLE_EQ(spoilt.containsElbereth, 1.0);
    // A charge that is wrested from this one deletes the text first.
    const std::string deleting =
        R"("stylus": "wand of cancellation", "stylus_state": {"charges": 0}, "action": "add",
           "existing": {"type": "DUST", "text": "Elbereth"})";
    EXPECT_DOUBLE_EQ(writingOf(asking("nethack-3.4.3", "Elbereth", deleting)).oldReadsElbereth,
                     0.0);
}

TEST(Writing, EndsWhereAnEngravingIsFull) {
    const std::string old(250, 'o');
    const auto add = [&](const char* game, const std::string& text) {
        return writingOf(
            asking(game, text,
                   R"("action": "add", "existing": {"type": "DUST", "text": ")" + old + R"("})"));
    };
    EXPECT_EQ(add("nethack-3.4.3", "Elbereth").written.size(), 255U);
    EXPECT_EQ(add("nethack-3.4.3", "Elbereth").unchanged, 0.0);
    EXPECT_TRUE(add("nethack-3.4.3", "abcde").complete);
    // The letters that find no room are typed all the same: only 3.7 stops there.
    const std::string longer(20, 'x');
    EXPECT_EQ(add("nethack-3.4.3", longer).turns, 2);
    EXPECT_EQ(add("nethack-3.6.7", longer).written.size(), 255U);
    EXPECT_EQ(add("nethack-3.7", longer).actions, 1);
    EXPECT_EQ(add("nethack-3.7", longer).meanwhile.back().text, old + "xxxxx");
    const std::string full(255, 'o');
    const std::string members =
        R"("action": "add", "existing": {"type": "DUST", "text": ")" + full + R"("})";
    const Writing refused = writingOf(asking("nethack-3.7", "x", members));
    ASSERT_TRUE(refused.refused);
    EXPECT_TRUE(refused.refused->takesTurn);
    EXPECT_EQ(writingOf(asking("nethack-3.6.7", "x", members)).written, full);
}

}  // namespace
}  // namespace polyplan::nethack::engraving
