#include "ui/export/page_comparison.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "ui/charts/curve_plot.h"
#include "ui/export/page_charts.h"
#include "ui/export/page_curves.h"
#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"
#include "ui/look/text.h"
#include "ui/models/compared_charts.h"
#include "ui/models/comparison_model.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostRows = 60;  ///< figures; a page ends somewhere
constexpr std::size_t mostCharts = 6;
constexpr int mostDifferenceLines = 6;
constexpr int mostLeftOutLines = 3;
constexpr int mostNameLines = 3;
constexpr int sampleWidth = 4;     ///< of what a strategy's curves and bars look like, in em
constexpr double nameShare = 0.3;  ///< of the width
constexpr int comparedChartLines = 16;

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

}  // namespace

PageComparison::PageComparison(const plan::ComparedStrategies& compared,
                               const plan::Catalogues& catalogues, const PageStyle& style,
                               int width)
    : compared_(compared),
      style_(style),
      width_(width),
      lines_(compared.contenders, catalogues, style.theme, style.metrics) {
    QStringList words;
    for (const std::string& each : differencesInWords(compared.differences)) {
        words.append(toQString(each));
    }
    const QString text = isAlone()         ? QString()
                         : words.isEmpty() ? QStringLiteral("All ask the same.")
                                           : QStringLiteral("Asked differently: ") +
                                                 words.join(QStringLiteral("; "));
    differences_ = text.isEmpty()
                       ? QStringList()
                       : brokenIntoLines(text, style.metrics.text, width, mostDifferenceLines);
    gatherRows();
    recordCharts();
    const Metrics& metrics = style_.metrics;
    height_ = lines_.heightFor(width_) + static_cast<int>(differences_.size()) * metrics.line +
              4 * metrics.step + namesHeight() + rowsHeight() +
              (charts_.empty() ? 0 : 2 * metrics.step + chartsHeight_) +
              static_cast<int>(leftOut_.size()) * metrics.smallLine;
}

void PageComparison::gatherRows() {
    std::size_t count = 0;
    for (const std::string& group : compared_.comparison.groups) {
        bool isFirst = true;
        for (const ComparedFigure& figure : compared_.comparison.figures) {
            if (figure.about.group != group || (!isAlone() && figure.isSame()) ||
                count >= mostRows) {
                continue;
            }
            if (std::exchange(isFirst, false)) {
                rows_.push_back({toQString(group), nullptr});
            }
            rows_.push_back({{}, &figure});
            ++count;
        }
    }
}

void PageComparison::recordCharts() {
    QStringList names;
    for (const plan::Contender& each : compared_.contenders) {
        names.append(toQString(each.name));
    }
    std::vector<const ComparedSeries*> shown;
    for (const ComparedSeries& series : compared_.comparison.series) {
        if (canBeShown(series) && (isAlone() || !series.isSame())) {
            shown.push_back(&series);
        }
    }
    shown = inTurns(shown);
    QStringList rest;
    for (std::size_t i = mostCharts; i < shown.size(); ++i) {
        rest.append(chartTitle(*shown[i], compared_.comparison));
    }
    if (!rest.isEmpty()) {
        leftOut_ = brokenIntoLines(
            QStringLiteral("and %1 more %2: %3")
                .arg(rest.size())
                .arg(rest.size() == 1 ? QStringLiteral("chart") : QStringLiteral("charts"),
                     rest.join(QStringLiteral(", "))),
            style_.metrics.small, width_, mostLeftOutLines);
    }
    shown.resize(std::min(shown.size(), mostCharts));
    for (const ComparedSeries* series : shown) {
        charts_.push_back({chartTitle(*series, compared_.comparison),
                           recordChart(*series, names, chartWidth()),
                           {}});
    }
    placeCharts();
}

QPicture PageComparison::recordChart(const ComparedSeries& series, const QStringList& names,
                                     int width) const {
    const QSize size(width, comparedChartLines * style_.metrics.line);
    if (series.about.kind == SeriesKind::Curve) {
        std::vector<Curve> curves = curvesOf(series.columns(), names);
        const CurveAxes axes = axesFor(curves, toQString(series.about.xLabel), series.about.unit);
        return recordCurves(std::move(curves), axes, style_, size);
    }
    if (series.about.kind == SeriesKind::Distribution) {
        return recordDistributions(comparedDistributions(series, names),
                                   toQString(series.about.xLabel), style_, size);
    }
    const std::vector<ComparedBar> bars = comparedBars(series, names);
    QPicture picture;
    QPainter painter(&picture);
    const QRect rect(0, 0, width, comparedBarsHeight(bars, style_));
    paintComparedBars(painter, rect, bars, style_);
    painter.end();
    picture.setBoundingRect(rect);
    return picture;
}

/// Each in the shorter of two columns.
void PageComparison::placeCharts() {
    const int gap = 2 * style_.metrics.em;
    std::array<int, 2> bottoms = {0, 0};
    for (Chart& chart : charts_) {
        const std::size_t column = bottoms[1] < bottoms[0] ? 1 : 0;
        chart.place = {static_cast<int>(column) * (chartWidth() + gap), bottoms.at(column)};
        bottoms.at(column) +=
            headingHeight(style_) + chart.picture.boundingRect().height() + 2 * style_.metrics.line;
    }
    chartsHeight_ = std::max(bottoms[0], bottoms[1]);
}

int PageComparison::chartWidth() const {
    return (width_ - 2 * style_.metrics.em) / 2;
}

int PageComparison::rowHeight(const Row& row) const {
    const Metrics& metrics = style_.metrics;
    return row.figure == nullptr ? metrics.line + 2 * metrics.step
                                 : metrics.line + metrics.smallLine + metrics.step;
}

