#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "core/json/json_tree.h"
#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

std::vector<Fault> faultsOf(const std::string& text) {
    const ReadResult result = readDocument(text, tests::catalogues());
    const auto* faults = std::get_if<std::vector<Fault>>(&result);
    return faults == nullptr ? std::vector<Fault>{} : *faults;
}

std::string linesOf(const std::string& text) {
    std::string lines;
    for (const Fault& fault : faultsOf(text)) {
        lines += fault.pointer + ": " + fault.message + '\n';
    }
    return lines;
}

Json soundPlan() {
    return Json::parse(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "hero": {"luck": 0, "level": 14, "dexterity": 16, "armor_class": -8, "conditions": ["blind"]},
      "ledger_level": 30,
      "appearance_materials": {"ring of levitation": "copper", "wand of sleep": "metal"},
      "inventory": [{"object": "potion of water", "quantity": 3}],
      "strategies": [{
        "name": "First", "notes": "",
        "polypile": {
          "source": "wand", "zaps": 2, "collect_goals_between_zaps": true,
          "goals": [{"object": "magic marker", "at_least": 1}],
          "line": [{"distance": 1, "label": "horns", "engraving": "0 reads",
                    "stacks": [{"object": "unicorn horn"}, {"object": "wan_digging"}]}]
        },
        "engraving": {}, "damage": [], "theft": {"monster": "Ixoth", "turns": 5},
        "heartbeat": {"creature": {"max_hp": 20}}
      }]
    })");
}

/// The sound document with one value put at a pointer.
std::string planWith(const std::string& pointer, const Json& value) {
    Json document = soundPlan();
    document[Json::json_pointer(pointer)] = value;
    return document.dump();
}

std::string without(const std::string& parent, const std::string& member) {
    Json document = soundPlan();
    document[Json::json_pointer(parent)].erase(member);
    return document.dump();
}

TEST(Faults, SoundDocumentHasNone) {
    EXPECT_EQ(linesOf(soundPlan().dump()), "");
}

struct Case {
    std::string pointer;
    Json value;
    std::string message;
};

