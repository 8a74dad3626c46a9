#include "core/plan/merge_inventory.h"

#include <gtest/gtest.h>

#include "core/plan/game_text/text_reader.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Buc;

MergeCount mergeText(Document& document, const std::string& text) {
    const auto reading =
        game_text::readGameText(text, {.planGame = document.game}, tests::catalogues());
    return mergeInventory(document, std::get<game_text::Reading>(reading));
}

Stack stackNamed(std::string_view name, int quantity = 1) {
    Stack stack;
    stack.object = tests::catalogues().objects(Document{}.game)->find(name).value();
    stack.quantity = quantity;
    return stack;
}

constexpr auto inventoryText =
    "a - a blessed +2 dagger (weapon in hand)\n"
    "b - 3 cursed scrolls of light\n"
    "c - an uncursed wand of digging (0:5)\n"
    "d - a unicorn horn\n"
    "e - a unicorn horn\n"
    "f - a bubbly potion\n";

TEST(MergeInventory, AddsWhatIsNotThere) {
    Document document;
    EXPECT_EQ(mergeText(document, inventoryText), (MergeCount{.added = 5, .leftOut = 1}));
    ASSERT_EQ(document.inventory.size(), 5U);
    Stack dagger = stackNamed("dagger");
    dagger.buc = Buc::Blessed;
    dagger.enchantment = 2;
    dagger.slot = "a";
    EXPECT_EQ(document.inventory[0], dagger);
    EXPECT_EQ(document.inventory[1].quantity, 3);
    EXPECT_EQ(document.inventory[2].charges, 5);
}

TEST(MergeInventory, MakesNoDuplicates) {
    Document document;
    mergeText(document, inventoryText);
    const Document before = document;
    EXPECT_EQ(mergeText(document, inventoryText), (MergeCount{.updated = 5, .leftOut = 1}));
    EXPECT_EQ(document, before);
}

TEST(MergeInventory, UpdatesTheSlotAndKeepsWhatThePlayerAdded) {
    Document document;
    Stack book = stackNamed("spellbook of sleep");
    book.slot = "k";
    book.timesRead = 2;
    book.name = "mine";
    book.unknown["color"] = "\"red\"";
    Stack stones = stackNamed("rock", 5);
    stones.slot = "m";
    stones.erosion = 1;
    document.inventory = {book, stones};
    EXPECT_EQ(mergeText(document, "k - a cursed spellbook of sleep\nm - 9 rocks\n"),
              (MergeCount{.updated = 2}));
    book.buc = Buc::Cursed;
    stones.quantity = 9;
    stones.erosion = 0;
    EXPECT_EQ(document.inventory, (std::vector<Stack>{book, stones}));
}

TEST(MergeInventory, FindsAStackByItsStateWhereverItIsNow) {
    Document document;
    Stack named = stackNamed("dagger");
    named.name = "foo";
    Stack plain = stackNamed("dagger", 2);
    plain.slot = "x";
    document.inventory = {named, plain};
    EXPECT_EQ(mergeText(document, "a - 4 uncursed daggers\n"), (MergeCount{.updated = 1}));
    ASSERT_EQ(document.inventory.size(), 2U);
    EXPECT_EQ(document.inventory[0], named);
    EXPECT_EQ(document.inventory[1].quantity, 4);
    EXPECT_EQ(document.inventory[1].slot, "a");
    EXPECT_EQ(mergeText(document, "b - a cursed dagger\n"), (MergeCount{.added = 1}));
}

TEST(MergeInventory, LeavesOutWhatLiesOnTheLine) {
    Document document;
    mergeText(document, "a - 7 rocks\nb - a wand of sleep (0:4)\n");
    Strategy strategy;
    Pile pile;
    pile.stacks = {document.inventory[1], document.inventory[0]};
    pile.stacks[1].quantity = 5;
    strategy.polypile.emplace().line = {pile};
    document.strategies = {strategy};
    document.inventory.pop_back();
    document.inventory[0].quantity = 2;
    const Document before = document;
    EXPECT_EQ(mergeText(document, "a - 7 rocks\nb - a wand of sleep (0:4)\n"),
              (MergeCount{.updated = 1, .laidOut = 1}));
    EXPECT_EQ(document, before);
    mergeText(document, "a - 8 rocks\n");
    EXPECT_EQ(document.inventory[0].quantity, 3);
}

}  // namespace
}  // namespace polyplan::plan
