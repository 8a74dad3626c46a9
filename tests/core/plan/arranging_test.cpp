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
    const auto inventory = inventoryToArrange(document, strategy, tests::catalogues());
    ASSERT_TRUE(inventory);
    EXPECT_EQ(inventory->artifacts, 1);
    EXPECT_EQ(inventory->laidOut.size(), 2U);
    const auto result = arranged(document, strategy, tests::catalogues(), {}, {.rounds = 20});
    ASSERT_TRUE(std::holds_alternative<ArrangedLine>(result));
    const auto& line = std::get<ArrangedLine>(result);
    EXPECT_EQ(line.strategy.inventory,
              (std::vector<Stack>{document.inventory[0], document.inventory[2]}));
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
