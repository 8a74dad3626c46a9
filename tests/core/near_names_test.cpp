#include "core/catalogue/near_names.h"

#include <gtest/gtest.h>

#include <array>

namespace polyplan {
namespace {

constexpr std::array<std::string_view, 5> knownNames = {"FIRE", "HELLFIRE", "Vampire",
                                                        "Vampire lord", "Ogre"};

TEST(NearNames, CountsChangesAndSwaps) {
    EXPECT_EQ(editDistance("", ""), 0U);
    EXPECT_EQ(editDistance("fire", ""), 4U);
    EXPECT_EQ(editDistance("fire", "fier"), 1U);
    EXPECT_EQ(editDistance("fire", "wire"), 1U);
    EXPECT_EQ(editDistance("fire", "fires"), 1U);
    EXPECT_EQ(editDistance("abcd", "badc"), 2U);
}

TEST(NearNames, FindsWhatWasMeant) {
    EXPECT_EQ(nearNames(knownNames, "fier"), "\"FIRE\"");
    EXPECT_EQ(nearNames(knownNames, "Vampyre"), "\"Vampire\"");
    EXPECT_EQ(nearNames(knownNames, "vamp"), "\"Vampire\" or \"Vampire lord\"");
    EXPECT_EQ(nearNames(knownNames, "zzzzzz"), "");
    EXPECT_EQ(nearNames(knownNames, ""), "");
    EXPECT_EQ(nearNames(knownNames, std::string(10'000, 'x')), "");
}

}  // namespace
}  // namespace polyplan
