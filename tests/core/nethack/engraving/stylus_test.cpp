#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "core/nethack/engraving/stylus.h"
#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::exactGames;
using tests::writingOf;

Writing with(const std::string& stylus, const std::string& game, const std::string& members = "") {
    return writingOf(R"({"game": ")" + game + R"(", "text": "Elbereth", "stylus": ")" + stylus +
                     '"' + (members.empty() ? "" : ", " + members) + '}');
}

std::vector<StylusRow> table(const std::string& json) {
    const Request request = tests::engravingRequest(json);
    return stylusTable(request, *request.game, *tests::catalogues().engraving(*request.game));
}

// Reference section 1.1: exactly these 26 in all versions.
TEST(Stylus, BladesAreThoseOfTheReference) {
    const std::set<std::string> blades = {"dagger",
                                          "elven dagger",
                                          "orcish dagger",
                                          "silver dagger",
                                          "athame",
                                          "scalpel",
                                          "knife",
                                          "stiletto",
                                          "worm tooth",
                                          "crysknife",
                                          "axe",
                                          "battle-axe",
                                          "short sword",
                                          "elven short sword",
                                          "orcish short sword",
                                          "dwarvish short sword",
                                          "scimitar",
                                          "silver saber",
                                          "broadsword",
                                          "elven broadsword",
                                          "runesword",
                                          "long sword",
                                          "katana",
                                          "two-handed sword",
                                          "tsurugi",
                                          "dwarvish mattock"};
    const std::set<std::string> hard = {"diamond",    "ruby",    "jacinth stone",    "sapphire",
                                        "black opal", "emerald", "aquamarine stone", "topaz stone"};
    const std::set<std::string> rings = {"diamond ring", "ruby ring",  "sapphire ring",
                                         "emerald ring", "topaz ring", "steel ring"};
    for (const std::string game : exactGames) {
        std::set<std::string> engraving;
        for (const StylusRow& row : table(R"({"text": "x", "game": ")" + game + R"("})")) {
            if (row.group == StylusGroup::Engrave) {
                engraving.insert(row.stylus);
            }
        }
        std::set<std::string> expected = blades;
        expected.insert(hard.begin(), hard.end());
        expected.insert(rings.begin(), rings.end());
        expected.insert("wand of digging");
        EXPECT_EQ(engraving, expected);
    }
}

TEST(Stylus, WritesWhatTheReferenceSays) {
    struct Row {
        const char* stylus;
        std::optional<Type> type;
        Pace pace;
    };
    const std::vector<Row> rows = {
        {"fingers", Type::Dust, Pace::Fast},
        {"diamond", Type::Engrave, Pace::Slow},
        {"opal", Type::Dust, Pace::Fast},
        {"worthless piece of white glass", Type::Dust, Pace::Fast},
        {"luckstone", Type::Dust, Pace::Fast},
        {"rock", Type::Dust, Pace::Fast},
        {"steel ring", Type::Engrave, Pace::Slow},
        {"granite ring", Type::Dust, Pace::Fast},
        {"ring of hunger", Type::Dust, Pace::Fast},
        {"athame", Type::Engrave, Pace::Fast},
        {"dwarvish mattock", Type::Engrave, Pace::Slow},
        {"spear", Type::Dust, Pace::Fast},
        {"quarterstaff", Type::Dust, Pace::Fast},
        {"arrow", Type::Dust, Pace::Fast},
        {"magic marker", Type::Mark, Pace::Fast},
        {"towel", std::nullopt, Pace::Fast},
        {"pick-axe", Type::Dust, Pace::Fast},
        {"unicorn horn", Type::Dust, Pace::Fast},
        {"blindfold", Type::Dust, Pace::Fast},
        {"pair of high boots", Type::Dust, Pace::Fast},
        {"plate mail", std::nullopt, Pace::Fast},
        {"heavy iron ball", std::nullopt, Pace::Fast},
        {"boulder", std::nullopt, Pace::Fast},
        {"apple", std::nullopt, Pace::Fast},
        {"scroll of light", std::nullopt, Pace::Fast},
        {"spellbook of light", std::nullopt, Pace::Fast},
        {"potion of water", Type::Dust, Pace::Fast},
        {"amulet of life saving", Type::Dust, Pace::Fast},
        {"iron chain", Type::Dust, Pace::Fast},
        {"gold piece", Type::Dust, Pace::Fast},
        {"wand of fire", Type::Burn, Pace::Fast},
        {"wand of lightning", Type::Burn, Pace::Fast},
        {"wand of digging", Type::Engrave, Pace::Fast},
        {"wand of striking", Type::Dust, Pace::Fast},
    };
    for (const char* game : exactGames) {
        for (const Row& row : rows) {
            const Writing writing = with(row.stylus, game);
            EXPECT_EQ(writing.type, row.type) << row.stylus;
            EXPECT_EQ(writing.refused.has_value(), !row.type.has_value()) << row.stylus;
            if (row.type) {
                EXPECT_EQ(writing.pace, row.pace) << row.stylus;
            } else {
                EXPECT_TRUE(writing.refused->takesTurn) << row.stylus;
                EXPECT_EQ(writing.actions, 1) << row.stylus;
                EXPECT_EQ(writing.readsElbereth, 0.0);
            }
        }
    }
}

