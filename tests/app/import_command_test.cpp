#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/app/outcome.h"
#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

using Json = nlohmann::json;

std::string savedText(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

constexpr auto planToFill = R"({"format": "polyplan", "version": 1, "game": "nethack-3.4.3",
    "strategies": [{"name": "s"}]})";

TEST(ImportCommand, GivesAnEntryForEachLine) {
    const Outcome outcome = run({"import", "--json"},
                                "Tools\n"
                                "a - a bag named x (unpaid, 100 zorkmids)\n"
                                "  b - 4 blessed scrolls of blank paper named foo\n"
                                "\n"
                                "c - the cursed +7 Cleaver (weapon in hands)\n"
                                "nonsense\n");
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["game"], "nethack-3.6.7");
    EXPECT_EQ(answer["game_from"], "default");
    const Json& lines = answer["lines"];
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(lines[0], Json::parse(R"({"line": 1, "text": "Tools", "kind": "heading"})"));
    EXPECT_EQ(lines[1], Json::parse(R"json({"line": 2,
        "text": "a - a bag named x (unpaid, 100 zorkmids)", "kind": "stack", "slot": "a",
        "stack": {"class": "tool", "appearance": "bag", "quantity": 1, "name": "x"},
        "container": null, "price": 100, "remarks": ["unpaid"], "sure": false,
        "choices": ["sack", "oilskin sack", "bag of holding", "bag of tricks"]})json"));
    EXPECT_EQ(lines[2]["container"], 1);
    EXPECT_EQ(lines[2]["stack"], Json::parse(R"({"object": "scroll of blank paper",
        "quantity": 4, "buc": "blessed", "name": "foo"})"));
    EXPECT_EQ(lines[3]["kind"], "blank");
    EXPECT_EQ(lines[4]["stack"], Json::parse(R"({"object": "battle-axe", "quantity": 1,
        "buc": "cursed", "enchantment": 7, "artifact": "Cleaver"})"));
    EXPECT_EQ(lines[5]["kind"], "unread");
    EXPECT_NE(lines[5]["why"], "");
}

TEST(ImportCommand, ListsWhatItCouldNotReadByLine) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("inventory.txt", "a - a dagger\nb - a wand of dgiging\n");
    const Outcome outcome = run({"import", file});
    EXPECT_EQ(outcome.status, done);
    EXPECT_NE(outcome.out.find("dagger"), std::string::npos);
    EXPECT_EQ(outcome.err.rfind(file + ":2: \"a wand of dgiging\" names nothing", 0), 0U)
        << outcome.err;
    EXPECT_NE(outcome.err.find("read as NetHack 3.6.7"), std::string::npos);
    EXPECT_EQ(run({"import"}, "nothing here\n").status, requestNotMet);
}

TEST(ImportCommand, TakesOneNameForEachFruit) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("inventory.txt", "a - a kumquat\nb - 2 figs\n");
    const Outcome outcome = run({"import", "--fruit", "kumquat", "--fruit", "fig", file});
    EXPECT_EQ(outcome.status, done) << outcome.err;
    for (const char* fruit : {"kumquat", "fig"}) {
        EXPECT_NE(outcome.out.find(fruit), std::string::npos) << outcome.out;
    }
}

TEST(ImportCommand, NamesWhatIsNotIdentifiedAsTheGameDoes) {
    const Outcome outcome = run({"import"},
                                "a - a pair of old gloves\n"
                                "b - a bag\n"
                                "c - a scroll labeled ELBIB YLOH\n"
                                "d - a potion\n");
    EXPECT_EQ(outcome.status, done) << outcome.err;
    for (const char* name : {" pair of old gloves, one of 4", " bag, one of 4",
                             " scroll labeled ELBIB YLOH, one of ", " some potion, one of "}) {
        EXPECT_NE(outcome.out.find(name), std::string::npos) << name << '\n' << outcome.out;
    }
}

