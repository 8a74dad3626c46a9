#include "core/nethack/engraving/durability.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <numeric>
#include <stop_token>
#include <thread>

#include "tests/core/nethack/engraving/ask.h"

namespace polyplan::nethack::engraving {
namespace {

using tests::rubouts;

std::string textOf(std::size_t length) {
    std::string text;
    while (text.size() < length) {
        text += "Elbereth m8@.";
    }
    text.resize(length - 1);
    return text + 'x';
}

DurabilityQuestion ask(const std::string& text, Type type, std::size_t events, std::size_t count) {
    DurabilityQuestion question;
    question.text = text;
    question.type = type;
    WearEvent event;
    event.picks.assign(count + 1, 0.0);
    event.picks.back() = 1.0;
    question.events.assign(events, event);
    return question;
}

void expectSound(const Durability& answer, std::size_t length) {
    constexpr double rounding = 1e-9;
    double gone = 0.0;
    for (const WearEntry& entry : answer.entries) {
        SCOPED_TRACE("after " + std::to_string(entry.k));
        const WearFigures& figures = entry.figures;
        for (const double odds :
             {figures.intact, figures.readsElbereth, figures.containsElbereth, figures.gone}) {
            EXPECT_GE(odds, 0.0);
            EXPECT_LE(odds, 1.0 + rounding);
        }
        EXPECT_LE(figures.readsElbereth, figures.containsElbereth + rounding);
        EXPECT_GE(figures.gone, gone - rounding);
        gone = figures.gone;
        ASSERT_EQ(figures.changedHistogram.size(), length + 1);
        EXPECT_NEAR(
            std::accumulate(figures.changedHistogram.begin(), figures.changedHistogram.end(), 0.0),
            1.0, rounding);
        EXPECT_NEAR(figures.changedHistogram.front(), figures.intact, rounding);
    }
    for (const auto& places : {answer.byPosition, answer.byPositionAtEnd}) {
        ASSERT_EQ(places.size(), length);
        for (const CharacterOdds& odds : places) {
            double sum = 0.0;
            for (const auto& [character, chance] : odds) {
                EXPECT_GE(chance, 0.0) << character;
                sum += chance;
            }
            EXPECT_NEAR(sum, 1.0, rounding);
        }
    }
}

TEST(Durability, IsExactUpToFortyCharactersAndFiftyEvents) {
    for (const Type type : {Type::Dust, Type::Engrave, Type::Burn, Type::Mark, Type::Blood}) {
        for (const std::size_t count : {std::size_t{1}, std::size_t{8}, std::size_t{1'000}}) {
            const Durability answer = durability(ask(textOf(40), type, 50, count), rubouts());
            EXPECT_EQ(answer.method, Method::Exact);
            EXPECT_EQ(answer.samples, 0);
            ASSERT_EQ(answer.entries.size(), 50U);
            expectSound(answer, 40);
        }
    }
}

TEST(Durability, OfTheLargestQuestionsIsAnswered) {
    for (const Type type : {Type::Dust, Type::Engrave, Type::Burn}) {
        const Durability answer = durability(ask(textOf(255), type, 1'000, 1'000), rubouts());
        ASSERT_EQ(answer.entries.size(), 1'000U);
        expectSound(answer, 255);
    }
}

TEST(Durability, WithoutEventsLeavesTheTextAsItIs) {
    const Durability answer = durability(ask("Elbereth", Type::Dust, 0, 1), rubouts());
    EXPECT_EQ(answer.method, Method::Exact);
    EXPECT_TRUE(answer.entries.empty());
    expectSound(answer, 8);
    EXPECT_DOUBLE_EQ(answer.byPosition[2].at('b'), 1.0);
    EXPECT_DOUBLE_EQ(answer.byPositionAtEnd[2].at('b'), 1.0);
}

TEST(Durability, OfBlanksIsThatOfNothing) {
    const Durability answer = durability(ask("   ", Type::Dust, 2, 1), rubouts());
    ASSERT_EQ(answer.entries.size(), 2U);
    EXPECT_EQ(answer.entries.front().figures.gone, 1.0);
    EXPECT_EQ(answer.entries.back().figures.changedMean, 0.0);
}

TEST(Durability, IsSampledBySizeAlone) {
    const Method sampled = durability(ask(textOf(200), Type::Dust, 200, 3), rubouts()).method;
    EXPECT_EQ(sampled, Method::Sampled);
    EXPECT_EQ(durability(ask(std::string(200, 'q'), Type::Dust, 200, 3), rubouts()).method,
              sampled);
    EXPECT_EQ(durability(ask(textOf(200), Type::Engrave, 200, 3), rubouts()).method, Method::Exact);
}

TEST(Durability, EndsSoonAfterItIsAskedToStop) {
    using Clock = std::chrono::steady_clock;
    DurabilityQuestion question = ask(textOf(255), Type::Dust, 1'000, 1'000);
    question.samples = 10'000'000;
    std::stop_source source;
    Clock::time_point stopped;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stopped = Clock::now();
        source.request_stop();
    });
    double last = 0.0;
    const auto follow = [&](double share) {
        EXPECT_GE(share, last);
        EXPECT_LE(share, 1.0);
        last = share;
    };
    durability(question, rubouts(), {.stop = source.get_token(), .progress = follow});
    ASSERT_TRUE(source.stop_requested());
    EXPECT_LT(Clock::now() - stopped, std::chrono::seconds(1));
}

TEST(Durability, IsNotWorkedOutOnceItIsNotWanted) {
    std::stop_source source;
    source.request_stop();
    const DurabilityQuestion exact = ask(textOf(40), Type::Dust, 50, 1'000);
    EXPECT_TRUE(durability(exact, rubouts(), {source.get_token(), {}}).entries.empty());
}

TEST(Durability, ThatIsSampledSaysHowFarOffItMayBe) {
    DurabilityQuestion question = ask(textOf(60), Type::Dust, 60, 8);
    question.samples = 2'000;
    question.seed = 7;
    const Durability answer = durability(question, rubouts());
    ASSERT_EQ(answer.method, Method::Sampled);
    EXPECT_EQ(answer.samples, 2'000);
    EXPECT_EQ(answer.seed, 7U);
    expectSound(answer, 60);
    for (const WearEntry& entry : answer.entries) {
        const auto expectError = [&](double share, double error) {
            EXPECT_NEAR(error, std::sqrt(share * (1.0 - share) / answer.samples), 1e-12);
        };
        expectError(entry.figures.intact, entry.standardErrors.intact);
        expectError(entry.figures.gone, entry.standardErrors.gone);
        expectError(entry.figures.containsElbereth, entry.standardErrors.containsElbereth);
        ASSERT_EQ(entry.standardErrors.changedHistogram.size(),
                  entry.figures.changedHistogram.size());
        for (std::size_t changed = 0; changed <= 60; ++changed) {
            expectError(entry.figures.changedHistogram[changed],
                        entry.standardErrors.changedHistogram[changed]);
        }
    }
    EXPECT_EQ(durability(question, rubouts()), answer);
    question.seed = 8;
    EXPECT_NE(durability(question, rubouts()), answer);
}

}  // namespace
}  // namespace polyplan::nethack::engraving