TEST(Stylus, ListsTheArtifactThatWritesOtherwise) {
    for (const std::string game : exactGames) {
        const auto rows = table(R"({"text": "x", "game": ")" + game + R"("})");
        EXPECT_EQ(std::ranges::count(rows, "Fire Brand", &StylusRow::stylus),
                  game == "nethack-3.7" ? 1 : 0);
    }
}

TEST(Stylus, ArtifactsWriteLikeTheirKind) {
    const auto isTold = [](const Writing& writing, const std::string& remark) {
        return std::ranges::find(writing.remarks, remark, &RuleRemark::text) !=
               writing.remarks.end();
    };
    for (const std::string game : exactGames) {
        const Writing magicbane = with("Magicbane", game);
        EXPECT_EQ(magicbane.type, Type::Engrave);
        EXPECT_EQ(magicbane.pace, Pace::Fast);
        EXPECT_TRUE(isTold(magicbane, "Magicbane writes like any athame."));
        EXPECT_EQ(with("Magicbane", game, R"("stylus_state": {"buc": "cursed"})").pace, Pace::Slow);
        EXPECT_FALSE(isTold(with("athame", game), "Magicbane writes like any athame."));
        EXPECT_EQ(isTold(with("Fire Brand", game), "Fire Brand writes like any long sword."),
                  game != "nethack-3.7");
    }
}

TEST(Stylus, ChangesWithItsState) {
    for (const std::string game : exactGames) {
        const bool is37 = game == "nethack-3.7";
        const Writing cursed = with("athame", game, R"("stylus_state": {"buc": "cursed"})");
        EXPECT_EQ(cursed.pace, Pace::Slow);
        EXPECT_EQ(cursed.cost.enchantment, 3);
        const Writing dull = with("athame", game, R"("stylus_state": {"enchantment": -3})");
        EXPECT_EQ(dull.type, Type::Dust);
        EXPECT_EQ(with("dagger", game, R"("stylus_state": {"enchantment": -4})").type, Type::Dust);
        const Writing welded =
            with("dagger", game, R"("stylus_state": {"buc": "cursed", "wielded": true})");
        EXPECT_EQ(welded.type, is37 ? Type::Dust : Type::Engrave);
        const Writing fireBrand = with("Fire Brand", game);
        EXPECT_EQ(fireBrand.type, is37 ? Type::Burn : Type::Engrave);
        EXPECT_EQ(fireBrand.pace, is37 ? Pace::Fast : Pace::Slow);
        EXPECT_EQ(fireBrand.cost.enchantment, is37 ? 0 : 3);
        EXPECT_EQ(with("long sword", game, R"("stylus_state": {"artifact": "Fire Brand"})").type,
                  fireBrand.type);
        EXPECT_EQ(with("ring of hunger", game, R"("stylus_state": {"appearance": "steel"})").type,
                  Type::Engrave);
        EXPECT_EQ(with("blinding_venom", game).refused.has_value(), !is37);
        EXPECT_FALSE(with("blinding_venom", game, R"("conditions": ["wizard mode"])").refused);
        for (const char* worn : {"blindfold", "towel", "lenses"}) {
            const Writing writing = with(worn, game, R"("stylus_state": {"worn": true})");
            ASSERT_TRUE(writing.refused);
            EXPECT_FALSE(writing.refused->takesTurn);
        }
        EXPECT_EQ(with("fingers", game, R"("conditions": ["demon"])").type, Type::Blood);
        EXPECT_EQ(with("pair of high boots", game, R"("conditions": ["vampire"])").type,
                  Type::Dust);
        EXPECT_EQ(with("wand of opening", game, R"("conditions": ["vampire"])").type, Type::Blood);
    }
}

