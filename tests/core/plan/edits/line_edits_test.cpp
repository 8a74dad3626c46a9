#include "core/plan/edits/line_edits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "core/plan/edits/hero_edits.h"
#include "core/plan/edits/inventory_edits.h"
#include "core/plan/limits.h"
#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

using line_edits::Direction;
using tests::documentOf;
using tests::named;
using tests::stack;

/// The obvious model of a line: names by square, top first.
using Names = std::map<int, std::vector<std::string>>;

/// A line as a draft to work on.
class Line {
  public:
    explicit Line(Document document) : plan(std::move(document)) {}

    Draft draft() {
        return {.plan = plan,
                .strategy = plan.strategies.front(),
                .polypile = polypile(),
                .inventory = plan.inventory,
                .selection = selection,
                .strategyIndex = index};
    }
    Polypile& polypile() { return *plan.strategies.front().polypile; }
    Names names() {
        Names all;
        for (const Pile& pile : polypile().line) {
            for (const Stack& at : pile.stacks) {
                all[pile.distance].push_back(at.name);
            }
            all.try_emplace(pile.distance);
        }
        return all;
    }
    std::vector<std::string> selectedNames() {
        std::vector<std::string> result;
        for (const Stack& at : line_edits::stacksAt(polypile(), selection)) {
            result.push_back(at.name);
        }
        return result;
    }

    Document plan;
    Selection selection;
    int index = 0;
};

Line threePiles() {
    return Line(documentOf(
        {{named("a"), named("b"), named("c")}, {named("d"), named("e")}, {named("f", 7)}}));
}

/// Does to the model what move() is to do: puts a mark where the stacks are to go, takes them out,
/// and puts them at the mark.
Names moved(Names names, const std::vector<std::string>& what, LinePlace place) {
    auto& target = names[place.distance];
    const auto at = std::min<std::size_t>(static_cast<std::size_t>(place.stack), target.size());
    target.insert(target.begin() + static_cast<std::ptrdiff_t>(at), "mark");
    for (auto& [distance, pile] : names) {
        std::erase_if(pile, [&](const std::string& name) {
            return std::ranges::find(what, name) != what.end();
        });
    }
    const auto mark = std::ranges::find(target, "mark");
    target.insert(target.erase(mark), what.begin(), what.end());
    std::erase_if(names, [](const auto& pile) { return pile.second.empty(); });
    return names;
}

std::string onSquare(Line& line, int distance) {
    std::string all;
    const Names names = line.names();
    for (const std::string& name : names.at(distance)) {
        all += name;
    }
    return all;
}

TEST(LineEdits, movesAsTheObviousModelDoes) {
    std::mt19937 random(7);
    const auto below = [&](int end) {
        return std::uniform_int_distribution<int>(0, end - 1)(random);
    };
    for (int round = 0; round < 3000; ++round) {
        std::vector<std::vector<Stack>> piles(static_cast<std::size_t>(1 + below(4)));
        int serial = 0;
        for (auto& pile : piles) {
            for (int count = 1 + below(4); count > 0; --count) {
                pile.push_back(named("n" + std::to_string(serial++)));
            }
        }
        Line line(documentOf(piles));
        Selection positions;
        for (int pile = 0; pile < std::ssize(piles); ++pile) {
            for (int at = 0; at < std::ssize(piles[static_cast<std::size_t>(pile)]); ++at) {
                if (below(3) == 0) {
                    positions.push_back({pile, at});
                }
            }
        }
        if (positions.empty()) {
            continue;
        }
        const LinePlace place{1 + below(6), below(6)};
        line.selection = positions;
        const std::vector<std::string> what = line.selectedNames();
        const Names expected = moved(line.names(), what, place);

        auto draft = line.draft();
        ASSERT_EQ(line_edits::move(draft, positions, place), Refusal());
        ASSERT_TRUE(line.names() == expected);
        ASSERT_TRUE(line.selectedNames() == what);
        ASSERT_TRUE(std::ranges::is_sorted(line.polypile().line, {}, &Pile::distance));
    }
}

TEST(LineEdits, insertsWhereAsked) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::insert(draft, {named("x"), named("y")}, {1, 1}), Refusal());
    ASSERT_EQ(onSquare(line, 1), "axybc");
    ASSERT_TRUE((line.selectedNames() == std::vector<std::string>{"x", "y"}));
    ASSERT_EQ(line_edits::insert(draft, {named("z")}, {9, 5}), Refusal());
    ASSERT_EQ(onSquare(line, 9), "z");
    ASSERT_TRUE(line_edits::insert(draft, {}, {1, 0}));
}

