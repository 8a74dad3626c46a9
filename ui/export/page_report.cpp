#include "ui/export/page_report.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/export/page_curves.h"
#include "ui/export/page_distribution.h"
#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"
#include "ui/look/text.h"
#include "ui/models/damage/glyph_color.h"

namespace polyplan::ui {

namespace {

constexpr int mostEms = 130;
constexpr int chartLines = 15;
constexpr int mostNoteLines = 12;
constexpr double glyphScale = 2.4;
/// Shares of the width that parts of a row take.
constexpr double distributionShare = 0.58;
constexpr double labelShare = 0.4;
constexpr double valueShare = 0.22;
constexpr int mostListRemarkLines = 6;
constexpr int mostDetailLines = 8;
constexpr int mostValueLines = 3;
constexpr double stepShare = 0.36;
constexpr double ruleShare = 0.4;
constexpr int mostRuleLines = 3;

int share(int width, double part) {
    return static_cast<int>(width * part);
}

}  // namespace

int reportWidth(const PageStyle& style, int pageWidth) {
    return std::min(pageWidth, mostEms * style.metrics.em);
}

PageReport::PageReport(ReportSheet sheet, bool isFurther, const PageStyle& style, int width)
    : sheet_(std::move(sheet)),
      isFurther_(isFurther),
      style_(style),
      width_(reportWidth(style, width)),
      tiles_(sheet_.tiles, style_, width_) {
    if (!sheet_.curves.empty()) {
        curves_ = recordCurves(sheet_.curves, sheet_.axes, style_, {curvesWidth(), chartHeight()});
    }
    if (!sheet_.amounts.empty()) {
        amounts_ = recordCurves(sheet_.amounts, sheet_.amountAxes, style_,
                                {distributionWidth(), chartHeight()});
    }
    for (const ReportSheet::Chart& chart : sheet_.furtherCharts) {
        furtherCharts_.push_back(
            recordCurves(chart.curves, chart.axes, style_, {columnWidth(), chartHeight()}));
    }
    breakLines();
    height_ = reckonHeight();
}

void PageReport::breakLines() {
    rules_.reserve(sheet_.steps.size());
    for (const ReportSheet::Line& step : sheet_.steps) {
        rules_.push_back(
            brokenIntoLines(step.rule, style_.metrics.small, ruleWidth(), mostRuleLines));
        values_.push_back(
            brokenIntoLines(step.value, style_.metrics.text, stepValueWidth(), mostValueLines));
    }
    for (const QString& note : sheet_.notes) {
        notes_ << brokenIntoLines(note, style_.metrics.small, width_, 2);
    }
    int left = 0;
    int right = 0;
    for (const ReportSheet::List& list : sheet_.lists) {
        right += listHeight(list);
    }
    for (const ReportSheet::List& list : sheet_.lists) {
        const int height = listHeight(list);
        if (left + height > right && leftLists_ > 0) {
            break;
        }
        left += height;
        right -= height;
        ++leftLists_;
    }
    if (notes_.size() > mostNoteLines) {
        notes_ = notes_.first(mostNoteLines);
    }
}

int PageReport::titleHeight() const {
    return QFontMetrics(style_.subtitle).height() + style_.metrics.step +
           std::max(1, static_cast<int>(sheet_.lines.size())) * style_.metrics.line;
}

int PageReport::glyphWidth() const {
    return sheet_.glyph.isEmpty() ? 0 : titleHeight() + 2 * style_.metrics.step;
}

int PageReport::chartHeight() const {
    return chartLines * style_.metrics.line;
}

int PageReport::distributionWidth() const {
    return sheet_.curves.empty() ? width_ : share(width_, distributionShare);
}

int PageReport::curvesWidth() const {
    return hasLeftChart() ? width_ - distributionWidth() - 2 * style_.metrics.em : width_;
}

bool PageReport::hasCharts() const {
    return hasLeftChart() || !sheet_.curves.empty();
}

/// Two stand in a row.
int PageReport::furtherChartsHeight() const {
    const auto rows = (static_cast<int>(sheet_.furtherCharts.size()) + 1) / 2;
    return rows * (headingHeight(style_) + chartHeight() + 2 * gap());
}

int PageReport::columnWidth() const {
    return (width_ - 4 * style_.metrics.em) / 2;
}

QStringList PageReport::remarkLines(const QString& remark) const {
    return brokenIntoLines(remark, style_.metrics.small, columnWidth(), mostListRemarkLines);
}

/// Where one has no room beside its figure all of the list stand below.
bool PageReport::areDetailsBelow(const ReportSheet::List& list) const {
    const int label = share(columnWidth(), labelShare);
    const int value = share(columnWidth(), valueShare);
    const int beside = columnWidth() - label - value - style_.metrics.em;
    const QFontMetrics letters(style_.metrics.text);
    const QFontMetrics small(style_.metrics.small);
    return std::ranges::any_of(list.rows, [&](const ReportSheet::Row& row) {
        return !row.detail.isEmpty() && (small.horizontalAdvance(row.detail) > beside ||
                                         letters.horizontalAdvance(row.label) > label ||
                                         letters.horizontalAdvance(row.value) > value);
    });
}

QStringList PageReport::linesBelow(const ReportSheet::Row& row) const {
    return row.detail.isEmpty()
               ? QStringList()
               : brokenIntoLines(row.detail, style_.metrics.small, columnWidth(), mostDetailLines);
}

int PageReport::listHeight(const ReportSheet::List& list) const {
    int height =
        headingHeight(style_) + gap() + (list.head.value.isEmpty() ? 0 : style_.metrics.smallLine);
    const bool areBelow = areDetailsBelow(list);
    for (const ReportSheet::Row& row : list.rows) {
        const bool isRemark = row.value.isEmpty() && row.detail.isEmpty();
        height += isRemark
                      ? static_cast<int>(remarkLines(row.label).size()) * style_.metrics.smallLine +
                            style_.metrics.step
                      : rowHeight() + (areBelow ? static_cast<int>(linesBelow(row).size()) : 0) *
                                          style_.metrics.smallLine;
    }
    return height;
}

int PageReport::refusalsHeight() const {
    return static_cast<int>(sheet_.refusals.size()) * style_.metrics.line;
}

int PageReport::dividerHeight() const {
    return isFurther_ ? 3 * gap() : 0;
}

int PageReport::ruleWidth() const {
    return share(width_, ruleShare);
}

int PageReport::stepValueWidth() const {
    return width_ - share(width_, stepShare) - ruleWidth() - style_.metrics.em;
}

int PageReport::stepHeight(std::size_t step) const {
    const auto further = static_cast<int>(rules_[step].size()) - 1;
    const auto ofValue = static_cast<int>(values_[step].size()) - 1;
    return rowHeight() +
           std::max({0, further * style_.metrics.smallLine, ofValue * style_.metrics.line});
}

int PageReport::stepsHeight() const {
    int height = headingHeight(style_);
    for (std::size_t step = 0; step < rules_.size(); ++step) {
        height += stepHeight(step);
    }
    return height;
}

int PageReport::listsHeight() const {
    int left = 0;
    int right = 0;
    for (std::size_t i = 0; i < sheet_.lists.size(); ++i) {
        (i < leftLists_ ? left : right) += listHeight(sheet_.lists[i]);
    }
    return std::max(left, right);
}

int PageReport::reckonHeight() const {
    int height = dividerHeight() + titleHeight() + 2 * gap();
    if (!sheet_.refusals.empty()) {
        height += refusalsHeight() + 2 * gap();
    }
    height += tiles_.height();
    if (hasCharts()) {
        height += headingHeight(style_) + chartHeight() + 2 * gap();
    }
    height += furtherChartsHeight() + listsHeight();
    if (!sheet_.steps.empty()) {
        height += gap() + stepsHeight();
    }
    if (!notes_.isEmpty()) {
        height += 2 * gap() + headingHeight(style_) +
                  static_cast<int>(notes_.size()) * style_.metrics.smallLine;
    }
    return height;
}

void PageReport::paint(QPainter& painter, QPoint topLeft) const {
    QPoint at = topLeft;
    if (isFurther_) {
        painter.setPen(QPen(style_.theme.divider, 2));
        painter.drawLine(at, at + QPoint(width_, 0));
        at.ry() += dividerHeight();
    }
    paintTitle(painter, at);
    at.ry() += titleHeight() + 2 * gap();
    if (!sheet_.refusals.empty()) {
        QRect row(at, QSize(width_, style_.metrics.line));
        for (const QString& refusal : sheet_.refusals) {
            drawLine(painter, row, Qt::AlignLeft, style_.metrics.text, style_.theme.error,
                     QStringLiteral("✕ ") + refusal);
            row.translate(0, row.height());
        }
        at.ry() += refusalsHeight() + 2 * gap();
    }
    tiles_.paint(painter, at);
    at.ry() += tiles_.height();
    if (hasCharts()) {
        paintCharts(painter, at);
        at.ry() += headingHeight(style_) + chartHeight() + 2 * gap();
    }
    paintFurtherCharts(painter, at);
    at.ry() += furtherChartsHeight();
    paintLists(painter, at);
    at.ry() += listsHeight();
    if (!sheet_.steps.empty()) {
        at.ry() += gap();
        paintSteps(painter, at);
        at.ry() += stepsHeight();
    }
    if (!notes_.isEmpty()) {
        at.ry() += 2 * gap();
        paintNotes(painter, at);
    }
}

void PageReport::paintTitle(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    if (!sheet_.glyph.isEmpty()) {
        const QRect box(topLeft, QSize(titleHeight(), titleHeight()));
        painter.setPen(theme.cardBorder);
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                                metrics.radius);
        drawLine(painter, box, Qt::AlignHCenter, scaled(metrics.glyph, glyphScale),
                 theme.glyph(glyphColorOf(sheet_.color)), sheet_.glyph);
    }
    QRect row(topLeft.x() + glyphWidth(), topLeft.y(), width_ - glyphWidth(),
              QFontMetrics(style_.subtitle).height());
    const int taken =
        drawLine(painter, row, Qt::AlignLeft, style_.subtitle, theme.text, sheet_.title);
    drawLine(painter, row.adjusted(taken + metrics.em, 0, 0, 0), Qt::AlignRight, metrics.small,
             theme.mutedText, sheet_.kind);
    row.translate(0, row.height() + metrics.step);
    row.setHeight(metrics.line);
    for (const QString& line : sheet_.lines) {
        drawLine(painter, row, Qt::AlignLeft, metrics.text,
                 &line == &sheet_.lines.front() ? theme.text : theme.mutedText, line);
        row.translate(0, metrics.line);
    }
}

