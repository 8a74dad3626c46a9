#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/nethack/engraving/reach.h"
#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::exactGames;
using tests::writingOf;

Writing on(const std::string& game, const std::string& members) {
    return writingOf(R"({"game": ")" + game + R"(", "text": "Elbereth", )" + members + '}');
}

/// Whether it is refused, and takes no time.
bool freelyRefused(const Writing& writing) {
    return writing.refused && !writing.refused->takesTurn && writing.actions == 0;
}

bool refusedForATurn(const Writing& writing) {
    return writing.refused && writing.refused->takesTurn && writing.actions == 1;
}

TEST(Square, RefusesByItsSurface) {
    for (const std::string game : exactGames) {
        for (const char* surface :
             {"lava", "water", "fountain", "plane of air", "plane of water", "altar"}) {
            EXPECT_TRUE(freelyRefused(on(game, std::string(R"("surface": ")") + surface + '"')));
        }
        for (const char* surface :
             {"floor", "ice", "stairs", "ladder", "throne", "sink", "doorway", "drawbridge"}) {
            EXPECT_FALSE(on(game, std::string(R"("surface": ")") + surface + '"').refused);
        }
        EXPECT_EQ(on(game, R"("surface": "wall")").refused.has_value(), game != exactGames[0]);
        EXPECT_EQ(on(game, R"("surface": "cloud")").refused.has_value(), game == exactGames[2]);
    }
}

TEST(Square, KeepsItsTextWhereOnlyBlanksAreTyped) {
    const auto remarksOf = [](const std::string& text, const std::string& members) {
        std::string all;
        const std::string asked = R"({"text": ")" + text + R"(", )" + members + '}';
        for (const RuleRemark& each : writingOf(asked).remarks) {
            all += each.text;
            all += '\n';
        }
        return all;
    };
    const std::string burns = R"("stylus": "wand of fire", "existing": )";
    const std::string engraved = burns + R"({"type": "ENGRAVE", "text": "Elbereth"})";
    EXPECT_NE(remarksOf("x", engraved).find("is written over"), std::string::npos);
    EXPECT_EQ(remarksOf("  ", engraved).find("written over"), std::string::npos);
    const std::string added =
        R"("action": "add", )" + burns + R"({"type": "BURN", "text": "Elbereth"})";
    EXPECT_NE(remarksOf("x", added).find("follows the old one"), std::string::npos);
    EXPECT_EQ(remarksOf("  ", added).find("follows the old one"), std::string::npos);
    const std::string dust =
        R"("stylus": "fingers", "existing": {"type": "DUST", "text": "Elbereth"})";
    EXPECT_NE(remarksOf("  ", dust).find("is wiped out before"), std::string::npos);
}

TEST(Square, BurnsLessDeeplyIntoIce) {
    EXPECT_EQ(on(exactGames[1], R"("stylus": "wand of fire")").permanence, Permanence::Permanent);
    EXPECT_EQ(on(exactGames[1], R"("stylus": "wand of fire", "surface": "ice")").permanence,
              Permanence::SemiPermanent);
    EXPECT_EQ(on(exactGames[1], R"("stylus": "magic marker")").permanence,
              Permanence::SemiPermanent);
    EXPECT_EQ(on(exactGames[1], R"("surface": "ice")").permanence, Permanence::Temporary);
}

TEST(Square, RefusesByTheHero) {
    for (const std::string game : exactGames) {
        for (const char* condition : {"handless", "tiny", "overtaxed", "swallowed", "engulfed",
                                      "enveloped", "no free hand", "levitating", "riding"}) {
            EXPECT_TRUE(
                freelyRefused(on(game, std::string(R"("conditions": [")") + condition + R"("])")))
                << condition;
        }
        EXPECT_FALSE(on(game, R"("conditions": ["riding"], "riding_skill": "basic")").refused);
        EXPECT_TRUE(on(game, R"("conditions": ["riding"], "riding_skill": "restricted")").refused);
        EXPECT_FALSE(on(game, R"("conditions": ["no free hand"], "stylus": "dagger",
                                 "stylus_state": {"wielded": true})")
                         .refused);
    }
}

TEST(Square, KeepsTheHeroAwayByVersion) {
    struct Row {
        const char* conditions;
        std::array<bool, 3> refused;
    };
    constexpr std::array<Row, 6> rows = {{
        {R"("beside a pit")", {false, true, true}},
        {R"("beside a pit", "flying")", {false, false, false}},
        {R"("beside a pit", "huge")", {false, true, false}},
        {R"("hiding")", {false, true, false}},
        {R"("hiding on the ceiling")", {false, true, true}},
        {R"("held")", {false, false, true}},
    }};
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < exactGames.size(); ++i) {
            EXPECT_EQ(on(exactGames.at(i), std::string(R"("conditions": [)") + row.conditions + ']')
                          .refused.has_value(),
                      row.refused.at(i))
                << exactGames.at(i) << row.conditions;
        }
    }
}

// Reference section 1.3: four wands write even while levitating.
TEST(Square, LetsSomeWandsWriteOutOfReach) {
    for (const std::string game : exactGames) {
        for (const char* wand : {"digging", "fire", "lightning", "magic missile"}) {
            EXPECT_FALSE(
                on(game,
                   std::string(R"("conditions": ["levitating"], "stylus": "wand of )") + wand + '"')
                    .refused);
        }
        const Writing cold =
            on(game, R"("conditions": ["levitating"], "stylus": "wand of cancellation",
                        "existing": {"type": "BURN", "text": "x"})");
        EXPECT_TRUE(refusedForATurn(cold));
        EXPECT_EQ(cold.cost.wandCharges, 1);
        EXPECT_EQ(cold.reveals.oldText, "deleted");
        EXPECT_EQ(
            on(game, R"("conditions": ["riding"], "stylus": "wand of cold")").refused.has_value(),
            game != exactGames[0]);
    }
}

TEST(Square, GraveTakesHardStylusesOnly) {
    for (const std::string game : exactGames) {
        EXPECT_TRUE(freelyRefused(on(game, R"("surface": "grave")")));
        const Writing first =
            on(game, R"("surface": "grave", "stylus": "dagger", "grave_undisturbed": true)");
        ASSERT_TRUE(first.refused);
        EXPECT_EQ(first.refused->takesTurn, game != exactGames[2]);
        for (const char* stylus : {"dagger", "diamond", "steel ring", "wand of digging"}) {
            const Writing writing = on(game, std::string(R"("existing": {"type": "HEADSTONE",
                "text": "Here lies "}, "stylus": ")") +
                                                 stylus + '"');
            ASSERT_FALSE(writing.refused) << stylus;
            EXPECT_EQ(writing.type, Type::Headstone);
            EXPECT_EQ(writing.permanence, Permanence::Permanent);
            EXPECT_EQ(writing.wanted, "Here lies Elbereth");
            EXPECT_EQ(writing.readsElbereth, 0.0);
            EXPECT_EQ(writing.containsElbereth, 0.0);
        }
        for (const char* stylus : {"wand of fire", "magic marker", "wand of cold"}) {
            EXPECT_TRUE(refusedForATurn(
                on(game, std::string(R"("surface": "grave", "stylus": ")") + stylus + '"')))
                << stylus;
        }
    }
}

// Reference section 7.
TEST(Square, MeetsTheOldText) {
    struct Row {
        const char* stylus;
        const char* old;
        const char* action;
        const char* condition;
        const char* wanted;  ///< null: refused, for a turn
    };
    constexpr std::array<Row, 17> rows = {{
        {"fingers", "DUST", "add", "", "oldElbereth"},
        {"fingers", "DUST", "wipe", "", "Elbereth"},
        {"fingers", "DUST", "new", "", "Elbereth"},
        {"fingers", "DUST", "add", "blind", "Elbereth"},
        {"fingers", "ENGR_BLOOD", "add", "", "Elbereth"},
        {"fingers", "MARK", "add", "", "Elbereth"},
        {"magic marker", "MARK", "add", "", "oldElbereth"},
        {"fingers", "ENGRAVE", "add", "", nullptr},
        {"fingers", "BURN", "wipe", "", nullptr},
        {"magic marker", "BURN", "wipe", "", nullptr},
        {"wand of fire", "BURN", "add", "", "oldElbereth"},
        {"wand of fire", "BURN", "add", "blind", "oldElbereth"},
        {"wand of fire", "BURN", "wipe", "", "Elbereth"},
        {"wand of fire", "ENGRAVE", "add", "", "Elbereth"},
        {"athame", "BURN", "wipe", "", "Elbereth"},
        {"athame", "ENGRAVE", "add", "blind", "oldElbereth"},
        {"athame", "DUST", "add", "", "Elbereth"},
    }};
    for (const char* game : exactGames) {
        for (const Row& row : rows) {
            const std::string condition =
                *row.condition == 0 ? "" : '"' + std::string(row.condition) + '"';
            const Writing writing = on(game, std::string(R"("stylus": ")") + row.stylus +
                                                 R"(", "existing": {"text": "old", "type": ")" +
                                                 row.old + R"("}, "action": ")" + row.action +
                                                 R"(", "conditions": [)" + condition + ']');
            if (row.wanted == nullptr) {
                EXPECT_TRUE(refusedForATurn(writing)) << row.stylus << row.old;
            } else {
                EXPECT_EQ(writing.wanted, row.wanted) << row.stylus << row.old << row.action;
                EXPECT_FALSE(writing.refused);
            }
        }
    }
}

TEST(Square, IsWipedByATowel) {
    const auto by = [](const char* type) {
        return on("nethack-3.6.7",
                  std::string(R"("stylus": "towel", "existing": {"text": "old", )") +
                      R"("type": ")" + type + R"("})")
            .reveals.oldText;
    };
    EXPECT_EQ(by("MARK"), "wiped out");
    EXPECT_EQ(by("BURN"), "");
}

// Reference section 1.3.
// People read the program's words, files the game's.
TEST(Square, SpeaksOfTypesInTheProgramsWords) {
    const Writing dust = on(
        "nethack-3.6.7", R"("stylus": "fingers", "existing": {"text": "old", "type": "ENGRAVE"})");
    ASSERT_TRUE(dust.refused);
    EXPECT_EQ(dust.refused->reason,
              "The old text (engraved) can't be wiped out by what would be written (dust).");
    const Writing more = on(
        "nethack-3.6.7",
        R"("stylus": "fingers", "action": "add", "existing": {"text": "old", "type": "ENGRAVE"})");
    ASSERT_TRUE(more.refused);
    EXPECT_EQ(more.refused->reason,
              "The old text (engraved) can't be added to or wiped out by what would be written "
              "(dust).");
    const Writing fire =
        on("nethack-3.6.7",
           R"("stylus": "wand of digging", "existing": {"text": "old", "type": "BURN"})");
    EXPECT_TRUE(std::ranges::any_of(fire.remarks, [](const RuleRemark& remark) {
        return remark.text == "The old text (burned) is written over.";
    }));
    const Writing polymorph =
        on("nethack-3.6.7",
           R"("stylus": "wand of polymorph", "existing": {"text": "old", "type": "DUST"})");
    EXPECT_EQ(polymorph.reveals.oldText,
              "replaced by a random text, with the same chance each dust, engraved, burned, marker "
              "or blood");
}

TEST(Square, IsChangedByWands) {
    struct Row {
        const char* wand;
        const char* old;
        bool gone;
    };
    constexpr std::array<Row, 6> rows = {{
        {"cancellation", "BURN", true},
        {"make invisible", "ENGRAVE", true},
        {"teleportation", "BURN", true},
        {"cold", "BURN", true},
        {"cold", "ENGRAVE", false},
        {"opening", "BURN", false},
    }};
    for (const std::string game : exactGames) {
        for (const Row& row : rows) {
            const Writing writing =
                on(game, std::string(R"("stylus": "wand of )") + row.wand +
                             R"(", "existing": {"text": "old", "type": ")" + row.old + R"("})");
            // What writes in the dust can't wipe out what is left of these.
            EXPECT_EQ(refusedForATurn(writing), !row.gone) << row.wand << row.old;
            EXPECT_EQ(!writing.reveals.oldText.empty(), row.gone);
        }
        const std::string polymorph =
            R"("stylus": "wand of polymorph", "existing": {"text": "old", "type": "DUST"})";
        const Writing seen = on(game, polymorph);
        EXPECT_TRUE(refusedForATurn(seen));
        EXPECT_NE(seen.reveals.oldText, "");
        EXPECT_NE(seen.reveals.message, "");
        const Writing blind = on(game, polymorph + R"(, "conditions": ["blind"])");
        EXPECT_EQ(refusedForATurn(blind), game != exactGames[0]);
        EXPECT_FALSE(on(game, R"("stylus": "wand of polymorph")").refused);
        const Writing grave = on(game, R"("stylus": "wand of cancellation", "surface": "grave")");
        EXPECT_EQ(grave.reveals.oldText, "");
        EXPECT_EQ(grave.reveals.message, "");
    }
}

TEST(Square, AnEmptyTextCancels) {
    for (const std::string game : exactGames) {
        for (const char* text : {"", "   "}) {
            const std::string start =
                R"({"game": ")" + game + R"(", "text": ")" + text + R"(", "stylus": )";
            EXPECT_TRUE(freelyRefused(writingOf(start + R"("fingers"})")));
            const Writing zapped = writingOf(start + R"("wand of fire"})");
            EXPECT_TRUE(refusedForATurn(zapped));
            EXPECT_EQ(zapped.cost.wandCharges, 1);
            EXPECT_TRUE(zapped.reveals.identifies);
        }
    }
}

}  // namespace
}  // namespace polyplan::nethack::engraving