TEST(LineEdits, copiesLeaveTheirOriginals) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::copy(draft, {{0, 0}, {1, -1}}, {3, 1}), Refusal());
    ASSERT_EQ(onSquare(line, 3), "fade");
    ASSERT_EQ(onSquare(line, 1), "abc");
    ASSERT_EQ(onSquare(line, 2), "de");
}

TEST(LineEdits, anEmptiedPileGoesUnlessSomethingIsWrittenThere) {
    Line line = threePiles();
    line.polypile().line[1].engraving.text = "here";
    auto draft = line.draft();
    ASSERT_EQ(line_edits::move(draft, {{1, -1}, {2, -1}}, {1, 0}), Refusal());
    ASSERT_EQ(onSquare(line, 1), "defabc");
    ASSERT_TRUE(line.names().contains(2));
    ASSERT_TRUE(!line.names().contains(3));
}

TEST(LineEdits, halfAStackMoves) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::moveHalf(draft, {2, 0}, {3, 0}), Refusal());
    ASSERT_EQ(line.polypile().line[2].stacks[0].quantity, 3);
    ASSERT_EQ(line.polypile().line[2].stacks[1].quantity, 4);
    ASSERT_EQ(line_edits::moveHalf(draft, {2, 1}, {5, 0}), Refusal());
    ASSERT_EQ(line.polypile().line[2].stacks[1].quantity, 2);
    ASSERT_EQ(line.polypile().line[3].stacks[0].quantity, 2);
    ASSERT_TRUE(line_edits::moveHalf(draft, {0, 0}, {5, 0}));
}

TEST(LineEdits, mergesWhatTheGameMerges) {
    const ObjectTable& table = *tests::catalogues().objects(Document{}.game);
    Line line(documentOf({{named("a", 2)}, {named("b"), named("a", 3), named("", 4)}}));
    auto draft = line.draft();
    EXPECT_FALSE(line_edits::areMerged(line.polypile(), {0, 0}, {0, 0}, table));
    EXPECT_FALSE(line_edits::areMerged(line.polypile(), {0, -1}, {1, 1}, table));
    EXPECT_FALSE(line_edits::areMerged(line.polypile(), {0, 7}, {1, 1}, table));
    EXPECT_TRUE(line_edits::merge(draft, {0, 0}, {1, 0}, table));
    ASSERT_EQ(line_edits::merge(draft, {1, 1}, {1, 2}, table), Refusal());
    EXPECT_EQ(line.names(), (Names{{1, {"a"}}, {2, {"b", "a"}}}));
    EXPECT_EQ(line.selection, (Selection{{1, 1}}));
    EXPECT_EQ(line.polypile().line[1].stacks[1].quantity, 7);
    ASSERT_EQ(line_edits::merge(draft, {0, 0}, {1, 1}, table), Refusal());
    EXPECT_EQ(line.names(), (Names{{2, {"b", "a"}}}));
    EXPECT_EQ(line.selection, (Selection{{0, 1}}));
    EXPECT_EQ(line.polypile().line[0].stacks[1].quantity, 9);
    line.polypile().line[0].stacks[0] = named("", limits::quantity.most);
    EXPECT_TRUE(line_edits::merge(draft, {0, 1}, {0, 0}, table));
    EXPECT_EQ(line.polypile().line[0].stacks.size(), 2U);
}

TEST(LineEdits, removingSelectsWhatComesNext) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::remove(draft, {{0, 1}}), Refusal());
    ASSERT_EQ(onSquare(line, 1), "ac");
    ASSERT_TRUE((line.selection == Selection{{0, 1}}));
    ASSERT_EQ(line_edits::remove(draft, {{1, -1}}), Refusal());
    ASSERT_TRUE(!line.names().contains(2));
    ASSERT_TRUE(line_edits::remove(draft, {}));
    ASSERT_TRUE(line_edits::remove(draft, {{40, 3}}));
    ASSERT_EQ(line_edits::remove(draft, {{0, -1}, {1, -1}}), Refusal());
    ASSERT_TRUE(line.polypile().line.empty());
    ASSERT_TRUE(line.selection.empty());
}

