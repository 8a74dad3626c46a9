#include "ui/export/page_comparison.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ui/charts/curve.h"
#include "ui/charts/curve_look.h"
#include "ui/export/page_charts.h"
#include "ui/export/page_curves.h"
#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"
#include "ui/look/text.h"
#include "ui/models/asked_differently.h"
#include "ui/models/compared_charts.h"
#include "ui/models/comparison_text.h"
#include "ui/models/report_curves.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr int mostDifferenceLines = 6;
constexpr int mostLeftOutLines = 3;
constexpr int mostNameLines = 3;
constexpr int mostLabelLines = 2;  ///< as many as a value takes with what stands below it
constexpr int sampleWidth = 4;     ///< of what a strategy's curves and bars look like, in em
constexpr double nameShare = 0.3;  ///< of the width
constexpr int comparedChartLines = 16;
constexpr std::size_t mostBarsOfPart = 18;  ///< about as high as the other charts

/// On paper no tooltip says in words what the color says.
QString toldBeside(const ComparedFigure& figure, std::size_t column, bool hasFactor = true) {
    const Verdict verdict = shownVerdict(figure, column);
    const QString beside = besideText(figure, column, hasFactor);
    return verdict == Verdict::Better || verdict == Verdict::Worse
               ? QStringLiteral("%1, %2").arg(beside, verdictText(verdict))
               : beside;
}

}  // namespace

PageComparison::PageComparison(const plan::ComparedStrategies& compared, std::vector<int> looks,
                               const plan::Catalogues& catalogues, ComparisonSheet sheet,
                               const PageStyle& style, int width)
    : compared_(compared),
      looks_(std::move(looks)),
      sheet_(std::move(sheet)),
      style_(style),
      width_(width),
      lines_(compared.contenders, catalogues, style.theme, style.metrics) {
    const Metrics& metrics = style_.metrics;
    lines_.setLooks(looks_);
    const auto broken = [&](const QString& text) {
        return text.isEmpty() ? QStringList()
                              : brokenIntoLines(text, metrics.small, width_, mostLeftOutLines);
    };
    differences_ = sheet_.opens ? differenceLines() : QStringList();
    figuresLeftOut_ = broken(sheet_.figuresLeftOut);
    chartsLeftOut_ = broken(sheet_.chartsLeftOut);
    recordCharts();
    height_ = openingHeight() + namesHeight() + rowsHeight() + linesHeight(figuresLeftOut_) +
              (charts_.empty() ? 0 : 2 * metrics.step + chartsHeight_) +
              linesHeight(chartsLeftOut_);
}

QStringList PageComparison::differenceLines() const {
    if (isAlone()) {
        return {};
    }
    QStringList lines = brokenIntoLines(askedDifferently(wordedDifferences(compared_.differences)),
                                        style_.metrics.text, width_, mostDifferenceLines);
    if (std::ranges::all_of(compared_.comparison.figures, &ComparedFigure::isSame)) {
        lines.append(QStringLiteral("No figure differs."));
    }
    return lines;
}

void PageComparison::recordCharts() {
    QStringList names;
    for (const plan::Contender& each : compared_.contenders) {
        names.append(toQString(each.name));
    }
    for (const ComparisonSheet::Chart& chart : sheet_.charts) {
        const QString title = chartTitle(*chart.series, compared_.comparison);
        charts_.push_back({chart.part.value_or(0) == 0 ? title : continuedHeading(title),
                           recordChart(chart, names),
                           {}});
    }
    placeCharts();
}

int PageComparison::lookOf(int column) const {
    return looks_.empty() ? column : looks_[static_cast<std::size_t>(column)];
}

template <typename Drawn>
void PageComparison::takeLooks(std::vector<Drawn>& all, int Drawn::*look) const {
    for (Drawn& each : all) {
        each.*look = lookOf(each.*look);
    }
}

std::size_t PageComparison::partsOf(const ComparedSeries& series) {
    return series.about.kind == SeriesKind::Bars
               ? inParts(comparedBars(series, {}), mostBarsOfPart).size()
               : 1;
}

QPicture PageComparison::recordChart(const ComparisonSheet::Chart& chart,
                                     const QStringList& names) const {
    const ComparedSeries& series = *chart.series;
    const QSize size(chartWidth(), comparedChartLines * style_.metrics.line);
    if (series.about.kind == SeriesKind::Curve) {
        std::vector<Curve> curves = comparedCurves(series, names);
        takeLooks(curves, &Curve::look);
        const CurveAxes axes = axesFor(curves, toQString(series.about.xLabel), series.about.unit);
        return recordCurves(std::move(curves), axes, style_, size);
    }
    if (series.about.kind == SeriesKind::Distribution) {
        std::vector<DistributionCurve> curves = comparedDistributions(series, names);
        takeLooks(curves, &DistributionCurve::look);
        return recordDistributions(std::move(curves), toQString(series.about.xLabel), style_, size);
    }
    std::vector<ComparedBar> bars = comparedBars(series, names);
    takeLooks(bars, &ComparedBar::column);
    return recordBars(chart.part ? inParts(bars, mostBarsOfPart)[*chart.part] : bars, bars);
}

