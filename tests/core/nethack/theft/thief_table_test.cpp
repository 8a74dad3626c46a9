#include "core/nethack/theft/thief_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft {
namespace {

using testing::thieves;

TEST(Thieves, AreAllThere) {
    EXPECT_EQ(thieves().thieves().size(), 72U);
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37}) {
        const auto all = thieves().thievesOf(game);
        EXPECT_EQ(all.size(), 14U);
        for (const Thief* thief : all) {
            EXPECT_EQ(thief->damageType, DamageType::AmuletTheft) << thief->name;
            EXPECT_EQ(thief->theftAttacks.size(), 1U) << thief->name;
        }
    }
    const auto ofDNetHack = thieves().thievesOf(Game::DNetHack);
    EXPECT_EQ(ofDNetHack.size(), 30U);
    EXPECT_EQ(std::ranges::count(ofDNetHack, DamageType::QuestArtifactTheft, &Thief::damageType),
              26);
    EXPECT_TRUE(thieves().thievesOf(Game::SlashEm007).empty());
}

TEST(Thieves, HaveTheirAttacksInPlace) {
    const Thief* kaen = thieves().find(Game::NetHack37, "Master Kaen");
    ASSERT_NE(kaen, nullptr);
    EXPECT_EQ(kaen->level, 25);
    EXPECT_EQ(kaen->speed, 12);
    EXPECT_EQ(kaen->armorClass, -10);
    EXPECT_EQ(kaen->theftAttacks, std::vector{3});
    const Thief* legion = thieves().find(Game::DNetHack, "Legion");
    ASSERT_NE(legion, nullptr);
    EXPECT_EQ(legion->theftAttacks, (std::vector{0, 1, 2, 3}));
    EXPECT_EQ(thieves().find(Game::NetHack37, "Legion"), nullptr);
    EXPECT_EQ(thieves().find(Game::NetHack37, "Master of Thieves")->speed, 15);
}

/// Whether a thief can teleport is a rule of its own in the code, and a remark in the table.
TEST(Thieves, TeleportAsTheTableRemarks) {
    for (const Thief& thief : thieves().thieves()) {
        const auto says = [&thief](const char* words) {
            return thief.notes.find(words) != std::string::npos;
        };
        const bool teleports =
            says("has teleport flag") || (says("M1_TPORT") && !says("no M1_TPORT"));
        EXPECT_EQ(habitsOf(thief.name).teleports, teleports) << thief.name;
    }
}

/// What is wrong with a table of these lines.
std::string faultOfThieves(const std::string& lines) {
    std::istringstream csv("version,monster,level,speed,ac,attacks,has_samu,samu_count,notes\n" +
                           lines);
    try {
        ThiefTable::read(csv);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "none";
}

TEST(Thieves, NameLineAndColumnOfAFault) {
    const std::string sound = "3.4.3,Frog,1,9,0,0:claw 1d4 AD_SAMU,yes,1,\n";
    EXPECT_EQ(faultOfThieves(sound), "none");
    EXPECT_EQ(faultOfThieves(sound + sound),
              "line 3, column monster: \"Frog\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4,Frog,1,9,0,0:claw 1d4 AD_SAMU,yes,1,\n"),
              "line 2, column version: \"3.4\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,-1,9,0,0:claw 1d4 AD_SAMU,yes,1,\n"),
              "line 2, column level: \"-1\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,1,9,0,1:claw 1d4 AD_SAMU,yes,1,\n"),
              "line 2, column attacks: \"1:claw 1d4 AD_SAMU\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,1,9,0,0:claw 1d4 AD_PHYS,no,0,\n"),
              "line 2, column attacks: \"0:claw 1d4 AD_PHYS\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,1,9,0,0:claw 1d4 AD_SAMU; 1:claw 1d4 AD_SQUE,yes,1,\n"),
              "line 2, column attacks: \"0:claw 1d4 AD_SAMU; 1:claw 1d4 AD_SQUE\" is not allowed "
              "there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,1,9,0,0:claw 1d4 AD_SQUE,yes,0,\n"),
              "line 2, column has_samu: \"yes\" is not allowed there");
    EXPECT_EQ(faultOfThieves("3.4.3,Frog,1,9,0,0:claw 1d4 AD_SAMU,yes,2,\n"),
              "line 2, column samu_count: \"2\" is not allowed there");
}

}  // namespace
}  // namespace polyplan::nethack::theft
