#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/nethack/polypile/evaluate.h"
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
    EXPECT_EQ(count, 8);
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

/// A number with one digit behind the point, as the notes have it.
std::string inNotes(double value) {
    std::ostringstream text;
    text.precision(1);
    text << std::fixed << value;
    return text.str();
}

/// What is left of the polyfodder, without what lies above it to call a golem.
double fodderLeft(const nethack::polypile::LineAnswer& answer, const ObjectTable& table) {
    double items = 0;
    for (const auto& pile : answer.piles) {
        for (const auto& left : pile.overall) {
            const std::string& name = table[left.object].name;
            items += name == "rock" || name == "meatball" ? 0.0 : left.meanQuantity;
        }
    }
    return items;
}

TEST(Examples, sevenPilesOrOneTellsWhatComesOut) {
    const plan::Document document = example("seven-piles-or-one");
    ASSERT_EQ(document.strategies.size(), 3U);
    for (const plan::Strategy& strategy : document.strategies) {
        SCOPED_TRACE(strategy.name);
        const auto line = plan::lineQuestion(document, strategy, tests::catalogues());
        const auto answer =
            nethack::polypile::evaluateLine(line->situation, line->piles, line->goals, {});
        ASSERT_TRUE(answer);
        const std::string percentSign = "\u00a0%";
        const auto says = [&strategy](const std::string& words) {
            EXPECT_NE(strategy.notes.find(words), std::string::npos) << words;
        };
        says(inNotes(fodderLeft(*answer, line->situation.table)) + " ");
        if (strategy.name == "One large pile with meatballs") {
            continue;
        }
        says(inNotes(100 * answer->anyGoal.value) + percentSign);
        says(inNotes(100 * answer->allGoals.value) + percentSign);
        double golems = 0;
        double reached = 0;
        for (const auto& pile : answer->piles) {
            double none = 0;
            for (const auto& [golem, probability] : pile.ifHit.golem) {
                none += golem == nethack::polypile::Golem::None ? probability : 0.0;
            }
            golems += pile.reached.value * (1 - none);
            reached += pile.reached.value;
        }
        if (line->piles.size() == 1) {
            says(inNotes(100 * golems) + percentSign);
        } else {
            says(inNotes(100 * golems) + " golems");
            says(inNotes(reached) + " of the seven");
        }
    }
}

TEST(Examples, meatballsTakeThePlaceOfRocks) {
    expectBaitOnTop(example("one-large-pile-with-meatballs"), "meatball", Material::Flesh);
}

}  // namespace
}  // namespace polyplan
