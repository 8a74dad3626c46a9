#include "core/plan/engraving_reader.h"

#include <gtest/gtest.h>

#include "core/json/json_tree.h"
#include "core/plan/change_game.h"
#include "core/plan/json.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::plan {
namespace {

using nethack::Game;
namespace engraving = nethack::engraving;

Json parsed(std::string_view text) {
    FaultList faults;
    return parseJson(text, faults).value();
}

engraving::Request read(std::string_view text) {
    auto result = readEngravingRequest(parsed(text), tests::catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&result)) {
        ADD_FAILURE() << text << '\n' << faults->front().pointer << ": " << faults->front().message;
        return {};
    }
    return std::get<engraving::Request>(result);
}

/// All faults of a request, a line each.
std::string faults(std::string_view text) {
    auto result = readEngravingRequest(parsed(text), tests::catalogues());
    std::string lines;
    if (const auto* found = std::get_if<std::vector<Fault>>(&result)) {
        for (const Fault& fault : *found) {
            lines += fault.pointer + ": " + fault.message + '\n';
        }
    }
    return lines;
}

TEST(EngravingReader, TakesEveryMember) {
    const engraving::Request request = read(R"({
      "game": "nethack-3.7", "text": "Elbereth", "stylus": "long_sword",
      "stylus_state": {"buc": "cursed", "enchantment": -2, "charges": 3, "appearance": "steel",
                       "artifact": "Fire Brand", "wielded": true, "worn": true,
                       "identified": true},
      "conditions": ["blind", "no free hand", "blind"], "riding_skill": "basic", "surface": "ice",
      "grave_undisturbed": true, "existing": {"type": "ENGR_BLOOD", "text": "x"}, "action": "add",
      "engraving_type": "MARK", "dexterity": 18, "samples": 5000, "seed": 7,
      "wear": {"engraving_type": "BURN", "count": 3, "magical": true, "repeat": 20}})");
    engraving::Request expected;
    expected.game = Game::NetHack37;
    expected.text = "Elbereth";
    expected.stylus = "long sword";
    expected.stylusState = {.buc = nethack::Buc::Cursed,
                            .enchantment = -2,
                            .charges = 3,
                            .appearance = "steel",
                            .artifact = "Fire Brand",
                            .wielded = true,
                            .worn = true,
                            .identified = true};
    expected.conditions = {engraving::Condition::Blind, engraving::Condition::NoFreeHand};
    expected.ridingSkill = engraving::RidingSkill::Basic;
    expected.surface = engraving::Surface::Ice;
    expected.graveUndisturbed = true;
    expected.existing = engraving::Existing{engraving::Type::Blood, "x"};
    expected.action = engraving::Action::Add;
    expected.engravingType = engraving::Type::Mark;
    expected.dexterity = 18;
    expected.samples = 5000;
    expected.seed = 7;
    expected.wear = engraving::Wear{
        .engravingType = engraving::Type::Burn, .count = 3, .repeat = 20, .magical = true};
    EXPECT_EQ(request, expected);
    EXPECT_TRUE(request.asksWriting());
    EXPECT_TRUE(request.asksDurability());
}

TEST(EngravingReader, LeavesOutWhatIsLeftOut) {
    engraving::Request expected;
    expected.game = Game::NetHack367;
    expected.text = "x";
    EXPECT_EQ(read(R"({"text": "x"})"), expected);
    EXPECT_FALSE(read(R"({"text": "x", "events": [{"cause": "turn"}]})").asksWriting());
    const engraving::Request slex = read(R"({"game": "slex", "text": "", "stylus": "rapier"})");
    EXPECT_EQ(slex.game, Game::SlashEmExtended);
}

TEST(EngravingReader, TakesRingsByAppearanceAndFireBrand) {
    EXPECT_EQ(read(R"({"text": "x", "stylus": "steel ring"})").stylus, "steel ring");
    EXPECT_EQ(read(R"({"text": "x", "stylus": "Fire Brand"})").stylus, "Fire Brand");
    EXPECT_EQ(read(R"({"text": "x", "stylus": "fingers"})").stylus, "fingers");
}

