#include "core/plan/game_text/text_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "tests/core/support/catalogues.h"

namespace polyplan::plan::game_text {
namespace {

using nethack::Buc;
using nethack::Game;

Reading read(std::string_view text, const ReadOptions& options = {}) {
    return std::get<Reading>(readGameText(text, options, tests::catalogues()));
}

/// A letter for the kind of each line.
std::string kindsOf(const Reading& reading) {
    std::string kinds;
    for (const Line& line : reading.lines) {
        kinds += "shp_u"[static_cast<std::size_t>(line.kind)];
    }
    return kinds;
}

const StackReading& stackAt(const Reading& reading, std::size_t line) {
    return reading.lines.at(line).stack.value();
}

std::string nameAt(const Reading& reading, std::size_t line) {
    const StackReading& stack = stackAt(reading, line);
    return stack.object ? (*tests::catalogues().objects(reading.game))[*stack.object].name : "";
}

std::vector<std::string> choicesAt(const Reading& reading, std::size_t line) {
    std::vector<std::string> names;
    for (const ObjectIndex object : stackAt(reading, line).choices) {
        names.push_back((*tests::catalogues().objects(reading.game))[object].name);
    }
    return names;
}

TEST(GameText, TakesStonesThatAreCalledSomethingForGrayOnes) {
    const ObjectTable& table = *tests::catalogues().objects(Game::NetHack367);
    const std::string_view text =
        "a - 4 stones called luckies\nb - 2 gems called shiny\n"
        "c - a cloak called spare\n";
    const std::vector<ObjectIndex> known = {table.find("flint stone").value()};
    for (const ReadOptions& options :
         {ReadOptions{.game = Game::NetHack367},
          ReadOptions{.game = Game::NetHack367, .planGame = Game::NetHack367, .known = known}}) {
        const Reading reading = read(text, options);
        EXPECT_EQ(stackAt(reading, 0).look, table.findLook(ObjectClass::Gem, "gray"));
        EXPECT_EQ(stackAt(reading, 1).look, table.findLook(ObjectClass::Gem, ""));
        EXPECT_FALSE(stackAt(reading, 2).look) << "which of four is not said";
    }
}

TEST(GameText, LeavesOutWhatThePlanKnowsBySight) {
    const ObjectTable& table = *tests::catalogues().objects(Game::NetHack367);
    const std::vector<ObjectIndex> known = {table.find("scroll of identify").value(),
                                            table.find("scroll of light").value()};
    const std::string_view text = "f - a scroll labeled FOOBIE BLETCH\n";
    const ReadOptions options{.planGame = Game::NetHack367, .known = known};
    const std::vector<std::string> every = choicesAt(read(text, {.planGame = Game::NetHack367}), 0);
    const std::vector<std::string> left = choicesAt(read(text, options), 0);
    EXPECT_EQ(left.size() + 2, every.size());
    EXPECT_EQ(std::ranges::count(left, "scroll of identify"), 0);
    EXPECT_TRUE(read(text, options).discovered.empty()) << "the text tells of none";
    EXPECT_EQ(
        choicesAt(
            read(text, {.game = Game::NetHack37, .planGame = Game::NetHack367, .known = known}), 0),
        choicesAt(read(text, {.game = Game::NetHack37}), 0))
        << "known are types of the plan's game";
}

TEST(GameText, SpellsMonstersOfRulesAsTheGameDoes) {
    const Reading reading = read(
        "a CROCODILE corpse\n"
        "a statue of a death\n"
        "a Newt corpse\n");
    EXPECT_EQ(stackAt(reading, 0).corpse, "crocodile");
    EXPECT_EQ(stackAt(reading, 1).corpse, "Death");
    EXPECT_EQ(stackAt(reading, 2).corpse, "Newt");
}

TEST(GameText, KnowsTheKindsOfLinesOfAList) {
    const Reading reading = read(
        "Weapons\n"
        "a - a +1 dagger (weapon in hand)\n"
        "\n"
        "Potions  ('!')\n"
        "c - 2 potions of water\n"
        "gibberish\n"
        "(end)\n");
    EXPECT_EQ(kindsOf(reading), "hs_hsuh");
    EXPECT_EQ(nameAt(reading, 1), "dagger");
    EXPECT_EQ(stackAt(reading, 1).slot, "a");
    EXPECT_EQ(stackAt(reading, 1).remarks, std::vector<std::string>{"weapon in hand"});
    EXPECT_NE(reading.lines[5].why, "");
    EXPECT_EQ(reading.gameSource, GameSource::Default);
}

TEST(GameText, SaysWhatALineMayHaveMeant) {
    const Reading reading = read("a - a wand of dgiging\n");
    EXPECT_EQ(reading.lines[0].why,
              "\"a wand of dgiging\" names nothing in NetHack 3.6.7; did you mean \"wand of "
              "digging\"?");
}

TEST(GameText, ReadsMessagesAndSquares) {
    const Reading reading = read(
        "There is a staircase up here.\n"
        "Things that are here:\n"
        "a blessed scroll of blank paper named Mr.\n"
        "You see here 3 uncursed daggers.\n"
        "f - a tripe ration.\n"
        "You have a little trouble lifting h - 6 uncursed potions of booze.\n");
    EXPECT_EQ(kindsOf(reading), "hhssss");
    EXPECT_EQ(stackAt(reading, 2).name, "Mr.");
    EXPECT_EQ(stackAt(reading, 3).quantity, 3);
    EXPECT_EQ(nameAt(reading, 4), "tripe ration");
    EXPECT_EQ(nameAt(reading, 5), "potion of booze");
    EXPECT_EQ(stackAt(reading, 5).quantity, 6);
    EXPECT_EQ(stackAt(reading, 5).slot, "h");
}

TEST(GameText, PutsContentsIntoTheirContainers) {
    const Reading indented = read(
        "a - a bag of holding\n"
        "  b - a sack named x\n"
        "    2 daggers\n"
        "  a wand of sleep\n"
        "c - an apple\n");
    ASSERT_EQ(kindsOf(indented), "sssss");
    const std::vector<std::optional<std::size_t>> expected = {{}, 0, 1, 0, {}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(indented.lines[i].container, expected[i]) << i;
    }
    const Reading listed = read(
        "Tools\n"
        "a - a bag named one\n"
        "b - a bag named two\n"
        "Contents of the bag named two:\n"
        "\n"
        "a blessed diamond\n"
        "Contents of the bag named one:\n"
        "an orange\n"
        "Weapons\n"
        "c - a dagger\n");
    EXPECT_EQ(kindsOf(listed), "hssh_shshs");
    EXPECT_EQ(listed.lines[5].container, 2U);
    EXPECT_EQ(listed.lines[7].container, 1U);
    EXPECT_EQ(listed.lines[9].container, std::nullopt);
}

TEST(GameText, ReadsPricesOfOneItem) {
    const Reading reading = read(
        "x - 11 arrows (in quiver) (unpaid, 22 zorkmids)\n"
        "9 candles, 26 zorkmids each\n"
        "a splint mail, price 106 zorkmids, finest quality\n"
        "3 potions of booze (for sale, 100 zorkmids)\n"
        "a wand of cold (0:7), no charge\n"
        "b - 2 darts named x                                   4 zorkmids\n"
        "> - an apple                                          9 zorkmids\n"
        "* - Total                                            13 zorkmids\n"
        "a bag called trick (no charge)\n"
        "a wand of cold named x (no charge)\n");
    ASSERT_EQ(kindsOf(reading), "ssssssshss");
    EXPECT_EQ(stackAt(reading, 0).unitPrice(), 2);
    EXPECT_EQ(stackAt(reading, 0).remarks, (std::vector<std::string>{"in quiver", "unpaid"}));
    EXPECT_EQ(stackAt(reading, 1).unitPrice(), 26);
    EXPECT_EQ(stackAt(reading, 2).unitPrice(), 106);
    EXPECT_DOUBLE_EQ(stackAt(reading, 3).unitPrice().value(), 100.0 / 3);
    EXPECT_EQ(stackAt(reading, 4).unitPrice(), std::nullopt);
    EXPECT_EQ(stackAt(reading, 4).charges, 7);
    EXPECT_EQ(stackAt(reading, 5).unitPrice(), 2);
    EXPECT_EQ(stackAt(reading, 5).name, "x");
    EXPECT_EQ(stackAt(reading, 6).unitPrice(), 9);
    EXPECT_EQ(stackAt(reading, 8).called, "trick");
    EXPECT_EQ(stackAt(reading, 8).remarks, std::vector<std::string>{"no charge"});
    EXPECT_EQ(stackAt(reading, 9).name, "x");
    const Reading looked = read(
        "3 scrolls labeled ZELGO MER, price 80 zorkmids each.\n"
        "2 red gems, price 4500 zorkmids each, a bargain!\n");
    ASSERT_EQ(kindsOf(looked), "ss");
    EXPECT_EQ(stackAt(looked, 0).unitPrice(), 80);
    EXPECT_EQ(stackAt(looked, 1).unitPrice(), 4500);
}

TEST(GameText, CountsWhatThereIsInTotal) {
    const Reading reading = read(
        "k - 2 uncursed +0 daggers (7 in total).\n"
        "f - an uncursed food ration (3 in total).\n"
        "g - 2 daggers named 7 in total\n"
        "h - a potion called healing (3 in total).\n"
        "i - 2 daggers named Sting2 (7 in total).\n");
    ASSERT_EQ(kindsOf(reading), "sssss");
    EXPECT_EQ(stackAt(reading, 0).quantity, 7);
    EXPECT_EQ(stackAt(reading, 0).remarks, std::vector<std::string>{"7 in total"});
    EXPECT_EQ(stackAt(reading, 1).quantity, 3);
    EXPECT_EQ(stackAt(reading, 2).quantity, 2);
    EXPECT_EQ(stackAt(reading, 3).quantity, 3);
    EXPECT_EQ(stackAt(reading, 3).called, "healing");
    EXPECT_EQ(stackAt(reading, 4).quantity, 7);
    EXPECT_EQ(stackAt(reading, 4).name, "Sting2");
}

TEST(GameText, TakesWeightsBehindNames) {
    const Reading reading = read(
        "d - an uncursed wand called sleep (0:3) {7}\n"
        "e - 3 uncursed daggers named Foo (weapon in hand) {30}\n",
        {.game = Game::SlashEm007});
    ASSERT_EQ(kindsOf(reading), "ss");
    EXPECT_EQ(stackAt(reading, 0).called, "sleep");
    EXPECT_EQ(stackAt(reading, 0).charges, 3);
    EXPECT_EQ(stackAt(reading, 1).name, "Foo");
    EXPECT_EQ(stackAt(reading, 1).inUse, "weapon in hand");
}

TEST(GameText, TakesTheFullStopOfMessages) {
    const Reading messages = read(
        "f - a potion called healing.\n"
        "g - a dagger named Mr.\n"
        "l - a wand called sleep (0:4) (unpaid, 233 zorkmids).\n");
    ASSERT_EQ(kindsOf(messages), "sss");
    EXPECT_EQ(stackAt(messages, 0).called, "healing");
    EXPECT_EQ(stackAt(messages, 1).name, "Mr");
    EXPECT_EQ(stackAt(messages, 2).called, "sleep");
    EXPECT_EQ(stackAt(messages, 2).charges, 4);
    EXPECT_EQ(stackAt(messages, 2).price, 233);
    // In a list a name may end with one.
    const Reading list = read("f - a potion called healing\ng - a dagger named Mr.\n");
    EXPECT_EQ(stackAt(list, 1).name, "Mr.");
}

constexpr std::string_view dumplog367 =
    "NetHack Version 3.6.6 Minor Release - last build Mar  8 2020\n"
    "\n"
    "Game began 2020-05-01 10:00:00, ended 2020-05-02 11:00:00.\n"
    "\n"
    "Alice, neutral female human Wizard\n"
    "\n"
    "       |....|\n"
    "Latest messages:\n"
    " You see here a dagger.\n"
    "\n"
    "Inventory:\n"
    " Coins\n"
    "  $ - 152 gold pieces\n"
    " Weapons\n"
    "  a - a blessed +2 quarterstaff (weapon in hands)\n"
    " Tools\n"
    "  c - an uncursed bag of holding\n"
    "\n"
    "Contents of the bag of holding:\n"
    "  4 cursed scrolls of teleportation\n"
    "  an uncursed wand of digging (0:5)\n"
    "\n"
    "Final Attributes:\n"
    " You were piously aligned.\n"
    "\n"
    "Vanquished creatures:\n"
    "a newt\n"
    "3 jackals\n"
    "4 creatures vanquished.\n";

TEST(GameText, FindsTheInventoryOfADumplog) {
    const Reading reading = read(dumplog367);
    EXPECT_EQ(kindsOf(reading), "p_p_p_ppp_hhshshs_hss_pp_pppp");
    EXPECT_EQ(reading.game, Game::NetHack367);
    EXPECT_EQ(reading.gameSource, GameSource::Text);
    EXPECT_EQ(stackAt(reading, 12).slot, "$");
    EXPECT_EQ(stackAt(reading, 12).quantity, 152);
    EXPECT_EQ(reading.lines[19].container, 16U);
    EXPECT_EQ(reading.lines[20].container, 16U);
    EXPECT_EQ(nameAt(reading, 20), "wand of digging");
}

/// As public servers write the logs of 3.4.3.
constexpr std::string_view dumplog343 =
    "bob, lawful female dwarvish Priestess\n"
    "Dlvl:3 $:0 HP:20(30) Pw:9(9) AC:4 Exp:5\n"
    "\n"
    "Latest messages:\n"
    "You die...\n"
    "\n"
    "Your inventory\n"
    "Weapons\n"
    "a - a +1 mace (weapon in hand)\n"
    "Armor\n"
    "b - a blessed +0 robe (being worn)\n"
    "Potions\n"
    "f - 4 potions of water\n"
    "g - a murky potion\n"
    "h - a potion called good stuff\n"
    "  Contents of the sack:\n"
    "    2 cloves of garlic\n"
    "\n"
    "Final Attributes\n"
    "You were devoutly aligned\n"
    "\n"
    "Discoveries\n"
    "Potions\n"
    "* potion of water (clear)\n"
    "  potion of booze (brown)\n"
    "  potion called good stuff (puce)\n"
    "\n"
    "NetHack version 3.4.3\n";

TEST(GameText, ReadsDumplogsOf343WithTheirDiscoveries) {
    const Reading reading = read(dumplog343);
    EXPECT_EQ(reading.game, Game::NetHack343);
    EXPECT_EQ(kindsOf(reading), "pp_pp_hhshshssshs_pp_ppppp_p");
    EXPECT_EQ(stackAt(reading, 8).buc, Buc::Uncursed) << "a priest sees every curse";
    EXPECT_EQ(stackAt(reading, 10).buc, Buc::Blessed);
    EXPECT_EQ(stackAt(reading, 16).buc, Buc::Uncursed);
    const auto murky = choicesAt(reading, 13);
    EXPECT_EQ(murky.size(), 25U - 1U);
    EXPECT_EQ(std::count(murky.begin(), murky.end(), "potion of booze"), 0);
    EXPECT_EQ(std::count(murky.begin(), murky.end(), "potion of water"), 0);
    EXPECT_EQ(stackAt(reading, 14).appearance, "puce");
    EXPECT_EQ(choicesAt(reading, 14), murky);
}

TEST(GameText, ReadsAllThatALateListOfDiscoveriesHolds) {
    const Reading reading = read(
        "Discoveries, by order of discovery within each class\n"
        "\n"
        "Unique items or Relics\n"
        "  Bell of Opening\n"
        "Weapons\n"
        "* ya (bamboo arrow)\n"
        "* wakizashi [short sword]\n"
        "* naginata [glaive] (single-edged polearm)\n"
        "(1 of 2)\n"
        "* dwarvish spear (stout spear) {buy 3}\n"
        "Potions\n"
        "* potion of sake [booze] (pink)\n"
        "  potion of healing (milky) {buy 20-26 sell 10}\n"
        "  potion [x] called [y] (dark) {sell 75}\n"
        "Wands\n"
        "  wand called engr (maple)\n"
        "\n"
        "a - 2 milky potions\n"
        "b - a pink potion {buy 50}\n"
        "c - a potion called [y] {buy 200-266 sell 100}\n"
        "d - a wand called engr\n",
        {.game = Game::NetHack37});
    EXPECT_EQ(kindsOf(reading), "p_pppppppppppppp_ssss");
    EXPECT_EQ(nameAt(reading, 17), "potion of healing");
    EXPECT_EQ(nameAt(reading, 18), "potion of booze");
    EXPECT_EQ(stackAt(reading, 18).remarks, std::vector<std::string>{"buy 50"});
    EXPECT_EQ(stackAt(reading, 19).appearance, "dark");
    EXPECT_EQ(stackAt(reading, 19).called, "[y]");
    EXPECT_EQ(stackAt(reading, 20).appearance, "maple");
    EXPECT_EQ(reading.discovered.size(), 5U);
}

TEST(GameText, ReadsWhatAListOfDiscoveriesCallsTypes) {
    const Reading reading = read(
        "Discoveries, by order of discovery within each class\n"
        "\n"
        "Armor\n"
        "  crested helmet called c1\n"
        "  helmet called c2 (plumed helmet)\n"
        "Potions\n"
        "  potion of healing called heal (bubbly)\n"
        "  potion called foo (or bar) (dark)\n"
        "Gems\n"
        "  white gem called glass\n"
        "Tools\n"
        "  bag called trick (or so)\n"
        "\n"
        "a - a helmet called c1\n"
        "b - 2 bubbly potions\n"
        "c - a potion called foo (or bar)\n"
        "d - 2 gems called glass\n"
        "e - a plumed helmet\n");
    EXPECT_EQ(kindsOf(reading), "p_pppppppppp_sssss");
    EXPECT_EQ(stackAt(reading, 13).appearance, "crested helmet");
    EXPECT_EQ(nameAt(reading, 14), "potion of healing");
    EXPECT_EQ(stackAt(reading, 15).appearance, "dark");
    EXPECT_EQ(stackAt(reading, 16).appearance, "white");
    EXPECT_EQ(nameAt(reading, 17), "helmet");
    EXPECT_EQ(reading.discovered.size(), 2U);
    EXPECT_EQ(reading.looks.size(), 2U);
    std::vector<std::string> calls;
    for (const auto& [look, called] : reading.calls) {
        calls.push_back((*reading.objects)[look].name + ": " + called);
    }
    EXPECT_EQ(calls, (std::vector<std::string>{"dark potion: foo (or bar)", "crested helmet: c1"}));
}

TEST(GameText, TellsAListOfDiscoveriesFromTheInventoryBehindIt) {
    for (const char* end : {"", " (end)\n"}) {
        const Reading reading = read(std::string(" Discoveries\n"
                                                 "\n"
                                                 " Potions\n"
                                                 "   potion of healing (milky)\n") +
                                     end +
                                     " Comestibles\n"
                                     " d - 3 plums\n"
                                     " Potions\n"
                                     " e - a milky potion\n"
                                     " (end)\n");
        const std::size_t plums = *end == '\0' ? 5 : 6;
        EXPECT_EQ(nameAt(reading, plums), "slime mold") << end;
        EXPECT_EQ(nameAt(reading, plums + 2), "potion of healing") << end;
    }
    const Reading floor = read(
        "Discoveries\n  potion of healing (milky)\n\n Things that are here:\n  a milky potion\n");
    EXPECT_EQ(nameAt(floor, 4), "potion of healing");
}

TEST(GameText, ReadsTheDiscoveriesOfOneClass) {
    for (const char* title : {"Discovered Potions", "Discovered Potions in order of discovery",
                              "Discovered Potions in 'sortloot' order"}) {
        const Reading reading = read(std::string(title) +
                                     "\n  potion of healing (milky)\n"
                                     "* potion of water (clear)\n"
                                     "  potion called foo (dark)\n\n"
                                     "a - 2 milky potions\n");
        EXPECT_EQ(kindsOf(reading), "pppp_s") << title;
        EXPECT_EQ(nameAt(reading, 5), "potion of healing") << title;
    }
}

TEST(GameText, ReadsAPageOfDiscoveriesWithoutItsTitle) {
    const Reading reading = read(
        "Potions\n"
        "  potion of healing (milky)\n"
        "  potion called foo (bubbly)\n"
        "Rings\n"
        "  ring of hunger (jade)\n"
        "(2 of 3)\n"
        "\n"
        "a - a milky potion\n"
        "b - a potion called foo\n"
        "a wand of sleep (0:5)\n"
        "potion of booze\n");
    EXPECT_EQ(kindsOf(reading), "hppppp_ssss");
    EXPECT_EQ(nameAt(reading, 7), "potion of healing");
    EXPECT_EQ(stackAt(reading, 8).appearance, "bubbly");
}

TEST(GameText, ReadsAShopsListOfPrices) {
    const Reading reading = read(
        "Fine goods for sale:\n"
        "\n"
        "a scroll called id, 20 zorkmids\n"
        "2 potions called foo named a, 5 zorkmids, 100 zorkmids each\n"
        "(1 of 2)\n"
        "a wand of sleep named x (1:5), 175 zorkmids\n"
        "a dagger named Sting, no charge\n"
        "a rock, 1 zorkmid\n"
        "(end)\n"
        "a - a scroll called id, 20 zorkmids\n");
    ASSERT_EQ(kindsOf(reading), "h_sshssshs");
    EXPECT_EQ(stackAt(reading, 2).called, "id");
    EXPECT_EQ(stackAt(reading, 2).unitPrice(), 20);
    EXPECT_EQ(stackAt(reading, 3).name, "a, 5 zorkmids");
    EXPECT_EQ(stackAt(reading, 3).unitPrice(), 100);
    EXPECT_EQ(stackAt(reading, 5).name, "x");
    EXPECT_EQ(stackAt(reading, 5).charges, 5);
    EXPECT_EQ(stackAt(reading, 5).unitPrice(), 175);
    EXPECT_EQ(stackAt(reading, 6).name, "Sting");
    EXPECT_EQ(stackAt(reading, 7).unitPrice(), 1);
    EXPECT_EQ(stackAt(reading, 9).called, "id, 20 zorkmids") << "elsewhere it may be the name";
}

TEST(GameText, ReadsWhatStandsBehindAnotherMessage) {
    const Reading reading = read(
        "There is a fountain here.  You see here 3 daggers.\n"
        "There is a ladder up here.  There is an altar here.  You see here a dart.\n"
        "There are several objects here.  k - a bubbly potion.\n"
        "You see no objects here.\n"
        "(end)  an apple\n"
        "m - a long sword named Foo.  n - 2 elven daggers.\n"
        "k - 2 darts.\n");
    ASSERT_EQ(kindsOf(reading), "ssshsus");
    EXPECT_EQ(stackAt(reading, 0).quantity, 3);
    EXPECT_EQ(nameAt(reading, 1), "dart");
    EXPECT_EQ(stackAt(reading, 2).appearance, "bubbly");
    EXPECT_EQ(stackAt(reading, 2).slot, "k");
    EXPECT_EQ(nameAt(reading, 4), "apple");
    EXPECT_EQ(reading.lines[5].why,
              "messages of several items stand in it; each needs a line of its own");
}

TEST(GameText, ReadsTheCursesWindows) {
    const Reading reading = read(
        "Inventory: 3/52 slots\n"
        "Weapons\n"
        "a) uncursed +1 long sword (weapon in hand)\n"
        "(Page 1 of 2) =>\n"
        "Potions\n"
        "<d> a bubbly potion\n"
        " e) 2 potions called foo\n"
        "<= (Page 2 of 2)\n");
    ASSERT_EQ(kindsOf(reading), "hhshhssh");
    EXPECT_EQ(stackAt(reading, 2).slot, "a");
    EXPECT_EQ(stackAt(reading, 2).enchantment, 1);
    EXPECT_EQ(stackAt(reading, 5).slot, "d");
    EXPECT_EQ(stackAt(reading, 6).slot, "e");
    EXPECT_EQ(stackAt(reading, 6).called, "foo");
}

TEST(GameText, TakesBlanksThatBreakNoLineForBlanks) {
    EXPECT_EQ(nameAt(read("a - a\u00A0+0\u00A0dagger\n"), 0), "dagger");
}

TEST(GameText, LeavesALineItsChoicesBesideTheNamesOfAnother) {
    const Reading reading = read("u - a wand of digging (1:4)\ns - an iron wand\n");
    const ObjectIndex digging = *stackAt(reading, 0).object;
    EXPECT_EQ(reading.discovered, std::vector<ObjectIndex>{digging});
    const auto& choices = stackAt(reading, 1).choices;
    EXPECT_EQ(std::ranges::count(choices, digging), 1);
}

TEST(GameText, LeavesWhatLooksHide) {
    const Reading reading = read(
        "a bubbly potion\n"
        "2 scrolls labeled ELBIB YLOH\n"
        "3 white gems\n"
        "a - a bag\n"
        "a samurai sword\n"
        "a gray stone\n"
        "a horn (0:4)\n"
        "a +1 coral ring\n");
    ASSERT_EQ(kindsOf(reading), "ssssssss");
    EXPECT_FALSE(stackAt(reading, 0).sure());
    EXPECT_EQ(stackAt(reading, 0).appearance, "bubbly");
    EXPECT_EQ(stackAt(reading, 0).objectClass, ObjectClass::Potion);
    EXPECT_EQ(choicesAt(reading, 0).size(), 25U);
    EXPECT_EQ(stackAt(reading, 1).appearance, "ELBIB YLOH");
    EXPECT_EQ(choicesAt(reading, 1).size(), 21U) << "neither mail nor blank paper";
    EXPECT_EQ(choicesAt(reading, 2),
              (std::vector<std::string>{"dilithium crystal", "diamond", "opal", "fluorite stone",
                                        "worthless piece of white glass"}));
    EXPECT_EQ(choicesAt(reading, 3), (std::vector<std::string>{"sack", "oilskin sack",
                                                               "bag of holding", "bag of tricks"}));
    EXPECT_EQ(nameAt(reading, 4), "katana");
    EXPECT_EQ(choicesAt(reading, 5),
              (std::vector<std::string>{"luckstone", "loadstone", "touchstone", "flint stone"}));
    EXPECT_EQ(choicesAt(reading, 6),
              (std::vector<std::string>{"frost horn", "fire horn", "horn of plenty"}));
    EXPECT_EQ(choicesAt(reading, 7).size(), 6U) << "rings that have an enchantment";
}

TEST(GameText, TellsWhenUncursedIsLeftOut) {
    const Reading omitted = read("a - a wand of sleep (0:5)\nb - a +1 dagger\nc - a +1 robe\n");
    EXPECT_EQ(stackAt(omitted, 0).buc, Buc::Uncursed);
    EXPECT_EQ(stackAt(omitted, 1).buc, Buc::Uncursed);
    EXPECT_EQ(stackAt(omitted, 2).buc, std::nullopt);
    const std::string spelledOut = "a - a wand of sleep (0:5)\nb - an uncursed +1 dagger\n";
    EXPECT_EQ(stackAt(read(spelledOut), 0).buc, std::nullopt);
    EXPECT_EQ(stackAt(read(spelledOut, {.game = Game::NetHack343}), 0).buc, Buc::Uncursed);
}

TEST(GameText, TakesTheArtifactsNameOnlyForItsObject) {
    const std::string line = "a gray stone named The Heart of Ahriman";
    const Reading guarded = read(line, {.game = Game::NetHack367});
    EXPECT_EQ(stackAt(guarded, 0).artifact, "The Heart of Ahriman");
    EXPECT_EQ(nameAt(guarded, 0), "luckstone");
    EXPECT_TRUE(stackAt(guarded, 0).remarks.empty());
    const Reading doubtful = read(line, {.game = Game::NetHack343});
    EXPECT_EQ(stackAt(doubtful, 0).artifact, "");
    EXPECT_FALSE(stackAt(doubtful, 0).sure());
    EXPECT_EQ(stackAt(doubtful, 0).remarks.back(), "may be the artifact The Heart of Ahriman");
    const Reading likely = read(line, {.game = Game::SlashEm007});
    EXPECT_EQ(stackAt(likely, 0).artifact, "The Heart of Ahriman");
    EXPECT_EQ(stackAt(likely, 0).remarks.back(), "taken for the artifact, by its name");
    EXPECT_EQ(stackAt(read("a halberd named Cleaver"), 0).artifact, "");
}

TEST(GameText, WhatFollowsNamedIsAName) {
    const Reading reading = read("i - 5 apples named (foo)\nj - an apple named (lit)\n");
    EXPECT_EQ(stackAt(reading, 0).name, "(foo)");
    EXPECT_EQ(stackAt(reading, 0).quantity, 5);
    EXPECT_EQ(stackAt(reading, 1).name, "(lit)");
}

TEST(GameText, KnowsTheFruitOfThePlayer) {
    EXPECT_EQ(kindsOf(read("3 children\n")), "u");
    const Reading named = read("3 children\n", {.fruits = {"child"}});
    EXPECT_EQ(nameAt(named, 0), "slime mold");
    EXPECT_EQ(stackAt(named, 0).remarks, std::vector<std::string>{"child"});
    const Reading listed = read("Comestibles\nc - 2 brains in a jar\nTools\nd - a brain\n");
    EXPECT_EQ(kindsOf(listed), "hshu");
    EXPECT_EQ(nameAt(listed, 1), "slime mold");
}

TEST(GameText, RefusesWhatNoPlanCanHold) {
    EXPECT_EQ(kindsOf(read("101 wands of sleep\n0 daggers\n2000000 gold pieces\na +200 dagger\n"
                           "a wand of sleep (9:1)\n99999999999 daggers\n")),
              "uuuuuu");
}

TEST(GameText, TakesWhatMakesNoStackForSingleOnes) {
    const Reading reading = read("a - 7 unicorn horns\n2 long swords named Excalibur\n");
    ASSERT_EQ(kindsOf(reading), "ss");
    EXPECT_EQ(stackAt(reading, 0).quantity, 1);
    EXPECT_EQ(stackAt(reading, 0).copies, 7);
    EXPECT_EQ(stackAt(reading, 0).remarks, std::vector<std::string>{"7 single ones"});
    EXPECT_EQ(stackAt(reading, 1).copies, 2);
    EXPECT_TRUE(stackAt(reading, 1).artifact.empty());
    EXPECT_EQ(reading.stacks(), 9U);
}

TEST(GameText, TakesTheGameFromOptionTextPlanInThisOrder) {
    const std::string text = "NetHack Version 3.4.3\na - a dagger\n";
    EXPECT_EQ(read(text, {.planGame = Game::NetHack37}).game, Game::NetHack343);
    EXPECT_EQ(read(text, {.game = Game::SlashEm007}).game, Game::SlashEm007);
    const Reading ofPlan = read("a - a dagger\n", {.planGame = Game::NetHack37});
    EXPECT_EQ(ofPlan.game, Game::NetHack37);
    EXPECT_EQ(ofPlan.gameSource, GameSource::Plan);
    const auto unknown = readGameText(text, {.game = Game::DNetHack}, tests::catalogues());
    EXPECT_TRUE(std::holds_alternative<std::string>(unknown));
}

TEST(GameText, KeepsEveryLine) {
    EXPECT_EQ(read("").lines.size(), 0U);
    EXPECT_EQ(read("a dagger").lines.size(), 1U);
    EXPECT_EQ(kindsOf(read("a dagger\r\n\r\na club\r\n")), "s_s");
    EXPECT_EQ(kindsOf(read("\xEF\xBB\xBF"
                           "a - a dagger\n")),
              "s");
    EXPECT_EQ(kindsOf(read("\x1B[7mWeapons\x1B[0m\n\ta - a dagger\n")), "hs");
    EXPECT_EQ(kindsOf(read(std::string(2000, 'x') + "\na dagger\n")), "us");
}

TEST(GameText, TakesTimeInProportionToTheText) {
    const auto secondsFor = [](const std::string& line) {
        std::string text;
        while (text.size() < std::size_t{1} << 19U) {
            text += line + '\n';
        }
        const auto start = std::chrono::steady_clock::now();
        read(text);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    const std::string repeated(900, '(');
    std::string prefixes;
    for (int i = 0; i < 140; ++i) {
        prefixes += "cursed ";
    }
    for (const std::string& line :
         {std::string("Contents of the sack:"), std::string("a - a sack"), repeated, prefixes,
          prefixes + "corpse", std::string("x - an xyzzy"), std::string(900, ' ') + "a named b"}) {
        EXPECT_LT(secondsFor(line), 15) << line.substr(0, 40);
    }
}

TEST(GameText, RefusesWhatIsNoText) {
    std::string bytes;
    for (int i = 0; i < 4096; ++i) {
        bytes += static_cast<char>(i * 167 % 256);
    }
    const auto binary = readGameText(bytes, {}, tests::catalogues());
    ASSERT_TRUE(std::holds_alternative<std::string>(binary));
    EXPECT_EQ(std::get<std::string>(binary), "this is no text");
    EXPECT_EQ(kindsOf(read(std::string(40, 'x') + '\0' + "\n\xFF\xFE\xB3\na dagger\n")), "uus");
}

TEST(GameText, RefusesTooMuch) {
    const auto big = readGameText(std::string(textBytes + 1, 'x'), {}, tests::catalogues());
    EXPECT_TRUE(std::holds_alternative<std::string>(big));
    const auto many = readGameText(std::string(textLines + 1, '\n'), {}, tests::catalogues());
    EXPECT_TRUE(std::holds_alternative<std::string>(many));
}

}  // namespace
}  // namespace polyplan::plan::game_text