TEST(Stylus, WandNeedsACharge) {
    for (const std::string game : exactGames) {
        const bool isOld = game == "nethack-3.4.3";
        for (const char* charges : {"0", "-1"}) {
            const Writing empty =
                with("wand of fire", game,
                     std::string(R"("stylus_state": {"charges": )") + charges + '}');
            EXPECT_EQ(empty.type, isOld ? std::optional(Type::Dust) : std::nullopt);
            EXPECT_EQ(empty.cost.wandCharges, 0);
            EXPECT_EQ(empty.actions, 1);
            EXPECT_FALSE(empty.reveals.identifies);
            const double wrested = isOld && charges == std::string("0") ? 1.0 / 121 : 0.0;
            EXPECT_DOUBLE_EQ(empty.turnsToDust, wrested);
            const double byStick = isOld ? with("unicorn horn", game).readsElbereth : 0.0;
            EXPECT_DOUBLE_EQ(empty.readsElbereth, (1 - wrested) * byStick);
        }
        const Writing full = with("wand of fire", game, R"("stylus_state": {"charges": 1})");
        EXPECT_EQ(full.cost.wandCharges, 1);
        EXPECT_EQ(full.cheapest.wandCharges, 1);
        EXPECT_EQ(full.goes.size(), 1U);
        const Writing cursed = with("wand of fire", game, R"("stylus_state": {"buc": "cursed"})");
        EXPECT_EQ(cursed.explodes, isOld ? 0.0 : 0.01);
        EXPECT_DOUBLE_EQ(cursed.readsElbereth, isOld ? 1.0 : 0.99);
    }
}

TEST(Stylus, WandTellsWhatItIs) {
    struct Row {
        const char* wand;
        bool identifies;
        bool identifiesIn37;
        bool tells;
    };
    constexpr std::array<Row, 24> rows = {{
        {"digging", true, true, true},
        {"fire", true, true, true},
        {"lightning", true, true, true},
        {"light", true, true, true},
        {"secret door detection", false, true, true},
        {"create monster", false, false, true},
        {"enlightenment", true, true, true},
        {"wishing", true, false, true},
        {"striking", false, false, true},
        {"slow monster", false, false, true},
        {"speed monster", false, false, true},
        {"sleep", false, false, true},
        {"death", false, false, true},
        {"magic missile", false, false, true},
        {"cold", false, false, true},
        {"cancellation", false, false, false},
        {"make invisible", false, false, false},
        {"teleportation", false, false, false},
        {"polymorph", false, false, false},
        {"opening", false, false, false},
        {"locking", false, false, false},
        {"probing", false, false, false},
        {"undead turning", false, false, false},
        {"nothing", false, false, false},
    }};
    for (const std::string game : exactGames) {
        for (const Row& row : rows) {
            const std::string wand = std::string("wand of ") + row.wand;
            const Writing writing = with(wand, game);
            EXPECT_EQ(writing.reveals.identifies,
                      game == "nethack-3.7" ? row.identifiesIn37 : row.identifies)
                << wand;
            EXPECT_EQ(!writing.reveals.message.empty(), row.tells) << wand;
            EXPECT_FALSE(
                with(wand, game, R"("stylus_state": {"identified": true})").reveals.identifies);
        }
        EXPECT_FALSE(with("wand of light", game, R"("conditions": ["blind"])").reveals.identifies);
        EXPECT_TRUE(with("wand of fire", game, R"("conditions": ["blind"])").reveals.identifies);
        EXPECT_EQ(with("wand of lightning", game).blindness.most, 50);
        EXPECT_EQ(with("wand of lightning", game, R"("conditions": ["blind"])").blindness.most, 0);
        EXPECT_EQ(with("wand of lightning", game, R"("conditions": ["resists blindness"])")
                      .blindness.most,
                  0);
        EXPECT_EQ(with("wand of fire", game).blindness.most, 0);
    }
}

