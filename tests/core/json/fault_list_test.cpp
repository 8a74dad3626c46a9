#include "core/json/fault_list.h"

#include <gtest/gtest.h>

namespace polyplan {
namespace {

TEST(Printable, EscapesWhatIsNotSeen) {
    EXPECT_EQ(printable("a\nb\x1B[1m\x7F"), "a\\u000ab\\u001b[1m\\u007f");
    EXPECT_EQ(printable("\u0085"), "\\u0085");
    EXPECT_EQ(printable("a\xE2z"), "a\\u00e2z") << "no UTF-8";
    EXPECT_EQ(printable("\u00FC \u2026 \u5F13 \U0001F600"), "\u00FC \u2026 \u5F13 \U0001F600");
}

TEST(Printable, EscapesWhatTurnsTheTextAroundIt) {
    EXPECT_EQ(printable("x\u202Ey\u2067\u200F\u061C"), "x\\u202ey\\u2067\\u200f\\u061c");
    EXPECT_EQ(printable("\u05E9\u05DC\u05D5\u05DD \u200E"), "\u05E9\u05DC\u05D5\u05DD \u200E");
}

TEST(Fault, IsWordedWithWhereItIs) {
    EXPECT_EQ(worded({"/strategies/0/a\nb", "is no name"}), "/strategies/0/a\\u000ab: is no name");
    EXPECT_EQ(worded({"", "is no plan"}), "is no plan");
}

}  // namespace
}  // namespace polyplan
