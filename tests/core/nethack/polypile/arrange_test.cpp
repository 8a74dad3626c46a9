#include "core/nethack/polypile/arrange.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <numeric>

#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr Game game = Game::NetHack367;

/// Stacks, goals and the situation that a request refers to.
struct Setting {
    Situation situation = testing::situationIn(game);
    std::vector<Stack> stacks;
    std::vector<Goal> goals;

    ArrangeRequest request(Objective objective, int lastSquare = 3) const {
        return {.situation = situation,
                .stacks = stacks,
                .goals = goals,
                .objective = objective,
                .firstSquare = 1,
                .lastSquare = lastSquare,
                .present = {},
                .pinned = {}};
    }
};

Setting settingOf(const std::vector<std::string>& words) {
    Setting setting;
    for (const std::string& each : words) {
        setting.stacks.push_back(testing::stackOf(game, each));
    }
    setting.goals = {{testing::objectOf(game, "magic marker"), 1}};
    setting.situation.known.materials = testing::unshuffledMaterials(game);
    return setting;
}

/// Calls for every way to lay `count` stacks out on `squares` squares in every order.
template <typename Call>
void forEachLayout(std::size_t count, int squares, const Call& call) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        // Of each stack whether the next square begins, told as how many end before it.
        std::vector<int> square(count, 1);
        for (;;) {
            Arrangement arrangement;
            for (std::size_t i = 0; i < count; ++i) {
                if (arrangement.empty() || arrangement.back().distance != square[i]) {
                    arrangement.push_back({square[i], {}});
                }
                arrangement.back().stacks.push_back(order[i]);
            }
            call(arrangement);
            std::size_t at = count;
            while (at > 0 && square[at - 1] == squares) {
                --at;
            }
            if (at == 0) {
                break;
            }
            std::fill(square.begin() + static_cast<std::ptrdiff_t>(at) - 1, square.end(),
                      square[at - 1] + 1);
        }
    } while (std::next_permutation(order.begin(), order.end()));
}

double bestOfAll(const ArrangeRequest& request) {
    std::optional<double> best;
    forEachLayout(request.stacks.size(), request.lastSquare, [&](const Arrangement& arrangement) {
        const double figure = figureOf(request, arrangement);
        if (!best || isBetter(request.objective, figure, *best)) {
            best = figure;
        }
    });
    return *best;
}

void expectEachStackOnce(const Arrangement& arrangement, std::size_t count) {
    std::vector<std::size_t> stacks;
    int last = 0;
    for (const ArrangedPile& pile : arrangement) {
        EXPECT_GT(pile.distance, last);
        EXPECT_FALSE(pile.stacks.empty());
        last = pile.distance;
        stacks.insert(stacks.end(), pile.stacks.begin(), pile.stacks.end());
    }
    std::sort(stacks.begin(), stacks.end());
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    EXPECT_EQ(stacks, all);
}

TEST(UnknownMaterials, AreJudgedOverAllShuffles) {
    Setting setting = settingOf({"pick-axe", "6 wax candle", "wand of opening", "ring of hunger"});
    setting.situation.known.materials.clear();
    ArrangeRequest request = setting.request(Objective::AllGoals);
    request.present = {{1, {0, 1}}, {3, {2, 3}}};
    const auto arranged = arrange(request, {.rounds = 200, .seed = 3});
    ASSERT_TRUE(arranged);
    expectEachStackOnce(arranged->arrangement, setting.stacks.size());
    EXPECT_DOUBLE_EQ(arranged->after, figureOf(request, arranged->arrangement));
    EXPECT_DOUBLE_EQ(arranged->before, figureOf(request, request.present));
    EXPECT_GE(arranged->after, arranged->before);
    EXPECT_EQ(arrange(request, {.rounds = 200, .seed = 3})->arrangement, arranged->arrangement);
}

class SmallArrangement : public ::testing::TestWithParam<Objective> {};

