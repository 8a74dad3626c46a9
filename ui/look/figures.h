#pragma once

#include <QString>

namespace polyplan::ui {

/// A probability as people read it: "100 %", "87.5 %", "0.04 %", "< 0.01 %", "> 99.99 %". One digit
/// behind the point, two below 1 %; 0 and 100 only where it is so, but for the
/// rounding of sums, 1e-12. What happens and what does not add up to 100.
QString percent(double probability);
/// The same with as many digits behind the point as an error beside it has.
QString percent(double probability, int digits);

/// A text with each number and its percent sign on one line.
QString unbroken(QString text);

/// A number that is no probability, as people read it: "1,234.5", "−20". @param digits behind the
/// point
QString decimal(double number, int digits = 0);
/// The same with so many digits in all.
QString significant(double number, int digits);

/// The size of a change with its sign: "+1.2 points", "−0.05". Of one that is only known to be
/// below or above a size, on the right side of that: "< +0.01", "> −0.01".
QString withSign(const QString& size, bool isRise);
/// What stands beside a change: "▲" of more, "▼" of less, whichever is better.
QChar directionMark(bool isRise);

}  // namespace polyplan::ui
