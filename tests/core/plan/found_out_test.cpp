#include "core/plan/found_out.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/plan/imports.h"

namespace polyplan::plan::found_out_test {
namespace {

using imports::importInto;
using imports::readFor;
using imports::table;
using imports::Words;
using imports::wordsOf;

/// A plan in which what a text has lies on the line, and another text is the inventory.
Document laidOut(const std::string& onLine, const std::string& inventory) {
    Document document;
    importInto(document, onLine);
    Polypile& polypile = document.strategies.emplace_back().polypile.emplace();
    polypile.line.emplace_back().stacks = std::move(document.inventory);
    polypile.line[0].distance = 1;
    document.inventory.clear();
    importInto(document, inventory);
    return document;
}

std::vector<Stack>& lineOf(Document& document) {
    return document.strategies[0].polypile->line[0].stacks;
}

TEST(FoundOut, IsWhatAListOfDiscoveriesSaysOfALook) {
    Document document =
        laidOut("h - 3 bubbly potions\ni - an iron wand\n", "k - a cursed bubbly potion\n");
    const Imported imported = importInto(document,
                                         "Discoveries\n\nPotions\n* potion of healing (bubbly)\n"
                                         "Wands\n  wand of digging (iron)\n");
    EXPECT_EQ(imported.identified, 3U);
    EXPECT_EQ(wordsOf(lineOf(document)), (Words{"h 3 potion of healing", "i 1 wand of digging"}));
    EXPECT_EQ(wordsOf(document.inventory), Words{"k 1 potion of healing"});
    EXPECT_TRUE(lineOf(document)[1].chargesAssumed);
    EXPECT_EQ(document.appearanceMaterials.at(table().find("wand of digging").value()),
              Material::Iron);
    // The list once more finds out nothing more.
    const Document before = document;
    EXPECT_EQ(
        importInto(document, "Discoveries\n\nPotions\n* potion of healing (bubbly)\n").identified,
        0U);
    EXPECT_EQ(document, before);
}

TEST(FoundOut, IsWhatAListSaysThoughTheTypeWasKnown) {
    Document document = laidOut("h - a bubbly potion\n", "k - a potion of healing\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"h 1 bubbly potion"});
    importInto(document, "Discoveries\n\nPotions\n* potion of healing (bubbly)\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"h 1 potion of healing"});
}

TEST(FoundOut, LeavesWhatLooksOtherwise) {
    Document document = laidOut("h - a bubbly potion\n", "k - a murky potion\nl - a white gem\n");
    const Document before = document;
    const Imported imported =
        importInto(document, "Discoveries\n\nPotions\n* potion of healing (pink)\n");
    EXPECT_EQ(imported.identified, 0U);
    EXPECT_EQ(document.inventory, before.inventory);
    EXPECT_EQ(document.strategies, before.strategies);
}

TEST(FoundOut, IsOfAllThatLookSoWhatALetterTells) {
    Document document = laidOut("f - 2 cursed bubbly potions\n",
                                "h - a bubbly potion\nk - a blessed bubbly potion\n");
    const Imported imported = importInto(document, "h - a potion of healing\n");
    EXPECT_EQ(imported.identified, 3U);
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"h 1 potion of healing", "k 1 potion of healing"}));
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 2 potion of healing"});
}

TEST(FoundOut, IsOfAllThatAreCalledSoWhatALetterTells) {
    Document document = laidOut("f - a bag called trick\n", "h - a bag called trick\nk - a bag\n");
    importInto(document, "h - a bag of tricks (0:5)\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"h 1 bag of tricks", "k 1 bag"}));
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 1 bag of tricks"});
}

TEST(FoundOut, IsNothingOfALookThatTheTextStillShows) {
    Document document =
        laidOut("f - a bubbly potion\n", "h - a blessed bubbly potion named mine\n");
    importInto(document, "h - a potion of healing\ni - a blessed bubbly potion named mine\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 1 bubbly potion"});
    ASSERT_EQ(wordsOf(document.inventory), (Words{"i 1 bubbly potion", "h 1 potion of healing"}));
    EXPECT_EQ(document.inventory[0].name, "mine");
}

TEST(FoundOut, IsNothingOfALookThatTheTextSaysToBeAnother) {
    Document document = laidOut("f - a bubbly potion\n", "h - a bubbly potion\n");
    importInto(document,
               "Inventory\nh - a potion of healing\n\nDiscoveries\n\nPotions\n"
               "* potion of healing (murky)\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 1 bubbly potion"});
}