// The averages of such a line take a minute.
TEST(UnknownMaterials, AreThoseOfOneShuffleWhereItIsStopped) {
    std::vector<std::string> words;
    for (int i = 0; i < 24; ++i) {
        words.insert(words.end(), {"80 potion of booze", "wand of opening", "ring of hunger"});
    }
    Setting setting = settingOf(words);
    setting.situation.known.materials.clear();
    ArrangeRequest request = setting.request(Objective::LeastLoss);
    for (std::size_t i = 0; i < setting.stacks.size(); ++i) {
        request.present.resize(1, {.distance = 1, .stacks = {}});
        request.present.front().stacks.push_back(i);
    }
    std::stop_source stop;
    std::chrono::steady_clock::time_point stopped;
    const auto arranged = arrange(
        request,
        {.rounds = 1'000, .seed = 1, .stop = stop.get_token(), .progress = [&](double, double) {
             if (stop.request_stop()) {
                 stopped = std::chrono::steady_clock::now();
             }
         }});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - stopped;
    EXPECT_LT(took.count(), 10);
    ASSERT_TRUE(arranged);
    EXPECT_TRUE(arranged->isOfOneShuffle);
    EXPECT_LE(arranged->after, arranged->before);
    ASSERT_TRUE(arranged->hit);
    EXPECT_GT(arranged->hit->before, 0);
}

