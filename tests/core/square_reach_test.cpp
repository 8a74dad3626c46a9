#include <gtest/gtest.h>

#include <thread>

#include "core/nethack/polypile/evaluate.h"
#include "tests/core/support/enumeration.h"
#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

using namespace polyplan::testing;

constexpr Game reachGame = Game::NetHack367;

std::vector<double> squaresOf(const Situation& situation, const std::vector<Pile>& piles) {
    EvaluateOptions options;
    options.detail = Detail::Immediate;
    return evaluateLine(situation, piles, {}, options).value().squares;
}

/// The line with a wand of polymorph on each bare square up to `last`: nothing affects that wand,
/// so that it costs the beam no range (zap.c bhito()) and only tells whether the beam got there.
std::vector<Pile> withMarks(const std::vector<Pile>& piles, int last) {
    std::vector<Pile> marked;
    auto next = piles.begin();
    for (int distance = 1; distance <= last; ++distance) {
        if (next != piles.end() && next->distance == distance) {
            marked.push_back(*next++);
        } else {
            marked.push_back(pileOf(reachGame, distance, {"wand of polymorph"}));
        }
    }
    return marked;
}

TEST(SquareReach, AnEmptyLineLosesAnEighthASquare) {
    const std::vector<double> squares = squaresOf(situationIn(reachGame), {});
    EXPECT_EQ(squares,
              (std::vector<double>{1, 1, 1, 1, 1, 1, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125}));
}

TEST(SquareReach, AgreesWithEveryWayThroughTheRolls) {
    const Situation situation = situationIn(reachGame);
    const std::vector<std::vector<Pile>> lines = {
        {pileOf(reachGame, 1, {"dagger"}), pileOf(reachGame, 3, {"unicorn horn"}),
         pileOf(reachGame, 4, {"dagger"})},
        {pileOf(reachGame, 2, {"dagger", "wand of polymorph"}), pileOf(reachGame, 7, {"dagger"})},
        {pileOf(reachGame, 6, {"dagger"}), pileOf(reachGame, 13, {"dagger"})},
    };
    for (const std::vector<Pile>& piles : lines) {
        const std::vector<double> squares = squaresOf(situation, piles);
        const LineAnswer enumerated = enumerateLine(situation, withMarks(piles, 15), {});
        for (const PileAnswer& pile : enumerated.piles) {
            const auto index = static_cast<std::size_t>(pile.distance) - 1;
            const double reached = index < squares.size() ? squares[index] : 0.0;
            EXPECT_NEAR(reached, pile.reached.value, 1e-14) << "square " << pile.distance;
        }
    }
}

TEST(SquareReach, PilesOnTheirSquaresAreReachedAsOften) {
    const std::vector<Pile> piles = {pileOf(reachGame, 2, {"dagger"}),
                                     pileOf(reachGame, 5, {"4 dagger"}),
                                     pileOf(reachGame, 9, {"unicorn horn"})};
    const auto answer = evaluateLine(situationIn(reachGame), piles, {}).value();
    for (const PileAnswer& pile : answer.piles) {
        EXPECT_EQ(answer.squares[static_cast<std::size_t>(pile.distance) - 1], pile.reached.value);
    }
}

TEST(SquareReach, IsExactWhereTheOddsAreSampled) {
    const std::vector<Pile> piles = {pileOf(reachGame, 1, {"dagger"}),
                                     pileOf(reachGame, 4, {"dagger"})};
    EvaluateOptions options;
    options.method = Method::Sampled;
    options.samples = 1'000;
    const auto sampled = evaluateLine(situationIn(reachGame), piles, {}, options).value();
    EXPECT_EQ(sampled.squares, squaresOf(situationIn(reachGame), piles));
}

TEST(SquareReach, WithoutABeamThereIsNone) {
    Situation situation = situationIn(reachGame);
    for (const Source source : {Source::Potion, Source::SelfSquare}) {
        situation.source = source;
        const int distance = source == Source::SelfSquare ? 0 : 1;
        EXPECT_TRUE(squaresOf(situation, {pileOf(reachGame, distance, {"dagger"})}).empty());
    }
}

TEST(LineEvaluator, AnswersSeveralThreadsAtATime) {
    const Situation situation = situationIn(reachGame);
    std::vector<Pile> piles = {pileOf(reachGame, 1, {"dagger", "unicorn horn"}),
                               pileOf(reachGame, 2, {"potion of water"})};
    LineEvaluator evaluator;
    const auto ask = [&situation, &evaluator](std::vector<Pile> line) {
        for (int luck = 0; luck < 20; ++luck) {
            Situation other = situation;
            other.luck = luck % 5;
            const auto answer = evaluator.evaluate(other, line, {}).value();
            const auto alone = evaluateLine(other, line, {}).value();
            EXPECT_EQ(answer.piles.front().ifHit, alone.piles.front().ifHit);
        }
    };
    std::vector<Pile> turned = piles;
    std::swap(turned[0].stacks, turned[1].stacks);
    std::jthread one(ask, piles);
    std::jthread two(ask, turned);
}

}  // namespace
}  // namespace polyplan::nethack::polypile
