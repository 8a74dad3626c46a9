#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "tests/core/support/arbitrary_document.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using UnorderedJson = nlohmann::json;

Document readBack(const std::string& text) {
    const ReadResult result = readDocument(text, tests::catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        throw std::runtime_error(faults->front().pointer + ": " + faults->front().message);
    }
    return std::get<Document>(result);
}

std::string write(const Document& document) {
    return writeDocument(document, tests::catalogues());
}

RC_GTEST_PROP(RoundTrip, ReadingWhatWasWrittenGivesTheDocument, ()) {
    const Document document = *tests::arbitraryDocument();
    RC_ASSERT(readBack(write(document)) == document);
}

RC_GTEST_PROP(RoundTrip, ValidDocumentsAreReadAndNoOthers, ()) {
    const Document document = *tests::nearlyValidDocument();
    const ReadResult result = readDocument(write(document), tests::catalogues());
    const auto* faults = std::get_if<std::vector<Fault>>(&result);
    RC_CLASSIFY(faults != nullptr);
    RC_ASSERT(validate(document, tests::catalogues()) ==
              (faults == nullptr ? std::vector<Fault>() : *faults));
}

RC_GTEST_PROP(RoundTrip, StacksByThemselvesComeBack, ()) {
    const nethack::Game game = *tests::gameWithObjects();
    const auto stacks = *rc::gen::container<std::vector<Stack>>(tests::arbitraryStack(game));
    const auto back =
        readStacks(writeStacks(stacks, game, tests::catalogues()), game, tests::catalogues());
    RC_ASSERT(std::holds_alternative<std::vector<Stack>>(back));
    RC_ASSERT(std::get<std::vector<Stack>>(back) == stacks);
}

TEST(RoundTrip, StacksOfAnotherGameAreFoundByName) {
    Stack horn;
    horn.object = tests::catalogues().objects(nethack::Game::NetHack343)->byId("unicorn_horn");
    const std::string text = writeStacks({horn}, nethack::Game::NetHack343, tests::catalogues());
    const auto back = readStacks(text, nethack::Game::SlashEm007, tests::catalogues());
    ASSERT_TRUE(std::holds_alternative<std::vector<Stack>>(back));
    const ObjectIndex object = std::get<std::vector<Stack>>(back).at(0).object;
    EXPECT_EQ((*tests::catalogues().objects(nethack::Game::SlashEm007))[object].name,
              "unicorn horn");
}

TEST(RoundTrip, StacksFromStrangersAreChecked) {
    const auto refused = [](const std::string& text) {
        return std::holds_alternative<std::vector<Fault>>(
            readStacks(text, nethack::Game::NetHack367, tests::catalogues()));
    };
    EXPECT_TRUE(refused("hello"));
    EXPECT_TRUE(refused("{}"));
    EXPECT_TRUE(refused(R"({"format": "polyplan", "version": 1, "stacks": []})"));
    EXPECT_TRUE(refused(
        R"({"format": "polyplan-stacks", "version": 1, "stacks": [{"object": "carpet"}]})"));
    EXPECT_FALSE(refused(R"({"format": "polyplan-stacks", "version": 1, "stacks": []})"));
}

TEST(RoundTrip, UnknownMembersAreKeptAtEveryLevel) {
    const std::string text = R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.7", "a": {"b": [1, 2.5, null, "ü"]},
      "hero": {"pet": "kitten"},
      "inventory": [{"object": "apple", "juicy": true}],
      "strategies": [{
        "name": "one", "stars": 5,
        "polypile": {
          "source": "spell", "tint": "#123456",
          "goals": [{"object": "magic marker", "at_least": 1, "why": "scrolls"}],
          "line": [{"distance": 3, "flag": 18446744073709551615, "stacks": [],
                    "engraving": {"text": "x", "depth": -9.25e-300}}]
        },
        "engraving": {"text": "Elbereth"},
        "damage": [{"game": "oangband-1.1.0", "damage_type": "FIRE", "damage": "12d8+20",
                    "monster": {"id": 361, "mood": "bad"}, "wind": 3,
                    "source": {"kind": "monster", "hat": true},
                    "player": {"class": "Mage", "level": 30, "dungeon_depth": 5, "age": 9},
                    "floor_objects": [{"name": "Healing", "type": "TV_POTION", "color": "red"}],
                    "name": "Bolt", "overlaid": false, "matrix": [1, 2]}],
        "theft": {"monster": "Ixoth", "turns": 5, "mood": 1,
                  "inventory": [{"kind": "bell", "sound": "clear"}]}, "heartbeat": {
          "game": "powder", "heartbeats": 3, "start_count": 7, "moon": "full",
          "creature": {
            "definition": "TROLL", "is_avatar": true, "max_hp": 30, "hp": 12, "max_mp": 9, "mp": 0,
            "food": 80, "hat": 1,
            "intrinsics": [
              {"name": "POISON_HARSH", "beats": 9, "of": "viper"},
              {"name": "TAME", "beats": 3, "source": "timed", "inflictor_alive": false},
              {"name": "REGENERATION", "source": "item"}],
            "worn": [{"slot": "left ring", "item": "ring", "material": "silver", "enchantment": -2,
                      "noise": 0, "gives": ["REGENERATION", "INVISIBLE"], "gem": "ruby"}],
            "dress": "wizard"
          },
          "square": {"terrain": "LAVA", "smoke": "POISON", "smoke_lasts": true, "wind": "calm",
                     "no_teleport": true, "lit": true},
          "noise_makers": [{"noise": 5, "distance": 2, "who": "orc"},
                           {"noise": [2, 2], "distance": 1}],
          "listeners": [{"distance": 1, "tired": true, "ears": 2}],
          "master_dressed_cleric": true,
          "other_outfit": {"dress": ["fighter", "cleric"], "style": "bold"}
        }
      }]
    })";
    EXPECT_EQ(UnorderedJson::parse(write(readBack(text))), UnorderedJson::parse(text));
}

