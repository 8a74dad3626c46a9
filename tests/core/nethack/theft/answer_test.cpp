#include "core/nethack/theft/answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <stop_token>
#include <utility>

#include "core/nethack/theft/evaluate.h"
#include "tests/core/nethack/theft/encounters.h"
#include "tests/core/support/random_encounters.h"

namespace polyplan::nethack::theft {
namespace {

using enum Kind;
using testing::answerTo;
using testing::encounterOf;
using testing::requestOf;
using testing::thieves;

constexpr double tolerance = 1e-12;

void expectProbability(double p) {
    ASSERT_GE(p, 0.0);
    ASSERT_LE(p, 1.0 + tolerance);
}

double sum(const std::vector<double>& terms) {
    return std::accumulate(terms.begin(), terms.end(), 0.0);
}

/// What has to hold of every answer, whatever was asked.
void expectSound(const Answer& answer) {
    expectProbability(answer.hitProbability);
    EXPECT_LE(answer.theftPerRound, answer.theftPerHit * 4 * answer.hitProbability + tolerance);
    std::vector<double> first;
    for (const ThingAtRisk& thing : answer.things) {
        first.push_back(thing.takenFirst);
    }
    const bool atRisk = answer.theftPerHit > 0.0;
    EXPECT_NEAR(sum(first), atRisk ? 1.0 : 0.0, tolerance);
    Gone before;
    before.byThing.assign(answer.things.size(), 0.0);
    for (std::size_t n = 1; n <= answer.entries(); ++n) {
        const Gone now = answer.goneBy(n);
        ASSERT_GE(now.any, before.any);
        ASSERT_EQ(now.byThing.size(), answer.things.size());
        double mean = 0.0;
        for (std::size_t count = 0; count < now.byCount.size(); ++count) {
            expectProbability(now.byCount[count]);
            mean += static_cast<double>(count) * now.byCount[count];
        }
        for (std::size_t stack = 0; stack < now.byThing.size(); ++stack) {
            expectProbability(now.byThing[stack]);
            ASSERT_GE(now.byThing[stack], before.byThing[stack]);
            ASSERT_LE(now.byThing[stack], now.any + tolerance);
        }
        ASSERT_NEAR(sum(now.byCount), 1.0, tolerance);
        ASSERT_NEAR(now.any, 1.0 - now.byCount[0], tolerance);
        ASSERT_NEAR(sum(now.byThing), mean, 1e-9);
        before = now;
    }
}

TEST(TheftAnswer, IsSoundWhateverIsAsked) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        expectSound(evaluate(tests::randomEncounter(seed)));
        if (HasFatalFailure()) {
            FAIL() << "seed " << seed;
        }
    }
}

TEST(TheftAnswer, ExpectsTheTurnThatTheOddsGive) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Request request = tests::randomTheft(seed);
        request.hits.reset();
        request.turns = 4'000;
        const Answer answer = answerTo(request);
        if (!answer.expectedTurns || answer.goneBy(4'000).byCount[0] > 1e-15) {
            continue;
        }
        double expected = 1.0;
        for (std::size_t n = 1; n < 4'000; ++n) {
            expected += answer.goneBy(n).byCount[0];
        }
        ASSERT_NEAR(answer.expectedTurns.value() / expected, 1.0, 1e-9) << "seed " << seed;
        double perTurn = 0.0;
        double none = 1.0;
        for (std::size_t n = 1; n <= 12; ++n) {
            const double noneYet = answer.goneBy(n).byCount[0];
            perTurn += (1.0 - noneYet / none) / 12;
            none = noneYet;
        }
        ASSERT_NEAR(answer.theftPerTurn, perTurn, tolerance) << "seed " << seed;
        ++compared;
    }
    EXPECT_GT(compared, 60);
}