TEST(ImportCommand, EscapesWhatATerminalWouldObey) {
    const Outcome outcome = run({"import"}, "a - a dagger named \u009B31mx\u202Ey\n");
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_NE(outcome.out.find("\\u009b31mx\\u202ey"), std::string::npos) << outcome.out;
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a\x1B[31m.txt", "nonsense\n");
    const Outcome hostile = run({"import", file});
    EXPECT_NE(hostile.err.find("a\\u001b[31m.txt"), std::string::npos) << hostile.err;
    EXPECT_EQ(hostile.err.find('\x1B'), std::string::npos);
}

TEST(ImportCommand, SaysInOneLineThatAFileIsNoText) {
    const tests::TemporaryFolder folder;
    std::string bytes;
    for (int i = 0; i < 4096; ++i) {
        bytes += static_cast<char>(i * 167 % 256);
    }
    const std::string file = folder.write("picture.png", bytes);
    const Outcome outcome = run({"import", file});
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, file + ": this is no text\n");
}

TEST(ImportCommand, WritesNoPlanUnderAPicturesName) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a.polyplan", planToFill);
    const std::string out = folder.path() + "/out.svg";
    const Outcome outcome = run({"import", "--into", file, "-o", out}, "a - 3 cursed daggers\n");
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.err, out + ": is the name of a picture; a plan's ends in .polyplan\n");
    EXPECT_FALSE(std::filesystem::exists(out));
    const std::string document = folder.path() + "/out.doc";
    const Outcome other = run({"import", "-o", document}, "a - 3 cursed daggers\n");
    EXPECT_EQ(other.status, requestNotMet);
    EXPECT_EQ(other.err,
              document + ": is the name of another kind of file; a plan's ends in .polyplan\n");
    EXPECT_FALSE(std::filesystem::exists(document));
    EXPECT_EQ(run({"import", "--into", "-"}, "a - 3 cursed daggers\n").status, requestNotMet);
}

TEST(ImportCommand, WritesNoPlanThatCouldNotBeOpenedAgain) {
    const tests::TemporaryFolder folder;
    const std::string stack = R"({"object": "dagger"})";
    std::string stacks = stack;
    for (int i = 1; i < 10'000; ++i) {
        stacks += ',' + stack;
    }
    const std::string full =
        R"({"format": "polyplan", "version": 1, "game": "nethack-3.4.3", "strategies": [
            {"name": "a", "inventory": [)" +
        stacks + R"(]}, {"name": "b", "inventory": [)" + stacks + "]}]}";
    const std::string file = folder.write("full.polyplan", full);
    const Outcome outcome = run({"import", "--into", file}, "a - 3 cursed daggers\n");
    EXPECT_EQ(outcome.status, requestNotMet);
    EXPECT_EQ(outcome.err, file +
                               ": is not written, for it could not be read again: 20001 stacks in "
                               "the document are more than the 20000 that are allowed\n");
    EXPECT_EQ(savedText(file), full);
}

TEST(ImportCommand, MergesIntoThePlan) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a.polyplan", planToFill);
    const std::string text = "a - 3 cursed daggers\nb - a murky potion\n";
    const Outcome first = run({"import", "--into", file, "--json"}, text);
    EXPECT_EQ(first.status, done) << first.err;
    EXPECT_EQ(Json::parse(first.out)["game"], "nethack-3.4.3");
    EXPECT_EQ(Json::parse(first.out)["game_from"], "plan");
    EXPECT_EQ(Json::parse(first.out)["merged"],
              Json::parse(R"({"added": 2, "updated": 0, "laid_out": 0, "left_out": 0})"));
    const std::string merged = savedText(file);
    EXPECT_EQ(Json::parse(merged)["inventory"],
              Json::parse(R"([{"object": "dagger", "quantity": 3, "buc": "cursed", "slot": "a"},
                        {"class": "potion", "appearance": "murky", "slot": "b"}])"));
    EXPECT_EQ(run({"import", "--into", file}, text).status, done);
    EXPECT_EQ(savedText(file), merged);
}

