#include "core/oangband/casts.h"

#include <gtest/gtest.h>

#include <latch>
#include <map>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/oangband/evaluate.h"
#include "core/oangband/scene.h"
#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

/// One cast after the other, each asked of every number of hit points by itself.
class CastsOf : public ::testing::TestWithParam<Request> {};

TEST_P(CastsOf, FollowFromSingleOnes) {
    Request request = GetParam();
    const Answer series = testing::answerTo(request);
    std::map<int, double> left = {{series.hpBefore, 1.0}};
    double killed = 0.0;
    double polymorphed = 0.0;
    request.casts = 1;
    ASSERT_EQ(series.casts.size(), static_cast<std::size_t>(GetParam().casts));
    EXPECT_NEAR(series.casts.front().killed, series.killed, 1e-12);
    EXPECT_NEAR(series.casts.front().polymorphed, series.polymorphed, 1e-12);
    for (const AfterCast& after : series.casts) {
        std::map<int, double> next;
        for (const auto& [hp, chance] : left) {
            request.monster.hpBefore = hp;
            request.monster.maxHp = series.maxHp;
            const AfterCast once = testing::answerTo(request).casts.front();
            killed += chance * once.killed;
            polymorphed += chance * once.polymorphed;
            for (const auto& [rest, share] : once.hpLeft) {
                next[rest] += chance * share;
            }
        }
        left = next;
        EXPECT_NEAR(after.killed, killed, 1e-12);
        EXPECT_NEAR(after.polymorphed, polymorphed, 1e-12);
        double total = after.killed + after.polymorphed;
        for (const auto& [hp, chance] : after.hpLeft) {
            EXPECT_NEAR(chance, left[hp], 1e-12) << hp;
            total += chance;
        }
        EXPECT_NEAR(total, 1.0, 1e-12);
    }
}

Request castsOf(DamageType type, const char* damage, int hp) {
    Request request;
    request.type = type;
    request.damage = damage;
    request.terrain = "tree";
    request.casts = 4;
    request.monster.id = 100;
    request.monster.hpBefore = hp;
    request.monster.maxHp = 60;
    return request;
}

Request byMonster(Request request) {
    request.source.kind = SourceKind::Monster;
    request.monster.id = 667;
    return request;
}

Request withBlackBreath(Request request) {
    request.monster.blackBreath = true;
    return request;
}

INSTANTIATE_TEST_SUITE_P(
    Everything, CastsOf,
    ::testing::Values(castsOf(DamageType::Fire, "3d20", 50), castsOf(DamageType::Chaos, "3d20", 60),
                      withBlackBreath(castsOf(DamageType::Chaos, "3d20", 60)),
                      withBlackBreath(castsOf(DamageType::Chaos, "59", 60)),
                      withBlackBreath(castsOf(DamageType::Chaos, "9d40", 60)),
                      withBlackBreath(castsOf(DamageType::Storm, "3d20", 60)),
                      castsOf(DamageType::OldPoly, "2d30", 60),
                      castsOf(DamageType::OldHeal, "2d30", 5),
                      castsOf(DamageType::DispSmallAll, "5d20", 40),
                      castsOf(DamageType::OldSleep, "5d20", 40),
                      byMonster(castsOf(DamageType::Mana, "5d20", 40)),
                      byMonster(castsOf(DamageType::Chaos, "5d20", 40)),
                      byMonster(withBlackBreath(castsOf(DamageType::Chaos, "5d20", 40))),
                      castsOf(DamageType::DispUndead, "1000", 40)));

TEST(StoppedCasts, HaveNoSeries) {
    std::stop_source stop;
    stop.request_stop();
    const Scene scene = testing::sceneOf(castsOf(DamageType::Fire, "3d20", 50));
    EXPECT_TRUE(
        castSeries(scene.strike(DamageType::Fire), HitTable(Effect::Hurt), 4, {stop.get_token()})
            .empty());
}

TEST(StoppedCasts, HaveNoAnswer) {
    std::stop_source stop;
    stop.request_stop();
    const Scene scene = testing::sceneOf(castsOf(DamageType::Fire, "3d20", 50));
    EXPECT_FALSE(evaluate(scene, {stop.get_token()}));
    EXPECT_TRUE(evaluate(scene, Oversight()));
}

class StoppedAmidst : public ::testing::TestWithParam<DamageType> {};

TEST_P(StoppedAmidst, EndsAtOnce) {
    Request request = castsOf(GetParam(), "1d32767", 1);
    request.monster.hpBefore = 32'767;
    request.monster.maxHp = 32'767;
    request.monster.blackBreath = true;
    request.casts = 1'000'000;  // a day's work, were it done to the end
    const Scene scene = testing::sceneOf(request);
    std::latch begun(1);
    std::optional<Answer> answer;
    std::jthread worker([&](const std::stop_token& stop) {
        begun.count_down();
        answer = evaluate(scene, {stop});
    });
    begun.wait();
    worker.request_stop();
    worker.join();
    EXPECT_FALSE(answer);
}

INSTANTIATE_TEST_SUITE_P(Types, StoppedAmidst,
                         ::testing::Values(DamageType::Chaos, DamageType::OldHeal,
                                           DamageType::OldPoly));

}  // namespace
}  // namespace polyplan::oangband
