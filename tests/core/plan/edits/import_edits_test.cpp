#include "core/plan/edits/import_edits.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "core/plan/settings.h"
#include "tests/core/plan/imports.h"

namespace polyplan::plan::import_edits_test {
namespace {

using imports::Words;
using imports::wordsOf;

/// What importing a text makes of a plan whose first strategy is shown.
Document afterImport(Document plan, const std::string& text) {
    const auto& catalogues = tests::catalogues();
    const auto game = plan.strategies.empty() ? plan.game : gameOf(plan, plan.strategies[0]);
    const Import import{.reading = std::make_shared<game_text::Reading>(
                            std::get<game_text::Reading>(game_text::readGameText(
                                text, {.planGame = game, .known = plan.discoveries}, catalogues))),
                        .place = {}};
    return edited(
               {.plan = std::move(plan), .strategyIndex = 0, .selection = {}},
               [&import, &catalogues](Draft& draft) {
                   Imported imported;
                   EXPECT_EQ(importText(draft, import, catalogues, imported), std::nullopt);
               },
               catalogues)
        .plan;
}

Document planWith(const std::string& carried, const std::string& laidOut) {
    Document plan;
    plan.strategies.emplace_back().name = "Strategy 1";
    imports::importInto(plan, laidOut);
    plan.strategies[0].polypile.emplace().line.emplace_back().stacks = std::move(plan.inventory);
    plan.inventory.clear();
    imports::importInto(plan, carried);
    return plan;
}

TEST(ImportEdits, MakeOfAPlanWhatMergingIntoItDoes) {
    const std::string list = "Discoveries\n\nPotions\n  potion of healing (bubbly)\n\n";
    for (const std::string text :
         {"c - a bubbly potion\nd - 2 milky potions\n", "c - 2 potions of healing\ne - a sack\n",
          "h - a potion of healing\nc - a dagger\n", "h - a dagger\n", "a bubbly potion\n"}) {
        for (const std::string& told : {std::string(), list}) {
            const Document before =
                planWith("c - 2 bubbly potions\n", "h - a bubbly potion\ni - 2 bubbly potions\n");
            Document merged = before;
            imports::importInto(merged, told + text);
            EXPECT_EQ(afterImport(before, told + text), merged) << told << text;
        }
    }
}

TEST(ImportEdits, IdentifyWhatOneStrategyOfAnotherVersionOfTheSameObjectsHas) {
    Document plan;
    plan.game = nethack::Game::SlashEm007;
    plan.strategies.emplace_back().game = nethack::Game::SlashThem;
    const ObjectTable& objects = *tests::catalogues().objects(plan.game);
    const ObjectIndex healing = objects.find("potion of healing").value();
    Stack bubbly;
    bubbly.object = objects.findLook(ObjectClass::Potion, "bubbly").value();
    plan.inventory = {bubbly, bubbly};
    plan.inventory[0].slot = "c";
    Stack& laid =
        plan.strategies[0].polypile.emplace().line.emplace_back().stacks.emplace_back(bubbly);
    laid.slot = "h";
    const Document after = afterImport(plan, "h - a potion of healing\n");
    EXPECT_EQ(after.strategies[0].polypile->line[0].stacks[0].object, healing);
    ASSERT_EQ(after.inventory.size(), 2U);
    EXPECT_EQ(after.inventory[0].object, healing);
    EXPECT_EQ(after.inventory[1].object, healing);
}

/// What looks bubbly lies on the line of two strategies, and at d in the inventory.
Document planOfTwoVersions(nethack::Game planGame, nethack::Game otherGame) {
    Document plan;
    plan.game = planGame;
    for (const auto game : {std::optional<nethack::Game>(), std::optional(otherGame)}) {
        Strategy& strategy = plan.strategies.emplace_back();
        strategy.name = "Strategy " + std::to_string(plan.strategies.size());
        strategy.game = game;
        strategy.polypile.emplace().line.emplace_back().stacks.emplace_back().object =
            tests::catalogues()
                .objects(game.value_or(planGame))
                ->findLook(ObjectClass::Potion, "bubbly")
                .value();
    }
    Stack& carried = plan.inventory.emplace_back(plan.strategies[0].polypile->line[0].stacks[0]);
    carried.slot = "d";
    return plan;
}

/// Of the stack on the first square.
std::string nameIn(const Document& plan, std::size_t strategy) {
    const auto game = gameOf(plan, plan.strategies[strategy]);
    return (*tests::catalogues().objects(
        game))[plan.strategies[strategy].polypile->line[0].stacks[0].object]
        .name;
}

TEST(ImportEdits, IdentifyInOtherVersionsWhatThePlanKnowsThen) {
    using nethack::Game;
    const std::string healing = "potion of healing";
    for (const auto& [game, other] : {std::pair(Game::NetHack367, Game::NetHack37),
                                      std::pair(Game::SlashEm007, Game::SlashThem)}) {
        Document plan = planOfTwoVersions(game, other);
        imports::importInto(plan, "d - 2 potions of healing\n");
        EXPECT_EQ(nameIn(plan, 0), healing) << id(game);
        EXPECT_EQ(nameIn(plan, 1), healing) << id(game);
        EXPECT_EQ(plan.discoveries.size(), 1U) << id(game);
    }
    // The other way round the plan comes to know only what is of its own objects.
    for (const auto& [game, other, isKnown] :
         {std::tuple(Game::NetHack367, Game::NetHack37, false),
          std::tuple(Game::SlashEm007, Game::SlashThem, true)}) {
        Document plan = planOfTwoVersions(game, other);
        std::swap(plan.strategies[0], plan.strategies[1]);
        plan = afterImport(plan, "d - 2 potions of healing\n");
        EXPECT_EQ(nameIn(plan, 0), healing) << id(game);
        EXPECT_EQ(nameIn(plan, 1), isKnown ? healing : "bubbly potion") << id(game);
        EXPECT_EQ(plan.discoveries.size(), isKnown ? 1U : 0U) << id(game);
    }
}

TEST(ImportEdits, MakeNoInventoryOfItsOwnOfWhatIsFoundOutForAll) {
    Document plan = planWith("c - 2 bubbly potions\n", "h - a bubbly potion\n");
    plan.strategies.emplace_back().name = "Strategy 2";
    Document after = afterImport(plan, "h - a potion of healing\n");
    EXPECT_EQ(wordsOf(after.inventory), Words{"c 2 potion of healing"});
    EXPECT_FALSE(after.strategies[0].inventory.has_value());
    after = afterImport(plan, "h - a potion of healing\nd - a dagger\n");
    EXPECT_EQ(wordsOf(after.inventory), Words{"c 2 potion of healing"});
    ASSERT_TRUE(after.strategies[0].inventory.has_value());
    EXPECT_EQ(wordsOf(*after.strategies[0].inventory),
              (Words{"c 2 potion of healing", "d 1 dagger"}));
}

}  // namespace
}  // namespace polyplan::plan::import_edits_test
