#include "app/text_table.h"

#include <gtest/gtest.h>

#include <sstream>

namespace polyplan::app {
namespace {

using enum TextTable::Align;

TEST(TextTable, ColumnsAreAsWideAsTheirWidestCell) {
    TextTable table({Left, Right, Left});
    table.addRow({"stück", "1", "a"});
    table.addRow({"pair", "1000", ""});
    std::ostringstream out;
    table.write(out, 2);
    EXPECT_EQ(out.str(),
              "  stück     1  a\n"
              "  pair   1000\n");
}

TEST(TextTable, FiguresAreReadWithoutExponents) {
    EXPECT_EQ(percent(0.0), "0 %");
    EXPECT_EQ(percent(1.0), "100 %");
    EXPECT_EQ(percent(0.11875), "11.9 %");
    EXPECT_EQ(percent(1.234e-6), "0.000123 %");
    EXPECT_EQ(percent(2.23e-304), "< 0.0001 %");
    // Of 400 ways, which are rolled for a pool.
    EXPECT_EQ(percent(251 / 400.0), "62.7 %");
    EXPECT_EQ(percent(149 / 400.0), "37.3 %");
    EXPECT_EQ(number(1.34829), "1.348");
    EXPECT_EQ(number(999.4), "999.4");
    EXPECT_EQ(number(0.0), "0");
    EXPECT_EQ(number(0.0002), "0.0002");
    EXPECT_EQ(number(9.024e-05), "< 0.0001");
    EXPECT_EQ(number(-9.024e-05), "> -0.0001");
    EXPECT_EQ(number(1'007.3), "1,007");
    EXPECT_EQ(number(10'070.0), "10,070");
    EXPECT_EQ(number(-20'000.0), "-20,000");
    EXPECT_EQ(number(-200'000.0), "-200,000");
}

}  // namespace
}  // namespace polyplan::app
