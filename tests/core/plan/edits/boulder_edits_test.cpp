#include "core/plan/edits/boulder_edits.h"

#include <gtest/gtest.h>

#include "core/plan/edits/line_edits.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
using tests::documentOf;
using tests::stack;

/// A pile of boulders ("B") and of other things, each called by a letter of its own, top first.
std::vector<Stack> pileOf(std::string_view letters) {
    std::vector<Stack> stacks;
    for (const char letter : letters) {
        stacks.push_back(letter == 'B' ? stack("boulder") : tests::named(std::string(1, letter)));
    }
    return stacks;
}

class BoulderEditsTest : public testing::Test {
  protected:
    Draft draft() {
        return {.plan = plan_,
                .strategy = plan_.strategies.front(),
                .polypile = polypile(),
                .inventory = plan_.inventory,
                .selection = selection_,
                .strategyIndex = index_};
    }
    Polypile& polypile() { return *plan_.strategies.front().polypile; }

    std::string letters(std::size_t pile = 0) {
        std::string all;
        for (const Stack& at : polypile().line[pile].stacks) {
            all += at.object == tests::object("boulder") ? "B" : at.name;
        }
        return all;
    }
    std::string selected() {
        std::string all;
        for (const Stack& at : line_edits::stacksAt(polypile(), selection_)) {
            all += at.object == tests::object("boulder") ? "B" : at.name;
        }
        return all;
    }

    std::optional<std::string> settle(Game game = Game::NetHack367) {
        Draft settled = draft();
        return line_edits::settleBoulders(settled, *tests::catalogues().objects(Game::NetHack367),
                                          game);
    }
    /// Lays something on a pile and has the game settle it.
    std::optional<std::string> lay(std::string_view what, std::string_view onto, int place,
                                   Game game = Game::NetHack367) {
        plan_ = documentOf({pileOf(onto)});
        Draft laid = draft();
        EXPECT_EQ(line_edits::insert(laid, pileOf(what), {1, place}), Refusal());
        return settle(game);
    }

    Document plan_ = documentOf({});
    Selection selection_;
    int index_ = 0;
};

TEST_F(BoulderEditsTest, WhatIsLaidGoesBelowTheBoulder) {
    EXPECT_TRUE(lay("xy", "Ba", 0)->starts_with("It lies below the boulder: "));
    EXPECT_EQ(letters(), "Bxya");
    EXPECT_EQ(selected(), "xy");
    EXPECT_EQ(lay("x", "Ba", 1), std::nullopt) << "the game lays it there too";
    EXPECT_EQ(letters(), "Bxa");
    EXPECT_EQ(lay("x", "Ba", 2), std::nullopt);
    EXPECT_EQ(letters(), "Bax");
}

TEST_F(BoulderEditsTest, OfSeveralBouldersTheVersionTellsBelowWhich) {
    for (const Game game : {Game::NetHack367, Game::NetHack37}) {
        EXPECT_TRUE(lay("x", "BBa", 0, game));
        EXPECT_EQ(letters(), "BBxa") << id(game);
        EXPECT_TRUE(lay("x", "BBa", 1, game));
        EXPECT_EQ(letters(), "BBxa") << id(game);
    }
    for (const Game game : {Game::NetHack343, Game::SlashEm007}) {
        EXPECT_TRUE(lay("x", "BBa", 0, game));
        EXPECT_EQ(letters(), "BxBa") << id(game);
        EXPECT_EQ(lay("x", "BBa", 1, game), std::nullopt);
        EXPECT_EQ(letters(), "BxBa") << id(game);
    }
}

TEST_F(BoulderEditsTest, ABoulderThatIsLaidComesToLieOnTop) {
    EXPECT_TRUE(lay("B", "ab", 1)->starts_with("The boulder lies on top: "));
    EXPECT_EQ(letters(), "Bab");
    EXPECT_EQ(selected(), "B");
    EXPECT_EQ(lay("B", "ab", 0), std::nullopt);
    EXPECT_TRUE(lay("xBy", "ab", 1));
    EXPECT_EQ(letters(), "Baxyb");
    EXPECT_EQ(selected(), "Bxy");
}

TEST_F(BoulderEditsTest, MovingByHandLeavesTheBoulderOnTop) {
    plan_ = documentOf({pileOf("Bab")});
    const Document before = plan_;
    Draft moved = draft();
    ASSERT_EQ(line_edits::moveBy(moved, {{0, 0}}, line_edits::Direction::Down), Refusal());
    EXPECT_EQ(letters(), "aBb");
    EXPECT_TRUE(settle());
    EXPECT_EQ(plan_, before);
    EXPECT_EQ(selected(), "B");
    ASSERT_EQ(line_edits::moveBy(moved, {{0, 1}}, line_edits::Direction::Up), Refusal());
    EXPECT_TRUE(settle());
    EXPECT_EQ(plan_, before);
    EXPECT_EQ(selected(), "a");
}

TEST_F(BoulderEditsTest, WhatWasNotTouchedStaysAsTheFileHadIt) {
    EXPECT_EQ(lay("x", "aBb", 3), std::nullopt);
    EXPECT_EQ(letters(), "aBbx");
    EXPECT_TRUE(lay("x", "aBb", 0));
    EXPECT_EQ(letters(), "aBxb");
    plan_ = documentOf({pileOf("aB"), pileOf("cB")});
    selection_ = {{0, -1}};
    EXPECT_EQ(settle(), std::nullopt) << "a pile that has moved as a whole";
    EXPECT_EQ(letters(0) + letters(1), "aBcB");
}

TEST_F(BoulderEditsTest, WhatIsDippedLiesNowhere) {
    plan_ = documentOf({pileOf("aB")});
    polypile().source = nethack::polypile::Source::Potion;
    selection_ = {{0, 0}};
    EXPECT_EQ(settle(), std::nullopt);
    EXPECT_EQ(letters(), "aB");
}

}  // namespace
}  // namespace polyplan::plan
