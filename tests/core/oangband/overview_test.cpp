#include "core/oangband/overview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <latch>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "core/oangband/evaluate.h"
#include "core/oangband/report.h"
#include "core/oangband/report_amounts.h"
#include "core/oangband/type_rule.h"
#include "tests/core/oangband/requests.h"

namespace polyplan::oangband {
namespace {

/// Little damage on many hit points, so often that following every type is too much.
Request tooMuch() {
    Request request = testing::requestOf(DamageType::Fire, "1d500");
    request.monster.id = 100;
    request.monster.maxHp = limits::maxHp.most;
    request.monster.hpBefore = 400;
    request.monster.blackBreath = true;
    request.monster.flags.reset();
    request.terrain = "tree";
    request.casts = limits::casts.most;
    return request;
}

Overview overview(const Request& request, const std::vector<int>& matrix = {}) {
    return *overviewOf(testing::sceneOf(request), matrix, {});
}

TEST(ShortOverview, RanksByOneCastAsTheWholeAnswerDoes) {
    Request request = tooMuch();
    ASSERT_GT(overviewCost(testing::sceneOf(request)), mostOverviewCost);
    const Overview brief = overview(request);
    EXPECT_NE(brief.leftOut.find("any of 500 figures"), std::string::npos);
    EXPECT_NE(brief.leftOut.find("100 casts"), std::string::npos);
    ASSERT_EQ(brief.types.size(), allDamageTypes().size());
    request.casts = 1;
    for (std::size_t i = 0; i < brief.types.size(); ++i) {
        request.type = allDamageTypes()[i];
        const Answer answer = testing::answerTo(request);
        const std::string type(name(request.type));
        EXPECT_NEAR(brief.types[i].mean, answer.meanDamage, 1e-9) << type;
        EXPECT_NEAR(brief.types[i].killed, answer.killed, 1e-12) << type;
        EXPECT_EQ(brief.types[i].resistance, answer.resistance) << type;
    }
}

TEST(ShortOverview, IsForWhatIsTooMuchOnly) {
    Request request = tooMuch();
    request.casts = 6;
    request.monster.maxHp = 1'000;
    EXPECT_LT(overviewCost(testing::sceneOf(request)), mostOverviewCost);
    const Overview all = overview(request);
    EXPECT_TRUE(all.leftOut.empty());
    EXPECT_GT(all.types.front().killedByCasts, all.types.front().killed);
    // A million figures are too many whatever the hit points.
    EXPECT_GT(overviewCost(testing::sceneOf(testing::requestOf(DamageType::Fire, "1d1000000"))),
              mostOverviewCost);
}

TEST(Overview, HasAColumnForEachMonsterThatThereIs) {
    const Overview all = overview(testing::requestOf(DamageType::Fire, "3d20"), {100, 30'000, 361});
    ASSERT_EQ(all.matrix.size(), 3U);
    EXPECT_TRUE(all.matrix[1].empty());
    const auto fire = static_cast<std::size_t>(
        std::find(allDamageTypes().begin(), allDamageTypes().end(), DamageType::Fire) -
        allDamageTypes().begin());
    const auto& monsters = testing::tables().monsters;
    for (const auto& [column, id] : {std::pair(0U, 100), std::pair(2U, 361)}) {
        const auto row = static_cast<std::size_t>(monsters.byId(id) - &monsters.monsters()[0]);
        EXPECT_EQ(all.matrix[column].at(fire), all.monsters.at(row)) << id;
    }
}

TEST(Overview, TellsHowFarItIs) {
    std::vector<double> told;
    const auto scene = testing::sceneOf(testing::requestOf(DamageType::Fire, "12d8"));
    ASSERT_TRUE(
        overviewOf(scene, {1, 2}, {.progress = [&told](double share) { told.push_back(share); }}));
    ASSERT_GT(told.size(), allDamageTypes().size());
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_GE(told.front(), 0.0);
    EXPECT_LT(told.back(), 1.0);
}

TEST(StoppedOverview, EndsAtOnce) {
    const Scene scene = testing::sceneOf(testing::requestOf(DamageType::Fire, "1d1000000"));
    std::latch begun(1);
    std::optional<Overview> all;
    std::jthread worker([&](const std::stop_token& stop) {
        begun.count_down();
        all = overviewOf(scene, {1, 2, 3}, {stop});
    });
    begun.wait();
    worker.request_stop();
    worker.join();
    EXPECT_FALSE(all);
}

TEST(ReportOfManyFigures, TellsThemByRanges) {
    const Request request = testing::requestOf(DamageType::Mana, "1d5000");
    const Answer answer = testing::answerTo(request);
    const auto isOfDamage = [](const std::vector<Cell>& row) {
        return std::get<std::string>(row[0]) == "damage";
    };
    std::vector<std::vector<Cell>> damage;
    const Table amounts = amountsWithDamage(answer);
    std::copy_if(amounts.rows.begin(), amounts.rows.end(), std::back_inserter(damage), isOfDamage);
    ASSERT_EQ(damage.size(), 500U);
    EXPECT_EQ(std::get<std::string>(damage.front()[1]), "1 to 10 hit points");
    EXPECT_EQ(std::get<std::string>(damage.back()[1]), "4,991 to 5,000 hit points");
    for (const auto& row : damage) {
        EXPECT_NEAR(std::get<Estimate>(row[3]).value, 0.002, 1e-12);
    }
    // A report, which has them as a series, does not tell them twice.
    const Report all = report(request, answer, "key");
    ASSERT_NE(all.seriesOf("damage/key/damage_dealt"), nullptr);
    const Table* told = all.table("damage/key/amounts");
    ASSERT_NE(told, nullptr);
    EXPECT_TRUE(std::none_of(told->rows.begin(), told->rows.end(), isOfDamage));
}

TEST(ReportOfDamage, SaysThatWhatPolymorphsIsNotHurt) {
    const auto damageOf = [](DamageType type) {
        const Request request = testing::requestOf(type, "100");
        return *report(request, testing::answerTo(request), "key").figure("damage/key/damage");
    };
    const Figure chaos = damageOf(DamageType::Chaos);
    EXPECT_LT(chaos.value.value, 100.0);
    ASSERT_TRUE(chaos.spread.has_value());
    EXPECT_DOUBLE_EQ(chaos.spread->mean, 100.0);
    EXPECT_EQ(chaos.detail, "where it does not polymorph");
    EXPECT_EQ(damageOf(DamageType::Mana).detail, "");
}

/// What is said below the figures of several casts.
std::string remarkOnCasts(const Request& request) {
    const Report told = report(request, testing::answerTo(request), "key");
    std::string text;
    for (const Remark& remark : told.remarks) {
        if (remark.kind == RemarkKind::Remark && remark.group == "Damage") {
            text += remark.text;
        }
    }
    return text;
}

TEST(ReportOfCasts, SaysThatEachIsReckonedOnTheSquareAsItIs) {
    Request fire = testing::requestOf(DamageType::Fire, "400");
    fire.affects = Affects::Ball;
    fire.terrain = "tree";
    fire.casts = 4;
    EXPECT_EQ(remarkOnCasts(fire),
              "Every cast is reckoned on the square as it is now, with the monster on it, although "
              "one before may change the square.");
    fire.monster.hpBefore = 500;
    EXPECT_TRUE(remarkOnCasts(fire).ends_with("change the square or frighten the monster away."));
    fire.casts = 1;
    EXPECT_EQ(remarkOnCasts(fire), "");
    fire.casts = 4;
    fire.affects = Affects::Bolt;
    fire.monster.flags = std::vector<std::string>{"NO_FEAR"};
    EXPECT_EQ(remarkOnCasts(fire), "") << "leaves the square and the monster as they are";
    Request nexus = testing::requestOf(DamageType::Nexus, "40");
    nexus.casts = 2;
    EXPECT_TRUE(remarkOnCasts(nexus).ends_with("one before may move the monster off it."));
}

}  // namespace
}  // namespace polyplan::oangband
