#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

using Json = nlohmann::json;

TEST(DamageCommand, AnswersEveryRecordedCase) {
    for (const auto& entry :
         std::filesystem::directory_iterator(POLYPLAN_SOURCE_DIR "/tests/oracle/oangband")) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        const Outcome outcome = run({"damage", entry.path().string(), "--json"});
        EXPECT_EQ(outcome.status, done) << entry.path() << outcome.err;
        EXPECT_EQ(Json::parse(outcome.out)["game"], "oangband-1.1.0");
    }
}

TEST(DamageCommand, TakesMembersAsOptionsWhichWin) {
    tests::TemporaryFolder folder;
    const std::string file = folder.write(
        "request.json", R"({"damage_type": "FIRE", "damage": 8, "monster": {"id": 361}})");
    const Outcome outcome =
        run({"damage", file, "--damage", "2d6+90", "--terrain", "water", "--monster.hp_before",
             "40", "--player.class", "Priest", "--player.specialties", "Beguile,Holy Light",
             "--casts", "2", "--json"});
    EXPECT_EQ(outcome.err,
              "--player.specialties: \"Beguile\" counts, though the class "
              "Priest can't "
              "learn it; it is for Mage, Druid, Necromancer\n");
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["damage"], "2d6+90");
    EXPECT_EQ(answer["damage_dealt"].size(), 6U);
    EXPECT_EQ(answer["monster"]["hp_before"], 40);
    EXPECT_EQ(answer["killed"], 1);
    EXPECT_EQ(answer["casts"].size(), 2U);
}

TEST(DamageCommand, TakesTheTypeInSmallLetters) {
    const auto typed = [](const std::string& type) {
        return run({"damage", "--damage_type", type, "--damage", "60", "--monster.id", "361"});
    };
    EXPECT_EQ(typed("fire").err, "");
    EXPECT_EQ(typed("fire").out, typed("FIRE").out);
    EXPECT_EQ(typed("gf_Fire").out, typed("FIRE").out);
    EXPECT_NE(typed("fir").err.find("\"fir\" is no damage type"), std::string::npos);
    // What is a request stays as strict as its format.
    const Outcome request =
        run({"damage", "-"}, R"({"damage_type": "fire", "damage": 60, "monster": {"id": 361}})");
    EXPECT_EQ(request.status, requestNotMet);
}

TEST(DamageCommand, ListsEveryTerrain) {
    const auto fault = [](const std::string& terrain) {
        return run({"damage", "--damage_type", "FIRE", "--damage", "60", "--monster.id", "361",
                    "--terrain", terrain})
            .err;
    };
    const std::string swamp = fault("swamp");
    EXPECT_TRUE(
        swamp.starts_with("--terrain: \"swamp\" is no terrain of Oangband 1.1.0; "
                          "nothing, floor, invisible trap, "))
        << swamp;
    EXPECT_TRUE(swamp.ends_with(", monster trap (dispel monsters), monster trap are allowed\n"))
        << swamp;
    EXPECT_EQ(swamp.find("granite wall"), swamp.rfind("granite wall")) << "each once";
    EXPECT_NE(fault("rubbel").find("did you mean \"rubble\"?"), std::string::npos)
        << fault("rubbel");
}

TEST(DamageCommand, TakesWordsInAnyCase) {
    const auto by = [](const std::string& playerClass, const std::string& specialties) {
        return run({"damage", "--damage_type", "OLD_SLEEP", "--damage", "60", "--monster.id", "361",
                    "--player.class", playerClass, "--player.specialties", specialties});
    };
    EXPECT_EQ(by("mage", "beguile").err, "");
    EXPECT_EQ(by("mage", "beguile").out, by("Mage", "Beguile").out);
    EXPECT_EQ(by("Paladin", "Holy Light").err, "");
    EXPECT_EQ(by("Warrior", "Holy Light").err,
              "--player.specialties: \"Holy Light\" counts, though the class "
              "Warrior "
              "can't learn it; it is for Priest, Paladin\n");
    EXPECT_NE(by("mag", "").err.find("\"mag\" is none of Warrior, Mage"), std::string::npos);
}

TEST(DamageCommand, TakesAMonsterByHand) {
    const Outcome outcome =
        run({"damage", "--damage_type", "GF_HOLY_ORB", "--damage", "60", "--monster.flags",
             "EVIL,UNDEAD", "--monster.level", "12", "--monster.max_hp", "100", "--json"});
    EXPECT_EQ(outcome.err, "");
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["damage_dealt"], (Json{{"90", 1}}));
    EXPECT_EQ(answer["resistance"], "EVIL");
}