TEST(TheftAnswer, HasNothingToTellWhereNothingIsAtRisk) {
    for (const std::vector<Kind>& kinds : {std::vector<Kind>(), {Other}, {FakeAmulet, Bell}}) {
        const Answer answer = answerTo(requestOf(Game::NetHack367, "Cyclops", kinds));
        expectSound(answer);
        EXPECT_EQ(answer.theftPerHit, 0.0);
        EXPECT_EQ(answer.theftPerRound, 0.0);
        EXPECT_EQ(answer.theftPerTurn, 0.0);
        EXPECT_EQ(answer.expectedHits, std::nullopt);
        EXPECT_EQ(answer.expectedTurns, std::nullopt);
        EXPECT_EQ(answer.goneBy(10).byCount, std::vector{1.0});
    }
}

TEST(TheftAnswer, NeverComesOfAThiefThatStandsStill) {
    Request request = requestOf(Game::NetHack37, "Cyclops", {Amulet});
    request.monsterSpeed = 0;
    const Answer answer = answerTo(request);
    EXPECT_EQ(answer.theftPerTurn, 0.0);
    EXPECT_EQ(answer.expectedTurns, std::nullopt);
    EXPECT_GT(answer.theftPerRound, 0.0);
    EXPECT_EQ(answer.goneBy(10).any, 0.0);
}

TEST(TheftAnswer, HoldsAtTheEndsOfTheArmorClass) {
    for (const Game game : {Game::NetHack343, Game::NetHack367, Game::NetHack37, Game::DNetHack}) {
        for (const int armorClass : {-127, 127}) {
            Request request = requestOf(game, "Wizard of Yendor", {Amulet, BookOfTheDead});
            request.armorClass = armorClass;
            request.monsterLevel = 0;
            const Answer answer = answerTo(request);
            expectSound(answer);
            EXPECT_EQ(answer.hitProbability == 1.0, armorClass > 0);
            EXPECT_GT(answer.hitProbability, 0.0);
        }
    }
}

/// (1 − t)ⁿ to the last of 10,000 turns, and the tails of the binomial distribution.
TEST(TheftAnswer, KeepsItsDigitsOverTenThousandTurns) {
    Request request = requestOf(Game::NetHack367, "Wizard of Yendor", {Amulet, BookOfTheDead});
    request.turns = 10'000;
    request.toHitBonus = -38;
    request.armorClass = 0;
    const Answer answer = answerTo(request);
    const double t = answer.theftPerTurn;
    EXPECT_NEAR(t, 1.0 / 400, 1e-15);
    for (const std::size_t n : {1U, 2U, 100U, 3'000U, 10'000U}) {
        const auto turns = static_cast<double>(n);
        const double none = std::exp(turns * std::log1p(-t));
        const double one = none * turns * t / (1.0 - t);
        const Gone gone = answer.goneBy(n);
        EXPECT_NEAR(gone.byCount[0] / none, 1.0, 1e-9) << n;
        EXPECT_NEAR(gone.byCount[1] / one, 1.0, 1e-9) << n;
        EXPECT_NEAR(gone.any / -std::expm1(turns * std::log1p(-t)), 1.0, 1e-12) << n;
    }
    EXPECT_NEAR(answer.goneBy(2).byCount[2] / (t * t), 1.0, 1e-12);
}