TEST(LineEdits, stacksMoveByOnePlace) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::moveBy(draft, {{0, 1}}, Direction::Up), Refusal());
    ASSERT_EQ(onSquare(line, 1), "bac");
    ASSERT_TRUE(line_edits::moveBy(draft, {{0, 0}}, Direction::Up));
    ASSERT_EQ(line_edits::moveBy(draft, {{0, 0}, {0, 1}}, Direction::Down), Refusal());
    ASSERT_EQ(onSquare(line, 1), "cba");
    ASSERT_TRUE((line.selection == Selection{{0, 1}, {0, 2}}));
    ASSERT_TRUE(line_edits::moveBy(draft, {{0, 2}}, Direction::Down));
    ASSERT_EQ(line_edits::moveBy(draft, {{0, 1}}, Direction::Farther), Refusal());
    ASSERT_EQ(onSquare(line, 2), "dbe");
    ASSERT_EQ(line_edits::moveBy(draft, {{1, 2}}, Direction::Nearer), Refusal());
    ASSERT_EQ(onSquare(line, 1), "cae");
    ASSERT_EQ(line_edits::moveBy(draft, {{2, 0}}, Direction::Farther), Refusal());
    ASSERT_EQ(onSquare(line, 4), "f");
    ASSERT_TRUE(!line.names().contains(3));
    ASSERT_TRUE(line_edits::moveBy(draft, {{0, 0}}, Direction::Nearer));
}

TEST(LineEdits, pilesMoveAndChangePlaces) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::movePile(draft, 0, 9), Refusal());
    ASSERT_EQ(onSquare(line, 9), "abc");
    ASSERT_TRUE((line.selection == Selection{{2, -1}}));
    ASSERT_EQ(line_edits::movePile(draft, 2, 2), Refusal());
    ASSERT_EQ(onSquare(line, 2), "abc");
    ASSERT_EQ(onSquare(line, 9), "de");
    ASSERT_EQ(line_edits::moveBy(draft, {{0, -1}}, Direction::Farther), Refusal());
    ASSERT_EQ(onSquare(line, 3), "abc");
    ASSERT_TRUE(line_edits::movePile(draft, 0, 80));
    ASSERT_TRUE(line_edits::movePile(draft, 0, 0));
}

TEST(LineEdits, quantityOnlyWhereTheGameStacks) {
    Line line(documentOf({{stack("dagger", 2), stack("unicorn horn")}}));
    const ObjectTable& table = *tests::catalogues().objects(line.plan.game);
    auto draft = line.draft();
    ASSERT_EQ(line_edits::setQuantity(draft, {{0, 0}}, 12, table), Refusal());
    ASSERT_EQ(line.polypile().line[0].stacks[0].quantity, 12);
    ASSERT_TRUE(line_edits::setQuantity(draft, {{0, 0}, {0, 1}}, 3, table));
    ASSERT_EQ(line.polypile().line[0].stacks[0].quantity, 12);
    ASSERT_TRUE(line_edits::setQuantity(draft, {{0, 0}}, 0, table));
    ASSERT_TRUE(line_edits::setQuantity(draft, {{0, 0}}, 1'000'001, table));
    ASSERT_EQ(line_edits::changeQuantity(draft, {{0, 0}, {0, 1}}, -20, table), Refusal());
    ASSERT_EQ(line.polypile().line[0].stacks[0].quantity, 1);
    ASSERT_EQ(line.polypile().line[0].stacks[1].quantity, 1);
    ASSERT_TRUE(line_edits::changeQuantity(draft, {{0, 1}}, 1, table));
}

TEST(LineEdits, splittingKeepsEveryItem) {
    Line line(documentOf({{named("a", 11), named("b"), named("c", 4)}}));
    auto draft = line.draft();
    ASSERT_EQ(line_edits::split(draft, {{0, 0}, {0, 2}}, 4), Refusal());
    std::vector<int> quantities;
    for (const Stack& at : line.polypile().line[0].stacks) {
        quantities.push_back(at.quantity);
    }
    ASSERT_TRUE((quantities == std::vector<int>{4, 4, 3, 1, 4}));
    ASSERT_TRUE((line.selection == Selection{{0, 0}, {0, 1}, {0, 2}, {0, 4}}));
    ASSERT_TRUE(line_edits::split(draft, {{0, 3}}, 4));
    ASSERT_TRUE(line_edits::split(draft, {{0, 0}}, 0));
}

