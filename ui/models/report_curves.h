#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve.h"

namespace polyplan::ui {

/// A series of a report as a curve of a chart; of very many points a curve keeps
/// the highest and the lowest.
Curve curveOf(const Series& series, int look, bool isStressed);

/// One series of several reports as a curve each, the column of its report giving its look. Reports
/// without it have none.
/// @param names of the reports
std::vector<Curve> curvesOf(std::span<const Series* const> columns, const QStringList& names);

/// A number that is no less, and that the lines of a grid cut into round ones.
/// @param most above 0
double roundTop(double most);

/// Axes that hold some curves.
/// @param unit of what is counted upwards; probabilities reach to 1
CurveAxes axesFor(const std::vector<Curve>& curves, const QString& across, Unit unit);

/// What curves begin and end with, for those who don't see them.
QString spokenCurves(const std::vector<Curve>& curves, const CurveAxes& axes);

/// What a chart shows of a report.
struct ReportCurves {
    std::vector<Curve> curves;
    CurveAxes axes;
    QString title;   ///< of the first
    QString spoken;  ///< where each ends, for those who don't see them
};

/// All curves of chances over the same axis as the first, which is stressed.
ReportCurves curvesOf(const Report& report);

}  // namespace polyplan::ui