TEST(TheftAnswer, TakesAnInventoryOfTwoThousandThings) {
    for (const Game game : {Game::NetHack343, Game::NetHack367}) {
        Request request = requestOf(game, "Cyclops");
        for (int i = 0; i < 2'000; ++i) {
            request.inventory.push_back({.kind = static_cast<Kind>(i % 8), .name = ""});
        }
        request.turns = 10'000;
        const Answer answer = answerTo(request);
        const Gone gone = answer.goneBy(10'000);
        EXPECT_NEAR(sum(gone.byCount), 1.0, tolerance);
        double mean = 0.0;
        for (std::size_t count = 0; count < gone.byCount.size(); ++count) {
            mean += static_cast<double>(count) * gone.byCount[count];
        }
        EXPECT_NEAR(mean, 500.0, 1e-6);
        EXPECT_NEAR(sum(gone.byThing), mean, 1e-6);
    }
}

TEST(TheftAnswer, CanBeStopped) {
    std::stop_source source;
    source.request_stop();
    const Encounter encounter = encounterOf(requestOf(Game::NetHack367, "Cyclops", {Amulet}));
    EXPECT_FALSE(evaluate(encounter, source.get_token()).has_value());
    EXPECT_TRUE(evaluate(encounter, std::stop_token()).has_value());
}

TEST(TheftAnswer, TellsWhereTheThiefGoes) {
    Request request = requestOf(Game::NetHack343, "Wizard of Yendor", {Amulet});
    EXPECT_EQ(answerTo(request).afterwards.place, ThiefPlace::UpStairs);
    EXPECT_TRUE(answerTo(request).afterwards.teleports);
    request.heroInTower = HeroInTower::Yes;
    EXPECT_EQ(answerTo(request).afterwards.place, ThiefPlace::DownLadder);
    request.heroInTower = HeroInTower::Bottom;
    EXPECT_EQ(answerTo(request).afterwards.place, ThiefPlace::UpLadder);
    request.levelForbidsTeleport = true;
    EXPECT_EQ(answerTo(request).afterwards.place, ThiefPlace::NextToHero);
    EXPECT_FALSE(answerTo(request).afterwards.teleports);
    const auto afterwards = answerTo(requestOf(Game::DNetHack, "Aglaope")).afterwards;
    EXPECT_TRUE(afterwards.teleports);
    EXPECT_EQ(afterwards.place, ThiefPlace::RandomSquare);
    EXPECT_FALSE(answerTo(requestOf(Game::NetHack367, "Nalzok")).afterwards.teleports);
}

TEST(TheftAnswer, GivesARuleAndItsSourceForEveryFigure) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Answer answer = evaluate(tests::randomEncounter(seed));
        std::set<std::string> figures;
        for (const RuleStep& step : answer.rules) {
            figures.insert(step.figure);
            EXPECT_FALSE(step.rule.empty());
            EXPECT_NE(step.source.find(".c"), std::string::npos) << step.rule;
        }
        for (const char* figure :
             {"monster_level", "monster_speed", "hit_probability", "theft_per_hit",
              "theft_per_turn", "taken_first", "by_item", "afterwards"}) {
            EXPECT_TRUE(figures.contains(figure)) << figure;
        }
    }
}

/// Whether a note at the figure has these words.
bool notes(const Request& request, const std::string& figure, const std::string& words) {
    const Answer answer = answerTo(request);
    return std::ranges::any_of(answer.notes, [&](const Note& note) {
        return note.figure == figure && note.text.find(words) != std::string::npos;
    });
}

TEST(TheftNotes, StandWhereTheTextIsWrongAboutTheAnswer) {
    const Request nothing = requestOf(Game::NetHack367, "Cyclops");
    EXPECT_TRUE(notes(nothing, "theft_per_hit", "other monsters"));
    EXPECT_TRUE(notes(nothing, "afterwards", "teleport"));
    EXPECT_FALSE(notes(nothing, "taken_first", "in that order"));
    EXPECT_FALSE(notes(requestOf(Game::NetHack367, "Wizard of Yendor"), "afterwards", "teleport"));
    EXPECT_FALSE(notes(requestOf(Game::NetHack367, "Cyclops", {QuestArtifact, Amulet}),
                       "taken_first", "in that order"));
    const std::vector<Kind> several = {BookOfTheDead, QuestArtifact, Amulet, FakeAmulet};
    EXPECT_TRUE(
        notes(requestOf(Game::NetHack367, "Cyclops", several), "taken_first", "in that order"));
    EXPECT_FALSE(notes(requestOf(Game::NetHack367, "Cyclops", several), "by_item", "by mistake"));
    EXPECT_TRUE(
        notes(requestOf(Game::NetHack367, "Wizard of Yendor", several), "by_item", "by mistake"));
    EXPECT_TRUE(notes(requestOf(Game::NetHack343, "Cyclops", several), "taken_first",
                      "the Amulet goes first"));
    EXPECT_TRUE(notes(requestOf(Game::NetHack343, "Cyclops"), "afterwards", "covers"));
    EXPECT_FALSE(notes(requestOf(Game::NetHack37, "Cyclops"), "afterwards", "covers"));
    EXPECT_TRUE(notes(requestOf(Game::DNetHack, "Cyclops"), "theft_per_hit", "one hit in 10"));
    EXPECT_FALSE(notes(requestOf(Game::DNetHack, "retriever"), "theft_per_hit", "one hit in 10"));
}

