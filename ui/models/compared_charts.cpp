#include "ui/models/compared_charts.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include "ui/look/text.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostCategories = 15;  ///< of a column

const SeriesPoint* pointOf(const std::optional<Series>& series, const std::string& category) {
    if (!series) {
        return nullptr;
    }
    const auto found = std::ranges::find(series->points, category, &SeriesPoint::label);
    return found == series->points.end() ? nullptr : &*found;
}

/// Those that are not in the list yet, which letters of a text may be several times.
void addCategories(const Series& column, std::vector<std::string>& categories) {
    std::set<std::string_view> seen;
    for (const SeriesPoint& point : column.points) {
        if (seen.size() == mostCategories) {
            return;
        }
        const bool isFirst = seen.insert(point.label).second;
        if (isFirst && std::ranges::find(categories, point.label) == categories.end()) {
            categories.push_back(point.label);
        }
    }
}

std::vector<std::string> categoriesOf(const ComparedSeries& series) {
    std::vector<std::string> categories;
    for (const auto& each : series.each) {
        if (each) {
            addCategories(*each, categories);
        }
    }
    return categories;
}

bool canBeShown(const ComparedSeries& series) {
    const std::size_t least = series.about.kind == SeriesKind::Curve ? 2 : 1;
    return std::ranges::any_of(series.each, [least](const std::optional<Series>& each) {
        return each && each->points.size() >= least;
    });
}

}  // namespace

std::vector<const ComparedSeries*> shownSeries(const polyplan::Comparison& comparison) {
    std::vector<const ComparedSeries*> shown;
    for (const ComparedSeries& series : comparison.series) {
        if (canBeShown(series)) {
            shown.push_back(&series);
        }
    }
    std::ranges::stable_partition(shown, [&comparison](const ComparedSeries* series) {
        const auto has = [](const std::optional<Series>& each) { return each.has_value(); };
        return has(series->each[comparison.baseline]) &&
               std::ranges::count_if(series->each, has) > 1;
    });
    return shown;
}

QString chartTitle(const ComparedSeries& series, const polyplan::Comparison& comparison) {
    const QString label = toQString(series.about.label);
    const bool isAmbiguous =
        std::ranges::any_of(comparison.series, [&series](const ComparedSeries& each) {
            return each.about.label == series.about.label &&
                   each.about.xLabel != series.about.xLabel && canBeShown(each);
        });
    return isAmbiguous && !series.about.xLabel.empty()
               ? QObject::tr("%1, by %2").arg(label, toQString(series.about.xLabel))
               : label;
}

QString comparedName(const ComparedSeries& series, const QStringList& names, std::size_t column) {
    const QString name = names.value(static_cast<int>(column));
    const QString given = toQString(series.given(column));
    return given.isEmpty() ? name : name + QStringLiteral(", ") + given;
}

std::vector<Curve> comparedCurves(const ComparedSeries& series, const QStringList& names) {
    QStringList told;
    for (std::size_t column = 0; column < series.each.size(); ++column) {
        told << comparedName(series, names, column);
    }
    return curvesOf(series.columns(), told);
}

std::vector<ComparedBar> comparedBars(const ComparedSeries& series, const QStringList& names) {
    std::vector<ComparedBar> bars;
    for (const std::string& category : categoriesOf(series)) {
        const std::size_t first = bars.size();
        QStringList lines = {toQString(category)};
        for (std::size_t column = 0; column < series.each.size(); ++column) {
            if (const SeriesPoint* point = pointOf(series.each[column], category)) {
                bars.push_back({.category = toQString(category),
                                .isFirst = bars.size() == first,
                                .column = static_cast<int>(column),
                                .value = point->value,
                                .figure = valueText(point->value, series.about.unit),
                                .spoken = {}});
                lines.append(QStringLiteral("%1: %2").arg(
                    names.value(static_cast<int>(column)),
                    estimateText({point->value, point->standardError}, series.about.unit)));
            }
        }
        for (std::size_t i = first; i < bars.size(); ++i) {
            bars[i].spoken = lines.join(u'\n');
        }
    }
    return bars;
}

std::vector<DistributionCurve> comparedDistributions(const ComparedSeries& series,
                                                     const QStringList& names) {
    std::vector<DistributionCurve> curves;
    for (std::size_t column = 0; column < series.each.size(); ++column) {
        if (!series.each[column]) {
            continue;
        }
        const auto look = static_cast<int>(column);
        DistributionCurve& curve = curves.emplace_back(
            DistributionCurve{.name = names.value(look), .shares = {}, .look = look});
        for (const SeriesPoint& point : series.each[column]->points) {
            curve.shares.push_back({static_cast<int>(std::lround(point.x)), point.value});
        }
    }
    return curves;
}

}  // namespace polyplan::ui