TEST_P(SmallArrangement, IsAsGoodAsTheBestOfAllLayouts) {
    const Setting setting = settingOf({"pick-axe", "6 wax candle", "tin opener", "5 dagger"});
    const ArrangeRequest request = setting.request(GetParam());
    const auto arranged = arrange(request, {.rounds = 1'000, .seed = 7});
    ASSERT_TRUE(arranged);
    expectEachStackOnce(arranged->arrangement, setting.stacks.size());
    EXPECT_NEAR(arranged->after, bestOfAll(request), 1e-9);
    EXPECT_DOUBLE_EQ(arranged->after, figureOf(request, arranged->arrangement));
}

INSTANTIATE_TEST_SUITE_P(Objectives, SmallArrangement,
                         ::testing::Values(Objective::AllGoals, Objective::WantedItems,
                                           Objective::LeastLoss));

TEST(Arrangement, BeatsTheMechanicalLayouts) {
    std::vector<std::string> words;
    for (int i = 0; i < 6; ++i) {
        words.insert(words.end(),
                     {"skeleton key", "tin whistle", "5 dagger", "pair of iron shoes"});
    }
    const Setting setting = settingOf(words);
    const ArrangeRequest request = setting.request(Objective::AllGoals, 7);
    const auto arranged = arrange(request, {.rounds = 400, .seed = 1});
    ASSERT_TRUE(arranged);
    EXPECT_GT(arranged->after, figureOf(request, smallPiles(request)));
    EXPECT_GT(arranged->after, figureOf(request, largePile(request)));
    EXPECT_GE(arranged->rounds, 400);
}

TEST(Arrangement, IsTheSameForTheSameSeed) {
    const Setting setting =
        settingOf({"pick-axe", "6 wax candle", "unicorn horn", "tin opener", "5 dagger"});
    const ArrangeRequest request = setting.request(Objective::AllGoals);
    const auto first = arrange(request, {.rounds = 60, .seed = 3});
    const auto again = arrange(request, {.rounds = 60, .seed = 3});
    EXPECT_EQ(first->arrangement, again->arrangement);
    EXPECT_EQ(first->after, again->after);
    EXPECT_EQ(first->rounds, again->rounds);
}

TEST(Arrangement, NamesTheGoalsThatNoLayoutReaches) {
    Setting setting = settingOf({"pick-axe", "tin opener"});
    const Goal amulet = {testing::objectOf(game, "amulet of life saving"), 1};
    const Goal threeMarkers = {testing::objectOf(game, "magic marker"), 3};
    setting.goals.insert(setting.goals.end(), {amulet, threeMarkers});
    const auto unreached = [&setting](Objective objective) {
        return arrange(setting.request(objective), {.rounds = 20, .seed = 1})->unreached;
    };
    EXPECT_EQ(unreached(Objective::AnyGoal), (std::vector<Goal>{amulet, threeMarkers}));
    EXPECT_EQ(unreached(Objective::LeastLoss), (std::vector<Goal>{amulet, threeMarkers}));
    setting.situation.known.materials.clear();
    EXPECT_EQ(unreached(Objective::AllGoals), (std::vector<Goal>{amulet, threeMarkers}));
    setting.stacks.push_back(testing::stackOf(game, "amulet of strangulation"));
    EXPECT_EQ(unreached(Objective::AllGoals), std::vector<Goal>{threeMarkers});
}

TEST(Arrangement, LeavesPinnedStacksWhereTheyAre) {
    const Setting setting = settingOf({"pick-axe", "6 wax candle", "unicorn horn", "tin opener"});
    ArrangeRequest request = setting.request(Objective::AllGoals);
    request.present = {{1, {0, 1}}, {3, {2}}};
    request.pinned = {false, true, true, false};
    const auto arranged = arrange(request, {.rounds = 300, .seed = 1});
    for (const ArrangedPile& pile : arranged->arrangement) {
        const auto has = [&pile](std::size_t stack) {
            return std::find(pile.stacks.begin(), pile.stacks.end(), stack) != pile.stacks.end();
        };
        EXPECT_EQ(has(1), pile.distance == 1);
        EXPECT_EQ(has(2), pile.distance == 3);
    }
}

TEST(Arrangement, IsNeverWorseThanBefore) {
    const Setting setting = settingOf({"pick-axe", "6 wax candle", "unicorn horn"});
    ArrangeRequest request = setting.request(Objective::LeastLoss);
    request.present = {{3, {2, 0, 1}}};
    const auto arranged = arrange(request, {.rounds = 2, .seed = 1});
    EXPECT_LE(arranged->after, arranged->before);
}

TEST(Arrangement, TellsHowManyItemsTheZapGetsTo) {
    const Setting setting = settingOf({"pick-axe", "6 wax candle", "unicorn horn"});
    ArrangeRequest request = setting.request(Objective::LeastLoss);
    request.present = {{1, {0, 1, 2}}};
    const auto arranged = arrange(request, {.rounds = 500, .seed = 1});
    ASSERT_TRUE(arranged->hit);
    EXPECT_DOUBLE_EQ(arranged->hit->before, 8.0);
    EXPECT_LE(arranged->hit->after, 8.0);
    EXPECT_GT(arranged->hit->after, 0.0);
    request.objective = Objective::AllGoals;
    EXPECT_FALSE(arrange(request, {.rounds = 10, .seed = 1})->hit);
}

/// `objects` of which there are so few layouts that all are known soon, or more than that.
class StoppedArrangement : public ::testing::TestWithParam<std::vector<std::string>> {};

TEST_P(StoppedArrangement, TellsTheBestSoFar) {
    const Setting setting = settingOf(GetParam());
    const ArrangeRequest request = setting.request(Objective::AllGoals);
    std::stop_source stop;
    const auto arranged = arrange(request, {.rounds = 1'000'000,
                                            .seed = 1,
                                            .stop = stop.get_token(),
                                            .progress = [&stop](double share, double) {
                                                if (share > 0) {
                                                    stop.request_stop();
                                                }
                                            }});
    ASSERT_TRUE(arranged);
    EXPECT_LT(arranged->rounds, 10'000);
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(arrange(request, {.rounds = 10, .seed = 1, .stop = stopped.get_token()}));
}

INSTANTIATE_TEST_SUITE_P(Of, StoppedArrangement,
                         ::testing::Values(std::vector<std::string>{"pick-axe"},
                                           std::vector<std::string>{"pick-axe", "6 wax candle",
                                                                    "unicorn horn"}));

}  // namespace
}  // namespace polyplan::nethack::polypile