TEST(LineEdits, limitsAreKept) {
    Line line(documentOf(
        {std::vector<Stack>(limits::stacksOfPile, named("a", 2)), {named("b"), named("c")}}));
    const Document before = line.plan;
    auto draft = line.draft();
    ASSERT_TRUE(line_edits::insert(draft, {named("x")}, {1, 0}));
    ASSERT_TRUE(line_edits::move(draft, {{1, 0}}, {1, 0}));
    ASSERT_TRUE(line_edits::split(draft, {{0, 0}}, 1));
    ASSERT_TRUE(line_edits::insert(draft, {named("x")}, {0, 0}));
    ASSERT_TRUE(line_edits::insert(draft, {named("x")}, {80, 0}));
    ASSERT_TRUE(line_edits::newPile(draft, 2));
    ASSERT_TRUE(line.plan == before);
    ASSERT_EQ(line_edits::move(draft, {{0, 0}}, {1, 2000}), Refusal());

    Line wide(documentOf(std::vector<std::vector<Stack>>(limits::piles, {named("a")})));
    auto wideDraft = wide.draft();
    ASSERT_TRUE(line_edits::insert(wideDraft, {named("x")}, {70, 0}));
    ASSERT_TRUE(line_edits::newPile(wideDraft, 70));
    ASSERT_EQ(line_edits::move(wideDraft, {{63, 0}}, {70, 0}), Refusal());

    Line full(documentOf(std::vector<std::vector<Stack>>(
        10, std::vector<Stack>(limits::stacksOfPile - 1, named("a", 2)))));
    full.plan.inventory.resize(10, named("i"));
    auto fullDraft = full.draft();
    ASSERT_TRUE(line_edits::insert(fullDraft, {named("x")}, {1, 0}));
    ASSERT_TRUE(line_edits::split(fullDraft, {{0, 0}}, 1));
}

TEST(LineEdits, onYourOwnSquareThereIsOnePile) {
    Line line(documentOf({}));
    line.polypile().source = nethack::polypile::Source::SelfSquare;
    auto draft = line.draft();
    ASSERT_TRUE(line_edits::insert(draft, {named("a")}, {1, 0}));
    ASSERT_EQ(line_edits::insert(draft, {named("a")}, {0, 0}), Refusal());
    ASSERT_EQ(onSquare(line, 0), "a");
    ASSERT_TRUE(line_edits::moveBy(draft, {{0, 0}}, Direction::Farther));
}

TEST(LineEdits, labelsAreWrittenUnderPiles) {
    Line line = threePiles();
    line.polypile().line[1].engraving.text = "old";
    auto draft = line.draft();
    ASSERT_EQ(line_edits::setLabel(draft, 0, "horns"), Refusal());
    ASSERT_EQ(line_edits::setLabel(draft, 1, "new"), Refusal());
    ASSERT_EQ(line.polypile().line[0].label, "horns");
    ASSERT_EQ(line.polypile().line[1].label, "new");
    ASSERT_EQ(line.polypile().line[1].engraving.text, "old") << "that is in the floor";
    ASSERT_TRUE(line_edits::setLabel(draft, 0, std::string(201, 'x')));
    ASSERT_TRUE(line_edits::setLabel(draft, 5, "x"));
}

TEST(LineEdits, engravingsKeepWhatWroteThem) {
    Line line = threePiles();
    plan::Pile& pile = line.polypile().line[1];
    pile.label = "horns";
    pile.engraving.stylus = "fingers";
    auto draft = line.draft();
    ASSERT_EQ(line_edits::setEngraving(draft, 1, "Elbereth"), Refusal());
    ASSERT_EQ(pile.engraving.text, "Elbereth");
    ASSERT_EQ(pile.engraving.stylus, "fingers");
    ASSERT_EQ(line_edits::setEngraving(draft, 1, ""), Refusal());
    ASSERT_EQ(pile.engraving, Label()) << "nothing is written by nothing";
    ASSERT_EQ(pile.label, "horns");
    ASSERT_TRUE(line_edits::setEngraving(draft, 1, std::string(limits::noteCharacters + 1, 'x')));
    ASSERT_TRUE(line_edits::setEngraving(draft, 5, "x"));
}

TEST(LineEdits, namesApartBehindTheNameThereIs) {
    Line line(documentOf({{named("", 2), named("", 3), named("old"), named("a")}, {named("")}}));
    auto draft = line.draft();
    ASSERT_EQ(line_edits::nameApart(draft, {{0, 0}, {0, 1}, {0, 2}, {1, 0}}), Refusal());
    ASSERT_EQ(line.names().at(1), (std::vector<std::string>{"b", "c", "old a", "a"}));
    ASSERT_EQ(line.names().at(2), std::vector<std::string>{"a"});
    ASSERT_TRUE(line_edits::nameApart(draft, {{7, 0}}));
}

TEST(LineEdits, namesApartMoreThanThereAreLetters) {
    Line line(documentOf({std::vector<Stack>(30, named(""))}));
    auto draft = line.draft();
    ASSERT_EQ(line_edits::nameApart(draft, {{0, -1}}), Refusal());
    const auto names = line.names().at(1);
    ASSERT_EQ(names[25], "z");
    ASSERT_EQ(names[26], "aa");
    ASSERT_EQ(names[29], "ad");
}

