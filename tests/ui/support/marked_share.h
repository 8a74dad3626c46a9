#pragma once

class QChart;

namespace polyplan::test {

/// Where the dashed line of a distribution lies across its chart.
double markIn(QChart& chart);

/// How much of the area under the first distribution of a chart lies right of the dashed line.
double shareRightOfMark(QChart& chart);

}  // namespace polyplan::test
