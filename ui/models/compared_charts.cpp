#include "ui/models/compared_charts.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostRanked = 15;  ///< of a column
/// Of what is read in its order: all squares of a line, and more letters than most texts have.
constexpr std::size_t mostInOrder = 64;

/// A point's label, and how many before it have the same, as letters of a text do.
using Category = std::pair<std::string, std::ptrdiff_t>;

Category categoryAt(const Series& column, std::size_t at) {
    const std::string& label = column.points[at].label;
    const auto begin = column.points.begin();
    return {label,
            std::count_if(begin, begin + static_cast<std::ptrdiff_t>(at),
                          [&label](const SeriesPoint& each) { return each.label == label; })};
}

const SeriesPoint* pointOf(const std::optional<Series>& series, const Category& category) {
    for (std::size_t i = 0; series && i < series->points.size(); ++i) {
        if (categoryAt(*series, i) == category) {
            return &series->points[i];
        }
    }
    return nullptr;
}

/// Of all columns, each once: ranked in the order of the first column, else where it stands.
/// @param most that are taken of a column
std::vector<Category> categoriesOf(const ComparedSeries& series, std::size_t most) {
    std::vector<std::pair<Category, double>> found;
    for (const auto& column : series.each) {
        for (std::size_t i = 0; column && i < std::min(column->points.size(), most); ++i) {
            Category category = categoryAt(*column, i);
            if (std::ranges::find(found, category, &std::pair<Category, double>::first) ==
                found.end()) {
                found.emplace_back(std::move(category), column->points[i].x);
            }
        }
    }
    if (!series.about.isRanked) {
        std::ranges::stable_sort(found, {}, &std::pair<Category, double>::second);
    }
    std::vector<Category> categories;
    std::ranges::transform(found, std::back_inserter(categories),
                           &std::pair<Category, double>::first);
    return categories;
}

/// What of a series has no bar.
std::size_t leftOut(const ComparedSeries& series, const std::vector<Category>& categories) {
    std::set<Category> all;
    for (const auto& column : series.each) {
        for (std::size_t i = 0; column && i < column->points.size(); ++i) {
            all.insert(categoryAt(*column, i));
        }
    }
    return all.size() - categories.size();
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
    std::stable_partition(shown.begin(), shown.end(), [&comparison](const ComparedSeries* series) {
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
    const std::vector<Category> categories =
        categoriesOf(series, series.about.isRanked ? mostRanked : mostInOrder);
    for (const Category& category : categories) {
        const std::size_t first = bars.size();
        QStringList lines = {toQString(category.first)};
        for (std::size_t column = 0; column < series.each.size(); ++column) {
            if (const SeriesPoint* point = pointOf(series.each[column], category)) {
                bars.push_back({.category = toQString(category.first),
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
    if (const std::size_t others = leftOut(series, categories); others > 0) {
        const QString words = QObject::tr("and %1 more").arg(others);
        bars.push_back({.category = words, .isFirst = true, .figure = {}, .spoken = words});
    }
    return bars;
}

std::vector<std::vector<ComparedBar>> inParts(const std::vector<ComparedBar>& bars,
                                              std::size_t most) {
    std::vector<std::vector<ComparedBar>> parts;
    for (std::size_t begin = 0, end = 0; begin < bars.size(); begin = end) {
        end = std::min(begin + most, bars.size());
        while (end < bars.size() && end > begin + 1 && !bars[end].isFirst) {
            --end;
        }
        parts.emplace_back(bars.begin() + static_cast<std::ptrdiff_t>(begin),
                           bars.begin() + static_cast<std::ptrdiff_t>(end));
    }
    return parts;
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
