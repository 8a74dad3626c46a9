#include "ui/models/report_curves.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/charts/shown_points.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

/// As roundTop(), cut into whole numbers.
double wholeTop(double most) {
    constexpr double pieces = curveGridLines - 1;
    constexpr double fewest = 3 * pieces;
    return most > fewest ? roundTop(most) : pieces * std::ceil(std::max(1.0, most) / pieces);
}

}  // namespace

double roundTop(double most) {
    constexpr std::array factors = {1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 6.0, 8.0, 10.0};
    const double power = std::pow(10.0, std::floor(std::log10(most)));
    return power *
           *std::ranges::find_if(factors, [&](double factor) { return factor * power >= most; });
}

Curve curveOf(const Series& series, int look, bool isStressed) {
    Curve curve{.name = toQString(series.label),
                .points = {},
                .look = look,
                .isStressed = isStressed,
                .band = series.band == Band::Quantiles ? QObject::tr("5 to 95 %") : QString()};
    for (const SeriesPoint& point : series.points) {
        curve.points.push_back({point.x, point.value, point.standardError, point.low, point.high});
    }
    curve.points = shownPoints(std::move(curve.points));
    return curve;
}

std::vector<Curve> curvesOf(std::span<const Series* const> columns, const QStringList& names) {
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i] != nullptr) {
            const auto look = static_cast<int>(i);
            curves.push_back(curveOf(*columns[i], look, false));
            curves.back().name = names.value(look);
        }
    }
    return curves;
}

CurveAxes axesFor(const std::vector<Curve>& curves, const QString& across, Unit unit) {
    CurveAxes axes{.x = across, .most = 1, .isProbability = unit == Unit::Probability};
    double highest = 0;
    for (const Curve& curve : curves) {
        for (const CurvePoint& point : curve.points) {
            axes.most = std::max(axes.most, point.x);
            highest = std::max({highest, point.value, point.high});
        }
    }
    if (!axes.isProbability) {
        axes.highest = wholeTop(highest);
    }
    return axes;
}

QString spokenCurves(const std::vector<Curve>& curves, const CurveAxes& axes) {
    const Unit unit = axes.isProbability ? Unit::Probability : Unit::Plain;
    QStringList spoken;
    for (const Curve& curve : curves) {
        if (!curve.points.empty()) {
            const CurvePoint& last = curve.points.back();
            spoken.append(QObject::tr("%1: from %2 to %3 at %4 %5")
                              .arg(curve.name, valueText(curve.points.front().value, unit),
                                   valueText(last.value, unit), decimal(last.x), axes.x));
        }
    }
    return spoken.join(QStringLiteral("; "));
}

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
        Curve curve = curveOf(series, series.place.value_or(static_cast<int>(result.curves.size())),
                              result.curves.empty());
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