TEST(Faults, NameWhereWhatAndWhatIsAllowed) {
    const std::string pile = "/strategies/0/polypile/line/0";
    const std::string stack = pile + "/stacks/0";
    const std::vector<Case> cases = {
        {"/format", "polyplot", R"("polyplot" is not "polyplan")"},
        {"/version", 0, "0 is not 1"},
        {"/version", "1", R"("1" is not 1)"},
        {"/version", 2, "2 is a later version than this program reads; allowed is 1"},
        {"/title", 7, "7 is no text"},
        {"/hero", Json::array(), "an array is no object"},
        {"/hero/luck", 14, "14 is no whole number from -13 to 13"},
        {"/hero/luck", 0.5, "0.5 is no whole number from -13 to 13"},
        {"/hero/level", nullptr, "null is no whole number from 1 to 30"},
        {"/hero/conditions/0", 1, "1 is no text"},
        {"/ledger_level", 128, "128 is no whole number from 1 to 127"},
        {"/inventory", 3, "3 is no array"},
        {"/inventory/0/quantity", 1'000'001, "1000001 is no whole number from 1 to 1,000,000"},
        {stack + "/object", "unicorn hron",
         R"("unicorn hron" is no object of NetHack 3.6.7; did you mean "unicorn horn"?)"},
        {stack + "/object", "light",
         R"("light" is no object of NetHack 3.6.7; did you mean "scroll of light" or )"
         R"("spellbook of light" or "wand of light"?)"},
        {stack + "/object", "flying carpet",
         R"("flying carpet" is no object of NetHack 3.6.7; its identified names and ids are )"
         "allowed"},
        {stack + "/buc", "blesed", R"("blesed" is none of blessed, uncursed, cursed)"},
        {stack + "/quantity", 2, R"(2 of "unicorn horn" make no stack; 1 is allowed)"},
        {stack + "/quantity", "2", R"("2" is no whole number from 1 to 1,000,000)"},
        {stack + "/poisoned", 1, "1 is neither true nor false"},
        {stack + "/corpse", Json::object(), "an object is no text"},
        {stack, "unicorn horn", R"("unicorn horn" is no object)"},
        {pile + "/distance", 0, "0 is no whole number from 1 to 79"},
        {pile + "/engraving", 1, "1 is neither a text nor an object"},
        {pile + "/engraving", {{"type", 1}}, ""},
        {"/strategies/0/polypile/source", "kick",
         R"("kick" is none of wand, spell, self-square, potion)"},
        {"/strategies/0/polypile/collect_goals_between_zaps", "yes",
         R"("yes" is neither true nor false)"},
        {"/strategies/0/engraving", Json::array(), "an array is no object"},
        {"/strategies/0/damage", Json::object(), "an object is no array"},
        {"/strategies/0/theft", "none", R"("none" is no object)"},
        {"/strategies/0/heartbeat", 1, "1 is no object"},
        {"/strategies/0/theft/turns", 0, "0 is no whole number from 1 to 10,000"},
        {"/strategies/0/theft/game", "slex",
         R"("slex" is none of nethack-3.4.3, nethack-3.6.7, nethack-3.7, dnethack)"},
        {"/strategies/0/heartbeat/creature/max_hp", 0, "0 is no whole number from 1 to 9,999"},
        {"/strategies/0/heartbeat/creature/hp", 21, "21 is more than max_hp, 20"},
        {"/strategies/0/heartbeat/game", "nethack-3.7",
         R"("nethack-3.7" has no heartbeats; powder is allowed)"},
        {"/strategies/0/heartbeat/other_outfit", 3, "3 is no object"},
        {"/strategies", Json::array(), "is empty; 1 to 64 strategies are allowed"},
        {"/appearance_materials/wand of sleep", "cloth",
         R"("cloth" is none of wood, iron, metal, copper, silver, platinum, glass, mineral)"},
        {"/appearance_materials/spellbook of blank paper", "leather", R"("leather" is not paper)"},
        {"/appearance_materials/potion of sleeping", "glass",
         R"("potion of sleeping" is none of those whose material is shuffled: rings, wands and )"
         "spellbooks are allowed"},
    };
    for (const auto& [pointer, value, message] : cases) {
        if (message.empty()) {
            EXPECT_EQ(linesOf(planWith(pointer, value)), pointer + "/type: 1 is no text\n");
        } else {
            EXPECT_EQ(linesOf(planWith(pointer, value)), pointer + ": " + message + '\n');
        }
    }
}

TEST(Faults, OfTheOtherOutfitAreNamedInIt) {
    const std::string outfit = "/strategies/0/heartbeat/other_outfit";
    const Json helm = {{"slot", "head"}};
    EXPECT_EQ(linesOf(planWith(outfit, {{"worn", {helm, helm}}})),
              outfit + "/worn/1/slot: \"head\" is taken; one item a slot\n");
}

TEST(Faults, OfHazeAndEatenFoodKnowTheGame) {
    const std::string stack = "/strategies/0/polypile/line/0/stacks/0";
    const auto inSlashEm = [&](const Json& value) {
        Json document = soundPlan();
        document["game"] = "slashem-0.0.7";
        document["appearance_materials"] = Json::object();
        document[Json::json_pointer(stack)] = value;
        return linesOf(document.dump());
    };
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"hazy_remembering", "long sword"}}), "");
    EXPECT_EQ(inSlashEm({{"object", "apple"}, {"eaten", 10'000}}), "");
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"hazy_remembering", ""}, {"eaten", 0}}), "");
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"hazy_remembering", "dagger"}}),
              stack +
                  "/hazy_remembering: \"dagger\" is what it is already, so that it is not "
                  "hazy\n");
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"hazy_remembering", "apple"}}),
              stack +
                  "/hazy_remembering: \"apple\" is of another class than \"dagger\"; objects "
                  "of class weapon are allowed\n");
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"hazy_remembering", "dager"}}),
              stack +
                  "/hazy_remembering: \"dager\" is no object of SLASH'EM 0.0.7; did you mean "
                  "\"dagger\"?\n");
    EXPECT_EQ(inSlashEm({{"object", "dagger"}, {"eaten", 1}}),
              stack + "/eaten: \"dagger\" is no food; 0 is allowed\n");
    EXPECT_EQ(linesOf(planWith(stack + "/hazy_remembering", "magic marker")),
              stack + "/hazy_remembering: nothing is hazy in NetHack 3.6.7; \"\" is allowed\n");
    EXPECT_EQ(linesOf(planWith(stack + "/eaten", 1)),
              stack + "/eaten: what is eaten has no say in NetHack 3.6.7; 0 is allowed\n");
    EXPECT_EQ(linesOf(planWith(stack + "/eaten", -1)),
              stack + "/eaten: -1 is no whole number from 0 to 10,000\n");
}

