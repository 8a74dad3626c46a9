#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace polyplan::app {

/// A table for people: columns as wide as their widest cell, two blanks apart.
class TextTable {
  public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

    /// @param cells UTF-8, as many as there are columns
    void addRow(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    /// Writes all rows, each after `indent` blanks.
    void write(std::ostream& out, std::size_t indent = 0) const;

  private:
    std::vector<Align> columns_;
    std::vector<std::vector<std::string>> rows_;
};

/// A smaller chance is told as "< 0.0001 %".
inline constexpr double leastChance = 1e-6;

/// A probability in per cent to three digits, above 99 to four: "12.3 %", "99.75 %", "> 99.99 %";
/// 100 only where it is so, but for the rounding of sums. Of a tiny one "< 0.0001 %".
std::string percent(double probability);

/// A number to four digits, from 1,000 on to the nearest whole one: "1.348", "10070"; of a tiny one
/// "< 0.0001".
std::string number(double value);
/// The same to so many digits behind the point.
std::string number(double value, int decimals);

}  // namespace polyplan::app
