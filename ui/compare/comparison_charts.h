#pragma once

#include <QWidget>
#include <vector>

#include "core/calculator/comparison.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace polyplan::ui {

class BarChart;
class ColumnsLegend;
class ComparisonService;
class CurveChart;
class DistributionChart;

/// One series of the reports that are compared, those of all strategies over one another; which one
/// is chosen above the chart.
class ComparisonCharts : public QWidget {
    Q_OBJECT

  public:
    explicit ComparisonCharts(ComparisonService& service, QWidget* parent = nullptr);

    /// The figure that a sweep shows; while there is none of that id, the one that was shown.
    void setFigure(const QString& id);

  private:
    QWidget* buildBars();
    void follow();
    void offerSeries();
    int usualChoice(const std::vector<const ComparedSeries*>& shown) const;
    void showChosen();
    void showCurves(const ComparedSeries& series);
    void showDistributions(const ComparedSeries& series);
    void showSweep();
    const ComparedFigure* sweptFigure(const std::vector<Report>& reports) const;
    void showNothing(const QString& why);
    void showNoChart();
    void showBars(const ComparedSeries& series);
    QStringList names() const;
    template <typename AnyCurve>
    void takeLooks(std::vector<AnyCurve>& curves) const;
    QString spoken(const ComparedSeries& series) const;

    ComparisonService& service_;
    QString figure_;
    QString stoodFigure_;  ///< likewise as `stood_`
    QString chosen_;       ///< by the user: what a series or a sweep goes by
    QString stood_;        ///< what is shown where nothing is chosen, so that it does not jump
    QComboBox* choice_;
    QLabel* figureLabel_;  ///< of a sweep
    QStackedWidget* charts_;
    CurveChart* curves_;
    DistributionChart* distributions_;
    BarChart* bars_;
    QWidget* barsPage_ = nullptr;
    ColumnsLegend* legend_ = nullptr;  ///< of the bars; curves have their names beside them
    QLabel* nothing_;                  ///< says why there is no chart
};

}  // namespace polyplan::ui
