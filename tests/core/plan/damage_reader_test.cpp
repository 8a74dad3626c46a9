#include "core/plan/damage_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "core/json/json_tree.h"
#include "core/oangband/evaluate.h"
#include "core/oangband/report.h"
#include "core/plan/damage_json.h"
#include "core/plan/members.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

Json soundAttack() {
    return Json::parse(R"({
      "game": "oangband-1.1.0", "damage_type": "GF_FIRE", "damage": 100,
      "source": {"kind": "player"}, "monster": {"id": 361}, "terrain": "tree",
      "player": {"class": "Mage", "level": 30, "specialties": ["Beguile"], "dungeon_depth": 20},
      "floor_objects": [{"name": "Healing", "type": "TV_POTION"}]
    })");
}

std::vector<Fault> faultsOf(const Json& request) {
    const auto read = readDamageRequest(request, tests::catalogues());
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    return faults == nullptr ? std::vector<Fault>() : *faults;
}

/// The sound request with one value put at a pointer.
std::vector<Fault> faultsWith(const std::string& pointer, const Json& value) {
    Json request = soundAttack();
    request[Json::json_pointer(pointer)] = value;
    return faultsOf(request);
}

void expectFault(const std::vector<Fault>& faults, const std::string& pointer,
                 const std::string& part) {
    ASSERT_EQ(faults.size(), 1U) << pointer;
    EXPECT_EQ(faults[0].pointer, pointer);
    EXPECT_NE(faults[0].message.find(part), std::string::npos) << faults[0].message;
}

TEST(DamageReader, ReadsASoundRequest) {
    EXPECT_TRUE(faultsOf(soundAttack()).empty());
}

TEST(DamageReader, PassesOverWhatRecordedCasesSayOfThemselves) {
    Json request = soundAttack();
    request["case"] = "01";
    request["trials"] = 5;
    request["observed"] = Json::object();
    EXPECT_TRUE(faultsOf(request).empty());
}

TEST(DamageReader, NamesEveryFaultAndWhatIsNear) {
    expectFault(faultsWith("/damage_type", "FIER"), "/damage_type", "\"FIRE\"");
    expectFault(faultsWith("/damage_type", "GF_FIER"), "/damage_type", "\"FIRE\"");
    expectFault(faultsWith("/damage_type", 3), "/damage_type", "no text");
    expectFault(faultsWith("/game", "nethack-3.6.7"), "/game", "oangband-1.1.0");
    expectFault(faultsWith("/monster", Json{{"name", "Vampyre lord"}}), "/monster/name",
                "Vampire lord");
    expectFault(faultsWith("/monster", Json{{"name", "Vampire"}}), "/monster/name", "361");
    expectFault(faultsWith("/monster", Json{{"id", 99}, {"name", 1}}), "/monster/name", "no text");
    expectFault(faultsWith("/monster/id", 30000), "/monster/id", "no monster");
    expectFault(faultsWith("/monster/id", 0), "/monster/id", "1 to 32,767");
    expectFault(faultsWith("/monster", Json::object()), "/monster", "names no monster");
    expectFault(faultsWith("/monster/flags", Json{"EVIL"}), "/monster/flags", "one of the two");
    expectFault(faultsWith("/monster", Json{{"flags", {"EVL"}}, {"level", 3}, {"max_hp", 9}}),
                "/monster/flags/0", "\"EVIL\"");
    expectFault(faultsWith("/monster", Json{{"flags", {"EVIL"}}, {"max_hp", 9}}), "/monster/level",
                "required");
    expectFault(faultsWith("/monster/hp_before", 40000), "/monster/hp_before", "0 to 32,767");
    expectFault(faultsWith("/monster", Json{{"id", 361}, {"hp_before", 50}, {"max_hp", 40}}),
                "/monster/hp_before", "0 to 40");
    expectFault(faultsWith("/monster/symbol", "ab"), "/monster/symbol", "1");
    expectFault(faultsWith("/monster/hat", 1), "/monster/hat", "no member");
    expectFault(faultsWith("/terain", "floor"), "/terain", "\"terrain\"");
    expectFault(faultsWith("/terrain", "lave"), "/terrain", "\"lava\"");
    expectFault(faultsWith("/distance_from_centre", 1), "/radius", "required");
    expectFault(faultsWith("/affects", "cone"), "/affects", "bolt, ball, line of sight");
    expectFault(faultsWith("/source/kind", "god"), "/source/kind", "player, monster");
    expectFault(faultsWith("/player/class", "Wizard"), "/player/class", "Mage");
    expectFault(faultsWith("/player/specialties/0", "Evasion"), "/player/specialties/0",
                "Holy Light");
    expectFault(faultsWith("/player/level", 51), "/player/level", "1 to 50");
    expectFault(faultsWith("/casts", 101), "/casts", "1 to 100");
    expectFault(faultsWith("/floor_objects/0/name", "Heeling"), "/floor_objects/0/name",
                "\"Healing\"");
    expectFault(faultsWith("/floor_objects/0/name", "Potion of Heeling"), "/floor_objects/0/name",
                "did you mean \"Potion of Healing\"");
    expectFault(faultsWith("/floor_objects/0/name", "Scroll of Darkness"), "/floor_objects/0/name",
                "of type TV_POTION; ");
    expectFault(faultsWith("/floor_objects/0/type", "TV_POTON"), "/floor_objects/0/type",
                "TV_POTION");
    expectFault(faultsWith("/floor_objects/0/ignore", Json{"IGNORE_RAIN"}),
                "/floor_objects/0/ignore/0", "IGNORE_FIRE");
}

