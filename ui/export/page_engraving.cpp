#include "ui/export/page_engraving.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "ui/charts/curve_look.h"
#include "ui/export/page_curves.h"
#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"
#include "ui/look/figures.h"

namespace polyplan::ui {

namespace {

using Kind = EngravingSheet::Line::Kind;

constexpr int mostEngravingEms = 130;
constexpr int linesEms = 40;
constexpr int engravingGapEms = 4;
constexpr int engravingChartLines = 19;
constexpr int mostSheetRemarkLines = 6;
constexpr int mostScenarioLines = 8;
constexpr double largeCells = 1.75;
constexpr int sampleEms = 3;
constexpr int fewestTileColumns = 4;

}  // namespace

PageEngraving::PageEngraving(const PageContent& content, const PageStyle& style, int width)
    : style_(style),
      width_(std::min(width, mostEngravingEms * style.metrics.em)),
      sheet_(engravingSheet(content)),
      tiles_(sheet_.tiles, style_, width_, fewestTileColumns) {
    if (!sheet_.refusal.isEmpty()) {
        refusal_ = brokenIntoLines(sheet_.refusal, style.metrics.text,
                                   width_ - 2 * style.metrics.em, mostSheetRemarkLines);
    }
    breakLines();
    breakScenario();
    if (!sheet_.durability.curves.empty()) {
        chart_ = recordCurves(sheet_.durability.curves, sheet_.durability.axes, style_,
                              {chartWidth(), chartHeight()});
    }
    addUp();
}

void PageEngraving::breakLines() {
    for (const Line& line : sheet_.lines) {
        if (line.kind != Kind::Remark) {
            lines_.push_back(line);
            continue;
        }
        for (const QString& part :
             brokenIntoLines(line.text, style_.metrics.small, linesWidth(), mostSheetRemarkLines)) {
            lines_.push_back({line.kind, part, {}});
        }
    }
}

void PageEngraving::breakScenario() {
    if (!sheet_.scenario.isEmpty()) {
        scenario_ = brokenIntoLines(sheet_.scenario.join(QStringLiteral(",  then  ")),
                                    style_.metrics.small, chartWidth(), mostScenarioLines);
    }
}

int PageEngraving::linesWidth() const {
    return linesEms * style_.metrics.em;
}

int PageEngraving::chartLeft() const {
    return lines_.empty() ? 0 : linesWidth() + engravingGapEms * style_.metrics.em;
}

int PageEngraving::chartHeight() const {
    return engravingChartLines * style_.metrics.line;
}

/// A short text is written large.
double PageEngraving::cellScale() const {
    const auto cells = static_cast<int>(sheet_.cells.size());
    return cells * largeCells * cellSize(style_.metrics).width() <= width_ ? largeCells : 1;
}

int PageEngraving::cellColumns() const {
    return std::max(1, static_cast<int>(width_ / (cellScale() * cellSize(style_.metrics).width())));
}

int PageEngraving::cellsHeight() const {
    const auto cells = static_cast<int>(sheet_.cells.size());
    const int rows = (cells + cellColumns() - 1) / cellColumns();
    return qRound(rows * cellScale() * cellSize(style_.metrics).height()) +
           (sheet_.risks.isEmpty() ? 0 : style_.metrics.smallLine + style_.metrics.step);
}

int PageEngraving::heightOf(const Line& line) const {
    const Metrics& metrics = style_.metrics;
    switch (line.kind) {
        case Kind::Heading:
            return &line == &lines_.front() ? headingHeight(style_)
                                            : headingHeight(style_) + 3 * metrics.step;
        case Kind::Remark:
            return metrics.smallLine;
        case Kind::Figure:
            break;
    }
    return metrics.line + metrics.step;
}

int PageEngraving::linesHeight() const {
    int height = 0;
    for (const Line& line : lines_) {
        height += heightOf(line);
    }
    return height;
}

int PageEngraving::durabilityHeight() const {
    if (chart_.isNull()) {
        return 0;
    }
    const Metrics& metrics = style_.metrics;
    return headingHeight(style_) + chartHeight() + metrics.step + legendHeight() +
           3 * metrics.step + headingHeight(style_) +
           static_cast<int>(scenario_.size()) * metrics.smallLine;
}

int PageEngraving::legendHeight() const {
    return static_cast<int>(sheet_.durability.curves.size()) *
           (style_.metrics.smallLine + style_.metrics.step);
}

void PageEngraving::addUp() {
    const Metrics& metrics = style_.metrics;
    const int gap = 3 * metrics.step;
    height_ = headingHeight(style_);
    height_ += sheet_.title.isEmpty() ? 0 : QFontMetrics(style_.subtitle).height() + metrics.step;
    height_ += metrics.line + gap + cellsHeight() + gap;
    if (!refusal_.isEmpty()) {
        height_ += static_cast<int>(refusal_.size()) * metrics.line + 3 * metrics.step + gap;
    }
    height_ += tiles_.height();
    height_ += std::max(linesHeight(), durabilityHeight());
}

void PageEngraving::paint(QPainter& painter, QPoint topLeft) const {
    const int gap = 3 * style_.metrics.step;
    QPoint at = topLeft;
    at.ry() += paintTitle(painter, at) + gap;
    paintCells(painter, at);
    at.ry() += cellsHeight() + gap;
    if (!refusal_.isEmpty()) {
        at.ry() += paintRefusal(painter, at) + gap;
    }
    tiles_.paint(painter, at);
    at.ry() += tiles_.height();
    paintLines(painter, at);
    if (!chart_.isNull()) {
        paintDurability(painter, at + QPoint(chartLeft(), 0));
    }
}

int PageEngraving::paintTitle(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    QRect row(topLeft, QSize(width_, metrics.line));
    drawHeading(painter, row, style_, QStringLiteral("Engraving"));
    row.translate(0, headingHeight(style_));
    if (!sheet_.title.isEmpty()) {
        row.setHeight(QFontMetrics(style_.subtitle).height());
        drawLine(painter, row, Qt::AlignLeft, style_.subtitle, style_.theme.text, sheet_.title);
        row.translate(0, row.height() + metrics.step);
    }
    row.setHeight(metrics.line);
    drawLine(painter, row, Qt::AlignLeft, metrics.text, style_.theme.mutedText, sheet_.settings);
    return row.bottom() + 1 - topLeft.y();
}

int PageEngraving::paintRefusal(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const auto lines = static_cast<int>(refusal_.size());
    const QRect box(topLeft, QSize(width_, lines * metrics.line + 3 * metrics.step));
    painter.setPen(style_.theme.error);
    painter.setBrush(style_.theme.panel);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                            metrics.radius);
    QRect row(box.left() + metrics.em, box.top() + 3 * metrics.step / 2,
              box.width() - 2 * metrics.em, metrics.line);
    for (const QString& line : refusal_) {
        drawLine(painter, row, Qt::AlignLeft, metrics.text, style_.theme.error, line);
        row.translate(0, metrics.line);
    }
    return box.height();
}