TEST(ImportCommand, NeverTakesAnAppearanceForWhatThePlanHolds) {
    const tests::TemporaryFolder folder;
    const std::string file =
        folder.write("a.polyplan", R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7",
            "inventory": [{"object": "wand of wishing", "charges": 3}],
            "strategies": [{"name": "s"}]})");
    const Outcome outcome = run({"import", "--into", file, "--json"}, "b - an oak wand\n");
    EXPECT_EQ(outcome.status, done) << outcome.err;
    EXPECT_EQ(Json::parse(outcome.out)["merged"],
              Json::parse(R"({"added": 1, "updated": 0, "laid_out": 0, "left_out": 0})"));
    const Json inventory = Json::parse(savedText(file))["inventory"];
    ASSERT_EQ(inventory.size(), 2U);
    EXPECT_EQ(inventory[0], Json::parse(R"({"object": "wand of wishing", "charges": 3})"));
    EXPECT_EQ(inventory[1]["appearance"], "oak");
    EXPECT_EQ(inventory[1]["slot"], "b");
}

TEST(ImportCommand, LeavesThePlanAsItIsWhereAnotherFileIsNamed) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a.polyplan", planToFill);
    const std::string out = folder.path() + "/b.polyplan";
    const Outcome one = run({"import", "--into", file, "-o", out}, "a - a dagger\n");
    EXPECT_EQ(one.status, done);
    EXPECT_NE(one.err.find(": 1 stack added, 0 updated"), std::string::npos) << one.err;
    EXPECT_EQ(savedText(file), planToFill);
    EXPECT_EQ(Json::parse(savedText(out))["inventory"].size(), 1U);
    const std::string fresh = folder.path() + "/c.polyplan";
    EXPECT_EQ(run({"import", "--game", "slashem-0.0.7", "-o", fresh}, "a - a dagger\n").status,
              done);
    EXPECT_EQ(Json::parse(savedText(fresh))["game"], "slashem-0.0.7");
    EXPECT_EQ(run({"validate", fresh}).status, done);
}

TEST(ImportCommand, LearnsOfDiscoveriesAlone) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a.polyplan", planToFill);
    const std::string text = "Discoveries\n  potion of booze (murky)\n";
    const Outcome into = run({"import", "--into", file}, text);
    EXPECT_EQ(into.status, done);
    EXPECT_TRUE(
        into.err.ends_with("1 type that it names counts as known by sight now\n"
                           "polyplan: no stack was found\n"))
        << into.err;
    EXPECT_EQ(Json::parse(savedText(file))["discoveries"], Json::parse(R"(["potion of booze"])"));
    EXPECT_EQ(run({"import"}, text).status, requestNotMet);
}

TEST(ImportCommand, RefusesWhatDoesNotFit) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.write("a.polyplan", planToFill);
    const Outcome unknown = run({"import", "--game", "nohack"}, "a - a dagger\n");
    EXPECT_EQ(unknown.status, requestNotMet);
    EXPECT_NE(unknown.err.find("is none of nethack-3.4.3, nethack-3.6.7"), std::string::npos)
        << unknown.err;
    EXPECT_EQ(run({"import", "--game", "dnethack"}, "a - a dagger\n").status, requestNotMet);
    EXPECT_EQ(run({"import", folder.path() + "/missing"}).status, requestNotMet);
    EXPECT_EQ(run({"import", folder.path()}).status, requestNotMet);
    EXPECT_EQ(run({"import", "--into", folder.path() + "/missing"}).status, requestNotMet);
    const Outcome other =
        run({"import", "--into", file, "--game", "nethack-3.7"}, "a - a dagger\n");
    EXPECT_EQ(other.status, requestNotMet);
    EXPECT_EQ(other.err, "standard input: is of NetHack 3.7, and the plan of NetHack 3.4.3\n");
    EXPECT_EQ(savedText(file), planToFill);
}

}  // namespace
}  // namespace polyplan::app