int PageComparison::rowsHeight() const {
    int height = 0;
    for (const Row& row : rows_) {
        height += rowHeight(row);
    }
    return height;
}

QRect PageComparison::cell(const QRect& row, std::size_t column) const {
    const int label = static_cast<int>(row.width() * nameShare);
    const int columns = static_cast<int>(compared_.contenders.size());
    const int width = (row.width() - label) / columns;
    return {row.left() + label + static_cast<int>(column) * width, row.top(),
            width - style_.metrics.step, row.height()};
}

QStringList PageComparison::nameLines(std::size_t column) const {
    const Metrics& metrics = style_.metrics;
    const int room =
        cell({0, 0, width_, 0}, column).width() - sampleWidth * metrics.em - 2 * metrics.step;
    return brokenIntoLines(toQString(compared_.contenders[column].name), metrics.strong, room,
                           mostNameLines);
}

int PageComparison::namesHeight() const {
    const Metrics& metrics = style_.metrics;
    int height = metrics.line;
    for (std::size_t i = 0; i < compared_.contenders.size(); ++i) {
        const bool isMarked = !isAlone() && i == compared_.comparison.baseline;
        height = std::max(height, static_cast<int>(nameLines(i).size()) * metrics.line +
                                      (isMarked ? metrics.smallLine : 0));
    }
    return height;
}

void PageComparison::paintNames(QPainter& painter, QRect row) const {
    const Metrics& metrics = style_.metrics;
    for (std::size_t i = 0; i < compared_.contenders.size(); ++i) {
        const QStringList lines = nameLines(i);
        QRect line = cell(row, i);
        line.setHeight(metrics.line);
        int width = 0;
        for (const QString& each : lines) {
            width = std::max(width, QFontMetrics(metrics.strong).horizontalAdvance(each));
        }
        const int sample = sampleWidth * metrics.em;
        const QRectF samples(line.right() - width - sample - metrics.step, line.top(), sample,
                             line.height());
        const int look = static_cast<int>(i);
        paintCurveSample(painter, samples.adjusted(0, 0, -samples.width() / 2, 0), style_.theme,
                         look);
        const double side = metrics.smallLine * 0.6;
        paintBarSample(painter,
                       QRectF(samples.center().x() + metrics.step, samples.center().y() - side / 2,
                              1.5 * side, side),
                       style_.theme, look);
        for (const QString& each : lines) {
            drawLine(painter, line, Qt::AlignRight, metrics.strong, style_.theme.text, each);
            line.translate(0, metrics.line);
        }
        if (!isAlone() && i == compared_.comparison.baseline) {
            line.setHeight(metrics.smallLine);
            drawLine(painter, line, Qt::AlignRight, metrics.small, style_.theme.mutedText,
                     QStringLiteral("baseline"));
        }
    }
    painter.setPen(style_.theme.divider);
    painter.drawLine(row.bottomLeft(), row.bottomRight());
}

void PageComparison::paintRow(QPainter& painter, const Row& row, const QRect& rect) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    if (row.figure == nullptr) {
        drawLine(painter, {rect.left(), rect.bottom() - metrics.line, rect.width(), metrics.line},
                 Qt::AlignLeft, metrics.section, theme.mutedText, row.heading.toUpper());
        return;
    }
    const ComparedFigure& figure = *row.figure;
    drawLine(painter,
             {rect.left(), rect.top(), static_cast<int>(rect.width() * nameShare), metrics.line},
             Qt::AlignLeft, metrics.text, theme.text, toQString(figure.about.label));
    for (std::size_t i = 0; i < figure.each.size(); ++i) {
        QRect place = cell(rect, i);
        place.setHeight(metrics.line);
        drawLine(painter, place, Qt::AlignRight, metrics.text, theme.text,
                 figure.each[i] ? figureText(*figure.each[i]) : QStringLiteral("–"));
        place.translate(0, metrics.line);
        place.setHeight(metrics.smallLine);
        const bool isWide =
            QFontMetrics(metrics.small).horizontalAdvance(besideText(figure, i)) <= place.width();
        drawLine(painter, place, Qt::AlignRight, metrics.small,
                 verdictColor(shownVerdict(figure, i), theme), besideText(figure, i, isWide));
    }
}

void PageComparison::paint(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    QRect rest(topLeft, QSize(width_, metrics.line));
    lines_.paint(painter, {topLeft, QSize(width_, lines_.heightFor(width_))});
    rest.translate(0, lines_.heightFor(width_) + 2 * metrics.step);
    for (const QString& line : differences_) {
        drawLine(painter, rest, Qt::AlignLeft, metrics.text, style_.theme.text, line);
        rest.translate(0, metrics.line);
    }
    rest.translate(0, 2 * metrics.step);
    rest.setHeight(namesHeight());
    paintNames(painter, rest);
    rest.translate(0, rest.height());
    for (const Row& row : rows_) {
        rest.setHeight(rowHeight(row));
        paintRow(painter, row, rest);
        rest.translate(0, rowHeight(row));
    }
    rest.translate(0, 2 * metrics.step);
    for (const Chart& chart : charts_) {
        const QPoint at(topLeft.x() + chart.place.x(), rest.top() + chart.place.y());
        drawHeading(painter, {at, QSize(chartWidth(), metrics.line)}, style_, chart.title);
        painter.drawPicture(at + QPoint(0, headingHeight(style_)), chart.picture);
    }
    QRect line(topLeft.x(), rest.top() + chartsHeight_, width_, metrics.smallLine);
    for (const QString& each : leftOut_) {
        drawLine(painter, line, Qt::AlignLeft, metrics.small, style_.theme.mutedText, each);
        line.translate(0, metrics.smallLine);
    }
}

}  // namespace polyplan::ui
