// Timed intrinsics: how long they last, how they stack and what they leave.

#include <gtest/gtest.h>

#include <vector>

#include "core/powder/body.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using namespace polyplan::powder::testing;

constexpr double tolerance = 1e-12;

/// After each beat from the first on.
std::vector<double> chances(const Request& request, Intrinsic intrinsic) {
    std::vector<double> result;
    for (const Beat& beat : answerTo(request).timeline) {
        result.push_back(chanceOf(beat, intrinsic));
    }
    return result;
}

Request with(std::vector<IntrinsicEntry> intrinsics, int heartbeats = 6) {
    Request request = requestOf(50, heartbeats);
    request.creature.intrinsics = std::move(intrinsics);
    return request;
}

/// Asked about for so long that every counter runs out within it: later ends are not told apart.
Body bodyWith(std::vector<IntrinsicEntry> intrinsics) {
    return Body(sceneOf(with(std::move(intrinsics), 200)));
}

int left(const Body& body, Intrinsic intrinsic, int beat) {
    for (const Counter& counter : body.counters()) {
        if (counter.intrinsic == intrinsic) {
            return counter.lastBeat - beat;
        }
    }
    return 0;
}

TEST(PowderCounters, LastOneBeatLessThanTheyShow) {
    EXPECT_EQ(chances(with({having(Intrinsic::Blind, 3)}), Intrinsic::Blind),
              (std::vector<double>{1, 1, 0, 0, 0, 0}));
    const Answer answer = answerTo(with({having(Intrinsic::Blind, 3)}));
    EXPECT_EQ(eventOf(answer.timeline[2], 15, What::Expires, Intrinsic::Blind).probability.value,
              1.0);
    EXPECT_TRUE(answer.timeline[1].events.empty());
}

TEST(PowderCounters, DoNotRunForWhatIsInnate) {
    EXPECT_EQ(
        chances(with({having(Intrinsic::Blind, 2), having(Intrinsic::Blind)}), Intrinsic::Blind),
        (std::vector<double>(6, 1.0)));
    Request request = with({having(Intrinsic::Regeneration, 2)});
    request.creature.definition = "TROLL";
    EXPECT_EQ(chances(request, Intrinsic::Regeneration), (std::vector<double>(6, 1.0)));
}

TEST(PowderCounters, LeaveWhatAnItemGives) {
    Request request = with({having(Intrinsic::Invisible, 2)});
    request.creature.worn = {wearing(Slot::LeftRing, "ring", {Intrinsic::Invisible})};
    EXPECT_EQ(chances(request, Intrinsic::Invisible), (std::vector<double>(6, 1.0)));
    EXPECT_EQ(eventOf(answerTo(request).timeline[1], 15, What::Expires, Intrinsic::Invisible)
                  .probability.value,
              1.0);
}