void PageEngraving::paintCells(QPainter& painter, QPoint topLeft) const {
    const QSize size = cellSize(style_.metrics);
    painter.save();
    painter.translate(topLeft);
    painter.scale(cellScale(), cellScale());
    int place = 0;
    for (const TextCell& cell : sheet_.cells) {
        const QPoint at(place % cellColumns() * size.width(),
                        place / cellColumns() * size.height());
        paintCell(painter, QRect(at, size), cell, style_.theme, style_.metrics);
        ++place;
    }
    painter.restore();
    if (!sheet_.risks.isEmpty()) {
        const QRect below(topLeft.x(), topLeft.y() + cellsHeight() - style_.metrics.smallLine,
                          width_, style_.metrics.smallLine);
        drawLine(painter, below, Qt::AlignLeft, style_.metrics.small, style_.theme.mutedText,
                 sheet_.risks);
    }
}

void PageEngraving::paintLines(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    QRect row(topLeft, QSize(linesWidth(), 0));
    for (const Line& line : lines_) {
        row.setHeight(heightOf(line));
        switch (line.kind) {
            case Kind::Heading:
                drawHeading(painter, row.adjusted(0, row.height() - headingHeight(style_), 0, 0),
                            style_, line.text);
                break;
            case Kind::Remark:
                drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, line.text);
                break;
            case Kind::Figure: {
                const int taken =
                    drawLine(painter, row, Qt::AlignRight, metrics.text, theme.text, line.value);
                drawLine(painter, row.adjusted(0, 0, -taken - metrics.em, 0), Qt::AlignLeft,
                         metrics.text, theme.mutedText, line.text);
                break;
            }
        }
        row.translate(0, row.height());
    }
}

void PageEngraving::paintDurability(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    QRect row(topLeft, QSize(chartWidth(), metrics.line));
    const int taken = drawLine(painter, row, Qt::AlignRight, metrics.small, style_.theme.mutedText,
                               sheet_.provenance);
    drawHeading(painter, row.adjusted(0, 0, -taken - metrics.em, 0), style_,
                QStringLiteral("How long it lasts: %1").arg(sheet_.measure));
    painter.setBrush(Qt::NoBrush);  // a picture takes over what it does not set
    painter.drawPicture(QPoint(topLeft.x(), row.top() + headingHeight(style_)), chart_);
    row.translate(0, headingHeight(style_) + chartHeight() + metrics.step);
    paintLegend(painter, row);
    row.translate(0, legendHeight() + 3 * metrics.step);
    drawHeading(painter, row, style_, QStringLiteral("What happens"));
    row.translate(0, headingHeight(style_));
    row.setHeight(metrics.smallLine);
    for (const QString& line : scenario_) {
        drawLine(painter, row, Qt::AlignLeft, metrics.small, style_.theme.text, line);
        row.translate(0, metrics.smallLine);
    }
}

/// The curves with their whole names and where they end.
void PageEngraving::paintLegend(QPainter& painter, QRect row) const {
    const Metrics& metrics = style_.metrics;
    row.setHeight(metrics.smallLine + metrics.step);
    const int sample = sampleEms * metrics.em;
    for (const Curve& curve : sheet_.durability.curves) {
        painter.setFont(metrics.text);
        paintCurveSample(painter, QRectF(row.left(), row.top(), sample, row.height()), style_.theme,
                         curve.look);
        QFont font = metrics.small;
        font.setBold(curve.isStressed);
        const int taken = drawLine(painter, row, Qt::AlignRight, font, style_.theme.text,
                                   percent(curve.points.back().value));
        drawLine(painter, row.adjusted(sample + metrics.em, 0, -taken - metrics.em, 0),
                 Qt::AlignLeft, font, style_.theme.text, curve.name);
        row.translate(0, row.height());
    }
}

}  // namespace polyplan::ui