void PageReport::paintCharts(QPainter& painter, QPoint topLeft) const {
    const auto heading = [&](int left, int width, const QString& text) {
        drawHeading(painter, QRect(topLeft.x() + left, topLeft.y(), width, style_.metrics.line),
                    style_, text);
        return QPoint(topLeft.x() + left, topLeft.y() + headingHeight(style_));
    };
    const auto picture = [&painter](QPoint below, const QPicture& recorded) {
        painter.setBrush(Qt::NoBrush);  // a picture takes over what it does not set
        painter.drawPicture(below, recorded);
    };
    if (!sheet_.amounts.empty()) {
        picture(heading(0, distributionWidth(), sheet_.amountsTitle), amounts_);
    } else if (sheet_.distribution) {
        const QPoint below = heading(0, distributionWidth(), toQString(sheet_.distribution->label));
        paintDistribution(painter, QRect(below, QSize(distributionWidth(), chartHeight())),
                          *sheet_.distribution, sheet_.mark, sheet_.mean, style_);
    }
    if (!sheet_.curves.empty()) {
        picture(heading(width_ - curvesWidth(), curvesWidth(), sheet_.curvesTitle), curves_);
    }
}

void PageReport::paintFurtherCharts(QPainter& painter, QPoint topLeft) const {
    QPoint at = topLeft;
    for (std::size_t i = 0; i < furtherCharts_.size(); ++i) {
        const bool isLeft = i % 2 == 0;
        at.setX(isLeft ? topLeft.x() : topLeft.x() + width_ - columnWidth());
        drawHeading(painter, QRect(at, QSize(columnWidth(), style_.metrics.line)), style_,
                    sheet_.furtherCharts[i].title);
        painter.setBrush(Qt::NoBrush);  // a picture takes over what it does not set
        painter.drawPicture(at + QPoint(0, headingHeight(style_)), furtherCharts_[i]);
        at.ry() += isLeft ? 0 : headingHeight(style_) + chartHeight() + 2 * gap();
    }
}

