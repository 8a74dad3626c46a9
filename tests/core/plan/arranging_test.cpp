#include "core/plan/arranging.h"

#include <gtest/gtest.h>

#include "tests/core/support/catalogues.h"
#include "tests/core/support/plans.h"

namespace polyplan::plan {
namespace {

using tests::stack;

TEST(Arranging, LeavesInTheInventoryWhatNoZapChanges) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().goals.emplace_back().object = stack("magic marker").object;
    document.inventory = {stack("wand of polymorph"), stack("unicorn horn"),
                          stack("Amulet of Yendor"), stack("tin opener")};
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& line = std::get<ArrangedLine>(result);
    EXPECT_EQ(line.strategy.inventory,
              (std::vector<Stack>{document.inventory[0], document.inventory[2]}));
    std::vector<ObjectIndex> laidOut;
    for (const Pile& pile : line.strategy.polypile->line) {
        for (const Stack& each : pile.stacks) {
            laidOut.push_back(each.object);
        }
    }
    EXPECT_EQ(laidOut.size(), 2U);
    EXPECT_GT(line.after, line.before);
}

TEST(Arranging, LeavesArtifactsInTheInventory) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().goals.emplace_back().object = stack("magic marker").object;
    document.inventory = {stack("long sword"), stack("unicorn horn"), stack("wand of polymorph"),
                          stack("tin opener")};
    document.inventory[0].artifact = "Excalibur";
    using Reasons = std::vector<std::optional<StayReason>>;
    EXPECT_EQ(
        reasonsToStay(document, strategy, tests::catalogues()),
        (Reasons{StayReason::Artifact, std::nullopt, StayReason::NeverChanged, std::nullopt}));
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& line = std::get<ArrangedLine>(result);
    EXPECT_EQ(line.strategy.inventory,
              (std::vector<Stack>{document.inventory[0], document.inventory[2]}));
}

/// All that there is reason to keep, with a unicorn horn to lay out.
Document treasures() {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().goals.emplace_back().object = stack("magic marker").object;
    document.inventory = {stack("wand of wishing"),  stack("magic marker"),  stack("elven cloak"),
                          stack("bag of holding"),   stack("wand of light"), stack("unicorn horn"),
                          stack("wand of polymorph")};
    document.inventory[2].inUse = "being worn";
    return document;
}

TEST(Arranging, SaysWhyThingsStay) {
    Document document = treasures();
    using Reasons = std::vector<std::optional<StayReason>>;
    EXPECT_EQ(
        reasonsToStay(document, document.strategies[0], tests::catalogues()),
        (Reasons{StayReason::Wishing, StayReason::Wanted, StayReason::InUse, StayReason::Container,
                 StayReason::Useless, std::nullopt, StayReason::NeverChanged}));
    document.strategies[0].polypile->goals[0].object = stack("wand of death").object;
    const auto reasons = *reasonsToStay(document, document.strategies[0], tests::catalogues());
    EXPECT_EQ(reasons[1], StayReason::Useless) << "a marker, which becomes no wand";
    EXPECT_EQ(reasons[4], std::nullopt) << "the wand may become one of death";
    document.strategies[0].polypile->goals.clear();
    EXPECT_EQ((*reasonsToStay(document, document.strategies[0], tests::catalogues()))[4],
              std::nullopt)
        << "without goals there is nothing that it can't become";
}

TEST(Arranging, KnowsWhatAnUnidentifiedThingMayBe) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().goals.emplace_back().object = stack("wand of wishing").object;
    Stack iron;
    iron.object = tests::catalogues()
                      .objects(nethack::Game::NetHack367)
                      ->findLook(ObjectClass::Wand, "iron")
                      .value();
    document.inventory = {iron};
    EXPECT_EQ(reasonsToStay(document, strategy, tests::catalogues())->front(), StayReason::Useless)
        << "no zap makes a wand of wishing";
    strategy.polypile->line.emplace_back().stacks = {iron};
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    EXPECT_TRUE(std::get<ArrangedLine>(result).unreached.empty()) << "it may be one";
    EXPECT_GT(std::get<ArrangedLine>(result).after, 0.0);
}

TEST(Arranging, LaysOutNoStonesButDecoys) {
    Document document;
    Strategy& strategy = document.strategies.emplace_back();
    strategy.polypile.emplace().goals.emplace_back().object = stack("magic marker").object;
    using nethack::Buc;
    document.inventory = {stack("rock", 40),
                          stack("unicorn horn"),
                          stack("flint", 3),
                          stack("luckstone"),
                          stack("meatball", 40),
                          stack("rock", 4, Buc::Cursed),
                          stack("rock", 5, Buc::Cursed)};
    constexpr auto useless = StayReason::Useless;
    using Reasons = std::vector<std::optional<StayReason>>;
    EXPECT_EQ(reasonsToStay(document, strategy, tests::catalogues()),
              (Reasons{useless, std::nullopt, useless, useless, useless, useless, std::nullopt}));
    document.inventory.pop_back();
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const Strategy& after = std::get<ArrangedLine>(result).strategy;
    ASSERT_EQ(after.polypile->line.size(), 1U);
    EXPECT_EQ(after.polypile->line[0].stacks, std::vector<Stack>{document.inventory[1]});
    EXPECT_EQ(after.inventory->size(), 5U);

    strategy.polypile->goals[0].object = stack("ruby").object;
    EXPECT_EQ(reasonsToStay(document, strategy, tests::catalogues())->front(), std::nullopt)
        << "which fuse to one gem now and then";
}

