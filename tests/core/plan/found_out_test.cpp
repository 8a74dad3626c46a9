#include "core/plan/found_out.h"

#include <gtest/gtest.h>

#include "core/plan/game_text/text_reader.h"
#include "core/plan/merge_inventory.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan::found_out_test {
namespace {

const ObjectTable& table() {
    return *tests::catalogues().objects(Document{}.game);
}

Imported import(Document& document, const std::string& text) {
    const auto read = game_text::readGameText(
        text, {.planGame = document.game, .known = document.discoveries}, tests::catalogues());
    return mergeInventory(document, std::get<game_text::Reading>(read));
}

/// What stands where: "h healing" of an inventory or a pile.
std::vector<std::string> namesOf(const std::vector<Stack>& stacks) {
    std::vector<std::string> names;
    for (const Stack& stack : stacks) {
        names.push_back(stack.slot + ' ' + table()[stack.object].name);
    }
    return names;
}

using Names = std::vector<std::string>;

/// A plan in which what a text has lies on the line, and another text is the inventory.
Document laidOut(const std::string& onLine, const std::string& inventory) {
    Document document;
    import(document, onLine);
    Polypile& polypile = document.strategies.emplace_back().polypile.emplace();
    polypile.line.emplace_back().stacks = std::move(document.inventory);
    polypile.line[0].distance = 1;
    document.inventory.clear();
    import(document, inventory);
    return document;
}

std::vector<Stack>& lineOf(Document& document) {
    return document.strategies[0].polypile->line[0].stacks;
}

TEST(FoundOut, IsWhatAListOfDiscoveriesSaysOfALook) {
    Document document =
        laidOut("h - 3 bubbly potions\ni - an iron wand\n", "k - a cursed bubbly potion\n");
    const Imported imported = import(document,
                                     "Discoveries\n\nPotions\n* potion of healing (bubbly)\n"
                                     "Wands\n  wand of digging (iron)\n");
    EXPECT_EQ(imported.identified, 3U);
    EXPECT_EQ(namesOf(lineOf(document)), (Names{"h potion of healing", "i wand of digging"}));
    EXPECT_EQ(namesOf(document.inventory), Names{"k potion of healing"});
    EXPECT_EQ(lineOf(document)[0].quantity, 3);
    EXPECT_TRUE(lineOf(document)[1].chargesAssumed);
    EXPECT_EQ(document.appearanceMaterials.at(table().find("wand of digging").value()),
              Material::Iron);
    // The list once more finds out nothing more.
    const Document before = document;
    EXPECT_EQ(import(document, "Discoveries\n\nPotions\n* potion of healing (bubbly)\n").identified,
              0U);
    EXPECT_EQ(document, before);
}

TEST(FoundOut, IsWhatAListSaysThoughTheTypeWasKnown) {
    Document document = laidOut("h - a bubbly potion\n", "k - a potion of healing\n");
    EXPECT_EQ(namesOf(lineOf(document)), Names{"h bubbly potion"});
    import(document, "Discoveries\n\nPotions\n* potion of healing (bubbly)\n");
    EXPECT_EQ(namesOf(lineOf(document)), Names{"h potion of healing"});
}

TEST(FoundOut, LeavesWhatLooksOtherwise) {
    Document document = laidOut("h - a bubbly potion\n", "k - a murky potion\nl - a white gem\n");
    const Document before = document;
    const Imported imported =
        import(document, "Discoveries\n\nPotions\n* potion of healing (pink)\n");
    EXPECT_EQ(imported.identified, 0U);
    EXPECT_EQ(document.inventory, before.inventory);
    EXPECT_EQ(document.strategies, before.strategies);
}

TEST(FoundOut, IsOfAllThatLookSoWhatALetterTells) {
    Document document = laidOut("f - 2 cursed bubbly potions\n",
                                "h - a bubbly potion\nk - a blessed bubbly potion\n");
    const Imported imported = import(document, "h - a potion of healing\n");
    EXPECT_EQ(imported.identified, 2U);
    EXPECT_EQ(namesOf(document.inventory), (Names{"h potion of healing", "k potion of healing"}));
    EXPECT_EQ(namesOf(lineOf(document)), Names{"f potion of healing"});
}

TEST(FoundOut, IsOfAllThatAreCalledSoWhatALetterTells) {
    Document document = laidOut("f - a bag called trick\n", "h - a bag called trick\nk - a bag\n");
    import(document, "h - a bag of tricks (0:5)\n");
    EXPECT_EQ(namesOf(document.inventory), (Names{"h bag of tricks", "k bag"}));
    EXPECT_EQ(namesOf(lineOf(document)), Names{"f bag of tricks"});
}

TEST(FoundOut, IsNothingOfALookThatTheTextStillShows) {
    Document document =
        laidOut("f - a bubbly potion\n", "h - a blessed bubbly potion named mine\n");
    import(document, "h - a potion of healing\ni - a blessed bubbly potion named mine\n");
    EXPECT_EQ(namesOf(lineOf(document)), Names{"f bubbly potion"});
    ASSERT_EQ(namesOf(document.inventory), (Names{"i bubbly potion", "h potion of healing"}));
    EXPECT_EQ(document.inventory[0].name, "mine");
}

TEST(FoundOut, IsNothingOfALookThatTheTextSaysToBeAnother) {
    Document document = laidOut("f - a bubbly potion\n", "h - a bubbly potion\n");
    import(document,
           "Inventory\nh - a potion of healing\n\nDiscoveries\n\nPotions\n"
           "* potion of healing (murky)\n");
    EXPECT_EQ(namesOf(lineOf(document)), Names{"f bubbly potion"});
}

TEST(FoundOut, IsNothingByALetterOfATypeThatWasKnown) {
    Document document =
        laidOut("f - a bubbly potion\n", "h - a bubbly potion\ni - a potion of healing\n");
    import(document, "h - a potion of healing\n");
    EXPECT_EQ(namesOf(lineOf(document)), Names{"f bubbly potion"});
}

TEST(FoundOut, IsNothingWhereLettersContradictEachOther) {
    Document document = laidOut("f - a bubbly potion\ng - a murky potion\n",
                                "h - a bubbly potion\ni - a blessed murky potion\n");
    import(document, "h - a potion of healing\ni - a blessed potion of healing\n");
    EXPECT_EQ(namesOf(lineOf(document)), (Names{"f bubbly potion", "g murky potion"}));
}

}  // namespace
}  // namespace polyplan::plan::found_out_test
