#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "app/command_line.h"

namespace polyplan::app {
namespace {

using Json = nlohmann::json;

struct EngraveOutcome {
    int status;
    std::string out;
    std::string err;
    Json json() const { return Json::parse(out); }
};

EngraveOutcome engrave(std::vector<std::string> arguments, const std::string& input = "") {
    std::ostringstream out;
    std::ostringstream err;
    std::istringstream in(input);
    Console console{out, err, false, in};
    arguments.insert(arguments.begin(), "engrave");
    const auto result = runCommandLine(arguments, console);
    return {std::get<int>(result), out.str(), err.str()};
}

TEST(EngraveCommand, AnswersOptionsAsItDoesARequest) {
    const EngraveOutcome byOptions =
        engrave({"--text", "Elbereth", "--stylus", "long sword", "--stylus_state.buc", "cursed",
                 "--stylus_state.enchantment", "-2", "--conditions", "blind,confused", "--game",
                 "nethack-3.4.3", "--json"});
    const EngraveOutcome byRequest = engrave({"-", "--json"}, R"({"text": "Elbereth",
        "stylus": "long sword", "stylus_state": {"buc": "cursed", "enchantment": -2},
        "conditions": ["blind", "confused"], "game": "nethack-3.4.3"})");
    EXPECT_EQ(byOptions.status, 0) << byOptions.err;
    EXPECT_EQ(byOptions.out, byRequest.out);
    EXPECT_EQ(byOptions.json()["written"], "Elb");
}

TEST(EngraveCommand, TakesNamesInAnyCaseAndTheKeyForFingers) {
    const auto told = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--text", "Elbereth"});
        const EngraveOutcome outcome = engrave(std::move(arguments));
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return outcome.out;
    };
    EXPECT_EQ(told({"--stylus", "-"}), told({}));
    EXPECT_EQ(told({"--stylus", "Fingers"}), told({}));
    EXPECT_EQ(told({"--stylus", "LONG Sword"}), told({"--stylus", "long sword"}));
    EXPECT_EQ(told({"--surface", "Ice", "--conditions", "Blind, STUNNED"}),
              told({"--surface", "ice", "--conditions", "blind,stunned"}));
    EXPECT_EQ(told({"--stylus", "magicbane"}), told({"--stylus", "Magicbane"}));
    // What is a request stays as strict as its format.
    const EngraveOutcome request = engrave({"-"}, R"({"text": "x", "stylus": "WAND OF FIRE"})");
    EXPECT_EQ(request.status, 1);
    EXPECT_NE(request.err.find("did you mean \"wand of fire\"?"), std::string::npos) << request.err;
}

TEST(EngraveCommand, AnswersForWritingAndWearEachForItself) {
    constexpr const char* request =
        R"({"text": "Elbereth", "stylus": "wand of fire",
            "wear": {"engraving_type": "ENGRAVE", "count": 3, "repeat": 2}})";
    const Json json = engrave({"-", "--json"}, request).json();
    EXPECT_EQ(json["engraving_type"], "BURN");
    EXPECT_EQ(json["reads_elbereth"], 1.0);
    ASSERT_EQ(json["wear"].size(), 2U);
    EXPECT_NEAR(json["wear"][1]["reads_elbereth"].get<double>(), 144.0 / 169, 1e-12);
    EXPECT_EQ(json["by_position"].size(), 8U);
    const Json wearOnly = engrave({"--text", "Elbereth", "--wear.count", "2",
                                   "--wear.engraving_type", "BURN", "--wear.magical", "--json"})
                              .json();
    EXPECT_FALSE(wearOnly.contains("turns"));
    EXPECT_NEAR(wearOnly["wear"][0]["intact"].get<double>(), 33.0 / 34, 1e-12);
}