TEST(EngravingReader, NamesEveryFault) {
    EXPECT_EQ(faults(R"({
      "game": "dnethack", "text": "a\tb", "stylus": "wand of diging",
      "stylus_state": {"buc": "holy", "enchantment": 128, "charges": -2, "shine": 1},
      "conditions": ["bald", 5], "surface": "roof", "existing": {"text": 5},
      "action": "go", "wear": {"repeat": 0}, "dexterity": 2, "color": "red"})"),
              R"(/game: "dnethack" is none of nethack-3.4.3, nethack-3.6.7, nethack-3.7, slex
/text: "a\u0009b" has at place 2 what the game does not take from the keyboard (getline.c hooked_tty_getlin()); printable ASCII characters and blanks are allowed
/stylus: "wand of diging" is neither "fingers" nor an object of NetHack 3.6.7; did you mean "wand of digging"?
/stylus_state/buc: "holy" is none of blessed, uncursed, cursed
/stylus_state/enchantment: 128 is no whole number from -127 to 127
/stylus_state/charges: -2 is no whole number from -1 to 127
/stylus_state/shine: is no member of an engraving request; allowed are buc, enchantment, charges, appearance, artifact, wielded, worn, identified
/conditions/0: "bald" is none of blind, confused, stunned, hallucinating, levitating, riding, flying, huge, handless, tiny, demon, vampire, overtaxed, no free hand, swallowed, engulfed, enveloped, held, beside a pit, hiding, hiding on the ceiling, resists blindness, wizard mode, burned, numbed, feared, frozen, dimmed, greasy fingers, artist, haxor
/conditions/1: 5 is none of blind, confused, stunned, hallucinating, levitating, riding, flying, huge, handless, tiny, demon, vampire, overtaxed, no free hand, swallowed, engulfed, enveloped, held, beside a pit, hiding, hiding on the ceiling, resists blindness, wizard mode, burned, numbed, feared, frozen, dimmed, greasy fingers, artist, haxor
/surface: "roof" is none of floor, ice, altar, fountain, grave, lava, water, plane of air, plane of water, wall, cloud, stairs, ladder, throne, sink, doorway, drawbridge
/existing/type: is missing, and is required
/existing/text: 5 is no text
/action: "go" is none of new, add, wipe
/wear/repeat: 0 is no whole number from 1 to 1,000
/wear/count: is missing, and is required
/dexterity: 2 is no whole number from 3 to 25
/color: is no member of an engraving request; allowed are game, text, stylus, stylus_state, conditions, riding_skill, surface, grave_undisturbed, existing, action, engraving_type, wear, events, dexterity, samples, seed
)");
    EXPECT_EQ(faults("{}"), "/text: is missing, and is required\n");
    EXPECT_EQ(faults(R"({"text": 5})"), "/text: 5 is no text\n");
    EXPECT_EQ(faults("[]"), ": an array is no object\n");
}

TEST(EngravingReader, HasLimits) {
    const std::string longest(255, 'x');
    EXPECT_EQ(faults(R"({"text": ")" + longest + R"("})"), "");
    EXPECT_NE(
        faults(R"({"text": ")" + longest + R"(y"})").find("256 characters, more than the 255"),
        std::string::npos);
    EXPECT_EQ(faults(R"({"text": "x", "events": [{"cause": "kick", "times": 600},
                                                 {"cause": "throw", "times": 401}]})"),
              "/events: 1001 single events are more than the 1000 that are allowed\n");
    EXPECT_EQ(faults(R"({"text": "Elbér"})"),
              "/text: \"Elbér\" has at place 4 what the game does not take from the keyboard "
              "(getline.c hooked_tty_getlin()); printable ASCII characters and blanks are "
              "allowed\n");
    EXPECT_EQ(faults(R"({"text": "", "wear": {"count": 1}})"),
              "/text: is empty: there is nothing on the floor that could wear\n");
    EXPECT_EQ(faults(R"({"text": ""})"), "");
}

TEST(EngravingReader, TakesWearOrEventsButNotBoth) {
    EXPECT_EQ(faults(R"({"text": "x", "wear": {"engraving_type": "MARK"},
                         "events": [{"cause": "kick"}]})"),
              "");
    EXPECT_EQ(faults(R"({"text": "x", "wear": {"count": 3}, "events": [{"cause": "kick"}]})"),
              "/wear: counts and repeats events where \"events\" lists them; one of the two is "
              "allowed\n");
    EXPECT_EQ(faults(R"({"text": "x", "events": [{"cause": "dance"}, {"times": 2}]})"),
              "/events/0/cause: \"dance\" is none of melee, move, throw, kick, apply pole-arm, "
              "apply grappling hook, apply axe down, turn, monster move, force bolt down, stone to "
              "flesh down, missile spell, attacked while standing, cancellation down, polymorph "
              "down, teleportation down\n/events/1/cause: is missing, and is required\n");
}

constexpr const char* everyMember = R"({
  "format": "polyplan", "version": 1, "game": "nethack-3.7",
  "strategies": [{"name": "one", "engraving": {
    "text": "Elbereth", "stylus": "tsurugi", "overlaid": ["fingers", "helm of caution"],
    "stylus_state": {"enchantment": 2, "glow": 1}, "existing": {"type": "DUST", "by": "me"},
    "events": [{"cause": "kick", "why": "door"}, {"cause": "turn", "times": 9, "dexterity": 3}],
    "ink": "blue"}}]})";

TEST(EngravingOfDocument, KeepsWhatItDoesNotKnow) {
    const auto read = readDocument(everyMember, tests::catalogues());
    EXPECT_EQ(nlohmann::json::parse(writeDocument(std::get<Document>(read), tests::catalogues())),
              nlohmann::json::parse(everyMember));
}

