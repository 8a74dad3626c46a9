#include "ui/export/comparison_sheet.h"

#include <QStringList>
#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "core/probability/grouped.h"
#include "ui/look/text.h"
#include "ui/models/compared_charts.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostFigures = 300;  ///< a page ends somewhere
constexpr std::size_t mostCharts = 6;

/// One strategy has nothing to be compared with: all that is known of it is shown.
bool standsAlone(const plan::ComparedStrategies& compared) {
    return compared.contenders.size() < plan::fewestContenders;
}

/// "and 3 more charts: one, another, a third".
QString leftOutText(qsizetype count, const char* one, const char* several,
                    const QStringList& names) {
    return count == 0 ? QString()
                      : QStringLiteral("and %1 more %2: %3")
                            .arg(count)
                            .arg(QLatin1String(count == 1 ? one : several),
                                 names.join(QStringLiteral(", ")));
}

void gatherFigures(const plan::ComparedStrategies& compared, ComparisonSheet& sheet) {
    std::size_t count = 0;
    qsizetype leftOut = 0;
    std::size_t same = 0;
    QStringList groups;
    for (const std::string& group : compared.comparison.groups) {
        bool isFirst = true;
        qsizetype rest = 0;
        for (const ComparedFigure& figure : compared.comparison.figures) {
            if (figure.about.group != group) {
                continue;
            }
            if (!standsAlone(compared) && figure.isSame()) {
                ++same;
                continue;
            }
            if (count == mostFigures) {
                ++rest;
                continue;
            }
            if (std::exchange(isFirst, false)) {
                sheet.rows.push_back({toQString(group)});
            }
            sheet.rows.push_back({{}, &figure});
            ++count;
        }
        if (rest > 0) {
            groups.append(QStringLiteral("%1 in “%2”").arg(rest).arg(toQString(group)));
            leftOut += rest;
        }
    }
    QStringList told;
    if (leftOut > 0) {
        told.append(leftOutText(leftOut, "figure", "figures", groups));
    }
    if (same > 0 && !sheet.rows.empty()) {
        told.append(toQString(counted(same, "figure") + (same == 1 ? " is" : " are") +
                              " the same in all and left out"));
    }
    sheet.figuresLeftOut = told.join(QStringLiteral("; "));
}

/// The calculators' in turn: the first of each in the order of its report, then the second ones.
std::vector<const ComparedSeries*> inTurns(const std::vector<const ComparedSeries*>& all) {
    std::map<std::string, std::size_t> counts;
    std::vector<std::pair<std::size_t, const ComparedSeries*>> turns;
    for (const ComparedSeries* series : all) {
        const std::string& id = series->about.id;
        turns.emplace_back(counts[id.substr(0, id.find('/'))]++, series);
    }
    std::ranges::stable_sort(turns, {}, &std::pair<std::size_t, const ComparedSeries*>::first);
    std::vector<const ComparedSeries*> sorted;
    std::ranges::transform(turns, std::back_inserter(sorted),
                           &std::pair<std::size_t, const ComparedSeries*>::second);
    return sorted;
}

void gatherCharts(const plan::ComparedStrategies& compared, ComparisonSheet& sheet) {
    std::vector<const ComparedSeries*> told;
    for (const ComparedSeries* series : shownSeries(compared.comparison)) {
        if (standsAlone(compared) || !series->isSame()) {
            told.push_back(series);
        }
    }
    QStringList rest;
    for (const ComparedSeries* series : inTurns(told)) {
        if (sheet.charts.size() < mostCharts) {
            sheet.charts.push_back({series});
        } else {
            rest.append(chartTitle(*series, compared.comparison));
        }
    }
    sheet.chartsLeftOut = leftOutText(rest.size(), "chart", "charts", rest);
}

}  // namespace

QString continuedHeading(const QString& heading) {
    return QStringLiteral("%1, continued").arg(heading);
}

ComparisonSheet wholeSheet(const plan::ComparedStrategies& compared) {
    ComparisonSheet sheet{.opens = true};
    gatherFigures(compared, sheet);
    gatherCharts(compared, sheet);
    return sheet;
}

}  // namespace polyplan::ui
