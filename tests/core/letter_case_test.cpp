#include "core/catalogue/letter_case.h"

#include <gtest/gtest.h>

namespace polyplan {
namespace {

TEST(LetterCase, LeavesWhatIsNotAscii) {
    EXPECT_EQ(lowerCase("TV_Potion 7"), "tv_potion 7");
    EXPECT_EQ(lowerCase("\xc3\x84rger"), "\xc3\x84rger");
    EXPECT_EQ(lowerCase(""), "");
}

TEST(LetterCase, IsSetAside) {
    EXPECT_TRUE(equalWords("Plate Mail", "plate mail"));
    EXPECT_FALSE(equalWords("plate mail", "plate"));
    EXPECT_FALSE(equalWords("plate", "plate mail"));
    EXPECT_FALSE(equalWords("@", "`"));
}

}  // namespace
}  // namespace polyplan
