#include "app/request_options.h"

#include <gtest/gtest.h>

#include <array>
#include <sstream>

#include "tests/app/temporary_folder.h"

namespace polyplan::app {
namespace {

using Kind = OptionKind;

const std::array readMembers = {
    RequestOption{"text", Kind::Text, "A text"},
    RequestOption{"count", Kind::Number, "A number"},
    RequestOption{"state.level", Kind::Number, "A number inside"},
    RequestOption{"state.magical", Kind::Flag, "Yes or no"},
    RequestOption{"conditions", Kind::Names, "Names"},
    RequestOption{"place.depth", Kind::Number, "A number"},
    RequestOption{"place.branch", Kind::Text, "Required. A text", true},
};

struct ReadOutcome {
    std::optional<polyplan::Json> request;
    std::string err;
    bool json;
};

ReadOutcome read(std::vector<std::string> arguments, const std::string& input = "") {
    CLI::App command;
    const RequestOptions options(command, readMembers);
    std::ostringstream out;
    std::ostringstream err;
    std::istringstream in(input);
    Console console{out, err, false, in};
    command.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    const std::optional<polyplan::Json> request = options.read(console);
    return {request, err.str(), options.json()};
}

TEST(RequestOptions, MakeARequestByThemselves) {
    const ReadOutcome outcome =
        read({"--text", "-a b", "--count", "-3", "--state.level", "2.5", "--state.magical",
              "--conditions", "blind,confused", "--json"});
    EXPECT_EQ(*outcome.request, polyplan::Json::parse(R"({"text": "-a b", "count": -3,
        "state": {"level": 2.5, "magical": true}, "conditions": ["blind", "confused"]})"));
    EXPECT_TRUE(outcome.json);
    EXPECT_EQ(*read({"--conditions", " very blind ,  confused "}).request,
              polyplan::Json::parse(R"({"conditions": ["very blind", "confused"]})"));
    EXPECT_EQ(*read({"--conditions", "blind,confused", "--conditions", "riding"}).request,
              polyplan::Json::parse(R"({"conditions": ["blind", "confused", "riding"]})"));
    EXPECT_EQ(*read({}).request, polyplan::Json::object());
}

TEST(RequestOptions, TakeNumbersWithTheSignOfTheGames) {
    EXPECT_EQ(*read({"--count", "+3", "--state.level=+0"}).request,
              polyplan::Json::parse(R"({"count": 3, "state": {"level": 0}})"));
    for (const char* none : {"+", "++3", "+-3", "+x"}) {
        EXPECT_EQ(*read({"--count", none}).request, (polyplan::Json{{"count", none}}));
    }
}

TEST(RequestOptions, WinOverTheRequest) {
    const ReadOutcome outcome =
        read({"-", "--count", "5", "--state.magical", "false", "--conditions", ""},
             R"({"state": {"x": 1, "magical": true}, "count": 4, "conditions": ["blind"]})");
    EXPECT_EQ(*outcome.request,
              polyplan::Json::parse(R"({"state": {"x": 1, "magical": false}, "count": 5,
                                                "conditions": []})"));
    EXPECT_FALSE(outcome.json);
}

TEST(RequestOptions, LeaveWhatIsWrongToTheReader) {
    const ReadOutcome outcome =
        read({"-", "--count", "12d8+20", "--state.level", "7"}, R"({"state": 5})");
    EXPECT_EQ(*outcome.request, polyplan::Json::parse(R"({"state": 5, "count": "12d8+20"})"));
}

TEST(RequestOptions, ReadTheRequestFromAFile) {
    tests::TemporaryFolder folder;
    EXPECT_EQ(*read({folder.write("request.json", R"({"text": "x"})")}).request,
              polyplan::Json::parse(R"({"text": "x"})"));
    const std::string missing = folder.path() + "/missing.json";
    const ReadOutcome outcome = read({missing});
    EXPECT_FALSE(outcome.request);
    EXPECT_EQ(outcome.err, missing + ": cannot be read: No such file or directory\n");
}

TEST(RequestOptions, SayWhyThereIsNoRequest) {
    EXPECT_EQ(read({""}).err, "\"\": cannot be read: No such file or directory\n");
    const std::string picture = POLYPLAN_SOURCE_DIR "/tests/fuzz/seeds/picture_fuzz/none.png";
    EXPECT_TRUE(read({picture}).err.starts_with(picture + ": there is no plan in this picture"));
    EXPECT_EQ(read({"-"}, "[]").err, "standard input: the request is no JSON object\n");
    const ReadOutcome twice = read({"-"}, R"({"text": "a", "text": "b"})");
    EXPECT_FALSE(twice.request);
    EXPECT_EQ(twice.err,
              "standard input: /text: stands here more than once, and once is allowed\n");
    EXPECT_NE(read({"-"}, R"({"text": )").err.find("line 1, column"), std::string::npos);
    EXPECT_NE(read({"-"}, std::string(7'000'000, ' ')).err.find("are more than the"),
              std::string::npos);
}

std::string told(std::vector<std::string> arguments, const std::vector<Fault>& faults) {
    CLI::App command;
    const RequestOptions options(command, readMembers);
    std::ostringstream err;
    Console console{err, err};
    command.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    options.tell(faults, console);
    return err.str();
}

TEST(RequestOptions, NameTheOptionOfAFault) {
    const Fault level = {"/state/level", "0 is too few"};
    EXPECT_EQ(told({"-", "--state.level", "0"}, {level}), "--state.level: 0 is too few\n");
    EXPECT_EQ(told({"-", "--conditions", "x,y"}, {{"/conditions/1", "is none"}}),
              "--conditions: /conditions/1: is none\n");
    EXPECT_EQ(told({"-", "--count", "1"}, {level}), "standard input: /state/level: 0 is too few\n");
}

TEST(RequestOptions, NameTheOptionsOfAFaultBesideTheRequest) {
    const Fault state = {"/state", "repeats what the request says"};
    EXPECT_EQ(told({"-", "--state.level", "2", "--count", "1"}, {state}),
              "standard input with --state.level: /state: repeats what the request says\n");
    EXPECT_EQ(told({"-", "--count", "1"}, {state}),
              "standard input: /state: repeats what the request says\n");
}

TEST(RequestOptions, NameTheOptionThatIsMissingWhereTheyAreAllThereIs) {
    EXPECT_EQ(told({}, {{"/text", "is missing"}}), "--text: is missing\n");
    EXPECT_EQ(told({}, {{"/state", "is missing"}}),
              "one of --state.level, --state.magical: /state: is missing\n");
    EXPECT_EQ(told({}, {{"/place", "is missing"}}), "--place.branch: /place: is missing\n");
    EXPECT_EQ(told({"--place.branch", "x"}, {{"/place", "is none"}}),
              "one of --place.depth, --place.branch: /place: is none\n");
    EXPECT_EQ(told({"-"}, {{"/state", "is missing"}}), "standard input: /state: is missing\n");
    EXPECT_EQ(told({}, {{"/things", "is missing"}}), "options: /things: is missing\n");
}

}  // namespace
}  // namespace polyplan::app