TEST(TheftNotes, SayWhatTheGameWouldNotLetHappen) {
    Request request = requestOf(Game::NetHack367, "Cyclops", {Amulet, QuestArtifact});
    request.inventory[1].inContainer = true;
    EXPECT_FALSE(notes(request, "by_item", "No container"));
    request.inventory[0].inContainer = true;
    EXPECT_TRUE(notes(request, "by_item", "No container"));
}

TEST(TheftNotes, SayThatTheInvisibleAreSeen) {
    for (const Thief* thief : thieves().thievesOf(Game::NetHack367)) {
        Request request = requestOf(Game::NetHack367, thief->name);
        EXPECT_FALSE(notes(request, "hit_probability", "M1_SEE_INVIS")) << thief->name;
        request.conditions = {HeroCondition::Invisible};
        EXPECT_EQ(notes(request, "hit_probability", "M1_SEE_INVIS"),
                  habitsOf(thief->name).seesInvisible)
            << thief->name;
        request.monsterConditions = {ThiefCondition::Blind};
        EXPECT_FALSE(notes(request, "hit_probability", "M1_SEE_INVIS")) << thief->name;
    }
    EXPECT_TRUE(habitsOf("Wizard of Yendor").seesInvisible);
    EXPECT_TRUE(habitsOf("Nalzok").seesInvisible);
    EXPECT_FALSE(habitsOf("Lord Surtur").seesInvisible);
}

TEST(TheftNotes, SayWhereTheMovementAtFirstDecides) {
    Request request = requestOf(Game::NetHack343, "Lord Surtur");
    EXPECT_FALSE(notes(request, "theft_per_turn", "saved up"));
    request.monsterConditions = {ThiefCondition::Slow};
    EXPECT_TRUE(notes(request, "theft_per_turn", "saved up"));
    EXPECT_TRUE(notes(requestOf(Game::DNetHack, "Legion"), "theft_per_turn", "saved up"));
    Request drawn = request;
    drawn.game = Game::NetHack367;
    EXPECT_FALSE(notes(drawn, "theft_per_turn", "saved up"));
    request.hits = std::exchange(request.turns, std::nullopt);
    EXPECT_FALSE(notes(request, "theft_per_turn", "saved up"));
}

TEST(TheftSteps, TellTheRestOfTheRoundOfAThiefThatGoesAway) {
    const auto tells = [](const Request& request) {
        const Answer answer = answerTo(request);
        return std::ranges::any_of(answer.rules, [](const RuleStep& step) {
            return step.rule.starts_with("The rest of its round");
        });
    };
    Request request = requestOf(Game::NetHack367, "Wizard of Yendor");
    EXPECT_TRUE(tells(request));
    request.levelForbidsTeleport = true;
    EXPECT_FALSE(tells(request));
    EXPECT_FALSE(tells(requestOf(Game::NetHack367, "Lord Surtur")));
    EXPECT_TRUE(tells(requestOf(Game::DNetHack, "Aglaope")));
}

}  // namespace
}  // namespace polyplan::nethack::theft