TEST(Faults, NameEveryMissingMember) {
    const std::vector<std::pair<std::string, std::string>> required = {
        {"", "format"},
        {"", "version"},
        {"", "game"},
        {"", "strategies"},
        {"/strategies/0", "name"},
        {"/strategies/0/polypile", "source"},
        {"/strategies/0/polypile", "line"},
        {"/strategies/0/polypile/goals/0", "object"},
        {"/strategies/0/polypile/line/0", "distance"},
        {"/strategies/0/polypile/line/0", "stacks"},
        {"/strategies/0/polypile/line/0/stacks/0", "object"},
    };
    for (const auto& [parent, member] : required) {
        EXPECT_EQ(linesOf(without(parent, member)),
                  parent + "/" + member + ": is missing, and is required\n");
    }
}

TEST(Faults, AreAllListedAtOnce) {
    Json document = soundPlan();
    document["hero"]["luck"] = 99;
    document["game"] = "nethack-5";
    document["strategies"][0]["polypile"]["line"][0]["stacks"][1]["buc"] = "holy";
    EXPECT_EQ(linesOf(document.dump()),
              "/game: \"nethack-5\" is none of nethack-3.4.3, nethack-3.6.7, nethack-3.7, "
              "slashem-0.0.7, slashthem, slex, dnethack\n"
              "/hero/luck: 99 is no whole number from -13 to 13\n"
              "/strategies/0/polypile/line/0/stacks/1/buc: \"holy\" is none of blessed, uncursed, "
              "cursed\n");
}

TEST(Faults, OfRangesAtBothEnds) {
    const std::string polypile = "/strategies/0/polypile";
    const std::string stack = polypile + "/line/0/stacks/1";
    const std::vector<std::pair<std::string, Range>> ranges = {
        {"/hero/luck", limits::luck},
        {"/hero/level", limits::heroLevel},
        {"/hero/dexterity", limits::dexterity},
        {"/hero/armor_class", limits::armorClass},
        {"/ledger_level", limits::ledgerLevel},
        {"/inventory/0/quantity", limits::quantity},
        {polypile + "/zaps", limits::zaps},
        {polypile + "/goals/0/at_least", limits::atLeast},
        {polypile + "/line/0/distance", limits::distance},
        {stack + "/enchantment", limits::enchantment},
        {stack + "/charges", limits::charges},
        {stack + "/recharged", limits::recharged},
        {stack + "/times_read", limits::timesRead},
        {stack + "/erosion", limits::erosion},
    };
    for (const auto& [pointer, range] : ranges) {
        EXPECT_EQ(linesOf(planWith(pointer, range.least)), "");
        EXPECT_EQ(linesOf(planWith(pointer, range.most)), "");
        for (const Json& value : {Json(range.least - 1), Json(range.most + 1),
                                  Json(range.least + 0.5), Json(1e300), Json(UINT64_MAX)}) {
            const std::vector<Fault> faults = faultsOf(planWith(pointer, value));
            ASSERT_EQ(faults.size(), 1U) << pointer << value;
            EXPECT_EQ(faults[0].pointer, pointer);
        }
    }
}

TEST(Faults, WholeNumbersMayBeWrittenWithAPoint) {
    EXPECT_EQ(linesOf(planWith("/hero/luck", 7.0)), "");
    EXPECT_EQ(linesOf(planWith("/version", 1.0)), "");
}

