#pragma once

#include <QStringList>

class QGraphicsView;

namespace polyplan::test {

/// All that is written in a chart.
QStringList textsIn(const QGraphicsView& chart);

}  // namespace polyplan::test