TEST(FoundOut, IsNothingByALetterOfATypeThatWasKnown) {
    Document document =
        laidOut("f - a bubbly potion\n", "h - a bubbly potion\ni - a potion of healing\n");
    importInto(document, "h - a potion of healing\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 1 bubbly potion"});
}

TEST(FoundOut, IsNothingWhereLettersContradictEachOther) {
    Document document = laidOut("f - a bubbly potion\ng - a murky potion\n",
                                "h - a bubbly potion\ni - a blessed murky potion\n");
    importInto(document, "h - a potion of healing\ni - a blessed potion of healing\n");
    EXPECT_EQ(wordsOf(lineOf(document)), (Words{"f 1 bubbly potion", "g 1 murky potion"}));
}

TEST(FoundOut, IsOfALookBesideWhatIsCalledSoAndHasItsName) {
    const std::string looks = "f - 2 uncursed bubbly potions\ng - a blessed bubbly potion\n";
    const std::string called = "g - a blessed potion called heal\n";
    Document document;
    importInto(document, looks);
    importInto(document, "f - 2 uncursed potions called heal\n" + called);
    importInto(document, called + "m - 3 cursed potions called heal\n");
    importInto(document, "g - a blessed potion of healing\nm - 3 cursed potions of healing\n");
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"f 2 potion of healing", "g 1 potion of healing", "m 3 potion of healing"}));
    Document laid =
        laidOut("f - a bubbly potion\n", "f - a bubbly potion\ng - a cursed bubbly potion\n");
    importInto(laid,
               "f - 2 potions called heal\ng - a cursed potion called heal\n"
               "m - a blessed potion called heal\n");
    importInto(laid, "g - a cursed potion of healing\nm - a blessed potion of healing\n");
    EXPECT_EQ(wordsOf(lineOf(laid)), Words{"f 1 potion of healing"});
}

TEST(FoundOut, IsOfWhatIsCalledSoToo) {
    const std::string list = "Discoveries\n\nScrolls\n  scroll of light (KIRJE)\n\n";
    Document document = laidOut("h - a scroll called light?\n", "q - 3 scrolls called confuse?\n");
    importInto(document, list + "q - 2 scrolls of light\nh - a scroll of light\n");
    EXPECT_EQ(wordsOf(document.inventory), Words{"q 2 scroll of light"});
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"h 1 scroll of light"});
}

TEST(FoundOut, IsNothingOfALookThatTheTextMayStillShow) {
    // One that is called something may be of any look.
    Document called = laidOut("f - a scroll labeled KIRJE\n",
                              "q - a scroll labeled KIRJE\nr - a cursed scroll labeled KIRJE\n");
    importInto(called, "q - a scroll of light\nr - a cursed scroll called bad\n");
    EXPECT_EQ(wordsOf(lineOf(called)), Words{"f 1 scroll labeled KIRJE"});
    EXPECT_EQ(wordsOf(called.inventory),
              (Words{"q 1 scroll of light", "r 1 scroll labeled KIRJE"}));
    // The list says that the look is called something only.
    Document listed = laidOut("f - a scroll labeled KIRJE\n", "q - a scroll labeled KIRJE\n");
    importInto(listed,
               "Discoveries\n\nScrolls\n  scroll called bad (KIRJE)\n\nq - a scroll of light\n");
    EXPECT_EQ(wordsOf(lineOf(listed)), Words{"f 1 scroll labeled KIRJE"});
}