TEST(EngraveCommand, AnswersForEventsOfTheSurfaceAndTheStylus) {
    const auto broken = [](const std::string& members) {
        const Json json =
            engrave({"-", "--json"}, R"({"text": "Elbereth", )" + members + '}').json();
        return 1 - json["wear"].back()["reads_elbereth"].get<double>();
    };
    // Reference section 10, examples 7, 9 and 10.
    const std::string dagger = R"("stylus": "dagger", "events": )";
    EXPECT_NEAR(broken(dagger + R"([{"cause": "melee"}])"), 1.0 / 13, 1e-12);
    EXPECT_NEAR(broken(R"("game": "nethack-3.4.3", )" + dagger +
                       R"([{"cause": "move"}, {"cause": "melee"}])"),
                69391.0 / 474045, 1e-12);
    EXPECT_NEAR(broken(dagger + R"([{"cause": "turn", "dexterity": 10}], "dexterity": 18)"),
                11.0 / 13260, 1e-12);
    EXPECT_NEAR(broken(dagger + R"([{"cause": "turn"}], "dexterity": 18)"), 77.0 / 124644, 1e-12);
    const std::string fire =
        R"("stylus": "wand of fire", "events": [{"cause": "force bolt down"}])";
    EXPECT_NEAR(broken(fire), 2152991.0 / 39207168, 1e-12);
    EXPECT_NEAR(broken(fire + R"(, "surface": "ice")"), 2152991.0 / 19603584, 1e-12);
    EXPECT_EQ(broken(fire + R"(, "game": "nethack-3.4.3")"), 0.0);
}

TEST(EngraveCommand, CountsWhatAGoAdds) {
    const EngraveOutcome outcome =
        engrave({"--text", "ElberethElbereth", "--stylus", "long sword", "--existing.type",
                 "ENGRAVE", "--existing.text", "Foo", "--action", "add"});
    EXPECT_NE(outcome.out.find("“Elberet”"), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("7 characters of 16"), std::string::npos) << outcome.out;
}

