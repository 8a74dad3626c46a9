#include "core/plan/edits/import_edits.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
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
               [&import](Draft& draft) {
                   Imported imported;
                   EXPECT_EQ(importText(draft, import, imported), std::nullopt);
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