void PageReport::paintLists(QPainter& painter, QPoint topLeft) const {
    QPoint left = topLeft;
    QPoint right(topLeft.x() + width_ - columnWidth(), topLeft.y());
    for (std::size_t i = 0; i < sheet_.lists.size(); ++i) {
        QPoint& at = i < leftLists_ ? left : right;
        paintList(painter, at, sheet_.lists[i]);
        at.ry() += listHeight(sheet_.lists[i]);
    }
}

void PageReport::paintList(QPainter& painter, QPoint topLeft, const ReportSheet::List& list) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    drawHeading(painter, QRect(topLeft, QSize(columnWidth(), metrics.line)), style_, list.heading);
    QRect row(topLeft.x(), topLeft.y() + headingHeight(style_), columnWidth(), rowHeight());
    const int label = share(row.width(), labelShare);
    const int value = share(row.width(), valueShare);
    const bool areBelow = areDetailsBelow(list);
    if (!list.head.value.isEmpty()) {
        const bool areBeside =
            !areBelow && !list.rows.empty() && !list.rows.front().detail.isEmpty();
        const QRect head(row.left(), row.top(), areBeside ? label + value : row.width(),
                         metrics.smallLine);
        const int taken =
            drawLine(painter, head, Qt::AlignLeft, metrics.small, theme.mutedText, list.head.label);
        drawLine(painter, head.adjusted(taken + metrics.em, 0, 0, 0), Qt::AlignRight, metrics.small,
                 theme.mutedText, list.head.value);
        row.translate(0, metrics.smallLine);
    }
    for (const ReportSheet::Row& each : list.rows) {
        if (each.value.isEmpty() && each.detail.isEmpty()) {
            row.setHeight(metrics.smallLine);
            for (const QString& line : remarkLines(each.label)) {
                drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, line);
                row.translate(0, metrics.smallLine);
            }
            row.translate(0, metrics.step);
            row.setHeight(rowHeight());
            continue;
        }
        const QStringList below = areBelow ? linesBelow(each) : QStringList();
        const bool isAlone = each.detail.isEmpty() || !below.isEmpty();
        drawLine(painter,
                 {row.left(), row.top(), isAlone ? row.width() - value : label, row.height()},
                 Qt::AlignLeft, metrics.text, theme.text, each.label);
        const int taken =
            isAlone ? drawLine(painter, row, Qt::AlignRight, metrics.text, theme.text, each.value)
                    : drawLine(painter, {row.left() + label, row.top(), value, row.height()},
                               Qt::AlignRight, metrics.text, theme.text, each.value);
        if (!isAlone && taken > 0) {
            drawLine(painter, row.adjusted(label + value + metrics.em, 0, 0, 0), Qt::AlignLeft,
                     metrics.small, theme.mutedText, each.detail);
        }
        row.translate(0, row.height());
        for (const QString& line : below) {
            drawLine(painter, {row.left(), row.top(), row.width(), metrics.smallLine},
                     Qt::AlignLeft, metrics.small, theme.mutedText, line);
            row.translate(0, metrics.smallLine);
        }
    }
}

