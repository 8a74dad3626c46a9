#include "core/powder/report_events.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/powder/report.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::answerTo;
using testing::eventOf;
using testing::having;
using testing::requestOf;
using testing::sceneOf;

/// Hurt, and with all that happens now and then.
Request eventful() {
    Request request = requestOf(30, 120);
    request.creature.hp = 12;
    request.creature.intrinsics = {having(Intrinsic::Polymorph), having(Intrinsic::Teleport),
                                   having(Intrinsic::Invisible, 40)};
    return request;
}

Report reportOn(const Request& request, const Answer& answer) {
    return report(sceneOf(request), answer, "heartbeat", 1);
}

/// How often it has happened by a heartbeat: every heartbeat until then asked for its chance.
double timesBy(const Answer& answer, int heartbeat, const Event& event) {
    double times = 0.0;
    for (int each = 1; each <= heartbeat; ++each) {
        const Beat& beat = answer.timeline[static_cast<std::size_t>(each - 1)];
        times += eventOf(beat, event.step, event.what, event.intrinsic).probability.value;
    }
    return times;
}

TEST(PowderEvents, AddUpToHowOftenTheyHaveHappened) {
    const Answer answer = answerTo(eventful());
    const Report told = reportOn(eventful(), answer);
    int events = 0;
    for (const Beat& first : answer.timeline) {
        for (const Event& event : first.events) {
            const std::string key =
                std::to_string(event.step) + ':' + text(event.what, event.intrinsic);
            const Series* times = told.seriesOf("heartbeat/times/" + key);
            ASSERT_NE(times, nullptr) << key;
            ASSERT_EQ(times->points.size(), answer.timeline.size() + 1) << key;
            EXPECT_EQ(times->unit, Unit::Plain);
            const auto& point = times->points[static_cast<std::size_t>(first.heartbeat)];
            EXPECT_EQ(point.x, first.heartbeat);
            EXPECT_NEAR(point.value, timesBy(answer, first.heartbeat, event), 1e-12) << key;
            EXPECT_EQ(point.standardError, 0.0);
            EXPECT_EQ(times->points.front(), SeriesPoint{});
            ++events;
        }
    }
    EXPECT_GT(events, 200);
}

TEST(PowderEvents, HappenAsOftenAsTheRuleSays) {
    const Report told = reportOn(eventful(), answerTo(eventful()));
    const Series* polymorphs = told.seriesOf("heartbeat/times/34:polymorphs");
    ASSERT_NE(polymorphs, nullptr);
    for (const SeriesPoint& point : polymorphs->points) {
        EXPECT_NEAR(point.value, 1.0 - std::pow(299.0 / 300, point.x), 1e-12) << point.x;
    }
    // Neither hungry nor full: with every 8th of the counts.
    Request hurt = requestOf(30, 100);
    hurt.creature.hp = 12;
    const Report healing = reportOn(hurt, answerTo(hurt));
    const Series* heals = healing.seriesOf("heartbeat/times/20:heals");
    ASSERT_NE(heals, nullptr);
    int eighths = 0;
    for (std::size_t beat = 1; beat < heals->points.size(); ++beat) {
        eighths += (hurt.startCount + static_cast<std::int64_t>(beat) - 1) % 8 == 0;
        EXPECT_NEAR(heals->points[beat].value, eighths, 1e-12) << beat;
    }
    EXPECT_EQ(eighths, 12);
}

TEST(PowderEvents, AreToldByTheirNumberBeforeTheirChance) {
    const Report told = reportOn(eventful(), answerTo(eventful()));
    const std::vector<const Series*> chances = eventsOf(told, "heartbeat/");
    const Table* table = told.table("heartbeat/events");
    ASSERT_NE(table, nullptr);
    ASSERT_EQ(chances.size(), table->rows.size());
    ASSERT_GT(chances.size(), 2U);
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const Series& times = *(chances[i] - 1);
        EXPECT_TRUE(isOfEvent(times) && isOfEvent(*chances[i])) << times.id;
        EXPECT_EQ(times.label, chances[i]->label + ", times so far");
        EXPECT_NEAR(times.points.back().value, std::get<double>(table->rows[i][1]), 1e-12);
    }
    EXPECT_FALSE(isOfEvent(*told.seriesOf("heartbeat/hp")));
}

TEST(PowderEvents, KeepTheirStandardErrors) {
    const Answer answer =
        *evaluate(sceneOf(eventful()), {.method = Method::Sampled, .samples = 1'000});
    const Report told = reportOn(eventful(), answer);
    const Series* chances = told.seriesOf("heartbeat/event/23:teleports");
    const Series* times = told.seriesOf("heartbeat/times/23:teleports");
    ASSERT_NE(chances, nullptr);
    ASSERT_NE(times, nullptr);
    double most = 0.0;
    for (const SeriesPoint& chance : chances->points) {
        most += chance.standardError;
    }
    EXPECT_GT(most, 0.0);
    EXPECT_NEAR(times->points.back().standardError, most, 1e-12);
}

}  // namespace
}  // namespace polyplan::powder
