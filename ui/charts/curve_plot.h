#pragma once

#include <QChart>
#include <vector>

#include "ui/charts/curve.h"
#include "ui/charts/end_places.h"
#include "ui/look/metrics.h"

class QGraphicsPathItem;
class QGraphicsSimpleTextItem;
class QLineSeries;
class QValueAxis;

namespace polyplan::ui {

struct Theme;

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
    /// Writes the names of curves that end early beside their ends, where there is room.
    /// @returns the others
    std::vector<EndName> writeWithin(const std::vector<EndName>& ends, const QRectF& plot);
    void writeBesidePlot(const EndName& end, const QRectF& plot, double gap);
    QColor colorOf(const Curve& curve) const;
    /// Where the lowest name may end.
    double namesBottom() const;
    EndPlaces endPlaces() const;
    double width() const { return axes_.width(); }
    QPointF placeOf(const QRectF& plot, double x, double value) const {
        return axes_.placeIn(plot, x, value);
    }
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