TEST(PowderCounters, OfTheTameHangOnTheMaster) {
    EXPECT_EQ(chances(with({having(Intrinsic::Tame, 2)}), Intrinsic::Tame),
              (std::vector<double>(6, 1.0)));
    std::vector<IntrinsicEntry> orphan = {having(Intrinsic::Tame, 100)};
    orphan[0].inflictorAlive = false;
    const Request request = with(orphan, 11);
    EXPECT_EQ(chances(request, Intrinsic::Tame),
              (std::vector<double>{1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(chances(request, Intrinsic::Confused),
              (std::vector<double>{0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0}));
    std::vector<IntrinsicEntry> forgetful = {having(Intrinsic::Amnesia, 100)};
    EXPECT_EQ(chances(with(forgetful, 7), Intrinsic::Amnesia), (std::vector<double>(7, 1.0)));
    forgetful[0].inflictorAlive = false;
    EXPECT_EQ(chances(with(forgetful, 7), Intrinsic::Amnesia).back(), 0.0);
}

TEST(PowderCounters, ConfusionOfTheFreedIsAdded) {
    std::vector<IntrinsicEntry> both = {having(Intrinsic::Tame, 1), having(Intrinsic::Confused, 3)};
    both[0].inflictorAlive = false;
    EXPECT_EQ(chances(with(both, 8), Intrinsic::Confused),
              (std::vector<double>{1, 1, 1, 1, 1, 1, 0, 0}));
}

TEST(PowderCounters, AreCuredByResistance) {
    const Answer answer =
        answerTo(with({having(Intrinsic::Stoning, 1), having(Intrinsic::ResistStoning),
                       having(Intrinsic::Asleep), having(Intrinsic::ResistSleep)}));
    const Beat& first = answer.timeline.front();
    EXPECT_EQ(first.followed.value, 1.0);
    EXPECT_EQ(first.asleep.value, 0.0);
    EXPECT_EQ(eventOf(first, 9, What::Cured, Intrinsic::Stoning).probability.value, 1.0);
    EXPECT_EQ(eventOf(first, 9, What::Cured, Intrinsic::Asleep).probability.value, 1.0);
}

TEST(PowderCounters, OfStoningPetrify) {
    const Answer answer = answerTo(with({having(Intrinsic::Stoning, 2)}));
    EXPECT_EQ(answer.timeline[0].alive.value, 1.0);
    EXPECT_EQ(answer.timeline[1].alive.value, 0.0);
    EXPECT_EQ(eventOf(answer.timeline[1], 12, What::Petrified).probability.value, 1.0);
    EXPECT_EQ(eventOf(answer.timeline[1], 12, What::Dies).probability.value, 1.0);
    EXPECT_EQ(answer.timeline[1].hp->mean.value, 0.0);
    EXPECT_FALSE(answer.timeline[1].mp.has_value());
}

TEST(PowderCounters, OfStoningSpareTheUnchangingAndTheFleshless) {
    // UNCHANGING that runs out in the same beat still protects.
    const Answer unchanging =
        answerTo(with({having(Intrinsic::Stoning, 2), having(Intrinsic::Unchanging, 2)}));
    EXPECT_EQ(unchanging.timeline[1].alive.value, 1.0);
    EXPECT_EQ(
        eventOf(unchanging.timeline[1], 15, What::Expires, Intrinsic::Stoning).probability.value,
        1.0);
    Request golem = with({having(Intrinsic::Stoning, 2)});
    golem.creature.definition = "IRONGOLEM";
    EXPECT_EQ(answerTo(golem).timeline[1].followed.value, 1.0);
    golem.creature.definition = "FLESHGOLEM";
    EXPECT_EQ(answerTo(golem).timeline[1].polymorphed.value, 1.0);
    EXPECT_EQ(answerTo(golem).timeline[1].alive.value, 1.0);
    golem.creature.definition = "TROLL";
    EXPECT_EQ(answerTo(golem).timeline[1].polymorphed.value, 1.0);
}

/// What stands after STONING in the list was not counted down in the beat that petrified.
TEST(PowderCounters, StopAtPetrification) {
    Request request = with({having(Intrinsic::Blind, 3), having(Intrinsic::Stoning, 2),
                            having(Intrinsic::Paralysed, 9), having(Intrinsic::Deaf, 3),
                            having(Intrinsic::LifeSave)});
    request.creature.hp = 7;
    const Answer answer = answerTo(request);
    EXPECT_EQ(eventOf(answer.timeline[1], 12, What::LifeSaved).probability.value, 1.0);
    EXPECT_EQ(answer.timeline[1].hp->p50, 50);
    EXPECT_EQ(answer.timeline[1].food->p50, 1'499);
    EXPECT_EQ(chanceOf(answer.timeline[1], Intrinsic::Paralysed), 0.0);
    EXPECT_EQ(chanceOf(answer.timeline[2], Intrinsic::Blind), 0.0);
    EXPECT_EQ(chanceOf(answer.timeline[2], Intrinsic::Deaf), 1.0);
    EXPECT_EQ(chanceOf(answer.timeline[3], Intrinsic::Deaf), 0.0);
}

TEST(PowderCounters, OfTheSummonedEndTheirStay) {
    const Answer answer =
        answerTo(with({having(Intrinsic::Blind, 2), having(Intrinsic::Summoned, 2),
                       having(Intrinsic::PoisonMild, 2)}));
    const Beat& second = answer.timeline[1];
    EXPECT_EQ(second.departed.value, 1.0);
    EXPECT_EQ(second.alive.value, 1.0);
    EXPECT_EQ(second.followed.value, 0.0);
    EXPECT_FALSE(second.hp.has_value());
    EXPECT_EQ(eventOf(second, 13, What::Departs).probability.value, 1.0);
    EXPECT_EQ(eventOf(second, 15, What::Expires, Intrinsic::Blind).probability.value, 1.0);
    EXPECT_EQ(eventOf(second, 15, What::Expires, Intrinsic::PoisonMild).probability.value, 0.0);
    EXPECT_EQ(eventOf(second, 16, What::FinalPoison).probability.value, 0.0);
}

TEST(PowderCounters, OfSeveralPoisonsLeaveTheLast) {
    const auto lost = [](std::vector<IntrinsicEntry> poisons) {
        poisons.push_back(having(Intrinsic::NoRegen));
        return 50 - answerTo(with(std::move(poisons), 1)).timeline[0].hp->mean.value;
    };
    EXPECT_NEAR(lost({having(Intrinsic::PoisonMild, 1), having(Intrinsic::PoisonStrong, 1)}), 8.0,
                tolerance);
    EXPECT_NEAR(lost({having(Intrinsic::PoisonStrong, 1), having(Intrinsic::PoisonMild, 1)}), 2.0,
                tolerance);
    EXPECT_NEAR(lost({having(Intrinsic::PoisonStrong, 1), having(Intrinsic::ResistPhysical)}), 0.0,
                tolerance);
}

TEST(PowderCounters, PoisonsStack) {
    Body body = bodyWith({having(Intrinsic::PoisonDeadly, 5)});
    EXPECT_TRUE(body.inflict(Intrinsic::PoisonDeadly, 4, 0));
    EXPECT_EQ(left(body, Intrinsic::PoisonDeadly, 0), 9);
    EXPECT_TRUE(body.inflict(Intrinsic::PoisonMild, 50, 0));
    EXPECT_FALSE(body.has(Intrinsic::PoisonMild));

    body = bodyWith({having(Intrinsic::PoisonHarsh, 5)});
    body.inflict(Intrinsic::PoisonHarsh, 2, 1);
    EXPECT_FALSE(body.has(Intrinsic::PoisonHarsh));
    EXPECT_EQ(left(body, Intrinsic::PoisonDeadly, 1), 3);

    body = bodyWith({having(Intrinsic::PoisonMild, 9), having(Intrinsic::PoisonNormal, 4)});
    body.inflict(Intrinsic::PoisonHarsh, 2, 0);
    EXPECT_EQ(left(body, Intrinsic::PoisonHarsh, 0), 2 + (10 >> 3) + (5 >> 2));
    EXPECT_FALSE(body.has(Intrinsic::PoisonMild));
    EXPECT_FALSE(body.has(Intrinsic::PoisonNormal));

    body = bodyWith({having(Intrinsic::PoisonMild, 7), having(Intrinsic::PoisonNormal, 4)});
    body.inflict(Intrinsic::PoisonMild, 9, 0);
    EXPECT_FALSE(body.has(Intrinsic::PoisonMild));
    EXPECT_EQ(left(body, Intrinsic::PoisonNormal, 0), 4);
}

TEST(PowderCounters, AreAddedUnlessResisted) {
    Body body = bodyWith({having(Intrinsic::Aflame, 2), having(Intrinsic::Freedom)});
    EXPECT_TRUE(body.inflict(Intrinsic::Aflame, 3, 1));
    EXPECT_EQ(left(body, Intrinsic::Aflame, 1), 4);
    EXPECT_FALSE(body.inflict(Intrinsic::Paralysed, 3, 1));
    EXPECT_FALSE(body.has(Intrinsic::Paralysed));
    EXPECT_TRUE(body.inflict(Intrinsic::Stoning, 9, 1));
    EXPECT_EQ(left(body, Intrinsic::Stoning, 1), 3);
}

}  // namespace
}  // namespace polyplan::powder
