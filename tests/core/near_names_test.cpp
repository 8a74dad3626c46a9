#include "core/catalogue/near_names.h"

#include <gtest/gtest.h>

#include <array>

namespace polyplan {
namespace {

constexpr std::array<std::string_view, 5> names = {"FIRE", "HELLFIRE", "Vampire", "Vampire lord",
                                                   "Ogre"};

TEST(NearNames, CountsChangesAndSwaps) {
    EXPECT_EQ(editDistance("", ""), 0U);
    EXPECT_EQ(editDistance("fire", ""), 4U);
    EXPECT_EQ(editDistance("fire", "fier"), 1U);
    EXPECT_EQ(editDistance("fire", "wire"), 1U);
    EXPECT_EQ(editDistance("fire", "fires"), 1U);
    EXPECT_EQ(editDistance("abcd", "badc"), 2U);
}

TEST(NearNames, FindsWhatWasMeant) {
    EXPECT_EQ(nearNames(names, "fier"), "\"FIRE\"");
    EXPECT_EQ(nearNames(names, "Vampyre"), "\"Vampire\"");
    EXPECT_EQ(nearNames(names, "vamp"), "\"Vampire\" or \"Vampire lord\"");
    EXPECT_EQ(nearNames(names, "zzzzzz"), "");
    EXPECT_EQ(nearNames(names, ""), "");
    EXPECT_EQ(nearNames(names, std::string(10'000, 'x')), "");
}

}  // namespace
}  // namespace polyplan