QPicture PageComparison::recordBars(const std::vector<ComparedBar>& bars,
                                    const std::vector<ComparedBar>& all) const {
    QPicture picture;
    QPainter painter(&picture);
    const QRect rect(0, 0, chartWidth(), comparedBarsHeight(bars, style_));
    paintComparedBars(painter, rect, bars, all, style_);
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

int PageComparison::rowHeight(const ComparisonSheet::Row& row, const PageStyle& style) {
    const Metrics& metrics = style.metrics;
    return row.figure == nullptr ? metrics.line + 2 * metrics.step
                                 : metrics.line + metrics.smallLine + metrics.step;
}

int PageComparison::openingHeight() const {
    const Metrics& metrics = style_.metrics;
    return sheet_.opens
               ? lines_.heightFor(width_) + static_cast<int>(differences_.size()) * metrics.line +
                     4 * metrics.step
               : 0;
}

int PageComparison::rowsHeight() const {
    int height = 0;
    for (const ComparisonSheet::Row& row : sheet_.rows) {
        height += rowHeight(row, style_);
    }
    return height;
}

int PageComparison::linesHeight(const QStringList& lines) const {
    return static_cast<int>(lines.size()) * style_.metrics.smallLine;
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
        const int look = lookOf(static_cast<int>(i));
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

void PageComparison::paintRow(QPainter& painter, const ComparisonSheet::Row& row,
                              const QRect& rect) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    if (row.figure == nullptr) {
        drawLine(painter, {rect.left(), rect.bottom() - metrics.line, rect.width(), metrics.line},
                 Qt::AlignLeft, metrics.section, theme.mutedText, row.heading.toUpper());
        return;
    }
    const ComparedFigure& figure = *row.figure;
    QRect label(rect.left(), rect.top(), static_cast<int>(rect.width() * nameShare), metrics.line);
    for (const QString& line : brokenIntoLines(toQString(figure.about.label), metrics.text,
                                               label.width(), mostLabelLines)) {
        drawLine(painter, label, Qt::AlignLeft, metrics.text, theme.text, line);
        label.translate(0, metrics.line);
    }
    for (std::size_t i = 0; i < figure.each.size(); ++i) {
        QRect place = cell(rect, i);
        place.setHeight(metrics.line);
        drawLine(painter, place, Qt::AlignRight, metrics.text, theme.text,
                 figure.each[i] ? figureText(*figure.each[i]) : QStringLiteral("–"));
        place.translate(0, metrics.line);
        place.setHeight(metrics.smallLine);
        const bool isWide =
            QFontMetrics(metrics.small).horizontalAdvance(toldBeside(figure, i)) <= place.width();
        drawLine(painter, place, Qt::AlignRight, metrics.small,
                 verdictColor(shownVerdict(figure, i), theme), toldBeside(figure, i, isWide));
    }
}

void PageComparison::paintOpening(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const int lines = lines_.heightFor(width_);
    lines_.paint(painter, {topLeft, QSize(width_, lines)});
    QRect rest(topLeft + QPoint(0, lines + 2 * metrics.step), QSize(width_, metrics.line));
    for (const QString& line : differences_) {
        drawLine(painter, rest, Qt::AlignLeft, metrics.text, style_.theme.text, line);
        rest.translate(0, metrics.line);
    }
}

void PageComparison::paintLeftOut(QPainter& painter, QPoint topLeft,
                                  const QStringList& lines) const {
    const Metrics& metrics = style_.metrics;
    QRect line(topLeft, QSize(width_, metrics.smallLine));
    for (const QString& each : lines) {
        drawLine(painter, line, Qt::AlignLeft, metrics.small, style_.theme.mutedText, each);
        line.translate(0, metrics.smallLine);
    }
}

void PageComparison::paint(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    if (sheet_.opens) {
        paintOpening(painter, topLeft);
    }
    QRect rest(topLeft + QPoint(0, openingHeight()), QSize(width_, namesHeight()));
    paintNames(painter, rest);
    rest.translate(0, rest.height());
    for (const ComparisonSheet::Row& row : sheet_.rows) {
        rest.setHeight(rowHeight(row, style_));
        paintRow(painter, row, rest);
        rest.translate(0, rest.height());
    }
    paintLeftOut(painter, rest.topLeft(), figuresLeftOut_);
    rest.translate(0, linesHeight(figuresLeftOut_) + 2 * metrics.step);
    for (const Chart& chart : charts_) {
        const QPoint at = rest.topLeft() + chart.place;
        drawHeading(painter, {at, QSize(chartWidth(), metrics.line)}, style_, chart.title);
        painter.drawPicture(at + QPoint(0, headingHeight(style_)), chart.picture);
    }
    paintLeftOut(painter, rest.topLeft() + QPoint(0, chartsHeight_), chartsLeftOut_);
}

}  // namespace polyplan::ui