TEST(FoundOut, IsNothingByALetterThatWasSomethingElsesMeanwhile) {
    Document document =
        laidOut("q - 2 scrolls labeled KIRJE\n", "r - a cursed scroll labeled KIRJE\n");
    importInto(document, "q - 3 daggers\nr - a cursed scroll labeled KIRJE\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"2 scroll labeled KIRJE"});
    importInto(document, "q - 2 scrolls of light\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"2 scroll labeled KIRJE"});
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"r 1 scroll labeled KIRJE", "3 dagger", "q 2 scroll of light"}));
}

TEST(FoundOut, TakesTheChargesOfWhatLiesOnTheLine) {
    for (const char* list : {"", "Discoveries\n\nWands\n  wand of digging (oak)\n\n"}) {
        Document document = laidOut("h - an oak wand\n", "k - a dagger\n");
        const Imported imported =
            importInto(document, std::string(list) + "h - a wand of digging (0:4)\n");
        EXPECT_EQ(std::ranges::count(imported.merge, MergeOutcome::Identified), 1) << list;
        EXPECT_EQ(wordsOf(lineOf(document)), Words{"h 1 wand of digging"}) << list;
        EXPECT_EQ(lineOf(document)[0].charges, 4) << list;
        EXPECT_FALSE(lineOf(document)[0].chargesAssumed) << list;
        EXPECT_EQ(wordsOf(document.inventory), Words{"k 1 dagger"}) << list;
    }
}

TEST(FoundOut, IsKnownBeforeWhatHasNoLetterIsLookedFor) {
    Document document =
        laidOut("f - a dagger\n",
                "q - a jade ring\na - a sack\n\nContents of the sack:\na cursed jade ring\n");
    importInto(
        document,
        "q - a ring of conflict\na - a sack\n\nContents of the sack:\na cursed ring of conflict\n");
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"q 1 ring of conflict", "a 1 sack", "1 ring of conflict"}));
}

TEST(FoundOut, GivesWhatIsCalledTheLookThatAListTells) {
    Document document = laidOut("f - a scroll called bad\n",
                                "a - a sack\n\nContents of the sack:\n"
                                "4 scrolls called bad\n");
    importInto(document,
               "Discoveries\n\nScrolls\n  scroll called bad (KIRJE)\n\n"
               "a - a sack\n\nContents of the sack:\n4 scrolls called bad\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 sack", "4 scroll labeled KIRJE"}));
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"f 1 scroll labeled KIRJE"});
    EXPECT_EQ(document.inventory[1].called, "bad");
}

TEST(FoundOut, IsNothingOfOthersThatAreCalledSo) {
    const std::string wands = "Discoveries\n\nWands\n  wand called 200 (";
    Document document;
    importInto(document,
               wands +
                   "iron)\n  wand called 200 (glass)\n\n"
                   "b - a wand called 200\nc - a wand called 200\nd - a wand called 200\n");
    importInto(document, wands +
                             "iron)\n  wand of cancellation (glass)\n\n"
                             "b - a wand called 200\nc - a wand called 200\n"
                             "d - a wand of cancellation\n");
    EXPECT_EQ(wordsOf(document.inventory),
              (Words{"b 1 iron wand", "c 1 iron wand", "d 1 wand of cancellation"}));
    // A letter tells more than the list.
    Document letters;
    importInto(letters, "d - a wand called 100\ni - a wand called 100\n");
    importInto(letters,
               "Discoveries\n\nWands\n  wand called 200 (glass)\n  wand called 100 (iron)\n\n"
               "d - a wand called 200\ni - a wand called 100\n");
    EXPECT_EQ(wordsOf(letters.inventory), (Words{"d 1 glass wand", "i 1 iron wand"}));
}