TEST(RoundTrip, AClassBesideAnObjectIsKeptWithoutEffect) {
    FaultList unknown;
    const ReadResult read = readDocument(
        R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "inventory": [
            {"object": "magic marker", "class": "tool", "charges": 19},
            {"object": "food ration", "class": "food"}, {"object": "athame", "class": 5}],
            "strategies": [{"name": "one"}]})",
        tests::catalogues(), &unknown);
    ASSERT_TRUE(std::holds_alternative<Document>(read));
    Document document = std::get<Document>(read);
    const ObjectTable& table = *tests::catalogues().objects(nethack::Game::NetHack367);
    EXPECT_EQ(table[document.inventory[0].object].name, "magic marker");
    EXPECT_EQ(unknown.count(), 3U);
    EXPECT_EQ(
        unknown.take().front(),
        (Fault{"/inventory/0/class", "goes by the object beside it, has no effect and is kept"}));
    const std::string written = writeDocument(document, tests::catalogues());
    EXPECT_NE(written.find(R"("charges": 19, "class": "tool")"), std::string::npos) << written;
    EXPECT_EQ(std::get<Document>(readDocument(written, tests::catalogues())), document);

    document.inventory[0].object = *table.findLook(ObjectClass::Tool, "bag");
    const ReadResult again =
        readDocument(writeDocument(document, tests::catalogues()), tests::catalogues());
    ASSERT_TRUE(std::holds_alternative<Document>(again)) << "the look's class is written once";
    EXPECT_EQ(std::get<Document>(again).inventory[0].object, document.inventory[0].object);
}

TEST(RoundTrip, PilesAreKeptInOrderOfDistance) {
    const Document document = readBack(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.4.3",
      "strategies": [{"name": "", "polypile": {"source": "wand", "line": [
        {"distance": 9, "stacks": []}, {"distance": 2, "stacks": []}, {"distance": 79, "stacks": []}
      ]}}]
    })");
    const std::vector<Pile>& line = document.strategies[0].polypile->line;
    EXPECT_EQ(line[0].distance, 2);
    EXPECT_EQ(line[1].distance, 9);
    EXPECT_EQ(line[2].distance, 79);
}

TEST(RoundTrip, WrittenTextIsStableAndReadable) {
    const Document document = readBack(R"({
      "strategies": [{"theft": {"turns": 5, "monster": "Ixoth"}, "zest": 1, "engraving": {}, "polypile": {
        "line": [{"stacks": [{"buc": "cursed", "object": "wan_digging", "charges": 4, "quantity": 1},
                             {"object": "apple"}], "engraving": "0 reads", "distance": 1}],
        "goals": [{"object": "magic marker"}], "zaps": 1, "source": "wand"}, "name": "A"}],
      "ledger_level": 27, "hero": {"conditions": ["blind"], "luck": 0}, "title": "T",
      "game": "nethack-3.6.7", "version": 1, "format": "polyplan"
    })");
    EXPECT_EQ(write(document), R"({
  "format": "polyplan",
  "version": 1,
  "title": "T",
  "game": "nethack-3.6.7",
  "hero": {
    "conditions": [ "blind" ]
  },
  "strategies": [
    {
      "name": "A",
      "polypile": {
        "source": "wand",
        "goals": [
          { "object": "magic marker", "at_least": 1 }
        ],
        "line": [
          {
            "distance": 1,
            "engraving": "0 reads",
            "stacks": [
              { "object": "wand of digging", "buc": "cursed", "charges": 4 },
              { "object": "apple" }
            ]
          }
        ]
      },
      "engraving": {},
      "theft": {
        "monster": "Ixoth",
        "turns": 5
      },
      "zest": 1
    }
  ]
}
)");
}

/// 20,000 stacks with most members set, as large as a document can get.
Document largeDocument() {
    const ObjectTable& table = *tests::catalogues().objects(nethack::Game::NetHack367);
    Stack stack;
    stack.object = table.byId("arrow");
    stack.quantity = 100'000;
    stack.buc = nethack::Buc::Cursed;
    stack.enchantment = -100;
    stack.name = "a name of some length for every stack of arrows";
    stack.poisoned = stack.erodeproof = true;
    stack.erosion = 3;
    stack.unknown["a member that is not known"] = "[1,2,3]";
    Document document;
    for (int i = 0; i < 10; ++i) {
        Strategy& strategy = document.strategies.emplace_back();
        strategy.name = std::to_string(i);
        strategy.polypile.emplace();
        strategy.polypile->line.emplace_back().stacks.assign(2'000, stack);
    }
    return document;
}

TEST(RoundTrip, LargestDocumentStaysUnderTheLimitAndIsFast) {
    const Document document = largeDocument();
    const auto start = std::chrono::steady_clock::now();
    const std::string text = write(document);
    ASSERT_LE(text.size(), limits::fileBytes);
    EXPECT_EQ(readBack(text), document);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    RecordProperty("milliseconds", static_cast<int>(1'000 * seconds.count()));
    EXPECT_LT(seconds.count(), 10.0);
}

TEST(RoundTrip, BenchmarkPlansLoad) {
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(POLYPLAN_SOURCE_DIR "/tests/benchmarks/plans")) {
        std::ifstream file(entry.path(), std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        const Document document = readBack(text.str());
        EXPECT_EQ(readBack(write(document)), document) << entry.path();
        ++count;
    }
    EXPECT_EQ(count, 7);
}

}  // namespace
}  // namespace polyplan::plan
