#include "tests/ui/support/marked_share.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLineItem>
#include <QLineSeries>
#include <QPen>
#include <algorithm>
#include <limits>

namespace polyplan::test {

namespace {

/// Below straight lines between points, right of a place.
double areaBeyond(double place, const QList<QPointF>& points) {
    double area = 0;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const double from = std::max(place, points[i - 1].x());
        const double width = std::max(0.0, points[i].x() - from);
        area += width * (points[i - 1].y() + points[i].y()) / 2;
    }
    return area;
}

}  // namespace

double markIn(QChart& chart) {
    for (const QGraphicsItem* item : chart.childItems()) {
        const auto* line = dynamic_cast<const QGraphicsLineItem*>(item);
        if (line != nullptr && line->pen().style() == Qt::DashLine) {
            return line->line().x1();
        }
    }
    return std::numeric_limits<double>::quiet_NaN();
}

double shareRightOfMark(QChart& chart) {
    for (QAbstractSeries* series : chart.series()) {
        if (const auto* area = qobject_cast<const QAreaSeries*>(series)) {
            const double mark = chart.mapToValue({markIn(chart), 0}, series).x();
            const QList<QPointF> steps = area->upperSeries()->points();
            return areaBeyond(mark, steps) / areaBeyond(steps.front().x(), steps);
        }
    }
    return 0;
}

}  // namespace polyplan::test