TEST(EngravingOfDocument, KeepsWhatItDoesNotKnowOfAnEventWhereTheEventIs) {
    Document plan = std::get<Document>(readDocument(everyMember, tests::catalogues()));
    std::vector<engraving::Event>& events = plan.strategies[0].engraving->events;
    std::swap(events[0], events[1]);
    const auto written = nlohmann::json::parse(writeDocument(plan, tests::catalogues()));
    const auto& kick = written["strategies"][0]["engraving"]["events"][1];
    EXPECT_EQ(kick, (nlohmann::json{{"cause", "kick"}, {"why", "door"}}));
}

TEST(EngravingOfDocument, CountsNoEventForATypeBesideEvents) {
    const auto request = read(R"({"text": "x", "wear": {"engraving_type": "MARK"},
                                  "events": [{"cause": "kick"}, {"cause": "throw"}]})");
    const auto answered =
        answer(request, *request.game, *tests::catalogues().engraving(*request.game));
    EXPECT_EQ(answered.durability->entries.size(), 2U);
}

TEST(EngravingOfDocument, MovesToAnotherVersion) {
    const auto read = readDocument(everyMember, tests::catalogues());
    const auto changed =
        changeGame(std::get<Document>(read), Game::NetHack343, tests::catalogues());
    const Engraving& engraving = *changed->document.strategies[0].engraving;
    EXPECT_EQ(engraving.stylus, "tsurugi");
    EXPECT_EQ(engraving.overlaid, std::vector<std::string>{"fingers"});
    EXPECT_TRUE(changed->leftBehind.empty());
}

TEST(EngravingOfDocument, LeavesBehindAStylusThatTheOtherVersionDoesNotHave) {
    Document plan = std::get<Document>(readDocument(everyMember, tests::catalogues()));
    plan.strategies[0].engraving->stylus = "helm of caution";
    const auto changed = changeGame(plan, Game::NetHack367, tests::catalogues());
    EXPECT_EQ(changed->document.strategies[0].engraving->stylus, "fingers");
    EXPECT_EQ(changed->leftBehind,
              (std::vector<LeftBehind>{{"one, engraving", "helm of caution", 1, Leaving::Stylus}}));
    plan.strategies[0].engraving->game = Game::NetHack37;
    EXPECT_TRUE(changeGame(plan, Game::NetHack367, tests::catalogues())->leftBehind.empty());
}

TEST(EngravingOfDocument, GoesByAGameOfItsOwnAndBack) {
    Document plan = std::get<Document>(readDocument(everyMember, tests::catalogues()));
    plan.strategies[0].engraving->game.reset();
    plan.strategies[0].engraving->stylus = "amulet of guarding";
    plan.game = Game::NetHack37;
    GameChange change = changeGameOfEngraving(plan, 0, Game::SlashEmExtended, tests::catalogues());
    Engraving& engraving = *change.document.strategies[0].engraving;
    EXPECT_EQ(engraving.game, Game::SlashEmExtended);
    EXPECT_EQ(engraving.stylus, "fingers");
    EXPECT_EQ(
        change.leftBehind,
        (std::vector<LeftBehind>{{"one, engraving", "amulet of guarding", 1, Leaving::Stylus}}));
    engraving.stylus = "great dagger";
    engraving.conditions.insert(nethack::engraving::Condition::Artist);
    change = changeGameOfEngraving(change.document, 0, std::nullopt, tests::catalogues());
    const Engraving& back = *change.document.strategies[0].engraving;
    EXPECT_FALSE(back.game);
    EXPECT_EQ(back.stylus, "fingers");
    EXPECT_FALSE(back.conditions.contains(nethack::engraving::Condition::Artist));
    EXPECT_EQ(change.leftBehind.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<Document>(
        readDocument(writeDocument(change.document, tests::catalogues()), tests::catalogues())));
}

TEST(EngravingOfDocument, IsFaultyWithItsPointer) {
    const auto read = readDocument(R"({
      "format": "polyplan", "version": 1, "game": "nethack-3.6.7",
      "strategies": [{"name": "a", "engraving": {"surface": "roof", "overlaid": ["x"]}},
                     {"name": "b", "engraving": 5}]})",
                                   tests::catalogues());
    const auto& found = std::get<std::vector<Fault>>(read);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].pointer, "/strategies/0/engraving/surface");
    EXPECT_EQ(found[1].pointer, "/strategies/0/engraving/overlaid/0");
    EXPECT_EQ(found[2].pointer, "/strategies/1/engraving");
}

TEST(EngravingOfDocument, IsKeptWhereTheGameHasNoSuchRules) {
    constexpr const char* text = R"({
      "format": "polyplan", "version": 1, "game": "dnethack",
      "strategies": [{"name": "one", "engraving": {"text": "x", "stylus": "lightsaber"}}]})";
    const auto read = readDocument(text, tests::catalogues());
    EXPECT_EQ(Json::parse(writeDocument(std::get<Document>(read), tests::catalogues())),
              Json::parse(text));
}

}  // namespace
}  // namespace polyplan::plan
