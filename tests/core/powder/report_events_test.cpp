#include "core/powder/report_events.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "core/powder/report.h"
#include "core/powder/report_words.h"
#include "tests/core/powder/requests.h"

namespace polyplan::powder {
namespace {

using testing::answerTo;
using testing::chanceOf;
using testing::eventOf;
using testing::having;
using testing::requestOf;
using testing::sceneOf;
using testing::wearing;

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
    const Report healed = reportOn(hurt, answerTo(hurt));
    const Series* heals = healed.seriesOf("heartbeat/times/20:heals");
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

TEST(PowderEvents, OfASquareAreToldByWhatItIs) {
    const auto eventsOn = [](const char* square) {
        Request request = requestOf(12, 40);
        request.square.terrain = square;
        std::set<std::string> events;
        const Report told = reportOn(request, answerTo(request));
        for (const auto& row : told.table("heartbeat/events")->rows) {
            events.insert(std::get<std::string>(row[0]));
        }
        return events;
    };
    const std::set<std::string> lava = eventsOn("LAVA");
    for (const char* event : {"lava", "dies (lava)", "inflicted: aflame (lava)", "dies (Aflame)"}) {
        EXPECT_TRUE(lava.contains(event)) << event;
    }
    EXPECT_TRUE(eventsOn("FORESTFIRE").contains("dies (forest fire)"));
    EXPECT_TRUE(eventsOn("ACID").contains("dies (acid)"));
    EXPECT_TRUE(eventsOn("STARS1").contains("dies (outer space)"));
}

/// The last column but one of an event's row.
double likeliestOf(const Report& told, const std::string& event) {
    for (const auto& row : told.table("heartbeat/events")->rows) {
        if (std::get<std::string>(row[0]) == event) {
            return std::get<double>(row[4]);
        }
    }
    return 0.0;
}

TEST(PowderEvents, AreLikeliestInTheFirstOfEqualHeartbeats) {
    Request request = requestOf(30, 400);
    request.creature.intrinsics = {having(Intrinsic::Teleport)};
    request.creature.hp = 12;
    const Report exact = reportOn(request, answerTo(request));
    EXPECT_EQ(likeliestOf(exact, "teleports"), 1.0);
    EXPECT_EQ(likeliestOf(exact, "heals"), 8.0) << "not before";
    const Report sampled = reportOn(
        request, *evaluate(sceneOf(request), {.method = Method::Sampled, .samples = 2'000}));
    EXPECT_LT(likeliestOf(sampled, "teleports"), 20.0) << "an accident of the dice is no peak";
}

TEST(PowderReport, SaysWhoCountsAsAliveAndIsNotFollowed) {
    Request request = requestOf(60, 300);
    request.creature.intrinsics = {having(Intrinsic::Bleed), having(Intrinsic::Polymorph)};
    const Report told = reportOn(request, answerTo(request));
    EXPECT_EQ(told.figure("heartbeat/alive")->detail, "who polymorphs counts as alive");
    EXPECT_EQ(told.figure("heartbeat/lived")->detail, "who polymorphs counts as alive");
    EXPECT_TRUE(told.figure("heartbeat/hp")
                    ->detail.ends_with("the dead count as 0, who polymorphs is left out"))
        << told.figure("heartbeat/hp")->detail;
    ASSERT_NE(told.figure("heartbeat/followed"), nullptr);
    EXPECT_TRUE(told.figure("heartbeat/followed")->isMain);

    Request stays = requestOf(60, 30);
    stays.creature.intrinsics = {having(Intrinsic::Bleed)};
    const Report plain = reportOn(stays, answerTo(stays));
    double firstDeath = 1e9;
    for (const auto& row : plain.table("heartbeat/events")->rows) {
        if (std::get<std::string>(row[0]).starts_with("dies")) {
            firstDeath = std::min(firstDeath, std::get<double>(row[3]));
        }
    }
    const Figure* first = plain.figure("heartbeat/first_death");
    EXPECT_EQ(first->value.value, firstDeath);
    EXPECT_EQ(first->label, "may die from");
    EXPECT_TRUE(first->rule.starts_with("Before it there is no chance")) << first->rule;
    EXPECT_EQ(plain.figure("heartbeat/alive")->detail.find("counts"), std::string::npos);
    EXPECT_EQ(plain.figure("heartbeat/followed"), nullptr);
}

TEST(PowderEvents, TellTheFirstDeathByItsChance) {
    const auto firstDeath = [](const Request& request) {
        return *reportOn(request, answerTo(request)).figure("heartbeat/first_death");
    };
    // Turning to stone runs out in the third heartbeat, whatever the dice say.
    Request stoned = requestOf(60, 10);
    stoned.creature.intrinsics = {having(Intrinsic::Stoning, 3)};
    const Figure sure = firstDeath(stoned);
    EXPECT_EQ(sure.value.value, 3.0);
    EXPECT_EQ(sure.label, "dies at");
    EXPECT_TRUE(sure.detail.ends_with(", for certain")) << sure.detail;
    // It bleeds 1d3 away in each heartbeat.
    Request bleeding = requestOf(60, 10);
    bleeding.creature.hp = 3;
    bleeding.creature.intrinsics = {having(Intrinsic::Bleed)};
    const Figure likely = firstDeath(bleeding);
    EXPECT_EQ(likely.label, "may die from");
    double chance = 0.0;
    const Answer answer = answerTo(bleeding);
    for (const Event& event : answer.timeline[0].events) {
        chance += event.what == What::Dies ? event.probability.value : 0.0;
    }
    EXPECT_EQ(likely.value.value, 1.0);
    EXPECT_TRUE(chance > 0.1 && chance < 0.4) << chance;
    EXPECT_TRUE(likely.detail.ends_with(", with a chance of " + shortNumber(100 * chance) + " %"))
        << likely.detail;
    bleeding.creature.hp = 45;
    bleeding.heartbeats = 60;
    const Figure hardlyEver = firstDeath(bleeding);
    EXPECT_TRUE(hardlyEver.detail.ends_with(", what is rarer than 1 in 10³⁰ left aside"))
        << hardlyEver.detail;
}

TEST(PowderEvents, AlwaysHaveTheDeathsAmongThoseThatTell) {
    Request request = requestOf(12, 40);
    request.creature.maxMp = 9;
    request.creature.mp = 0;
    request.creature.food = 3'000;
    request.creature.intrinsics = {having(Intrinsic::Bleed), having(Intrinsic::PoisonHarsh, 2),
                                   having(Intrinsic::Asleep), having(Intrinsic::Teleport)};
    const Report told = reportOn(request, answerTo(request));
    const auto all = eventsOf(told, "heartbeat/");
    const auto isDeath = [](const Series* series) { return series->id.ends_with(":dies"); };
    const auto deaths = std::ranges::count_if(all, isDeath);
    ASSERT_GT(deaths, 1);
    ASSERT_GT(all.size(), 6U);
    const auto few = mostTelling(all, static_cast<std::size_t>(deaths) + 1);
    EXPECT_EQ(std::ranges::count_if(few, isDeath), deaths);
    EXPECT_FALSE(isDeath(few.front())) << "the most frequent comes first";
    EXPECT_EQ(mostTelling(all, 100).size(), all.size());
}

/// Step 5 of a heartbeat.
std::string noiseIn(const Request& request, int heartbeat) {
    const Report told = report(sceneOf(request), answerTo(request), "heartbeat", heartbeat);
    return std::get<std::string>(told.steps[4].value.front());
}

TEST(PowderReport, HearsNoNoiseThatHasRunOut) {
    Request request = requestOf(60, 20);
    request.creature.intrinsics = {having(Intrinsic::Noisy, 2)};
    const Answer answer = answerTo(request);
    const std::string loud = noiseIn(request, 1);
    Request quietRequest = requestOf(60, 20);
    const std::string quiet = noiseIn(quietRequest, 1);
    ASSERT_NE(loud, quiet);
    int loudBeats = 0;
    for (int heartbeat = 1; heartbeat <= 20; ++heartbeat) {
        const bool isNoisy =
            heartbeat == 1 || chanceOf(answer.timeline[static_cast<std::size_t>(heartbeat - 2)],
                                       Intrinsic::Noisy) > 0.0;
        EXPECT_EQ(noiseIn(request, heartbeat), isNoisy ? loud : quiet) << heartbeat;
        loudBeats += isNoisy;
    }
    EXPECT_EQ(loudBeats, 2);
    EXPECT_EQ(reportOn(request, answer).figure("heartbeat/noise")->label, "its noise, at first");
    request.creature.intrinsics = {having(Intrinsic::Noisy)};
    EXPECT_EQ(noiseIn(request, 20), loud);
    EXPECT_EQ(reportOn(request, answerTo(request)).figure("heartbeat/noise")->label, "its noise");
}

TEST(PowderReport, SaysOfWhomWithoutItsHeading) {
    Request request = requestOf(30, 120);
    request.creature.hp = 12;
    request.creature.food = 3'000;
    request.creature.intrinsics = {having(Intrinsic::Aflame)};
    request.listeners = {{.distance = 3, .tired = true}};
    const Report told = reportOn(request, answerTo(request));
    const auto apart = [&told](const std::string& id) {
        const Figure* figure = told.figure("heartbeat/" + id);
        return figure == nullptr ? "no " + id : figure->labelApart();
    };
    EXPECT_EQ(apart("lived"), "the creature outlives, on average");
    EXPECT_EQ(apart("first_death"), "the creature may die from");
    EXPECT_EQ(apart("half_dead"), "the creature is dead for one half by");
    EXPECT_EQ(apart("most_dead"), "the creature is dead for 95 % by");
    EXPECT_EQ(apart("food_below/1"), "the creature is out of food from");
    EXPECT_EQ(apart("noise"), "the creature's noise");
    EXPECT_EQ(apart("listener/1"), "the creature's noise wakes a tired sleeper at 3");
    EXPECT_EQ(apart("actions"), "the creature's actions a turn");
    EXPECT_EQ(apart("hp"), "HP, on average, at the end");
}

TEST(PowderReport, SaysWhereASpeedRunsOut) {
    Request request = requestOf(60, 12);
    const auto label = [&request] {
        return reportOn(request, answerTo(request)).figure("heartbeat/actions")->label;
    };
    EXPECT_EQ(label(), "actions a turn");
    request.creature.intrinsics = {having(Intrinsic::Fast, 4)};
    EXPECT_EQ(label(), "actions a turn, at first");
    request.creature.worn = {wearing(Slot::Feet, "boots of speed", {Intrinsic::Fast})};
    EXPECT_EQ(label(), "actions a turn");
}

TEST(PowderReport, SaysWhereAMasterHealsNothing) {
    Request request = requestOf(40, 20);
    request.masterDressedCleric = true;
    const auto isTold = [](const Request& asked) {
        const Report told = reportOn(asked, answerTo(asked));
        return std::ranges::any_of(told.remarks, [](const Remark& remark) {
            return remark.text.starts_with("That its master is a cleric changes nothing");
        });
    };
    EXPECT_TRUE(isTold(request));
    request.creature.intrinsics = {having(Intrinsic::Tame)};
    EXPECT_FALSE(isTold(request));
    request.creature.intrinsics.front().inflictorAlive = false;
    EXPECT_TRUE(isTold(request));
    request.masterDressedCleric = false;
    EXPECT_FALSE(isTold(request));
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
