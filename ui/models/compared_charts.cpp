#include "ui/models/compared_charts.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostRanked = 15;  ///< of a column
/// Of what is read in its order: all squares of a line, and more letters than most texts have.
constexpr std::size_t mostInOrder = 64;

/// Bars that stand together.
struct Row {
    std::string label;
    double x = 0;                          ///< where it stands in the first column that has it
    std::vector<const SeriesPoint*> each;  ///< one a column; null where that has not got it
    bool isShown = false;
};

Row rowOf(const SeriesPoint& point, std::size_t column, const ComparedSeries& series) {
    Row row{point.label, point.x, std::vector<const SeriesPoint*>(series.each.size())};
    row.each[column] = &point;
    return row;
}

/// By the labels: ranked in the order of the first column, else where they stand.
/// @param most that are shown of a column
std::vector<Row> rowsByName(const ComparedSeries& series, std::size_t most) {
    std::vector<Row> rows;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t column = 0; column < series.each.size(); ++column) {
        const auto& own = series.each[column];
        for (std::size_t i = 0; own && i < own->points.size(); ++i) {
            const SeriesPoint& point = own->points[i];
            const auto [place, isNew] = places.try_emplace(point.label, rows.size());
            if (isNew) {
                rows.push_back(rowOf(point, column, series));
            }
            Row& row = rows[place->second];
            row.each[column] = &point;
            row.isShown = row.isShown || i < most;
        }
    }
    if (series.about.order != BarOrder::Ranked) {
        std::ranges::stable_sort(rows, {}, &Row::x);
    }
    return rows;
}

/// Of every row and point the greatest number of those from there on that can stand together, each
/// in its order.
std::vector<std::vector<int>> commonLengths(const std::vector<Row>& rows,
                                            const std::vector<SeriesPoint>& points) {
    std::vector<std::vector<int>> most(rows.size() + 1, std::vector<int>(points.size() + 1));
    for (std::size_t row = rows.size(); row-- > 0;) {
        for (std::size_t i = points.size(); i-- > 0;) {
            most[row][i] = rows[row].label == points[i].label
                               ? most[row + 1][i + 1] + 1
                               : std::max(most[row + 1][i], most[row][i + 1]);
        }
    }
    return most;
}

/// By where they stand: as many of one label together as can be without a change of order.
/// @param shown rows
std::vector<Row> rowsByPlace(const ComparedSeries& series, std::size_t shown) {
    std::vector<Row> rows;
    for (std::size_t column = 0; column < series.each.size(); ++column) {
        if (!series.each[column]) {
            continue;
        }
        const std::vector<SeriesPoint>& points = series.each[column]->points;
        const auto common = commonLengths(rows, points);
        std::vector<Row> merged;
        std::size_t row = 0;
        for (std::size_t i = 0; row < rows.size() || i < points.size();) {
            const bool areAlike =
                row < rows.size() && i < points.size() && rows[row].label == points[i].label;
            if (areAlike) {
                rows[row].each[column] = &points[i++];
            }
            if (areAlike || (row < rows.size() && common[row + 1][i] == common[row][i])) {
                merged.push_back(std::move(rows[row++]));
            } else {
                merged.push_back(rowOf(points[i++], column, series));
            }
        }
        rows = std::move(merged);
    }
    for (std::size_t row = 0; row < std::min(rows.size(), shown); ++row) {
        rows[row].isShown = true;
    }
    return rows;
}

std::vector<Row> rowsOf(const ComparedSeries& series) {
    switch (series.about.order) {
        case BarOrder::Named:
            return rowsByName(series, mostInOrder);
        case BarOrder::Ranked:
            return rowsByName(series, mostRanked);
        case BarOrder::Placed:
            return rowsByPlace(series, mostInOrder);
    }
    return {};
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
    std::size_t leftOut = 0;
    for (const Row& row : rowsOf(series)) {
        if (!row.isShown) {
            ++leftOut;
            continue;
        }
        const std::size_t first = bars.size();
        QStringList lines = {toQString(row.label)};
        for (std::size_t column = 0; column < row.each.size(); ++column) {
            if (const SeriesPoint* point = row.each[column]) {
                bars.push_back({.category = toQString(row.label),
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
    if (leftOut > 0) {
        const QString words = QObject::tr("and %1 more").arg(leftOut);
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
