#include "ui/models/zap_curves.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {

namespace {

constexpr std::string_view allGoals = "polypile/goals/all/by_zap";
constexpr std::string_view anyGoal = "polypile/goals/any/by_zap";
constexpr std::string_view eachGoal = "polypile/goal/";

/// To 1, but where all curves would lie below the lowest line of the grid, only as high as they
/// need.
double topOf(const std::vector<Curve>& curves) {
    constexpr double lowestLine = 1.0 / (curveGridLines - 1);
    double highest = 0;
    for (const Curve& curve : curves) {
        for (const CurvePoint& point : curve.points) {
            highest = std::max(highest, point.value + point.standardError);
        }
    }
    return highest > 0 && highest < lowestLine ? roundTop(highest) : 1;
}

/// All goals; where those are never reached together, any of them.
const Series* togetherOf(const Report& report) {
    const Series* all = report.seriesOf(allGoals);
    const bool isReached =
        std::ranges::any_of(all->points, [](const SeriesPoint& point) { return point.value > 0; });
    return isReached ? all : report.seriesOf(anyGoal);
}

}  // namespace

ZapCurves zapCurves(const Report& report) {
    std::vector<const Series*> shown;
    for (const Series& series : report.series) {
        if (series.id.starts_with(eachGoal)) {
            shown.push_back(&series);
        }
    }
    const Series* together = nullptr;
    if (shown.size() > 1) {
        together = togetherOf(report);
        shown.insert(shown.begin(), together);
    }
    ZapCurves result;
    QStringList spoken;
    for (const Series* series : shown) {
        result.curves.push_back(curveOf(*series, static_cast<int>(result.curves.size()),
                                        series == together || shown.size() == 1));
        const SeriesPoint& last = series->points.back();
        spoken.append(QObject::tr("%1: %2 after %3 %4")
                          .arg(toQString(series->label),
                               estimateText({last.value, last.standardError}, Unit::Probability),
                               decimal(last.x), toQString(series->xLabel)));
        result.axes.most = std::max(1.0, last.x);
        result.axes.x = toQString(series->xLabel);
    }
    result.axes.highest = topOf(result.curves);
    result.spoken = spoken.join(QStringLiteral("; "));
    return result;
}

ZapCurves noCurvesYet(const plan::Polypile& polypile) {
    return {.curves = {},
            .axes = {.x = severalUses(polypile), .most = static_cast<double>(polypile.zaps)},
            .spoken = {}};
}

}  // namespace polyplan::ui
