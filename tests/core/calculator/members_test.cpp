#include "core/calculator/members.h"

#include <gtest/gtest.h>

#include <sstream>

#include "core/calculator/look_up.h"
#include "core/calculator/options.h"
#include "core/json/json_tree.h"

namespace polyplan::tests {
namespace {

enum class Kind : std::uint8_t { Steam, Smoke };

constexpr Words<Kind, 2> kindWords = {{{"steam", Kind::Steam}, {"smoke", Kind::Smoke}}};

struct Creature {
    std::string name;
    bool isAsleep = false;
    UnknownMembers unknown;
    bool operator==(const Creature&) const = default;
};

struct Base {
    int turns = 4;
    UnknownMembers unknown;
    bool operator==(const Base&) const = default;
};

struct Cloud : Base {
    std::optional<int> radius;
    std::optional<Kind> kind;
    std::set<Kind> traces;
    Creature owner;
    std::vector<Creature> creatures;
    std::vector<int> sizes;
    bool hot = false;
    bool wet = false;
    bool operator==(const Cloud&) const = default;
};

constexpr Words<bool Cloud::*, 2> stateWords = {{{"hot", &Cloud::hot}, {"wet", &Cloud::wet}}};

void checkRoom(const Cloud& cloud, const Place& place) {
    const std::size_t room = static_cast<std::size_t>(cloud.radius.value_or(2));
    if (cloud.creatures.size() > room) {
        place.at("creatures").fault("have no room");
    }
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Creature> /*unused*/) {
    v.oneLine();
    v.member(required("name", "name", "What it is called"), &Creature::name, std::size_t{6});
    v.member({"asleep", "asleep", "It does not look"}, &Creature::isAsleep);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Base> /*unused*/) {
    v.member(alwaysWritten("turns", "lasts", "Turns that it lasts"), &Base::turns, Range{1, 2'000});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Cloud> /*unused*/) {
    describe(v, Of<Base>());
    v.member({"radius", "radius", "Squares"}, &Cloud::radius, Range{0, 9});
    v.member({"kind", "kind", "What it is made of"}, &Cloud::kind, kindWords);
    v.member({"traces", "traces", "What it has besides"}, &Cloud::traces, kindWords);
    v.member({"owner", "owner", "Who made it"}, &Cloud::owner);
    v.member({"creatures", "creatures", "Who stands in it"}, &Cloud::creatures, std::size_t{3});
    v.check(checkRoom);
    v.member({"sizes", "sizes", "Day by day"}, &Cloud::sizes,
             ListOf{WholeNumber{{1, 9}, "size"}, 2});
    v.settle([](Cloud& cloud, const Place& /*unused*/) {
        std::sort(cloud.sizes.begin(), cloud.sizes.end());
    });
    v.flags({"states", "states", "How it is"}, stateWords, "others do not matter");
    v.constant({"game", "game", "Whose"}, std::string_view("powder"),
               [](const Json& found) { return described(found) + " is not powder"; });
}

std::string listing(const std::vector<Fault>& faults) {
    std::string text;
    for (const Fault& fault : faults) {
        text += fault.pointer + ": " + fault.message + '\n';
    }
    return text;
}

std::string faultsOf(const char* json) {
    const auto read = readRequest<Cloud>(Json::parse(json), {}, "a cloud");
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    return faults == nullptr ? "" : listing(*faults);
}

std::string written(const Cloud& cloud) {
    std::ostringstream out;
    JsonWriter json(out);
    writeMembers(json, cloud);
    return out.str();
}

Cloud readBack(const std::string& text) {
    FaultList faults;
    Cloud cloud;
    readMembers(Json::parse(text), cloud, Place(faults, {}));
    EXPECT_EQ(listing(faults.take()), "");
    return cloud;
}

Cloud full() {
    Cloud cloud;
    cloud.turns = 7;
    cloud.radius = 0;
    cloud.kind = Kind::Steam;
    cloud.traces = {Kind::Smoke};
    cloud.owner.name = "me";
    cloud.owner.unknown["hat"] = "[1.5,null]";
    cloud.sizes = {3, 4};
    cloud.wet = true;
    cloud.unknown["x"] = "\"y\"";
    return cloud;
}

TEST(Members, AreWrittenUnlessAtTheirDefault) {
    EXPECT_EQ(written({}), "{\n  \"turns\": 4,\n  \"game\": \"powder\"\n}");
    EXPECT_EQ(written(full()), R"({
  "turns": 7,
  "radius": 0,
  "kind": "steam",
  "traces": [ "smoke" ],
  "owner": { "name": "me", "hat": [ 1.5, null ] },
  "sizes": [ 3, 4 ],
  "states": [ "wet" ],
  "game": "powder",
  "x": "y"
})");
}

TEST(Members, ComeBack) {
    EXPECT_EQ(readBack(written(full())), full());
    EXPECT_EQ(readBack("{}"), Cloud());
    EXPECT_EQ(readBack(R"({"sizes": [5, 2]})").sizes, (std::vector<int>{2, 5}));
}

TEST(Members, AreNamedWhereTheyAreWrong) {
    EXPECT_EQ(faultsOf(R"({"turns": 0, "radius": 1.5, "kind": "fog", "traces": ["steam", 3],
                           "owner": {"asleep": 1, "nane": "x"},
                           "creatures": [{"name": "far too long"}, {"name": "a"}, {"name": "b"}],
                           "sizes": [1, 2, 10], "states": ["cold"], "game": "slex"})"),
              R"(/turns: 0 is no whole number from 1 to 2,000
/radius: 1.5 is no whole number from 0 to 9
/kind: "fog" is none of steam, smoke
/traces/1: 3 is none of steam, smoke
/owner/name: is missing, and is required
/owner/asleep: 1 is neither true nor false
/owner/nane: is no member of a cloud; did you mean "name"?
/creatures/0/name: "far too long" has 12 characters, more than the 6 that are allowed
/creatures: have no room
/sizes: 3 elements are more than the 2 that are allowed
/states/0: "cold" is none of hot, wet; others do not matter
/game: "slex" is not powder
)");
    EXPECT_EQ(faultsOf("[]"), ": an array is no object\n");
    EXPECT_EQ(faultsOf(R"({"owner": 5, "sizes": {}})"),
              "/owner: 5 is no object\n/sizes: an object is no array\n");
    EXPECT_EQ(faultsOf(R"({"qqqqq": 5})"),
              "/qqqqq: is no member of a cloud; allowed are turns, radius, kind, traces, owner, "
              "creatures, sizes, states, game\n");
}

TEST(Members, AreValidatedInTheWordsOfTheReader) {
    Cloud cloud;
    cloud.turns = 0;
    cloud.radius = 10;
    cloud.owner.name = "far too long";
    cloud.creatures.resize(4);
    cloud.sizes = {1, 10, 2};
    EXPECT_EQ(listing(validate(cloud)), R"(/turns: 0 is no whole number from 1 to 2,000
/radius: 10 is no whole number from 0 to 9
/owner/name: "far too long" has 12 characters, more than the 6 that are allowed
/creatures: 4 elements are more than the 3 that are allowed
/sizes: 3 elements are more than the 2 that are allowed
/sizes/1: 10 is no size from 1 to 9
)");
    cloud = full();
    EXPECT_TRUE(validate(cloud).empty());
    cloud.creatures.resize(1);
    EXPECT_EQ(listing(validate(cloud)), "/creatures: have no room\n");
}

TEST(Members, AreOptionsWithTheirLimits) {
    std::string text;
    for (const RequestOption& option : optionsOf<Cloud>()) {
        text += option.name + " " + std::to_string(static_cast<int>(option.kind)) + " " +
                option.help + '\n';
    }
    EXPECT_EQ(text, R"(turns 2 Turns that it lasts: 1 to 2,000 (default: 4)
radius 2 Squares: 0 to 9
kind 1 What it is made of: steam, smoke
traces 4 What it has besides: steam, smoke
owner.name 1 Required with owner. What it is called
owner.asleep 3 It does not look
states 4 How it is: hot, wet
game 1 Whose: powder
)");
}

struct Weather {
    Creature maker;
    Creature watcher;
    UnknownMembers unknown;
};

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Weather> /*unused*/) {
    v.member(required("maker", "maker", "Who made it"), &Weather::maker);
    v.member({"watcher", "watcher", "Who sees it"}, &Weather::watcher);
}

TEST(Members, AreRequiredOptionsWhereAllThatTheyStandInIsRequired) {
    std::string text;
    for (const RequestOption& option : optionsOf<Weather>()) {
        text += option.name + (option.isRequired ? "! " : " ") + option.help + '\n';
    }
    EXPECT_EQ(text, R"(maker.name! Required. What it is called
maker.asleep It does not look
watcher.name Required with watcher. What it is called
watcher.asleep It does not look
)");
}

TEST(Members, AreLookedUpByTheirPointer) {
    static_assert(limitsOf<&Cloud::radius>().most == 9);
    static_assert(limitsOf<&Cloud::turns>().least == 1);
    static_assert(mostOf<&Creature::name>() == 6);
    static_assert(mostOf<&Cloud::creatures>() == 3);
    static_assert(memberOf<&Cloud::sizes>().member.label == "sizes");
    EXPECT_EQ(memberOf<&Creature::isAsleep>().member.help, "It does not look");
}

TEST(TableSet, GivesATableByItsType) {
    const std::string table = "x";
    TableSet tables;
    EXPECT_EQ(tables.find<std::string>(), nullptr);
    tables.add(table);
    EXPECT_EQ(tables.find<std::string>(), &table);
    EXPECT_EQ(tables.find<int>(), nullptr);
}

}  // namespace
}  // namespace polyplan::tests
