#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/calculator/comparison.h"
#include "ui/charts/distribution_plot.h"
#include "ui/models/report_curves.h"

/// Series of several reports as charts lay them over one another.
namespace polyplan::ui {

/// Those that can be drawn, of curves more than a point: first what another one has beside the
/// baseline.
std::vector<const ComparedSeries*> shownSeries(const polyplan::Comparison& comparison);

/// What the chart of a series is called; of those with one label, as "gone" by turns and by hits,
/// with what it goes over.
QString chartTitle(const ComparedSeries& series, const polyplan::Comparison& comparison);

/// What stands at a column's curve: its name, and the condition that others are not on.
QString comparedName(const ComparedSeries& series, const QStringList& names, std::size_t column);

/// One curve a column that has the series, the column giving its look.
std::vector<Curve> comparedCurves(const ComparedSeries& series, const QStringList& names);

/// One bar of a column; those of a category stand together, in the order of the columns.
struct ComparedBar {
    QString category;
    bool isFirst = false;  ///< of its category
    int column = 0;
    double value = 0;
    QString figure;  ///< the value in words
    QString spoken;  ///< what all columns have in the category, a line each
};

/// The first categories of each column, with what all have there; the last bar says how many others
/// there are.
/// @param names of the columns
std::vector<ComparedBar> comparedBars(const ComparedSeries& series, const QStringList& names);

/// The same in parts of at most so many bars, none of which begins within a category.
std::vector<std::vector<ComparedBar>> inParts(const std::vector<ComparedBar>& bars,
                                              std::size_t most);

/// One distribution a column that has the series, the column giving its look.
std::vector<DistributionCurve> comparedDistributions(const ComparedSeries& series,
                                                     const QStringList& names);

}  // namespace polyplan::ui
