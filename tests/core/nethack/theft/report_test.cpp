#include "core/nethack/theft/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "tests/core/nethack/theft/encounters.h"

namespace polyplan::nethack::theft::testing {
namespace {

Report reportOn(const Request& request) {
    const Encounter encounter = encounterOf(request);
    const Answer answer = answerTo(request);
    return report(answer, *effectsOf(encounter, answer, thieves()));
}

double valueOf(const Report& report, const char* id) {
    return report.figure(id)->value.value;
}

/// What becomes of the things in a hundred turns beside a Cyclops.
Request besideACyclops() {
    Request request =
        requestOf(Game::NetHack367, "Cyclops",
                  {Kind::QuestArtifact, Kind::Amulet, Kind::FakeAmulet, Kind::Bell, Kind::Other});
    request.turns = 100;
    return request;
}

TEST(TheftReport, WritesNumbersAsPeopleReadThem) {
    Request request = besideACyclops();
    request.turns = 10'000;
    request.armorClass = -20;
    const Report report = reportOn(request);
    EXPECT_EQ(report.groups.front(), "Gone by turn 10,000");
    EXPECT_TRUE(std::ranges::any_of(report.steps, [](const Step& step) {
        return step.rule.starts_with("Armor class −20 counts as a roll of −20 to −1");
    }));
}

TEST(TheftReport, TellsTheAnswersFigures) {
    const Answer answer = answerTo(besideACyclops());
    const Report report = reportOn(besideACyclops());
    const Gone gone = answer.goneBy(100);
    EXPECT_EQ(report.groups.front(), "Gone by turn 100");
    EXPECT_EQ(valueOf(report, "theft/any"), gone.any);
    EXPECT_EQ(valueOf(report, "theft/gone/Amulet of Yendor"), gone.byThing[1]);
    EXPECT_EQ(report.figure("theft/gone/bell"), nullptr);
    EXPECT_EQ(valueOf(report, "theft/hit_probability"), answer.hitProbability);
    EXPECT_EQ(valueOf(report, "theft/expected_turns"), answer.expectedTurns);
    EXPECT_EQ(report.figure("theft/expected_hits")->better, Better::Higher);
    EXPECT_EQ(report.figure("theft/afterwards")->text, "next to the hero");
    EXPECT_NE(report.figure("theft/afterwards")->note.find("every thief try to teleport"),
              std::string::npos);
    EXPECT_EQ(report.figure("theft/theft_per_hit")->source, "mhitu.c hitmu()");
    EXPECT_EQ(report.steps.size(), answer.rules.size());
    EXPECT_EQ(report.remarks.size(), answer.notes.size());
}

TEST(TheftReport, TellsWhatIsSupposedApartFromTheWiki) {
    const Report report = reportOn(requestOf(Game::DNetHack, "Legion", {Kind::Amulet}));
    std::size_t supposed = 0;
    for (const Remark& remark : report.remarks) {
        const bool isOfTheWiki = remark.text.starts_with("The wiki");
        EXPECT_EQ(remark.kind == RemarkKind::Differs, isOfTheWiki) << remark.text;
        EXPECT_EQ(remark.group, isOfTheWiki ? "" : "What is supposed") << remark.text;
        supposed += isOfTheWiki ? 0 : 1;
    }
    EXPECT_EQ(supposed, 2U);  // more rules than are known, and the movement at first
    EXPECT_EQ(report.groups.back(), "What is supposed");
    EXPECT_EQ(report.figure("theft/hit_probability")->note, "");
}

TEST(TheftReport, KeepsWhatIsSafeForAComparison) {
    Request request = besideACyclops();
    request.inventory[1].inContainer = true;
    const Report report = reportOn(request);
    const auto tacit = [&report](std::string_view id) {
        return std::ranges::find(report.tacit, id, &Figure::id);
    };
    ASSERT_EQ(report.tacit.size(), 4U);
    for (const std::string_view id : {"theft/gone/Amulet of Yendor", "theft/gone/fake Amulet",
                                      "theft/gone/bell", "theft/gone/other"}) {
        EXPECT_EQ(report.figure(id), nullptr) << id;
        ASSERT_NE(tacit(id), report.tacit.end()) << id;
        EXPECT_EQ(tacit(id)->value.value, 0.0) << id;
        const bool isDecoy = id == "theft/gone/fake Amulet" || id == "theft/gone/bell";
        EXPECT_EQ(tacit(id)->better, isDecoy ? Better::Neither : Better::Lower) << id;
        EXPECT_EQ(tacit(id)->group, report.groups.front()) << id;
    }
    EXPECT_EQ(tacit("theft/gone/Amulet of Yendor")->detail,
              "no bag takes it; reckoned as safe in one");
    EXPECT_EQ(tacit("theft/gone/quest artifact"), report.tacit.end());
}

TEST(TheftReport, KnowsWhatThereIsOnlyOneOfByAnyName) {
    Request request = besideACyclops();
    request.inventory[1].name = "bait";
    const Report report = reportOn(request);
    EXPECT_EQ(report.figure("theft/gone/Amulet of Yendor")->label, "bait");
    EXPECT_EQ(report.seriesOf("theft/by_entry/Amulet of Yendor")->label, "bait");
    EXPECT_EQ(report.figure("theft/gone/bait"), nullptr);
    request.inventory[0].name = "Amulet of Yendor";
    const Report confusing = reportOn(request);
    EXPECT_EQ(confusing.figure("theft/gone/Amulet of Yendor")->label, "Amulet of Yendor");
    EXPECT_EQ(confusing.figure("theft/gone/bait")->label, "bait");
}

TEST(TheftReport, KeepsACurvesPlace) {
    Request request = besideACyclops();
    const auto place = [&request] {
        return reportOn(request).seriesOf("theft/by_entry/Amulet of Yendor")->place;
    };
    EXPECT_EQ(place(), 2);
    request.inventory[0].inContainer = true;
    EXPECT_EQ(place(), 2);
}

TEST(TheftReport, KeepsPlacesWhereStacksAreMovedAndPutAway) {
    Request request = requestOf(Game::NetHack367, "Cyclops",
                                {Kind::QuestArtifact, Kind::Amulet, Kind::QuestArtifact,
                                 Kind::BellOfOpening, Kind::FakeAmulet});
    request.inventory = withNames(request.inventory);
    const auto places = [&request] {
        std::map<std::string, std::optional<int>> found;
        for (const Series& series : reportOn(request).series) {
            found[series.label] = series.place;
        }
        return found;
    };
    const auto before = places();
    EXPECT_NE(before.at("quest artifact"), before.at("quest artifact 2"));
    std::ranges::reverse(request.inventory);
    EXPECT_EQ(places(), before);
    std::ranges::find(request.inventory, "quest artifact", &Thing::name)->inContainer = true;
    auto without = before;
    without.erase("quest artifact");
    EXPECT_EQ(places(), without);
}

TEST(TheftReport, DrawsEachThingsCurveFromNothing) {
    Request request = besideACyclops();
    request.turns = 10'000;
    const Answer answer = answerTo(request);
    const Report report = reportOn(request);
    for (const char* id : {"theft/by_entry/any", "theft/by_entry/quest artifact",
                           "theft/by_entry/fake Amulet", "theft/by_entry/lost"}) {
        const Series* series = report.seriesOf(id);
        ASSERT_NE(series, nullptr) << id;
        ASSERT_EQ(series->points.size(), 401U);
        EXPECT_EQ(series->points.front().value, 0.0);
        EXPECT_EQ(series->points.back().x, 10'000.0);
    }
    EXPECT_EQ(report.seriesOf("theft/by_entry/any")->label, "something is gone");
    EXPECT_EQ(report.seriesOf("theft/by_entry/any")->points[1].value, answer.goneBy(25).any);
    EXPECT_EQ(report.seriesOf("theft/by_entry/bell"), nullptr);
    double sum = 0.0;
    for (const SeriesPoint& point : report.seriesOf("theft/lost")->points) {
        sum += point.value;
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
}

TEST(TheftReport, TellsHitsAndTurnsApart) {
    const Report byTurns = reportOn(besideACyclops());
    Request request = besideACyclops();
    request.turns.reset();
    request.hits = 100;
    const Report byHits = reportOn(request);
    const auto ids = [](const auto& parts) {
        std::set<std::string> found;
        std::ranges::transform(parts, std::inserter(found, found.end()),
                               [](const auto& part) { return part.id; });
        return found;
    };
    const auto common = [](const std::set<std::string>& a, const std::set<std::string>& b) {
        std::vector<std::string> both;
        std::ranges::set_intersection(a, b, std::back_inserter(both));
        return both;
    };
    for (const std::string& id : common(ids(byTurns.figures), ids(byHits.figures))) {
        EXPECT_NE(byHits.figure(id)->group, byHits.groups.front()) << id;
    }
    EXPECT_TRUE(common(ids(byTurns.tacit), ids(byHits.tacit)).empty());
    EXPECT_TRUE(common(ids(byTurns.series), ids(byHits.series)).empty());
    EXPECT_TRUE(common(ids(byTurns.tacitSeries), ids(byHits.tacitSeries)).empty());
    EXPECT_EQ(byHits.figure("theft/hits/any")->group, "Gone by hit 100");
    EXPECT_EQ(byHits.seriesOf("theft/by_hit/any")->xLabel, "hits");
    EXPECT_NE(byHits.figure("theft/hit_probability"), nullptr);
}

TEST(TheftReport, SaysOfEachThingWhetherItIsSafe) {
    const Report report = reportOn(besideACyclops());
    const Table& things = *report.table("theft/items");
    ASSERT_EQ(things.rows.size(), 5U);
    EXPECT_EQ(std::get<std::string>(things.rows[0][3]), "at risk");
    EXPECT_EQ(std::get<std::string>(things.rows[3][3]), "safe: the real one is not carried");
    EXPECT_EQ(std::get<Estimate>(things.rows[0][2]).value, 1.0);
    EXPECT_EQ(things.columns[1].label, "Gone by turn 100");
    EXPECT_EQ(things.columns[1].brief, "Gone");
}

TEST(TheftReport, SaysWhatNoBagTakes) {
    for (const Kind kind :
         {Kind::Amulet, Kind::BellOfOpening, Kind::Candelabrum, Kind::BookOfTheDead}) {
        const ThingAtRisk thing = {.name = "it", .kind = kind, .risk = Risk::InContainer};
        EXPECT_EQ(riskText(thing), "no bag takes it; reckoned as safe in one");
    }
    for (const Kind kind : {Kind::QuestArtifact, Kind::FakeAmulet, Kind::Bell}) {
        const ThingAtRisk thing = {.name = "it", .kind = kind, .risk = Risk::InContainer};
        EXPECT_EQ(riskText(thing), "safe: in a container");
    }
}

TEST(TheftReport, SaysNeverWhereNothingIsAtRisk) {
    const Report report = reportOn(requestOf(Game::NetHack367, "Cyclops", {Kind::Other}));
    EXPECT_EQ(valueOf(report, "theft/any"), 0.0);
    EXPECT_EQ(report.figure("theft/expected_turns")->text, "never");
    EXPECT_EQ(report.table("theft/remedies"), nullptr);
}

Request withAllBesideACyclops() {
    Request request = requestOf(Game::NetHack367, "Cyclops",
                                {Kind::BellOfOpening, Kind::Amulet, Kind::QuestArtifact});
    request.turns = 200;
    return request;
}

auto bagAmong(const std::vector<RemedyEffect>& effects) {
    return std::ranges::find(effects, "bag",
                             [](const RemedyEffect& each) { return each.remedy.id; });
}

TEST(RemedyEffects, AreThoseOfTheChangedRequest) {
    const Request request = besideACyclops();
    const Answer answer = answerTo(request);
    const auto effects = effectsOf(encounterOf(request), answer, thieves()).value();
    ASSERT_FALSE(effects.empty());
    for (const RemedyEffect& effect : effects) {
        const Answer after = answerTo(effect.remedy.after);
        EXPECT_EQ(effect.anyAfter, after.goneBy(after.entries()).any) << effect.remedy.id;
    }
    const auto bag = bagAmong(effects);
    ASSERT_NE(bag, effects.end());
    ASSERT_FALSE(bag->things.empty());
    EXPECT_EQ(bag->things.front().name, "quest artifact");
    EXPECT_EQ(bag->things.front().before, goneBy(answer, 100, "quest artifact"));
    EXPECT_EQ(bag->things.front().after, 0.0);
    // What is no longer taken first leaves the theft to the Amulet.
    ASSERT_EQ(bag->harmed.size(), 1U);
    EXPECT_EQ(bag->harmed.front().name, "Amulet of Yendor");
    EXPECT_GT(bag->harmed.front().after, bag->harmed.front().before);
}

TEST(RemedyEffects, TellWhatIsHarmedInTheReport) {
    const Request request = withAllBesideACyclops();
    const auto effects = effectsOf(encounterOf(request), answerTo(request), thieves()).value();
    const auto bag = bagAmong(effects);
    ASSERT_NE(bag, effects.end());
    const auto asOdds = [](double) { return std::string("%"); };
    const std::string words = worded(changesOf(*bag), asOdds);
    EXPECT_EQ(words, "quest artifact: % → %; but Amulet of Yendor: % → % and 1 more");
    const Report told = reportOn(request);
    const Table& remedies = *told.table("theft/remedies");
    const auto row = static_cast<std::size_t>(bag - effects.begin());
    EXPECT_EQ(std::get<StepValue>(remedies.rows[row][2]), changesOf(*bag));
}

TEST(RemedyEffects, NameWhatIsHarmedInTheOrderOfTaking) {
    const Request request = withAllBesideACyclops();
    const auto effects = effectsOf(encounterOf(request), answerTo(request), thieves()).value();
    const auto bag = bagAmong(effects);
    ASSERT_NE(bag, effects.end());
    ASSERT_EQ(bag->harmed.size(), 2U);
    const ThingEffect& first = bag->harmed[0];
    const ThingEffect& second = bag->harmed[1];
    EXPECT_EQ(first.name, "Amulet of Yendor");
    EXPECT_EQ(second.name, "Bell of Opening");
    EXPECT_LT(first.after - first.before, second.after - second.before);
}

std::set<std::string> effectiveRemedies(const Request& request) {
    std::set<std::string> ids;
    const auto effects = effectsOf(encounterOf(request), answerTo(request), thieves());
    for (const auto& effect : effects.value()) {
        ids.insert(effect.remedy.id);
    }
    return ids;
}

TEST(RemedyEffects, LeaveOutWhatChangesNothing) {
    Request request = requestOf(Game::NetHack367, "Cyclops", {Kind::Amulet});
    request.armorClass = -20;
    EXPECT_TRUE(effectiveRemedies(request).contains("armor-class-10"));
    EXPECT_TRUE(effectiveRemedies(request).contains("slow"));
    // How often it hits is no question where hits are counted.
    request.turns.reset();
    request.hits = 10;
    const auto ofHits = effectiveRemedies(request);
    EXPECT_FALSE(ofHits.contains("armor-class-10"));
    EXPECT_FALSE(ofHits.contains("slow"));
    EXPECT_TRUE(ofHits.contains("fake-amulet-1"));
    for (const char* id : {"armor-class-10", "slow"}) {
        EXPECT_TRUE(std::ranges::any_of(remediesFor(encounterOf(request)), [id](
                                                                               const Remedy& each) {
            return each.id == id;
        })) << id;
    }
}

TEST(RemedyEffects, ComeInTheOrderOfWhatTheyAreWorth) {
    const Request request = withAllBesideACyclops();
    const auto effects = effectsOf(encounterOf(request), answerTo(request), thieves()).value();
    ASSERT_GT(effects.size(), 4U);
    for (std::size_t i = 1; i < effects.size(); ++i) {
        const RemedyEffect& one = effects[i - 1];
        const RemedyEffect& next = effects[i];
        EXPECT_LE(one.harmed.empty() ? 0 : 1, next.harmed.empty() ? 0 : 1) << next.remedy.id;
        if (one.harmed.empty() == next.harmed.empty()) {
            EXPECT_LE(one.anyAfter, next.anyAfter + 1e-9) << next.remedy.id;
        }
    }
}

TEST(RemedyEffects, TellWhereTheThiefIsThen) {
    const Request request = requestOf(Game::NetHack367, "Wizard of Yendor", {Kind::Amulet});
    const auto effects = effectsOf(encounterOf(request), answerTo(request), thieves()).value();
    const auto stays = std::ranges::find(effects, "no-teleport",
                                         [](const RemedyEffect& each) { return each.remedy.id; });
    ASSERT_NE(stays, effects.end());
    EXPECT_TRUE(stays->things.empty());
    EXPECT_EQ(stays->place, ThiefPlace::NextToHero);
    EXPECT_EQ(changesOf(*stays), StepValue{"after a theft it is next to the hero"});
}

TEST(RemedyEffects, SayWhyThereAreNone) {
    Request request = requestOf(Game::NetHack343, "Wizard of Yendor", {Kind::Amulet});
    request.turns.reset();
    request.hits = 1;
    request.levelForbidsTeleport = true;
    EXPECT_FALSE(remediesFor(encounterOf(request)).empty());
    EXPECT_EQ(effectiveRemedies(request), std::set<std::string>());
    EXPECT_EQ(whyNoEffects(answerTo(request)), nothingHelps);
    request.inventory.clear();
    EXPECT_EQ(whyNoEffects(answerTo(request)), nothingToDo);
}

TEST(RemedyEffects, StopWhenAsked) {
    const Request request = besideACyclops();
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(effectsOf(encounterOf(request), answerTo(request), thieves(), source.get_token()));
}

}  // namespace
}  // namespace polyplan::nethack::theft::testing
