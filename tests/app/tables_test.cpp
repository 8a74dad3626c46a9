#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "core/catalogue/csv.h"
#include "tests/app/outcome.h"

namespace polyplan::app {
namespace {

using Json = nlohmann::json;

/// Every value of the answer is that of the table, whose rows are told by a column.
void expectTable(const std::vector<std::string>& arguments, const std::string& table,
                 const std::string& column = "", const std::string& value = "") {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    const Json answer = Json::parse(outcome.out);
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/" + table + ".csv");
    std::size_t i = 0;
    for (const CsvRecord& record : readCsv(csv)) {
        if (!column.empty() && record.at(column) != value) {
            continue;
        }
        ASSERT_LT(i, answer.size());
        ASSERT_EQ(answer[i].size(), record.size());
        for (const auto& [name, expected] : record) {
            const Json& member = answer[i].at(name);
            EXPECT_EQ(member.is_string() ? member.get<std::string>() : member.dump(), expected);
        }
        ++i;
    }
    EXPECT_EQ(answer.size(), i);
    EXPECT_GT(i, 0U);
}

TEST(Tables, MonstersHaveEveryColumn) {
    expectTable({"monsters", "--json"}, "oangband-monsters");
    expectTable({"monsters", "--game", "oangband-1.1.0", "--json"}, "oangband-monsters");
    expectTable({"monsters", "--game", "powder", "--json"}, "powder-creature-noise");
    for (const char* version : {"3.4.3", "3.6.7", "3.7"}) {
        expectTable({"monsters", "--game", std::string("nethack-") + version, "--json"},
                    "amulet-theft-monsters", "version", version);
    }
    expectTable({"monsters", "--game", "dnethack", "--json"}, "amulet-theft-monsters", "version",
                "dNetHack 3.18.0");
}

TEST(Tables, NumbersAreNumbers) {
    const Json monsters = Json::parse(run({"monsters", "--json"}).out);
    ASSERT_EQ(monsters.size(), 601U);
    EXPECT_TRUE(monsters[0].at("level").is_number_integer());
    EXPECT_EQ(monsters[0].at("hp_average"), 2.5);
    EXPECT_TRUE(monsters[0].at("hp_dice").is_string());
    EXPECT_EQ(monsters[0].at("spell_freq"), "");
}

TEST(Tables, MonstersAreATableForPeopleToo) {
    const std::string text = run({"monsters"}).out;
    EXPECT_NE(text.find("Morgoth, Lord of Darkness"), std::string::npos);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 602);
}

TEST(Tables, PeopleReadWordsOfPowdersCreatures) {
    const std::string text = run({"monsters", "--game", "powder"}).out;
    for (const char* part :
         {"GREENDRAGON", "green dragon", "flies", "poison resistance", "flesh"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part;
    }
    for (const char* id : {"STD_FLY", "RESISTPOISON", "FLESH "}) {
        EXPECT_EQ(text.find(id), std::string::npos) << id;
    }
}

TEST(Tables, OangbandHasObjects) {
    expectTable({"objects", "--game", "oangband-1.1.0", "--json"}, "oangband-objects");
    for (const char* name : {"potion", "TV_POTION", "tv_potion"}) {
        expectTable({"objects", "--game", "oangband-1.1.0", "--class", name, "--json"},
                    "oangband-objects", "tval_name", "TV_POTION");
    }
    EXPECT_NE(run({"objects", "--game", "oangband-1.1.0", "--class", "rod"}).out.find("Dragonfire"),
              std::string::npos);
}

TEST(Tables, RefuseWhatTheyDoNotKnow) {
    const Outcome slex = run({"monsters", "--game", "slex"});
    EXPECT_EQ(slex.status, 1);
    EXPECT_EQ(slex.out, "");
    EXPECT_EQ(slex.err,
              "polyplan: the monsters of \"slex\" are not known; known are those of "
              "oangband-1.1.0, powder, nethack-3.4.3, nethack-3.6.7, nethack-3.7, dnethack\n");
    const Outcome frog = run({"objects", "--game", "oangband-1.1.0", "--class", "frog"});
    EXPECT_EQ(frog.status, 1);
    EXPECT_EQ(frog.err,
              "polyplan: \"frog\" is no class of Oangband's objects; they are named like "
              "TV_POTION\n");
    EXPECT_EQ(run({"monsters", "--game"}).status, 2);
    EXPECT_EQ(run({"monsters", "extra"}).status, 2);
}

}  // namespace
}  // namespace polyplan::app