TEST(LineEdits, splitsApart) {
    Line line(documentOf({{named("", 7)}}));
    auto draft = line.draft();
    ASSERT_EQ(line_edits::splitApart(draft, {{0, 0}}, 3), Refusal());
    ASSERT_EQ(line.names().at(1), (std::vector<std::string>{"a", "b", "c"}));
    ASSERT_TRUE(line_edits::splitApart(draft, {{0, 0}}, 3));
}

TEST(LineEdits, laysOutAnewWithEverything) {
    Line line = threePiles();
    line.polypile().line[1].label = "here";
    auto draft = line.draft();
    ASSERT_EQ(line_edits::layOut(
                  draft, {{4, {{0, 2}, {2, 0}}}, {1, {{1, 1}, {0, 0}}}, {3, {{1, 0}, {0, 1}}}}),
              Refusal());
    ASSERT_EQ(onSquare(line, 1), "ea");
    ASSERT_EQ(onSquare(line, 2), "") << "something is written there";
    ASSERT_EQ(onSquare(line, 3), "db");
    ASSERT_EQ(onSquare(line, 4), "cf");
    ASSERT_TRUE(line_edits::layOut(draft, {{1, {{0, 0}}}})) << "not all of them";
    ASSERT_EQ(onSquare(line, 1), "ea");
}

TEST(LineEdits, movesAllPiles) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(line_edits::movePiles(draft, {3, 9, 1}), Refusal());
    ASSERT_EQ(onSquare(line, 3), "abc");
    ASSERT_EQ(onSquare(line, 9), "de");
    ASSERT_EQ(onSquare(line, 1), "f");
    ASSERT_TRUE(line_edits::movePiles(draft, {1, 1, 2})) << "two on one square";
    ASSERT_TRUE(line_edits::movePiles(draft, {1, 2, 80}));
    ASSERT_TRUE(line_edits::movePiles(draft, {1, 2}));
}

TEST(HeroEdits, setsLuckOfTheStrategy) {
    Line line = threePiles();
    auto draft = line.draft();
    ASSERT_EQ(hero_edits::setLuck(draft, 5), Refusal());
    ASSERT_EQ(line.plan.hero.luck, 5);
    ASSERT_EQ(line.plan.strategies[0].hero.luck, std::nullopt);
    ASSERT_TRUE(hero_edits::setLuck(draft, 14));
    ASSERT_EQ(line.plan.hero.luck, 5);
}

TEST(LineEdits, RestoreAbilityMakesHazyStacksPermanent) {
    Line line(documentOf({{named("a"), named("b")}}));
    line.polypile().line.front().stacks.front().hazyRemembering = ObjectIndex{3};
    Draft draft = line.draft();
    EXPECT_EQ(line_edits::restore(draft, {{0, 1}}), "Nothing of this is hazy.");
    EXPECT_EQ(line_edits::restore(draft, {{0, 0}, {0, 1}}), std::nullopt);
    EXPECT_FALSE(line.polypile().line.front().stacks.front().hazyRemembering);
    draft.inventory = {named("c")};
    EXPECT_EQ(inventory_edits::restore(draft, {0}), "Nothing of this is hazy.");
    draft.inventory.front().hazyRemembering = ObjectIndex{3};
    EXPECT_EQ(inventory_edits::restore(draft, {0}), std::nullopt);
    EXPECT_FALSE(draft.inventory.front().hazyRemembering);
}

TEST(LineEdits, leaveGoldUnblessed) {
    Line line(documentOf({{stack("gold piece", 200), stack("dagger", 4)}}));
    Draft draft = line.draft();
    const ObjectTable& table = *tests::catalogues().objects(nethack::Game::NetHack367);
    EXPECT_FALSE(line_edits::setBuc(draft, {{0, 0}, {0, 1}}, nethack::Buc::Blessed, table));
    EXPECT_EQ(line.polypile().line[0].stacks[0].buc, nethack::Buc::Uncursed);
    EXPECT_EQ(line.polypile().line[0].stacks[1].buc, nethack::Buc::Blessed);
    EXPECT_EQ(line_edits::setBuc(draft, {{0, 0}}, nethack::Buc::Cursed, table),
              "Gold is neither blessed nor cursed.");
    line.plan.inventory = {stack("gold piece", 5)};
    EXPECT_TRUE(inventory_edits::setBuc(draft, {0}, nethack::Buc::Cursed, table));
}

}  // namespace
}  // namespace polyplan::plan