TEST(Arranging, NeverCountsWhatYouHaveAlready) {
    const Document document = treasures();
    const auto result =
        arranged(document, document.strategies[0], tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& line = std::get<ArrangedLine>(result);
    ASSERT_EQ(line.strategy.polypile->line.size(), 1U);
    EXPECT_EQ(line.strategy.polypile->line[0].stacks, std::vector<Stack>{document.inventory[5]});
    EXPECT_EQ(line.strategy.inventory->size(), 6U);
    EXPECT_LT(line.after, 0.05) << "the chance of the horn, and not of the marker to stay";
}

TEST(Arranging, LaysOutWhatIsAskedFor) {
    const Document document = treasures();
    const ArrangingChoice choice{
        .laysOut = std::vector<bool>{false, false, true, true, false, false, true}};
    const auto result =
        arranged(document, document.strategies[0], tests::catalogues(), choice, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& inventory = document.inventory;
    EXPECT_EQ(
        std::get<ArrangedLine>(result).strategy.inventory,
        (std::vector<Stack>{inventory[0], inventory[1], inventory[4], inventory[5], inventory[6]}))
        << "what no zap changes stays in any case";
}

TEST(Arranging, NamesGoalsThatNothingBecomesAlsoBySamples) {
    std::vector<Stack> daggers;
    daggers.reserve(8);
    for (int i = 0; i < 8; ++i) {
        daggers.push_back(tests::named("n" + std::to_string(i), 300));
    }
    Document document = tests::documentOf({daggers});
    Strategy& strategy = document.strategies.front();
    for (const std::string_view wanted : {"long sword", "magic marker"}) {
        strategy.polypile->goals.emplace_back().object = tests::object(wanted);
    }
    document.inventory = {stack("magic marker")};
    const auto result =
        arranged(document, strategy, tests::catalogues(), {.squares = Range{1, 1}}, {.rounds = 1});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& unreached = std::get<ArrangedLine>(result).unreached;
    ASSERT_EQ(unreached.size(), 1U);
    EXPECT_EQ(unreached.front().object, tests::object("magic marker"));
}

TEST(Arranging, DropsLabelsOfOtherStacks) {
    Document document = tests::documentOf({{stack("tin opener")}});
    Strategy& strategy = document.strategies.front();
    strategy.polypile->goals.emplace_back().object = stack("magic marker").object;
    Pile& pile = strategy.polypile->line[0];
    pile.label = "openers";
    pile.engraving.text = "blessed";
    const ArrangingChoice first{.squares = Range{1, 1}};
    std::vector<DroppedLabel> dropped;
    const auto lineAfter = [&] {
        const auto result =
            arranged(document, strategy, tests::catalogues(), first, {.rounds = 20});
        dropped = std::get<ArrangedLine>(result).droppedLabels;
        return std::get<ArrangedLine>(result).strategy.polypile->line.at(0);
    };
    EXPECT_EQ(lineAfter().label, "openers") << "the same stack lies there";
    EXPECT_EQ(lineAfter().engraving.text, "blessed");
    EXPECT_TRUE(dropped.empty());
    document.inventory = {stack("unicorn horn")};
    EXPECT_EQ(lineAfter().stacks.size(), 2U);
    EXPECT_EQ(lineAfter().label, "");
    EXPECT_EQ(lineAfter().engraving, Label());
    EXPECT_EQ(dropped, (std::vector<DroppedLabel>{{1, "openers"}, {1, "blessed", true}}));
    pile.engraving.text = "Elbereth";
    pile.engraving.type = "burned";
    EXPECT_EQ(lineAfter().label, "");
    EXPECT_EQ(lineAfter().engraving.text, "Elbereth") << "it is in the floor";
    EXPECT_EQ(dropped, (std::vector<DroppedLabel>{{1, "openers"}}));
    // A label goes with its pile, too.
    strategy.polypile->line.emplace_back().distance = 4;
    strategy.polypile->line.back().label = "for wands";
    lineAfter();
    EXPECT_EQ(dropped, (std::vector<DroppedLabel>{{1, "openers"}, {4, "for wands"}}));
}

TEST(Arranging, LaysOutAnArtifactThatLiesOnTheLineAlready) {
    Document document = tests::documentOf({{stack("long sword")}});
    Strategy& strategy = document.strategies.front();
    strategy.polypile->goals.emplace_back().object = stack("magic marker").object;
    strategy.polypile->line[0].stacks[0].artifact = "Excalibur";
    document.inventory = {stack("tin opener")};
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    std::size_t laidOut = 0;
    for (const Pile& pile : std::get<ArrangedLine>(result).strategy.polypile->line) {
        laidOut += pile.stacks.size();
    }
    EXPECT_EQ(laidOut, 2U);
}

}  // namespace
}  // namespace polyplan::plan