void PageReport::paintSteps(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    QRect row(topLeft, QSize(width_, metrics.line));
    drawHeading(painter, row, style_, sheet_.stepsHeading);
    row.translate(0, headingHeight(style_));
    const int text = share(width_, stepShare);
    for (std::size_t i = 0; i < sheet_.steps.size(); ++i) {
        const ReportSheet::Line& step = sheet_.steps[i];
        row.setHeight(stepHeight(i));
        const QRect first(row.topLeft(), QSize(width_, rowHeight()));
        drawLine(painter, {first.left(), first.top(), text - metrics.em, first.height()},
                 Qt::AlignLeft, metrics.text, theme.text, step.text);
        QRect rule(first.left() + text, first.top(), ruleWidth(), first.height());
        for (const QString& line : rules_[i]) {
            drawLine(painter, rule, Qt::AlignLeft, metrics.small, theme.mutedText, line);
            rule.translate(0, metrics.smallLine);
        }
        QRect value(first.right() + 1 - stepValueWidth(), first.top(), stepValueWidth(),
                    first.height());
        for (const QString& line : values_[i]) {
            drawLine(painter, value, Qt::AlignRight, metrics.text, theme.text, line);
            value.translate(0, metrics.line);
        }
        painter.setPen(theme.divider);
        painter.drawLine(row.bottomLeft(), row.bottomRight());
        row.translate(0, row.height());
    }
}

void PageReport::paintNotes(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    QRect row(topLeft, QSize(width_, metrics.line));
    drawHeading(painter, row, style_, QStringLiteral("Where the wiki differs from the game"));
    row.translate(0, headingHeight(style_));
    row.setHeight(metrics.smallLine);
    for (const QString& note : notes_) {
        drawLine(painter, row, Qt::AlignLeft, metrics.small, style_.theme.mutedText, note);
        row.translate(0, metrics.smallLine);
    }
}

}  // namespace polyplan::ui