TEST(DamageCommand, TellsWhatIsAskedForAndTheFearThatIsLeft) {
    const auto answerTo = [](const std::string& type) {
        return Json::parse(
            run({"damage", "--damage_type", type, "--damage", "60", "--monster.id", "361",
                 "--monster.stunned_before", "10", "--monster.afraid_before", "40", "--json"})
                .out);
    };
    const auto sum = [](const Json& odds) {
        double total = 0.0;
        for (const Json& chance : odds) {
            total += chance.get<double>();
        }
        return total;
    };
    const Json sound = answerTo("SOUND");
    EXPECT_NEAR(sum(sound["stunned_requested"]), 1.0, 1e-12);
    EXPECT_TRUE(sound["stunned_requested"].contains("7"));
    EXPECT_FALSE(sound["stunned"].contains("7"));  // half of what is asked for
    EXPECT_NEAR(sum(sound["afraid_afterwards"]), 1.0, 1e-12);
    EXPECT_FALSE(sound["afraid_afterwards"].contains("40"));
    EXPECT_EQ(answerTo("FIRE")["stunned_requested"], Json::object());
    EXPECT_NEAR(sum(answerTo("CONFUSION")["confused_requested"]), 1.0, 1e-12);
    const Json turned = answerTo("TURN_ALL");
    EXPECT_GT(sum(turned["afraid_requested"]), 0.2);
    EXPECT_NEAR(sum(turned["afraid_requested"]), sum(turned["afraid"]), 1e-12);
}

TEST(DamageCommand, ShowsATableForPeople) {
    const Outcome outcome = run({"damage", "--damage_type", "FIRE", "--damage", "12d8+20",
                                 "--monster.id", "361", "--terrain", "tree", "--casts", "3"});
    EXPECT_EQ(outcome.status, done);
    EXPECT_NE(outcome.out.find("Vampire"), std::string::npos);
    EXPECT_NE(outcome.out.find("mean damage"), std::string::npos);
    EXPECT_NE(outcome.out.find("casts"), std::string::npos);
    EXPECT_NE(outcome.out.find("spells1.c project_m()"), std::string::npos);
    EXPECT_NE(outcome.out.find("≠ The wiki has"), std::string::npos);
    EXPECT_NE(outcome.out.find("Damage dealt, hit points"), std::string::npos);
    EXPECT_NE(outcome.out.find("\n  Turns afraid\n"), std::string::npos);
    EXPECT_EQ(outcome.out.find("\n    damage "), std::string::npos);
}

TEST(DamageCommand, TellsAScrollFromAStaff) {
    const std::string request =
        R"({"damage_type": "COLD", "damage": 60, "monster": {"id": 361}, "floor_objects": [
            {"name": "Darkness", "type": "TV_STAFF"}, {"name": "Darkness", "type": "scroll"}]})";
    const std::string told = run({"damage", "-"}, request).out;
    EXPECT_NE(told.find("\n    Darkness (staff) "), std::string::npos) << told;
    EXPECT_NE(told.find("\n    Darkness (scroll) "), std::string::npos) << told;
    const Json answer = Json::parse(run({"damage", "-", "--json"}, request).out);
    EXPECT_EQ(answer["floor_objects"][0]["object"], "Darkness");
}

TEST(DamageCommand, HelpsWithObjectsOnTheFloor) {
    const std::string help = run({"damage", "--help"}).out;
    EXPECT_NE(help.find("floor_objects, is such an array"), std::string::npos) << help;
    const std::size_t start = help.find('{');
    ASSERT_NE(start, std::string::npos) << help;
    const Outcome outcome = run({"damage", "-"}, help.substr(start));
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_NE(outcome.out.find("Darkness"), std::string::npos) << outcome.out;
}

TEST(DamageCommand, TellsEachAmountOnce) {
    const auto told = [](const std::string& type) {
        return run({"damage", "--damage_type", type, "--damage", "12d8+20", "--monster.id", "361",
                    "--casts", "3"})
            .out;
    };
    const std::string asked = "\n  Amounts\n";
    EXPECT_EQ(told("FIRE").find(asked), std::string::npos);
    const std::string sound = told("SOUND");
    EXPECT_NE(sound.find(asked), std::string::npos);
    EXPECT_EQ(sound.find("Turns stunned"), std::string::npos);
    EXPECT_NE(sound.find("Hit points left"), std::string::npos);

    const std::string fire = told("FIRE");
    const std::string hardlyEver = "< 0.0001 %";
    EXPECT_NE(fire.find(hardlyEver), std::string::npos);
    std::istringstream lines(fire);
    std::string before;
    const auto isNone = [](const std::string& line) {
        return line.substr(line.find_first_not_of(' ')).starts_with("0 ");
    };
    for (std::string line; std::getline(lines, line); before = line) {
        EXPECT_FALSE(line.ends_with(hardlyEver) && before.ends_with(hardlyEver) && !isNone(before))
            << before << '\n'
            << line;
    }
}

TEST(DamageCommand, GroupsTheMeanOfTheSteps) {
    const Outcome outcome =
        run({"damage", "--damage_type", "FIRE", "--damage", "1000d1000", "--monster.id", "361"});
    EXPECT_NE(outcome.out.find("1,000 to 1,000,000 (mean 500,500)"), std::string::npos)
        << outcome.out;
}