TEST(Stylus, IsNotGuessedInSlashEmExtended) {
    EXPECT_TRUE(with("wand of fireball", "slex").refused);
    EXPECT_EQ(with("rapier", "slex").type, Type::Engrave);
    EXPECT_EQ(with("wand of digging", "slex").type, Type::Engrave);
}

TEST(Stylus, ThatIsNotIdentifiedWritesWhereAllItMayBeDo) {
    for (const char* game : exactGames) {
        const Writing wand = with("curved wand", game);
        ASSERT_TRUE(wand.refused) << game;
        EXPECT_TRUE(wand.refused->isUndecided);
        EXPECT_NE(
            wand.refused->reason.find(
                "curved wand is not identified: the kinds that it may be don't all write alike"),
            std::string::npos)
            << wand.refused->reason;
        EXPECT_TRUE(with("red gem", game).refused->isUndecided);
        EXPECT_EQ(with("pair of combat boots", game).type, Type::Dust);
        EXPECT_EQ(with("gray stone", game).type, Type::Dust);
        const Writing potion = with("ruby potion", game);
        EXPECT_EQ(potion.type, Type::Dust);
        EXPECT_EQ(potion.stylus, "ruby potion");
        const Writing scroll = with("scroll labeled ELBIB YLOH", game);
        ASSERT_TRUE(scroll.refused);
        EXPECT_FALSE(scroll.refused->isUndecided);
        EXPECT_TRUE(scroll.refused->takesTurn);
        EXPECT_EQ(with("ring", game).type, Type::Dust);
    }
    // What the square or the hero refuses is told first.
    EXPECT_FALSE(
        with("curved wand", "nethack-3.6.7", R"("surface": "altar")").refused->isUndecided);
}

TEST(StylusTable, HasEveryStylusOnceWithTheFiguresOfItsOwn) {
    for (const std::string game : {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7", "slex"}) {
        const std::string request = R"("text": "Elbereth", "game": ")" + game + '"';
        const std::vector<StylusRow> rows = table(
            '{' + request +
            R"(, "stylus": "dagger", "stylus_state": {"enchantment": 4}, "conditions": ["blind"]})");
        std::set<std::string> names;
        for (const StylusRow& row : rows) {
            EXPECT_TRUE(names.insert(row.stylus).second) << row.stylus;
            EXPECT_EQ(row.group == StylusGroup::Nothing, row.writing.refused.has_value())
                << row.stylus;
        }
        EXPECT_EQ(rows.front().stylus, "fingers");
        for (const char* name : {"dagger", "knife", "wand of fire", "steel ring", "boulder"}) {
            const auto row = std::find_if(rows.begin(), rows.end(),
                                          [name](const StylusRow& r) { return r.stylus == name; });
            ASSERT_NE(row, rows.end()) << name;
            const std::string state =
                name == std::string("dagger") ? R"(, "stylus_state": {"enchantment": 4})" : "";
            Writing alone = writingOf('{' + request + R"(, "stylus": ")" + name +
                                      R"(", "conditions": ["blind"])" + state + '}');
            alone.byPosition.clear();
            alone.letterErrors.clear();
            alone.meanwhile.clear();
            alone.needed.reset();
            EXPECT_EQ(row->writing, alone) << name;
        }
    }
}

TEST(Stylus, OnlyWhatIsPutOnIsWearable) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const ObjectTable& objects = *tests::catalogues().engraving(game)->objects;
        const auto isWorn = [&](const char* name) {
            return isWearable(objects[*objects.find(name)]);
        };
        for (const char* name : {"ring of hunger", "amulet of life saving", "pair of high boots",
                                 "small shield", "blindfold", "lenses", "towel"}) {
            EXPECT_TRUE(isWorn(name)) << name;
        }
        for (const char* name : {"magic whistle", "magic marker", "athame", "wand of fire",
                                 "diamond", "scroll of light"}) {
            EXPECT_FALSE(isWorn(name)) << name;
        }
    }
}

}  // namespace
}  // namespace polyplan::nethack::engraving