TEST(EngraveCommand, RefusedExitsWithOneAndSaysWhy) {
    const EngraveOutcome outcome =
        engrave({"--text", "Elbereth", "--conditions", "levitating", "--json"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.json().contains("refused")) << outcome.out;
    EXPECT_NE(engrave({"--help"}).out.find("an engraving that the game refuses"),
              std::string::npos);
}

TEST(EngraveCommand, PrintsATableForPeople) {
    const EngraveOutcome outcome = engrave({"--text", "Elbereth", "--stylus", "long sword",
                                            "--game", "nethack-3.6.7", "--wear.count", "3"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out.substr(0, outcome.out.find('\n')),
              "\"Elbereth\" · long sword · NetHack 3.6.7");
    for (const char* part :
         {"engraved, semi-permanent", "one go writes only", "“Elberet”", "7 turns",
          "of these helpless", "Cheapest way, 3 points of enchantment",
          "1.  “Elber”  2 points of enchantment  5 turns",
          "2.  “eth”    1 point of enchantment   3 turns", "How it holds", "Exact, by the chain",
          "still counts as Elbereth", "92.3 %"}) {
        EXPECT_NE(outcome.out.find(part), std::string::npos) << part << '\n' << outcome.out;
    }
    // Without a stylus, what it is that wears.
    const auto firstLine = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--text", "Elbereth", "--wear.count", "3"});
        const std::string out = engrave(std::move(arguments)).out;
        return out.substr(0, out.find('\n'));
    };
    EXPECT_EQ(firstLine({}), "\"Elbereth\" · dust, as it stands there · NetHack 3.6.7");
    EXPECT_EQ(firstLine({"--wear.engraving_type", "BURN"}),
              "\"Elbereth\" · burned, as it stands there · NetHack 3.6.7");
    const EngraveOutcome steps =
        engrave({"--text", "ab", "--stylus", "diamond", "--game", "nethack-3.7"});
    EXPECT_NE(steps.out.find("2 actions  can be interrupted"), std::string::npos) << steps.out;
    EXPECT_NE(steps.out.find("after action 1"), std::string::npos) << steps.out;
}

// Reference section 2: who acts on turn t acts again on t + max(1, T).
TEST(EngraveCommand, AddsUpTheTurnsOfGoes) {
    std::vector<std::string> asked = {
        "--text", "Elbereth", "--stylus",     "magic marker", "--stylus_state.charges",
        "4",      "--game",   "nethack-3.4.3"};
    const std::string shown = engrave(asked).out;
    EXPECT_NE(shown.find("1.  “Elber”  2 charges  1 turn"), std::string::npos) << shown;
    EXPECT_NE(shown.find("2.  “eth”    1 charge   at once"), std::string::npos) << shown;
    EXPECT_NE(shown.find("1 turn  complete with action 2"), std::string::npos) << shown;
    asked.emplace_back("--json");
    const Json json = engrave(asked).json();
    EXPECT_EQ(json["goes"][0]["turns"], 1);
    EXPECT_EQ(json["goes"][1]["turns"], 0);
    EXPECT_EQ(json["all_goes"]["turns"], 1);
}

// Reference section 2: the first action is always carried out.
TEST(EngraveCommand, CallsOneActionNotInterruptible) {
    for (const char* stylus : {"fingers", "magic marker"}) {
        const std::vector<std::string> asked = {"--text", "Elbereth", "--stylus",
                                                stylus,   "--game",   "nethack-3.7"};
        const std::string shown = engrave(asked).out;
        EXPECT_NE(shown.find("1 action"), std::string::npos) << shown;
        EXPECT_EQ(shown.find("interrupted"), std::string::npos) << shown;
        EXPECT_EQ(shown.find("occupation"), std::string::npos) << shown;
        std::vector<std::string> asJson = asked;
        asJson.emplace_back("--json");
        EXPECT_EQ(engrave(asJson).json()["interruptible"], false);
    }
    EXPECT_EQ(engrave({"--text", "Elbereth It", "--game", "nethack-3.7", "--json"})
                  .json()["interruptible"],
              false)
        << "ten letters";
    EXPECT_EQ(
        engrave({"--text", "Elbereth Is", "--stylus", "diamond", "--game", "nethack-3.7", "--json"})
            .json()["interruptible"],
        true);
}

TEST(EngraveCommand, SaysWhatTheGameRefuses) {
    const EngraveOutcome outcome = engrave({"--text", "Elbereth", "--surface", "altar"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.out.find("✕ On an altar"), std::string::npos);
    EXPECT_NE(outcome.out.find("The attempt takes no time."), std::string::npos);
    const EngraveOutcome towel = engrave({"--text", "Elbereth", "--stylus", "towel"});
    EXPECT_NE(towel.out.find("The attempt takes a turn."), std::string::npos);
    const EngraveOutcome wand =
        engrave({"--text", "Elbereth", "--stylus", "wand of sleep", "--conditions", "levitating"});
    EXPECT_NE(wand.out.find("The attempt takes a turn and 1 charge."), std::string::npos);
    EXPECT_NE(engrave({"--text", ""}).out.find("There is no text to engrave."), std::string::npos);
    const Json boulder = engrave({"--text", "Elbereth", "--stylus", "boulder", "--json"}).json();
    EXPECT_EQ(boulder["wanted"], "Elbereth");
    EXPECT_EQ(boulder["written"], "");
    const Json empty = engrave({"--text", "", "--json"}).json();
    EXPECT_EQ(empty["refused"],
              "There is nothing to write: an empty text or blanks alone cancel the command.");
}

TEST(EngraveCommand, SaysThatThereIsNothingToAddTo) {
    const std::string remark = "There is no text to add to: it is written anew.";
    EXPECT_NE(engrave({"--text", "x", "--action", "add"}).out.find(remark), std::string::npos);
    EXPECT_EQ(engrave({"--text", "x", "--action", "add", "--existing.type", "DUST",
                       "--existing.text", "y"})
                  .out.find(remark),
              std::string::npos);
}

TEST(EngraveCommand, NamesFaultsByTheirPointer) {
    const EngraveOutcome outcome = engrave({"--text", "x", "--stylus", "wand of fir", "--dexterity",
                                            "x", "--wear.count", "0", "--game", "powder"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err,
              "--game: \"powder\" is none of nethack-3.4.3, nethack-3.6.7, nethack-3.7, "
              "slex\n"
              "--stylus: \"wand of fir\" is neither \"fingers\" nor an object of NetHack "
              "3.6.7; did you mean \"wand of fire\"?\n"
              "--wear.count: 0 is no whole number from 1 to 1,000\n"
              "--dexterity: \"x\" is no whole number from 3 to 25\n");
    EXPECT_EQ(engrave({"-"}, R"({"text": "x", "actin": "add"})").err,
              "standard input: /actin: is no member of an engraving request; did you mean "
              "\"action\"?\n");
    EXPECT_EQ(engrave({}).err, "--text: is missing, and is required\n");
    EXPECT_EQ(engrave({"--colour", "red"}).status, 2);
}

TEST(EngraveCommand, TakesArtifactsByTheirName) {
    const auto outcome = [](const std::string& stylus) {
        return engrave({"--text", "Elbereth", "--stylus", stylus});
    };
    EXPECT_EQ(outcome("Magicbane").status, 0);
    EXPECT_NE(outcome("Magicbane").out.find("Magicbane writes like any athame."),
              std::string::npos);
    EXPECT_EQ(outcome("Magicbayne").err,
              "--stylus: \"Magicbayne\" is neither \"fingers\" nor an object of NetHack "
              "3.6.7; did you mean \"Magicbane\"?\n");
}

TEST(EngraveCommand, ListsWhatAStylusMayBe) {
    EXPECT_EQ(engrave({"--text", "x", "--stylus", "finger"}).err,
              "--stylus: \"finger\" is neither \"fingers\" nor an object of NetHack "
              "3.6.7; did you mean \"fingers\"?\n");
    const EngraveOutcome wand = engrave({"--text", "x", "--stylus", "wand"});
    EXPECT_EQ(wand.status, 1);
    EXPECT_TRUE(wand.err.starts_with("--stylus: may be wand of light, wand of ")) << wand.err;
    EXPECT_NE(wand.err.find(", wand of lightning\n"), std::string::npos) << wand.err;
    EXPECT_EQ(engrave({"--text", "x", "--stylus", "wand of fire"}).err, "");
}

TEST(EngraveCommand, RefusesAnArtifactOfAnotherKind) {
    const auto outcome = [](const std::string& stylus) {
        return engrave({"--text", "Elbereth", "--game", "nethack-3.7", "--stylus", stylus,
                        "--stylus_state.artifact", "Fire Brand"});
    };
    EXPECT_EQ(outcome("long sword").status, 0);
    EXPECT_EQ(outcome("dagger").status, 1);
    EXPECT_EQ(outcome("dagger").err,
              "--stylus_state.artifact: \"Fire Brand\" is no dagger; the "
              "stylus \"long sword\" is allowed with it\n");
}

TEST(EngraveCommand, TellsWhatHasNoEffect) {
    const auto remarks = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--text", "Elbereth"});
        const EngraveOutcome outcome = engrave(std::move(arguments));
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return outcome.err;
    };
    EXPECT_EQ(remarks({"--engraving_type", "BURN"}),
              "--engraving_type: has no effect on what is written, which goes by "
              "the stylus; it is for a text that wears, with wear or events\n");
    EXPECT_EQ(remarks({"--engraving_type", "BURN", "--wear.count", "2"}), "");
    EXPECT_EQ(
        remarks({"--engraving_type", "BURN", "--wear.count", "2", "--wear.engraving_type", "DUST"}),
        "--engraving_type: has no effect beside that of wear\n");
    EXPECT_EQ(remarks({"--stylus_state.charges", "3"}),
              "--stylus_state.charges: has no effect on \"fingers\"; it is "
              "for what has charges, such as a wand or a magic marker\n");
    EXPECT_EQ(remarks({"--stylus", "wand of fire", "--stylus_state.charges", "3",
                       "--stylus_state.identified", "--stylus_state.buc", "cursed"}),
              "");
    EXPECT_EQ(remarks({"--stylus", "wand of fire", "--stylus_state.enchantment", "2",
                       "--stylus_state.worn"}),
              "--stylus_state.enchantment: has no effect on \"wand of "
              "fire\"; it is for what can be enchanted, such as a weapon\n"
              "--stylus_state.worn: has no effect on \"wand of fire\"; it is "
              "for what is worn\n");
    EXPECT_EQ(remarks({"--stylus", "steel ring", "--stylus_state.worn"}), "");
    EXPECT_EQ(remarks({"--stylus", "ruby ring", "--stylus_state.appearance", "granite"}),
              "--stylus_state.appearance: \"granite\" takes the place of "
              "the look that \"ruby ring\" names\n");
    EXPECT_EQ(remarks({"--stylus", "ruby ring", "--stylus_state.appearance", "Ruby"}), "");
    EXPECT_EQ(remarks({"--stylus", "ring of hunger", "--stylus_state.appearance", "diamnd"}),
              "--stylus_state.appearance: \"diamnd\" is how no ring "
              "looks, so that it is taken as not known; did you mean \"diamond\"?\n");
    EXPECT_EQ(remarks({"--stylus", "long sword", "--stylus_state.artifact", "fire brand", "--game",
                       "nethack-3.7"}),
              "");
    EXPECT_EQ(remarks({"--stylus", "long sword", "--stylus_state.artifact", "fire brand"}),
              "--stylus_state.artifact: \"fire brand\" has no effect; only "
              "\"Fire Brand\" has, in NetHack 3.7\n");
    EXPECT_EQ(remarks({"--stylus", "long sword", "--stylus_state.artifact", "Excalibur"}),
              "--stylus_state.artifact: \"Excalibur\" has no effect; only "
              "\"Fire Brand\" has, in NetHack 3.7\n");
    EXPECT_EQ(remarks({"--wear.count", "2", "--stylus_state.buc", "cursed"}),
              "--stylus_state.buc: has no effect where no stylus is named and a "
              "text wears\n");
    EXPECT_EQ(remarks({"--conditions", "blind,burned"}),
              "--conditions: \"burned\" has no effect in NetHack 3.6.7; it is for "
              "SLASH'EM Extended\n");
    EXPECT_EQ(remarks({"--conditions", "burned", "--game", "slex"}), "");
    EXPECT_EQ(remarks({"--grave_undisturbed", "true"}),
              "--grave_undisturbed: has no effect where there is no grave; it "
              "is for the surface grave\n");
    EXPECT_EQ(engrave({"-"}, R"({"text": "x", "stylus_state": {"artifact": "Fire Brand"}})").err,
              "standard input: /stylus_state/artifact: has no effect on \"fingers\"; it is for a "
              "weapon\n");
}

TEST(EngraveCommand, HelpMarksWhatIsRequired) {
    const std::string help = engrave({"--help"}).out;
    for (const char* part : {"Required with wear, unless events are listed.",
                             "Required with existing. Of what is engraved there already"}) {
        EXPECT_NE(help.find(part), std::string::npos) << part << '\n' << help;
    }
}

TEST(EngraveCommand, HelpsWithEventsThatCount) {
    const std::string help = engrave({"--help"}).out;
    EXPECT_NE(help.find("events, is such an array"), std::string::npos) << help;
    EXPECT_NE(help.find("at most 1,000 single events"), std::string::npos) << help;
    const std::size_t start = help.find('{');
    ASSERT_NE(start, std::string::npos) << help;
    const EngraveOutcome outcome = engrave({"-", "--json"}, help.substr(start));
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_EQ(outcome.json()["wear"].size(), 22U);
}

TEST(EngraveCommand, TellsOfTheDeletionThatAnAttackBrings) {
    const auto told = [](const std::string& members) {
        return engrave({"-"}, R"({"text": "Elbereth", "stylus": "athame", )" + members + '}').out;
    };
    const std::string remark = "Add “attack while standing on Elbereth”";
    for (const char* cause : {"melee", "throw", "kick", "apply pole-arm"}) {
        const std::string out = told(R"("events": [{"cause": ")" + std::string(cause) + R"("}])");
        EXPECT_NE(out.find(remark), std::string::npos) << cause << out;
        EXPECT_NE(out.find("\"attacked while standing\""), std::string::npos) << out;
    }
    EXPECT_NE(told(R"("events": [{"cause": "melee"}])").find("92.3 %"), std::string::npos);
    for (const char* members :
         {R"("events": [{"cause": "melee"}, {"cause": "attacked while standing"}])",
          R"("events": [{"cause": "turn"}])",
          R"("game": "nethack-3.4.3", "events": [{"cause": "melee"}])",
          R"("wear": {"count": 3})"}) {
        EXPECT_EQ(told(members).find(remark), std::string::npos) << members;
    }
}

TEST(EngraveCommand, OutlivesHostileRequests) {
    for (const char* request : {"",
                                "{",
                                "[]",
                                "null",
                                "5",
                                R"("x")",
                                R"({"text": null})",
                                R"({"text": {}})",
                                R"({"text": "x", "wear": []})",
                                R"({"text": "x", "events": {}})",
                                R"({"text": "x", "events": [[]]})",
                                R"({"text": "x", "stylus": ""})",
                                R"({"text": "x", "stylus": [1]})",
                                R"({"text": "x", "existing": 1})",
                                R"({"text": "x", "conditions": "blind"})",
                                R"({"text": "x", "conditions": [[]]})",
                                R"({"text": "x", "stylus_state": {"charges": 1e99}})",
                                R"({"text": "x", "wear": {"count": 1.5}})",
                                "{\"text\": \"\xff\"}",
                                R"({"text": "\u0000"})",
                                R"({"text": "x", "text": "x"})"}) {
        const EngraveOutcome outcome = engrave({"-", "--json"}, request);
        EXPECT_EQ(outcome.status, 1) << request;
        EXPECT_EQ(outcome.out, "") << request;
        EXPECT_TRUE(outcome.err.starts_with("standard input: ")) << request << outcome.err;
    }
}

}  // namespace
}  // namespace polyplan::app
