#pragma once

#include <QPointF>
#include <QString>
#include <algorithm>
#include <optional>
#include <vector>

class QRectF;

namespace polyplan::ui {

struct CurvePoint {
    double x = 0;
    double value = 0;
    double standardError = 0;  ///< 0: exact; else shaded, one standard error up and down
    /// Of a curve with a band: what lies between is shaded.
    double low = 0;
    double high = 0;
    bool operator==(const CurvePoint&) const = default;
};

/// One line of a chart.
struct Curve {
    QString name;
    std::vector<CurvePoint> points;  ///< in order of x
    int look = 0;                    ///< which of `curveLooks` it is drawn with
    bool isStressed = false;         ///< drawn thicker, its name bold
    QString band = {};               ///< what its band is; empty: it has none
    /// Goes with another curve of its look, of the same in another case: its marks are hollow, its
    /// dashes far apart.
    bool isTwin = false;
    /// In one line or two, at its end where the name has no room; may be empty.
    QString brief = {};
    bool isFaint = false;  ///< belongs to a question that has changed
    /// What it and others that are drawn alike are of, told once below the plot, while their ends
    /// have no more than their briefs; empty: not told.
    QString legend = {};
    bool operator==(const Curve&) const = default;
};

/// Lines of the grid one above the other, that at 0 among them.
inline constexpr int curveGridLines = 5;

/// What the axes of a chart of curves are.
struct CurveAxes {
    QString x;                        ///< what is counted along the bottom, e.g. "events"
    double most = 10;                 ///< the right end
    double least = 0;                 ///< the left end
    double highest = 1;               ///< the upper end; the lower one is 0
    bool isProbability = true;        ///< told in per cent
    std::optional<double> mark = {};  ///< where a line stands upright
    double width() const { return std::max(1.0, most - least); }
    /// Where a point stands in a plot that the axes span.
    QPointF placeIn(const QRectF& plot, double across, double value) const;
    bool operator==(const CurveAxes&) const = default;
};

}  // namespace polyplan::ui
