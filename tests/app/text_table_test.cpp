#include "app/text_table.h"

#include <gtest/gtest.h>

#include <sstream>

#include "app/report_table.h"
#include "core/calculator/report.h"

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
    EXPECT_EQ(percent(0.9975), "99.75 %");
    EXPECT_EQ(percent(0.99), "99 %");
    EXPECT_EQ(percent(0.99996), "> 99.99 %");
    EXPECT_EQ(percent(1.0 - 1e-15), "100 %");
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
    EXPECT_EQ(number(22.1, 2), "22.10");
}

TEST(TextTable, ErrorsSayHowManyDigitsAreWorthReading) {
    EXPECT_EQ(decimalsFor(0.0110), 2);
    EXPECT_EQ(decimalsFor(0.096), 1);
    EXPECT_EQ(decimalsFor(3.0), 0);
    EXPECT_EQ(decimalsFor(35.0), 0);
    EXPECT_EQ(decimalsFor(1e-9), 4);
    const Figure figure{.label = "items left", .value = {22.1, 0.0110}, .unit = Unit::Items};
    EXPECT_EQ(figureText(figure), "22.10 items ± 0.01");
    const Figure tiny{.label = "items left", .value = {22.1, 1e-8}, .unit = Unit::Items};
    EXPECT_EQ(figureText(tiny), "22.1000 items ± < 0.0001");
    const Figure chance{.label = "goal", .value = {0.00119, 2.5e-8}};
    EXPECT_EQ(figureText(chance), "0.119 % ± < 0.0001 %");
}

}  // namespace
}  // namespace polyplan::app