TEST(Faults, OfLengthsCountCharactersNotBytes) {
    std::string umlauts;
    for (int i = 0; i < 200; ++i) {
        umlauts += "ö";
    }
    const std::vector<std::string> names = {"/title",
                                            "/strategies/0/name",
                                            "/strategies/0/polypile/line/0/label",
                                            "/strategies/0/polypile/line/0/stacks/0/name",
                                            "/strategies/0/polypile/line/0/stacks/0/artifact",
                                            "/strategies/0/polypile/line/0/stacks/0/corpse"};
    for (const std::string& pointer : names) {
        EXPECT_EQ(linesOf(planWith(pointer, umlauts)), "");
        ASSERT_EQ(faultsOf(planWith(pointer, umlauts + "x")).size(), 1U) << pointer;
        EXPECT_EQ(faultsOf(planWith(pointer, umlauts + "x"))[0].pointer, pointer);
    }
    EXPECT_EQ(linesOf(planWith("/strategies/0/notes", std::string(10'000, 'x'))), "");
    EXPECT_EQ(faultsOf(planWith("/strategies/0/notes", std::string(10'001, 'x'))).size(), 1U);
}

TEST(Faults, OfCounts) {
    const auto repeated = [](const std::string& pointer, std::size_t count, auto&& change) {
        Json document = soundPlan();
        Json& array = document[Json::json_pointer(pointer)];
        const Json first = array[0];
        array = Json::array();
        for (std::size_t i = 0; i < count; ++i) {
            array.push_back(first);
            change(array.back(), static_cast<int>(i));
        }
        return document.dump();
    };
    const auto rename = [](Json& strategy, int i) { strategy["name"] = std::to_string(i); };
    const auto move = [](Json& pile, int i) { pile["distance"] = i + 1; };
    const auto keep = [](Json&, int) {};
    const std::string line = "/strategies/0/polypile/line";
    EXPECT_EQ(linesOf(repeated("/strategies", 64, rename)), "");
    EXPECT_EQ(linesOf(repeated("/strategies", 65, rename)),
              "/strategies: 65 elements are more than the 64 that are allowed\n");
    EXPECT_EQ(linesOf(repeated(line, 64, move)), "");
    EXPECT_EQ(linesOf(repeated(line, 65, move)),
              line + ": 65 elements are more than the 64 that are allowed\n");
    EXPECT_EQ(linesOf(repeated("/strategies/0/polypile/goals", 20, keep)), "");
    EXPECT_EQ(faultsOf(repeated("/strategies/0/polypile/goals", 21, keep)).size(), 1U);
    EXPECT_EQ(linesOf(repeated(line + "/0/stacks", 2'000, keep)), "");
    EXPECT_EQ(faultsOf(repeated(line + "/0/stacks", 2'001, keep)).size(), 1U);
    // Two more lie on the line.
    EXPECT_EQ(linesOf(repeated("/inventory", 19'998, keep)), "");
    EXPECT_EQ(linesOf(repeated("/inventory", 19'999, keep)),
              ": 20001 stacks in the document are more than the 20000 that are allowed\n");
}

TEST(Faults, OfNamesAndSquaresTakenTwice) {
    Json document = soundPlan();
    document["strategies"].push_back(document["strategies"][0]);
    EXPECT_EQ(linesOf(document.dump()),
              "/strategies/1/name: \"First\" is the name of an earlier strategy; names must "
              "differ\n");
    document = soundPlan();
    Json& line = document["strategies"][0]["polypile"]["line"];
    line.push_back(line[0]);
    EXPECT_EQ(linesOf(document.dump()),
              "/strategies/0/polypile/line/1/distance: 1 is the square of pile 0 already; one pile "
              "on a square is allowed\n");
}

TEST(Faults, OfTheHerosOwnSquare) {
    Json document = soundPlan();
    Json& polypile = document["strategies"][0]["polypile"];
    polypile["source"] = "self-square";
    EXPECT_EQ(linesOf(document.dump()), "/strategies/0/polypile/line/0/distance: 1 is not 0\n");
    polypile["line"][0]["distance"] = 0;
    EXPECT_EQ(linesOf(document.dump()), "");
    polypile["line"].push_back(polypile["line"][0]);
    EXPECT_EQ(linesOf(document.dump()),
              "/strategies/0/polypile/line: 2 piles are not allowed with the source self-square: "
              "one is, at distance 0\n"
              "/strategies/0/polypile/line/1/distance: 0 is the square of pile 0 already; one pile "
              "on a square is allowed\n");
    polypile["line"] = Json::array();
    EXPECT_EQ(linesOf(document.dump()), "");
}

TEST(Faults, OfGamesWithoutPolypileRules) {
    for (const std::string game : {"slex", "dnethack"}) {
        Json document = {{"format", "polyplan"}, {"version", 1}, {"game", game}};
        document["strategies"] = {{{"name", "a"}, {"heartbeat", {{"creature", {{"max_hp", 20}}}}}}};
        EXPECT_EQ(linesOf(document.dump()), "");
        document["strategies"][0]["polypile"] = {{"source", "wand"}, {"line", Json::array()}};
        const std::vector<Fault> faults = faultsOf(document.dump());
        ASSERT_EQ(faults.size(), 1U);
        EXPECT_EQ(faults[0].pointer, "/strategies/0/polypile");
        EXPECT_NE(faults[0].message.find("has no polypile rules"), std::string::npos);
    }
    Json slashThem = soundPlan();
    slashThem["game"] = "slashthem";
    EXPECT_EQ(linesOf(slashThem.dump()), "");
}

TEST(Faults, OfAppearancesThatNoShuffleGives) {
    Json document = soundPlan();
    document["appearance_materials"] = {{"wand of sleep", "silver"}, {"wand of cold", "silver"}};
    EXPECT_EQ(
        linesOf(document.dump()),
        "/appearance_materials: 2 types of wand are of silver, more than the 1 that a shuffle "
        "can give\n");
    document["appearance_materials"] = {{"wand of sleep", "silver"}, {"wan_sleep", "silver"}};
    EXPECT_EQ(linesOf(document.dump()),
              "/appearance_materials/wan_sleep: is given twice, by name and by id\n");
}

TEST(Faults, OfDoubledMembersNameThem) {
    EXPECT_EQ(linesOf(R"({"format": "polyplan", "version": 1, "version": 1, "game": "dnethack",
                          "strategies": [{"name": "a", "x/y": {"~": 1, "~": 2}}]})"),
              "/version: stands here more than once, and once is allowed\n"
              "/strategies/0/x~1y/~0: stands here more than once, and once is allowed\n");
}

TEST(Faults, AreNotWhatIsNotKnownButToldOfIfAsked) {
    Json document = soundPlan();
    Json& polypile = document["strategies"][0]["polypile"];
    polypile["line"][0]["stacks"][0]["quanity"] = 3;
    polypile["line"][0]["stacks"][1]["colour of its \x1b label"] = "red";
    polypile["zapz"] = 2;
    document["strategies"][0]["engraving"]["texte"] = "x";
    document["strategies"][0]["heartbeat"]["creature"]["max_hq"] = 20;
    FaultList unknown;
    const ReadResult result = readDocument(document.dump(), tests::catalogues(), &unknown);
    ASSERT_TRUE(std::holds_alternative<Document>(result));
    std::string lines;
    for (const Fault& each : unknown.take()) {
        lines += each.pointer + ": " + each.message + '\n';
    }
    const std::string why = ": is not known, has no effect and is kept";
    EXPECT_EQ(lines, "/strategies/0/polypile/line/0/stacks/0/quanity" + why +
                         "; did you mean \"quantity\"?\n" +
                         "/strategies/0/polypile/line/0/stacks/1/colour of its \x1b label" + why +
                         '\n' + "/strategies/0/polypile/zapz" + why + "; did you mean \"zaps\"?\n" +
                         "/strategies/0/engraving/texte" + why + "; did you mean \"text\"?\n" +
                         "/strategies/0/heartbeat/creature/max_hq" + why +
                         "; did you mean \"max_hp\"?\n");
    EXPECT_EQ(writeDocument(std::get<Document>(readDocument(
                                writeDocument(std::get<Document>(result), tests::catalogues()),
                                tests::catalogues())),
                            tests::catalogues()),
              writeDocument(std::get<Document>(result), tests::catalogues()));

    FaultList none;
    readDocument(soundPlan().dump(), tests::catalogues(), &none);
    EXPECT_TRUE(none.empty());
}

TEST(Faults, OfMembersThatAreNotKnownAreCountedBeyondAThousand) {
    Json document = soundPlan();
    for (std::size_t i = 0; i < FaultList::most + 500; ++i) {
        document["extra " + std::to_string(i)] = 1;
    }
    FaultList unknown;
    readDocument(document.dump(), tests::catalogues(), &unknown);
    EXPECT_EQ(unknown.count(), FaultList::most + 500);
    EXPECT_EQ(unknown.take("members").back(), (Fault{"", "and 500 more members"}));
}

TEST(Faults, OfWhatIsNoPlanAtAll) {
    for (const std::string empty : {"", " \r\n\t\n", "\xEF\xBB\xBF"}) {
        EXPECT_EQ(linesOf(empty), ": the file is empty\n");
    }
    for (const std::string other : {"\nDear Rodney, I have it",
                                    "\x7F"
                                    "ELF",
                                    "\xDE\xAD", "7"}) {
        EXPECT_EQ(linesOf(other), ": this is no Polyplan plan: it does not begin with \"{\"\n");
    }
    EXPECT_NE(linesOf("\xEF\xBB\xBF{}").substr(0, 10), ": this is ");
}

TEST(Faults, OfTextThatIsNoJson) {
    EXPECT_EQ(linesOf("{\n \"format\": polyplan}").substr(0, 39),
              ": line 2, column 12: no valid JSON: syn");
    EXPECT_EQ(linesOf("[]"), ": an array is no object\n");
    EXPECT_EQ(linesOf("{} {}").substr(0, 19), ": line 1, column 4:");
    for (const std::string text :
         {"\"\xff\"", "\xff\xfe{", "{\"a\": \"\xc3(\"}", "1e999", "\x1b[2J"}) {
        const std::vector<Fault> faults = faultsOf(text);
        ASSERT_EQ(faults.size(), 1U) << text;
        EXPECT_EQ(faults[0].pointer, "");
        EXPECT_TRUE(std::all_of(faults[0].message.begin(), faults[0].message.end(), [](char c) {
            return ' ' <= c && c < 0x7F;
        })) << faults[0].message;
    }
}

TEST(Faults, ByteOrderMarkIsPassedOver) {
    EXPECT_EQ(linesOf("\xef\xbb\xbf" + soundPlan().dump()), "");
}

TEST(Faults, OfSizeAndDepth) {
    std::string text = soundPlan().dump();
    text.resize(limits::fileBytes, ' ');
    EXPECT_EQ(linesOf(text), "");
    EXPECT_EQ(linesOf(text + ' '),
              ": 6291457 bytes are more than the 6291456 (6 MiB) that are allowed\n");

    const auto nested = [](std::size_t depth) {
        return R"({"format": "polyplan", "version": 1, "game": "dnethack",
                   "strategies": [{"name": "a"}], "x": )" +
               std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
    };
    EXPECT_EQ(linesOf(nested(32)), "");
    std::string pointer = "/x";
    for (int i = 0; i < 31; ++i) {
        pointer += "/0";
    }
    EXPECT_EQ(linesOf(nested(33)), pointer + ": nested more than 32 deep, which is not allowed\n");
    EXPECT_EQ(faultsOf(nested(3'000'000)).size(), 1U);
    EXPECT_EQ(faultsOf(std::string(limits::fileBytes, '[')).size(), 2U);
}

TEST(Faults, AboveAThousandAreCounted) {
    Json document = soundPlan();
    Json& stacks = document["strategies"][0]["polypile"]["line"][0]["stacks"];
    stacks = Json::array();
    for (int i = 0; i < 1'500; ++i) {
        stacks.push_back({{"object", "no such thing"}});
    }
    const std::vector<Fault> faults = faultsOf(document.dump());
    ASSERT_EQ(faults.size(), 1'001U);
    EXPECT_EQ(faults.back(), (Fault{"", "and 500 more faults"}));
}

TEST(Faults, QuoteStrangersTextWithoutControlCharactersAndShort) {
    const std::vector<Fault> faults =
        faultsOf(planWith("/game", "\x1b[31m\n\u009b" + std::string(500, 'x')));
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults[0].message.substr(0, 23), R"("\u001b[31m\u000a\u009b)");
    EXPECT_LT(faults[0].message.size(), 300U);
}

}  // namespace
}  // namespace polyplan::plan
