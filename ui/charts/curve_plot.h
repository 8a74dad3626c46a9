#pragma once

#include <QChart>
#include <algorithm>
#include <optional>
#include <vector>

#include "ui/look/metrics.h"

class QGraphicsPathItem;
class QGraphicsSimpleTextItem;
class QLineSeries;
class QValueAxis;

namespace polyplan::ui {

struct Theme;

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
    bool operator==(const CurveAxes&) const = default;
};

/// Probabilities or amounts against a number of things, several curves over one another, each named
/// at its right end. For a chart view as well as for a page.
class CurvePlot : public QChart {
    Q_OBJECT

  public:
    CurvePlot();

    void setCurves(std::vector<Curve> curves, CurveAxes axes);
    const std::vector<Curve>& curves() const { return curves_; }
    const CurveAxes& axes() const { return axes_; }
    void setLook(const Theme& theme, const Metrics& metrics);

    /// The point that is nearest to a place of the plot; null pointers if there is none.
    struct Hit {
        const Curve* curve = nullptr;
        const CurvePoint* point = nullptr;
    };
    Hit nearest(QPointF place) const;
    /// What a value is told as.
    QString valueText(double value) const;
    /// What stands along the bottom at a place of the plot.
    double acrossAt(QPointF place) const;
    /// The place of what stands along the bottom, from left to right.
    double placeAcross(double x) const { return placeOf(plotArea(), x, 0).x(); }

  protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

  private:
    void rebuild();
    void spanAcross();
    void tickAcross(double room);
    std::vector<double> ticksAcross() const;
    void placeItems();
    QGraphicsSimpleTextItem* write(const QString& text, const QFont& font, const QColor& color);
    /// One curve for each legend.
    std::vector<const Curve*> legends() const;
    /// Writes the legends at the right of the lowest line. @returns where they begin
    double writeLegends();
    void addMarks(const QPainterPath& marks, const QColor& color, bool areHollow);
    /// A curve's name beside its end.
    struct EndName {
        const Curve* curve = nullptr;
        QString text{};
        double across = 0;  ///< where the curve ends, as a number of what is counted
        double wanted = 0;  ///< the height of its end
        double width = 0;
        double middle = 0;
    };
    /// From top to bottom. @param plot of which the heights count
    std::vector<EndName> endNames(const QRectF& plot, int widest) const;
    /// Gives each its height at the right of the plot.
    void spread(std::vector<EndName>& ends, const QRectF& plot) const;
    /// Writes the names of curves that end early beside their ends, where there is room.
    /// @returns the others
    std::vector<EndName> writeWithin(const std::vector<EndName>& ends, const QRectF& plot);
    /// Where a name stands free beside the end of its curve; none where it can't.
    std::optional<QRectF> freePlace(const EndName& end, const QRectF& plot,
                                    const std::vector<QRectF>& taken) const;
    bool isCrossed(const QRectF& place, const QRectF& plot) const;
    void writeBesidePlot(const EndName& end, const QRectF& plot, double gap);
    QColor colorOf(const Curve& curve) const;
    QFont endFont(const Curve& curve) const;
    QString endText(const Curve& curve, int widest) const;
    bool isAway(const EndName& end) const;
    bool endsEarly(const EndName& end) const;
    bool hasNameOfAnother(const Curve& curve) const;
    /// Where the lowest name may end.
    double namesBottom() const;
    double width() const { return std::max(1.0, axes_.most - axes_.least); }
    QPointF placeOf(const QRectF& plot, double x, double value) const;
    void shadeBand(const Curve& curve, const QRectF& plot);
    void shadeErrors(const Curve& curve, const QRectF& plot);
    QGraphicsPathItem* addBand(const QPolygonF& outline, const Curve& curve);

    std::vector<Curve> curves_;
    CurveAxes axes_;
    const Theme* theme_;
    Metrics metrics_;
    QValueAxis* across_;
    QValueAxis* up_;
    std::vector<QLineSeries*> lines_;
    std::vector<QGraphicsPathItem*> marks_;  ///< and bands
    std::vector<QGraphicsSimpleTextItem*> names_;
};

}  // namespace polyplan::ui
