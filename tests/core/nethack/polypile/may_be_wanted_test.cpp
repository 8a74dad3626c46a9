#include "core/nethack/polypile/may_be_wanted.h"

#include <gtest/gtest.h>

#include "tests/core/support/situations.h"

namespace polyplan::nethack::polypile {
namespace {

class MayBeWantedOf : public ::testing::Test {
  protected:
    void add(ObjectClass objectClass, std::string_view appearance, int quantity = 1) {
        Stack stack;
        stack.object = table.findLook(objectClass, appearance).value();
        stack.quantity = quantity;
        unsure.add(stack);
    }

    const ObjectTable& table = polyplan::testing::objectsOf(Game::NetHack367);
    Knowledge known;
    MayBeWanted unsure{
        table, known, {polyplan::testing::objectOf(Game::NetHack367, "amethyst stone")}};
};

TEST_F(MayBeWantedOf, NamesWhatIsNotIdentified) {
    EXPECT_EQ(unsure.what(), "");
    add(ObjectClass::Gem, "red", 5);
    add(ObjectClass::Tool, "bag");
    EXPECT_EQ(unsure.what(), "") << "neither may be one";
    add(ObjectClass::Gem, "violet");
    EXPECT_EQ(unsure.what(), "what the violet gem may be");
    add(ObjectClass::Gem, "violet", 2);
    add(ObjectClass::Gem, "", 1200);
    EXPECT_EQ(unsure.what(), "what 3 violet gems and 1,200 gems may be");
    EXPECT_EQ(unsure.quantity(), 1203);
}

TEST(MayBeWantedSaying, TellsWhetherItIsCounted) {
    EXPECT_EQ(sayingOf("what the bag may be", 2), "averaged over what the bag may be");
    EXPECT_EQ(sayingOf("what the bag may be", 0), "not counted: what the bag may be");
    EXPECT_EQ(mayBeFootnote(8, 2), "† with what is unidentified, by its chance to be one");
    EXPECT_EQ(mayBeFootnote(1'200, 0), "† without 1,200 unidentified things that may be one");
    EXPECT_EQ(mayBeFootnote(1, 0), "† without one unidentified thing that may be one");
}

TEST_F(MayBeWantedOf, KnowsWhatIsKnownBySight) {
    known.discovered = {polyplan::testing::objectOf(Game::NetHack367, "amethyst stone")};
    Stack stack;
    stack.object = table.findLook(ObjectClass::Gem, "violet").value();
    unsure.add(stack);
    EXPECT_EQ(unsure.what(), "");
}

}  // namespace
}  // namespace polyplan::nethack::polypile