TEST(DamageReader, TakesTheNameThatTheGamePrints) {
    EXPECT_TRUE(faultsWith("/floor_objects/0/name", "Potion of Healing").empty());
    EXPECT_TRUE(faultsWith("/floor_objects/0", Json{{"name", "scrolls of darkness"}}).empty());
}

TEST(DamageReader, ANameOfSeveralObjectsListsTheirTypes) {
    const std::vector<Fault> faults = faultsWith("/floor_objects/0", Json{{"name", "Light"}});
    expectFault(faults, "/floor_objects/0/name", "TV_");
}

TEST(DamageReader, RefusesAbsurdDamageAtOnce) {
    expectFault(faultsWith("/damage", -1), "/damage", "1,000,000");
    expectFault(faultsWith("/damage", 1'000'001), "/damage", "1,000,000");
    expectFault(faultsWith("/damage", 1.5), "/damage", "whole number");
    expectFault(faultsWith("/damage", "1000000d1000000"), "/damage", "100,000");
    expectFault(faultsWith("/damage", "2d6-20"), "/damage", "0 to 1,000,000");
    expectFault(faultsWith("/damage", "2d"), "/damage", "");
    expectFault(faultsWith("/damage", std::string(1'001, '1')), "/damage", "characters");
    expectFault(faultsWith("/damage", Json::array()), "/damage", "dice");
    expectFault(faultsWith("/damage", nullptr), "/damage", "dice");
}

TEST(DamageReader, WhatIsNoObjectIsAFault) {
    expectFault(faultsOf(Json::array()), "", "no object");
    EXPECT_EQ(faultsOf(Json::object()).size(), 3U);
    expectFault(faultsWith("/monster", 5), "/monster", "no object");
    expectFault(faultsWith("/floor_objects", 5), "/floor_objects", "no array");
}

TEST(DamageReader, AMonsterDefaultsToItsFixedOrAverageHitPoints) {
    const auto hp = [](int id) {
        Json request = soundAttack();
        request["monster"] = {{"id", id}};
        const auto scene = oangband::Scene::of(
            std::get<oangband::Request>(readDamageRequest(request, tests::catalogues())),
            tests::catalogues().oangband());
        return std::get<oangband::Scene>(scene).hpBefore();
    };
    for (const oangband::Monster& monster : tests::catalogues().oangband().monsters.monsters()) {
        const int most = monster.hpDice * monster.hpSides;
        const int average = monster.hpDice * (monster.hpSides + 1) / 2;
        ASSERT_EQ(hp(monster.id), monster.fixedMaxHp ? most : average) << monster.name;
    }
}

Json answerTo(const Json& request) {
    const auto scene = oangband::Scene::of(
        std::get<oangband::Request>(readDamageRequest(request, tests::catalogues())),
        tests::catalogues().oangband());
    std::ostringstream out;
    JsonWriter json(out);
    const auto& found = std::get<oangband::Scene>(scene);
    writeAnswer(json, found, evaluate(found));
    return Json::parse(out.str());
}

TEST(DamageJson, HasEveryMemberOfTheFormat) {
    const Json answer = answerTo(soundAttack());
    for (const char* table : {"damage_dealt", "stunned", "confused", "afraid", "held", "healed",
                              "teleported_distance", "terrain_after"}) {
        ASSERT_TRUE(answer.contains(table)) << table;
        EXPECT_TRUE(answer[table].is_object()) << table;
    }
    for (const char* figure :
         {"slept", "slowed", "polymorphed", "killed", "moved", "mean_damage"}) {
        ASSERT_TRUE(answer.contains(figure)) << figure;
        EXPECT_TRUE(answer[figure].is_number()) << figure;
    }
    EXPECT_TRUE(answer["resistance"].is_null());
    EXPECT_EQ(answer["damage_dealt"], (Json{{"0", 0.25}, {"75", 0.75}}));
    EXPECT_EQ(answer["stunned"], Json::object());
    EXPECT_EQ(answer["monster"]["hp_before"], 115);
    EXPECT_EQ(answer["monster"]["max_hp"], 115);
    EXPECT_EQ(answer["floor_objects"][0]["object"], "Healing");
    EXPECT_EQ(answer["floor_objects"][0]["destroyed"], 0);
    ASSERT_FALSE(answer["explanation"].empty());
    for (const Json& step : answer["explanation"]) {
        EXPECT_FALSE(step["text"].get<std::string>().empty());
        EXPECT_FALSE(step["source"].get<std::string>().empty());
    }
}

/// What lies on the floor is called with its class wherever people read of it; what programs read
/// keeps the bare name.
TEST(DamageReport, TellsAPotionFromAScroll) {
    Attack attack;
    FaultList faults;
    readMembers(soundAttack(), attack, Place(faults, {}));
    const auto scene = oangband::Scene::of(attack, tests::catalogues().oangband());
    const Report report =
        oangband::report(attack, evaluate(std::get<oangband::Scene>(scene)), "key");
    EXPECT_TRUE(std::any_of(report.steps.begin(), report.steps.end(), [](const Step& step) {
        return step.text == "Healing (potion) on the floor";
    }));
    const auto floor =
        std::find_if(report.tables.begin(), report.tables.end(),
                     [](const Table& table) { return table.id.ends_with("floor_objects"); });
    ASSERT_NE(floor, report.tables.end());
    EXPECT_EQ(floor->rows.front().front(), Cell(std::string("Healing (potion)")));
    EXPECT_EQ(answerTo(soundAttack())["floor_objects"][0]["object"], "Healing");
}

TEST(DamageReport, NamesWhatTheAnswerHas) {
    Attack attack;
    FaultList faults;
    readMembers(soundAttack(), attack, Place(faults, {}));
    attack.casts = 3;
    const auto scene = oangband::Scene::of(attack, tests::catalogues().oangband());
    const oangband::Answer answer = evaluate(std::get<oangband::Scene>(scene));
    const Report report = oangband::report(attack, answer, "key");
    std::set<std::string> ids;
    for (const Figure& figure : report.figures) {
        EXPECT_TRUE(ids.insert(figure.id).second) << figure.id;
        EXPECT_TRUE(figure.id.starts_with("damage/key/")) << figure.id;
        EXPECT_FALSE(figure.label.empty() || figure.rule.empty() || figure.source.empty())
            << figure.id;
        EXPECT_EQ(figure.value.standardError, 0.0);
    }
    EXPECT_TRUE(ids.contains("damage/key/killed_by_casts"));
    for (const Series& series : report.series) {
        EXPECT_TRUE(ids.insert(series.id + " series").second) << series.id;
    }
    EXPECT_EQ(report.figures.front().value.value, 56.25);
    const Series* killed = report.seriesOf("damage/key/killed_by_cast");
    ASSERT_NE(killed, nullptr);
    EXPECT_EQ(killed->points.size(), 4U);
}

}  // namespace
}  // namespace polyplan::plan
