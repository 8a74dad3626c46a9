#include "core/nethack/theft/copied_things.h"

#include <gtest/gtest.h>

#include <variant>

namespace polyplan::nethack::theft::testing {
namespace {

/// The first fault's pointer; "none" if there is none.
std::string faultIn(std::string_view json) {
    const auto read = readThings(json);
    const auto* faults = std::get_if<std::vector<Fault>>(&read);
    return faults == nullptr ? "none" : faults->front().pointer;
}

TEST(CopiedThings, AreReadAsTheyWereWritten) {
    const std::vector<Thing> things = {
        {.kind = Kind::QuestArtifact, .name = "The \"Orb\" of Fate\n", .own = false},
        {.kind = Kind::Amulet, .name = "", .inContainer = true}};
    const auto read = readThings(writeThings(things));
    ASSERT_TRUE(std::holds_alternative<std::vector<Thing>>(read));
    EXPECT_EQ(std::get<std::vector<Thing>>(read), things);
    EXPECT_EQ(faultIn(writeThings({})), "none");
}

TEST(CopiedThings, AreNotTrusted) {
    EXPECT_NE(faultIn(""), "none");
    EXPECT_NE(faultIn("\xff\xfe{"), "none");
    EXPECT_NE(faultIn("[]"), "none");
    EXPECT_EQ(faultIn("{}"), "/things");
    EXPECT_EQ(faultIn(R"({"things": 3})"), "/things");
    EXPECT_EQ(faultIn(R"({"things": [{"kind": "sack of gold"}]})"), "/things/0/kind");
    std::string many = R"({"things": [)";
    for (std::size_t i = 0; i <= limits::inventory; ++i) {
        many += R"({"kind": "bell"},)";
    }
    many.back() = ']';
    EXPECT_TRUE(faultIn(many + '}').starts_with("/things"));
}

TEST(CopiedThings, AreAddedAsFarAsTheyCanBe) {
    const std::vector<Thing> inventory = {{.kind = Kind::Amulet, .name = ""},
                                          {.kind = Kind::QuestArtifact, .name = "Sunsword"}};
    const auto added = addable({{.kind = Kind::QuestArtifact, .name = "Sunsword"},
                                {.kind = Kind::Amulet, .name = "mine"},
                                {.kind = Kind::Candelabrum, .name = "lamp"},
                                {.kind = Kind::Candelabrum, .name = "lamp 2"},
                                {.kind = Kind::Bell, .name = "ding", .inContainer = true},
                                {.kind = Kind::Bell, .name = "ding"}},
                               inventory);
    const std::vector<Thing> expected = {{.kind = Kind::QuestArtifact, .name = "Sunsword 2"},
                                         {.kind = Kind::Candelabrum, .name = "lamp"},
                                         {.kind = Kind::Bell, .name = "ding", .inContainer = true},
                                         {.kind = Kind::Bell, .name = "ding 2"}};
    EXPECT_EQ(added, expected);
    EXPECT_TRUE(addable({}, inventory).empty());
    const Thing nameless{.kind = Kind::QuestArtifact, .name = ""};
    const Thing numbered{.kind = Kind::QuestArtifact, .name = "quest artifact 2"};
    EXPECT_EQ(addable({nameless}, {numbered}), std::vector{nameless});
    EXPECT_EQ(addable({numbered}, {numbered}).at(0).name, "quest artifact 3");
    EXPECT_EQ(addable({{.kind = Kind::Bell, .name = "quest artifact"}}, {nameless}).at(0).name,
              "quest artifact 2");
}

}  // namespace
}  // namespace polyplan::nethack::theft::testing