TEST(DamageCommand, TellsWhatOfASourceHasNoEffect) {
    const auto from = [](std::vector<std::string> source) {
        source.insert(source.begin(),
                      {"damage", "--damage_type", "FIRE", "--damage", "60", "--monster.id", "361"});
        return run(source);
    };
    const std::string why =
        "has no effect, as a player makes the projection; the kind monster goes with it\n";
    const Outcome named = from({"--source.name", "Ancient red dragon"});
    EXPECT_EQ(named.status, done);
    EXPECT_EQ(named.err, "--source.name: " + why);
    EXPECT_EQ(named.out, from({}).out);
    EXPECT_EQ(from({"--source.id", "553"}).err, "--source.id: " + why);
    EXPECT_EQ(from({"--source.kind", "monster", "--source.id", "553"}).err, "");
}

TEST(DamageCommand, TellsWhatOfATargetHasNoEffect) {
    const auto struck = [](std::vector<std::string> members) {
        members.insert(members.begin(), {"damage", "--damage_type", "FIRE", "--damage", "10",
                                         "--monster.id", "361"});
        const Outcome outcome = run(members);
        EXPECT_EQ(outcome.status, done);
        return outcome.err;
    };
    EXPECT_EQ(struck({"--monster.name", "Ogre"}),
              "--monster.name: has no effect, as the id decides: 361 is "
              "\"Vampire\"\n");
    EXPECT_EQ(struck({"--monster.name", "vampire"}), "");
    EXPECT_EQ(struck({"--monster.hp_before", "500"}),
              "--monster.hp_before: is more than the 115 that \"Vampire\" has "
              "unhurt, so it is taken to have 500 of 500; max_hp says what it has unhurt\n");
    EXPECT_EQ(struck({"--monster.hp_before", "500", "--monster.max_hp", "600"}), "");
    EXPECT_EQ(struck({"--monster.hp_before", "115"}), "");
    EXPECT_EQ(struck({"--affects", "bolt", "--distance_from_centre", "2", "--radius", "2"}),
              "--distance_from_centre: lowers the damage as that of a ball, "
              "though a bolt strikes with all of it at any distance (spells1.c project())\n");
    EXPECT_EQ(struck({"--distance_from_centre", "2", "--radius", "2"}), "");
}

TEST(DamageCommand, TakesAMonsterThatIsNamedInPlaceOfTheRequestsId) {
    const std::string request =
        R"({"damage_type": "FIRE", "damage": 60, "monster": {"id": 361, "hp_before": 9}})";
    const Outcome named = run({"damage", "-", "--monster.name", "Cave ogre", "--json"}, request);
    EXPECT_EQ(named.status, done);
    EXPECT_EQ(named.err, "");
    EXPECT_NE(named.out.find("Cave ogre"), std::string::npos) << named.out;
    EXPECT_EQ(named.out.find("Vampire"), std::string::npos);
}

TEST(DamageCommand, AsksWhichOfSeveralMonstersIsTheSource) {
    const auto from = [](const std::string& name) {
        return run({"damage", "--damage_type", "FIRE", "--damage", "60", "--monster.id", "361",
                    "--source.kind", "monster", "--source.name", name});
    };
    const Outcome several = from("Vampire");
    EXPECT_EQ(several.status, requestNotMet);
    EXPECT_EQ(several.err,
              "--source.name: \"Vampire\" is the name of 2 monsters; the id 361 "
              "(level 29) or 783 (level 42) is allowed\n");
    EXPECT_EQ(from("Ancient red dragon").status, done);
}

TEST(DamageCommand, TakesNothingForAValueThatIsLeftEmpty) {
    const Outcome outcome =
        run({"damage", "--damage_type", "FIRE", "--damage=", "--monster.id", "361"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_TRUE(outcome.err.starts_with("--damage: ")) << outcome.err;
}

TEST(DamageCommand, NamesFaultsAndAnswersNothing) {
    const Outcome outcome = run({"damage", "--damage_type", "FIRE", "--damage", "1000000d1000000",
                                 "--monster.id", "361", "--json"});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find("--damage: "), std::string::npos) << outcome.err;
    EXPECT_EQ(
        run({"damage", "-"}, R"({"damage_type": "FIRE", "damage": -1, "monster": {"id": 361}})")
            .status,
        requestNotMet);
    EXPECT_EQ(run({"damage", "--damge", "3"}).status, wrongUsage);
}

TEST(DamageCommand, NamesTheOptionsThatATargetIsSetBy) {
    const std::string origin = "one of --monster.id, --monster.name, --monster.flags …: /monster: ";
    const Outcome nobody = run({"damage", "--damage_type", "FIRE", "--damage", "3"});
    EXPECT_EQ(nobody.status, requestNotMet);
    EXPECT_EQ(nobody.err, origin + "is missing, and is required\n");
    const Outcome unnamed =
        run({"damage", "--damage_type", "FIRE", "--damage", "3", "--monster.level", "3"});
    EXPECT_TRUE(unnamed.err.starts_with(origin + "names no monster")) << unnamed.err;
}

}  // namespace
}  // namespace polyplan::app
