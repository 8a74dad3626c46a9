#include "ui/export/report_sheet.h"

#include <algorithm>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

const QString sheetSeparator = QStringLiteral("  ·  ");

ReportSheet::List listOf(const Report& report, const std::string& group) {
    ReportSheet::List list{toQString(group), {}};
    for (const Figure& figure : report.figures) {
        if (figure.group == group && !figure.isMain) {
            list.rows.push_back({toQString(figure.label), figureText(figure), detailText(figure)});
        }
    }
    for (const Remark& remark : report.remarks) {
        if (remark.group == group && remark.kind == RemarkKind::Remark) {
            list.rows.push_back({toQString(remark.text), {}, {}});
        }
    }
    return list;
}

/// The first column names a row, the second one is its figure, the rest is said beside it.
ReportSheet::List listOf(const Table& table) {
    ReportSheet::List list{toQString(table.title), {}};
    if (table.columns.size() > 1 && table.columns[1].unit != Unit::Words) {
        const Column& figure = table.columns[1];
        list.head = {toQString(table.columns.front().label),
                     toQString(figure.brief.empty() ? figure.label : figure.brief),
                     {}};
    }
    for (std::size_t i = 0; i < std::min(ReportSheet::mostRows, table.rows.size()); ++i) {
        const auto& cells = table.rows[i];
        QStringList rest;
        for (std::size_t column = 2; column < cells.size(); ++column) {
            const QString text = cellText(cells[column], table.columns[column].unit);
            const bool isNumber = table.columns[column].unit != Unit::Words;
            if (!text.isEmpty()) {
                rest.append(isNumber ? toQString(table.columns[column].label) + u' ' + text : text);
            }
        }
        list.rows.push_back(
            {cellText(cells.front(), table.columns.front().unit),
             cells.size() > 1 ? cellText(cells[1], table.columns[1].unit) : QString(),
             rest.join(sheetSeparator)});
    }
    if (table.rows.size() > ReportSheet::mostRows) {
        list.rows.push_back(
            {QObject::tr("and %1 more").arg(table.rows.size() - ReportSheet::mostRows), {}, {}});
    }
    return list;
}

/// Of an effect that may not happen, given that it does.
double meanOf(const Series& distribution) {
    double sum = 0;
    double total = 0;
    for (const SeriesPoint& point : distribution.points) {
        sum += point.x * point.value;
        total += point.value;
    }
    return total > 0 ? sum / total : 0;
}

}  // namespace

ReportSheet reportSheet(const Report& report) {
    ReportSheet sheet;
    for (const Figure& figure : report.figures) {
        if (figure.isMain) {
            sheet.tiles.push_back(
                {toQString(figure.label), figureText(figure), detailText(figure)});
        }
    }
    for (const std::string& group : report.groups) {
        if (ReportSheet::List list = listOf(report, group); !list.rows.empty()) {
            sheet.lists.push_back(std::move(list));
        }
    }
    for (const Table& table : report.tables) {
        if (!table.rows.empty()) {
            sheet.lists.push_back(listOf(table));
        }
    }
    const auto distribution = std::ranges::find_if(report.series, [](const Series& series) {
        return series.kind == SeriesKind::Distribution && series.points.size() > 1;
    });
    if (distribution != report.series.end()) {
        sheet.distribution = *distribution;
        sheet.mean = meanOf(*distribution);
    }
    ReportCurves curves = curvesOf(report);
    sheet.curves = std::move(curves.curves);
    sheet.axes = curves.axes;
    sheet.curvesTitle = curves.title;
    for (const Step& step : report.steps) {
        QStringList rule = {toQString(step.rule), toQString(step.source)};
        rule.removeAll(QString());
        sheet.steps.push_back(
            {toQString(step.text), rule.join(sheetSeparator), stepValueText(step.value)});
    }
    for (const Remark& remark : report.remarks) {
        const QString text = toQString(remark.text);
        if (remark.kind == RemarkKind::Refusal) {
            sheet.refusals.append(text + QStringLiteral(" (") + toQString(remark.source) + u')');
        } else if (remark.kind != RemarkKind::Remark) {
            sheet.notes.append(text);
        }
    }
    return sheet;
}

}  // namespace polyplan::ui
