#pragma once

#include <QChart>
#include <optional>
#include <vector>

#include "core/calculator/range.h"
#include "core/probability/value_odds.h"
#include "ui/look/metrics.h"

class QAreaSeries;
class QGraphicsItem;
class QGraphicsSimpleTextItem;
class QLineSeries;
class QValueAxis;

namespace polyplan::ui {

struct Theme;

/// One distribution of a chart.
struct DistributionCurve {
    QString name;
    std::vector<ValueOdds> shares;  ///< rising in value
    int look = 0;                   ///< as of a curve
    bool isStressed = false;        ///< filled, and drawn over the others
    bool isFaint = false;           ///< belongs to a question that has changed
    bool operator==(const DistributionCurve&) const = default;
};

/// A line across the chart between a value that matters and the next one.
struct ValueMark {
    double value = 0;
    QString name;
    bool operator==(const ValueMark&) const = default;
};

/// Distributions of whole numbers from 0 on over one another. Where they spread widely, neighboring
/// values are drawn together, equally many that are possible if there is such a width, and the
/// caption says how many; 0 always stands for itself.
class DistributionPlot : public QChart {
    Q_OBJECT

  public:
    DistributionPlot();

    /// @param what the values are, e.g. "damage"
    void setCurves(std::vector<DistributionCurve> curves, QString what,
                   std::vector<ValueMark> marks);
    const std::vector<DistributionCurve>& curves() const { return curves_; }
    void setLook(const Theme& theme, const Metrics& metrics);

    /// The values that are drawn together at a place of the plot.
    std::optional<Range> binAt(QPointF place) const;
    Range bin(int index) const;
    /// Those that have something in any of the curves, from left to right.
    const std::vector<int>& filledBins() const { return filledBins_; }
    /// Where a bin stands, from left to right.
    double middleOf(int bin) const { return place(bin, 0).x(); }
    /// The probability of a bin in a curve.
    static double probability(const DistributionCurve& curve, Range bin);

  protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

  private:
    struct Line {
        QLineSeries* upper = nullptr;
        QLineSeries* lower = nullptr;  ///< owned by the area
        QAreaSeries* area = nullptr;
    };
    void rebuild();
    void reckonBins();
    void placeItems();
    void clearItems();
    int binOf(int value) const;
    /// Where a value lies, counted in bins: those of a bin side by side across its width.
    double acrossOf(double value) const;
    std::vector<double> heights(const DistributionCurve& curve) const;
    QPointF place(double x, double y) const;
    QGraphicsSimpleTextItem* write(const QString& text, const QColor& color);
    struct LegendEntry {
        QString name;
        std::optional<int> look;  ///< none: of how many more there are
        QPointF at;
    };
    /// As many as have room, what is stressed among them.
    std::vector<LegendEntry> legendEntries(QSizeF room) const;
    /// In as many rows as the width asks for.
    std::vector<LegendEntry> entriesOf(const std::vector<const DistributionCurve*>& named,
                                       double width) const;
    double heightOf(const std::vector<LegendEntry>& entries) const;
    void placeLegend(const std::vector<LegendEntry>& entries, double left);

    std::vector<DistributionCurve> curves_;
    QString what_;
    std::vector<ValueMark> marks_;
    const Theme* theme_;
    Metrics metrics_;
    QValueAxis* across_;
    QValueAxis* up_;
    std::vector<Line> lines_;
    std::vector<QGraphicsItem*> items_;
    std::vector<int> filledBins_;
    int binWidth_ = 1;
    int binCount_ = 1;
    std::vector<double> grid_;  ///< heights that lines lie at
};

}  // namespace polyplan::ui
