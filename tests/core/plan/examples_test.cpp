#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/plan/heartbeat_question.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "tests/core/support/catalogues.h"

namespace polyplan {
namespace {

const std::filesystem::path folder = POLYPLAN_SOURCE_DIR "/resources/examples";

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

plan::Document example(const std::string& name) {
    return std::get<plan::Document>(
        plan::readDocument(contents(folder / (name + ".polyplan")), tests::catalogues()));
}

std::size_t stacks(const plan::Document& document) {
    std::size_t count = 0;
    for (const plan::Pile& pile : document.strategies.front().polypile->line) {
        count += pile.stacks.size();
    }
    return count;
}

TEST(Examples, readWithoutFaultAndWriteBackTheSame) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        SCOPED_TRACE(entry.path().filename().string());
        const std::string text = contents(entry.path());
        const auto result = plan::readDocument(text, tests::catalogues());
        if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
            FAIL() << faults->front().pointer << ": " << faults->front().message;
        }
        const auto& document = std::get<plan::Document>(result);
        EXPECT_EQ(plan::writeDocument(document, tests::catalogues()), text);
        for (const plan::Strategy& strategy : document.strategies) {
            EXPECT_TRUE(strategy.theft || strategy.heartbeat ||
                        plan::lineQuestion(document, strategy, tests::catalogues()));
        }
        ++count;
    }
    EXPECT_EQ(count, 7);
}

TEST(Examples, sevenSmallPilesAreSevenOfSmallStacks) {
    const plan::Document document = example("seven-small-piles");
    const auto& line = document.strategies.front().polypile->line;
    EXPECT_EQ(line.size(), 7);
    EXPECT_GE(stacks(document), 30);
    EXPECT_EQ(document.hero.luck, 13);
    for (const plan::Pile& pile : line) {
        for (const plan::Stack& stack : pile.stacks) {
            EXPECT_LE(stack.quantity, 4);
        }
    }
}

/// The fodder must not be of the material that the golem is meant to feed on.
void expectBaitOnTop(const plan::Document& document, std::string_view bait, Material safeFrom) {
    const ObjectTable& table = *tests::catalogues().objects(document.game);
    const auto& line = document.strategies.front().polypile->line;
    ASSERT_EQ(line.size(), 1);
    const auto& stacksOfPile = line.front().stacks;
    EXPECT_GE(stacksOfPile.size(), 30);
    EXPECT_LT(document.hero.luck, 0);
    bool onTop = true;
    std::size_t baits = 0;
    for (const plan::Stack& stack : stacksOfPile) {
        const bool isBait = table[stack.object].name == bait;
        EXPECT_TRUE(onTop || !isBait);
        onTop = onTop && isBait;
        if (isBait) {
            ++baits;
            EXPECT_EQ(stack.quantity, 5);
            EXPECT_EQ(stack.buc, nethack::Buc::Cursed);
        } else {
            EXPECT_LE(stack.quantity, 4);
            EXPECT_NE(table[stack.object].material, safeFrom) << table[stack.object].name;
        }
    }
    EXPECT_EQ(baits, 20);
}

TEST(Examples, oneLargePileHasCursedRocksInFivesOnTop) {
    expectBaitOnTop(example("one-large-pile"), "rock", Material::Mineral);
}

/// "How long does a starving wizard with a ring of regeneration live on lava?"
TEST(Examples, starvingWizardDiesOnLavaRingOrNot) {
    const plan::Document document = example("starving-wizard");
    const plan::Calculator heartbeat = plan::heartbeatCalculator(tests::catalogues());
    const auto questions = heartbeat.questions(document, document.strategies.front());
    ASSERT_EQ(questions.size(), 1U);
    const Report report = questions.front().report(questions.front().answer());
    const Figure* dead = report.figure("heartbeat/half_dead");
    ASSERT_NE(dead, nullptr);
    EXPECT_GE(dead->value.value, 3.0);
    EXPECT_LE(dead->value.value, 6.0);
    EXPECT_EQ(report.figure("heartbeat/alive")->value.value, 0.0);
    EXPECT_EQ(report.figure("heartbeat/other outfit/alive")->value.value, 1.0);
}

TEST(Examples, meatballsTakeThePlaceOfRocks) {
    expectBaitOnTop(example("one-large-pile-with-meatballs"), "meatball", Material::Flesh);
}

}  // namespace
}  // namespace polyplan
