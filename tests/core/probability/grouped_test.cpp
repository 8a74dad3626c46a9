#include "core/probability/grouped.h"

#include <gtest/gtest.h>

namespace polyplan {
namespace {

TEST(Grouped, IsAsPeopleReadIt) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1'000), "1,000");
    EXPECT_EQ(grouped(1'234'567), "1,234,567");
    EXPECT_EQ(grouped(-20), "−20");
    EXPECT_EQ(grouped(-123'456), "−123,456");
}

}  // namespace
}  // namespace polyplan
