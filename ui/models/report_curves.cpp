#include "ui/models/report_curves.h"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/models/report_text.h"
#include "ui/models/text.h"

namespace polyplan::ui {

ReportCurves curvesOf(const Report& report) {
    const auto isChance = [](const Series& series) {
        return series.kind == SeriesKind::Curve && series.unit == Unit::Probability &&
               series.points.size() > 1;
    };
    const auto first = std::ranges::find_if(report.series, isChance);
    ReportCurves result;
    if (first == report.series.end()) {
        return result;
    }
    QStringList spoken;
    for (const Series& series : report.series) {
        if (!isChance(series) || series.xLabel != first->xLabel) {
            continue;
        }
        Curve curve{.name = toQString(series.label),
                    .points = {},
                    .look = static_cast<int>(result.curves.size()),
                    .isStressed = result.curves.empty()};
        for (const SeriesPoint& point : series.points) {
            curve.points.push_back({point.x, point.value, point.standardError});
        }
        spoken.append(curve.name + u' ' + valueText(series.points.back().value, series.unit));
        result.curves.push_back(std::move(curve));
    }
    result.title = toQString(first->label);
    result.axes.x = toQString(first->xLabel);
    result.axes.most = first->points.back().x;
    result.spoken = spoken.join(QStringLiteral("; "));
    return result;
}

}  // namespace polyplan::ui
