#include "core/plan/question_differences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "core/plan/difference_words.h"
#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using Lines = std::vector<std::string>;

/// Of strategies that have these members.
std::vector<MemberDifference> differencesBetween(const Lines& asked) {
    std::string text;
    for (const std::string& each : asked) {
        text += text.empty() ? "" : ", ";
        text += R"({"name": "a)" + std::to_string(text.size()) + R"(", )" + each + "}";
    }
    ReadResult result = readDocument(
        R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [)" + text +
            "]}",
        tests::catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        throw std::runtime_error(faults->front().pointer + ": " + faults->front().message);
    }
    const std::vector<NamedDocument> documents = {
        {std::make_shared<const Document>(std::get<Document>(std::move(result))), "a.polyplan"}};
    return differencesOf(std::get<std::vector<Contender>>(contendersOf(documents, {})),
                         tests::catalogues());
}

std::string creature(const std::string& members) {
    return R"("heartbeat": {"creature": {"max_hp": 60)" + members + "}}";
}

/// As they are told one by one.
Lines rowsOf(const std::vector<MemberDifference>& differences) {
    Lines rows;
    for (const MemberDifference& each : differences) {
        std::string row = wordedLabel(each) + ":";
        for (const std::string& value : each.shown()) {
            row += " " + wordedValue(value) + " /";
        }
        row.resize(row.size() - 2);
        rows.push_back(std::move(row));
    }
    return rows;
}

TEST(QuestionDifferences, OfOutfitsAreToldBySlot) {
    const auto differences =
        differencesBetween({creature(R"(, "worn": [{"slot": "head", "item": "iron helm"},
                                {"slot": "body", "item": "plate mail"},
                                {"slot": "feet", "item": "iron shoes"}])"),
                            creature(R"(, "worn": [{"slot": "head", "item": "iron helm"},
                                {"slot": "amulet", "item": "pearl necklace"},
                                {"slot": "body", "item": "plate mail", "enchantment": 2},
                                {"slot": "feet", "item": "sandals", "enchantment": 1}])"),
                            creature("")});
    EXPECT_EQ(rowsOf(differences), (Lines{"outfit › head: iron helm / iron helm / nothing",
                                          "outfit › body: plate mail / plate mail / nothing",
                                          "outfit › body › enchantment: 0 / 2 / –",
                                          "outfit › feet: iron shoes / sandals / nothing",
                                          "outfit › feet › enchantment: 0 / 1 / –",
                                          "outfit › amulet: nothing / pearl necklace / nothing"}));
    EXPECT_EQ(differences.back().pointer, "/heartbeat/creature/worn/1") << "where it is worn";
    EXPECT_EQ(differences.back().values,
              (Lines{"null", R"({"slot":"amulet","item":"pearl necklace"})", "null"}));
}

TEST(QuestionDifferences, OfOneThingWornNameIt) {
    const Lines outfits = {
        creature(R"(, "worn": [{"slot": "body", "item": "plate mail", "enchantment": 1},
                               {"slot": "feet", "item": "iron shoes"}])"),
        creature(R"(, "worn": [{"slot": "feet", "item": "iron shoes"},
                               {"slot": "body", "item": "plate mail"}])")};
    EXPECT_EQ(differencesInWords(differencesBetween(outfits)),
              Lines{"outfit › body (plate mail) › enchantment 1 / 0"});
    EXPECT_TRUE(differencesBetween({outfits[0], outfits[0]}).empty());
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {creature(R"(, "worn": [{"slot": "amulet", "item": "pearl necklace"}])"),
                   creature(R"(, "worn": [{"slot": "amulet", "item": "pearl necklace",
                                     "gives": ["FAST", "POISON_HARSH"]}])")})),
              Lines{"outfit › amulet (pearl necklace) › gives none / fast, harsh poison"});
}

TEST(QuestionDifferences, OfOrderAloneAreTold) {
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {creature(R"(, "worn": [{"slot": "body"}, {"slot": "feet"}])"),
                   creature(R"(, "worn": [{"slot": "feet"}, {"slot": "body"}])")})),
              Lines{"outfit › order body, feet / feet, body"});
}

TEST(QuestionDifferences, OfIntrinsicsAreToldByName) {
    EXPECT_EQ(
        differencesInWords(differencesBetween(
            {creature(""), creature(R"(, "intrinsics": [{"name": "POISON_HARSH", "beats": 40}])"),
             creature(R"(, "intrinsics": [{"name": "ASLEEP"},
                                          {"name": "POISON_HARSH", "beats": 1}])")})),
        (Lines{"harsh poison none / 40 beats / 1 beat", "asleep no / no / yes"}));
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {creature(R"(, "intrinsics": [{"name": "AFLAME"}])"),
                   creature(R"(, "intrinsics": [{"name": "AFLAME", "beats": 7}])")})),
              Lines{"aflame stays / 7 beats"});
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {creature(R"(, "intrinsics": [{"name": "AFLAME"}])"),
                   creature(R"(, "intrinsics": [{"name": "AFLAME", "source": "item"}])")})),
              Lines{"aflame › from – / item"});
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {creature(R"(, "intrinsics": [{"name": "AFLAME"}])"), R"("notes": "")"})),
              Lines{"heartbeat yes / no"});
}

TEST(QuestionDifferences, OfThingsCarriedAreToldByName) {
    const auto carrying = [](const std::string& inventory) {
        return R"("theft": {"monster": "Wizard of Yendor", "turns": 50, "inventory": [)" +
               inventory + "]}";
    };
    EXPECT_EQ(differencesInWords(differencesBetween(
                  {carrying(R"({"kind": "Amulet of Yendor"})"),
                   carrying(R"({"kind": "quest artifact", "name": "The Orb of Fate"},
                               {"kind": "Amulet of Yendor", "in_container": true})")})),
              (Lines{"Amulet of Yendor in the open / in a bag",
                     "The Orb of Fate not carried / in the open"}));
}

TEST(QuestionDifferences, OfMostPointsAreReadByThemselves) {
    EXPECT_EQ(differencesInWords(
                  differencesBetween({R"("heartbeat": {"creature": {"max_hp": 60, "max_mp": 40}})",
                                      R"("heartbeat": {"creature": {"max_hp": 30}})"})),
              (Lines{"most HP 60 / 30", "most MP 40 / 0"}));
    const auto struck = [](const std::string& hp, const std::string& level) {
        return R"("damage": [{"damage_type": "FIRE", "damage": 20, "player": {"level": )" + level +
               R"(}, "monster": {"flags": ["EVIL"], "symbol": "x", "level": )" + level +
               R"(, "armour_class": 10, "speed_before": 110, "mana": 0, "hp_before": 9,
                   "max_hp": )" +
               hp + "}}]";
    };
    std::string twice = struck("60", "10");
    twice.insert(twice.rfind(']'),
                 ", " + twice.substr(twice.find('{'), twice.rfind('}') + 1 - twice.find('{')));
    EXPECT_EQ(differencesInWords(differencesBetween({struck("50", "10"), twice})),
              (Lines{"attacks 1 › most hit points 50 / 60", "attacks 1 / 2"}));
    EXPECT_EQ(rowsOf(differencesBetween({struck("50", "10"), struck("60", "12")})),
              (Lines{"attacks 1 › monster level: 10 / 12", "attacks 1 › most hit points: 50 / 60",
                     "attacks 1 › player level: 10 / 12"}));
}

}  // namespace
}  // namespace polyplan::plan