TEST(FoundOut, IsOfTheLookThatThePlanKnowsOfACall) {
    for (const char* text : {"d - a potion called foo\n", "m - a potion called foo\n"}) {
        Document document = laidOut("e - 3 bubbly potions called foo\n",
                                    "d - 2 bubbly potions called foo\np - a milky potion\n");
        game_text::Reading reading = readFor(document, text);
        reading.lines[0].stack->object = table().find("potion of healing");
        reading.lines[0].stack->isChosen = true;
        mergeText(document, reading, tests::catalogues());
        EXPECT_EQ(wordsOf(lineOf(document)), Words{"e 3 potion of healing"}) << text;
        EXPECT_EQ(wordsOf(document.inventory),
                  (Words{text[0] + std::string(" 1 potion of healing"), "p 1 milky potion"}));
    }
    // Of two looks that are called so it may be either.
    Document document =
        laidOut("e - 3 bubbly potions called foo\n", "d - a milky potion called foo\n");
    game_text::Reading reading = readFor(document, "m - a potion called foo\n");
    reading.lines[0].stack->object = table().find("potion of healing");
    reading.lines[0].stack->isChosen = true;
    mergeText(document, reading, tests::catalogues());
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"e 3 bubbly potion"});
}

TEST(FoundOut, IsNotOfALookThatACallAtANewLetterMayHide) {
    Document document = laidOut("d - an iron wand called nomsg\n", "a - a dagger\n");
    importInto(document, "a - a dagger\ne - a wand called nomsg\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 dagger", "e 1 wand"}));
    importInto(document, "a - a dagger\ne - a wand of opening (0:5)\n");
    EXPECT_EQ(wordsOf(document.inventory), (Words{"a 1 dagger", "e 1 wand of opening"}));
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"d 1 iron wand"});
    // As little where both are carried.
    Document both;
    importInto(both, "d - an iron wand called nomsg\n");
    importInto(both, "d - a wand called nomsg\ne - a wand called nomsg\n");
    EXPECT_EQ(wordsOf(both.inventory), (Words{"d 1 iron wand", "e 1 wand"}));
    // Nor of what is called so beside it and has never been seen.
    const std::string rings = "m - a ring called 150\nn - a ring called 150\n";
    Document unseen;
    importInto(unseen, rings);
    importInto(unseen, "m - a ring of conflict\n");
    EXPECT_EQ(wordsOf(unseen.inventory), (Words{"m 1 ring of conflict", "n 1 ring"}));
    // What lies in a sack has no letter to be told at.
    const std::string carried = "a - a sack\np - a potion ";
    const std::string within = "\n\nContents of the sack:\n\n  2 potions ";
    Document sack;
    importInto(sack, carried + "called speed?" + within + "called speed?\n");
    importInto(sack, carried + "of speed" + within + "of speed\n");
    EXPECT_EQ(wordsOf(sack.inventory),
              (Words{"a 1 sack", "p 1 potion of speed", "2 potion of speed"}));
}

TEST(FoundOut, IsOfALookBesideWhatIsKnownToLookOtherwise) {
    const std::string list = "Discoveries\n\nPotions\n  potion called foo (murky)\n\n";
    for (const std::string& first : {list, std::string()}) {
        Document document = laidOut("d - 2 blessed pink potions\n",
                                    first + "c - 4 pink potions\nf - a potion called foo\n");
        importInto(document, "c - 3 potions of healing\nf - a potion called foo\n");
        EXPECT_EQ(wordsOf(lineOf(document)), Words{"d 2 potion of healing"}) << first;
    }
    // Nor is what comes in at a letter of that look and is called otherwise.
    Document left = laidOut("c - 2 blessed pink potions\n", "d - 4 pink potions\n");
    importInto(left, "c - 2 potions called 100\nd - 4 potions of healing\n");
    EXPECT_EQ(wordsOf(left.inventory), (Words{"d 4 potion of healing", "c 2 potion"}));
    EXPECT_EQ(wordsOf(lineOf(left)), Words{"2 potion of healing"});
    // What has a new call may look as anything else does.
    Document document =
        laidOut("d - 2 blessed pink potions\n", "c - 4 pink potions\ne - a milky potion\n");
    importInto(document, "c - 3 potions of healing\nf - a potion called foo\n");
    EXPECT_EQ(wordsOf(lineOf(document)), Words{"d 2 potion of healing"});
}

}  // namespace
}  // namespace polyplan::plan::found_out_test
