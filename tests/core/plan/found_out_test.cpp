#include "core/plan/found_out.h"

#include <gtest/gtest.h>

#include "tests/core/plan/imports.h"

namespace polyplan::plan::found_out_test {
namespace {

using imports::importInto;
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
    EXPECT_EQ(imported.identified, 2U);
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

}  // namespace
}  // namespace polyplan::plan::found_out_test
