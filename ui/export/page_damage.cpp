#include "ui/export/page_damage.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/export/page_curves.h"
#include "ui/export/page_distribution.h"
#include "ui/export/page_text.h"
#include "ui/models/damage/glyph_color.h"

namespace polyplan::ui {

namespace {

constexpr int mostDamageEms = 130;
constexpr int damageChartLines = 15;
constexpr int mostNoteLines = 12;
constexpr double damageValueScale = 1.5;
constexpr double glyphScale = 2.4;
/// Shares of the width that parts of a row take.
constexpr double distributionShare = 0.58;
constexpr double labelShare = 0.3;
constexpr double chanceShare = 0.18;
constexpr double stepShare = 0.36;
constexpr double ruleShare = 0.4;
constexpr int mostRuleLines = 3;

int share(int width, double part) {
    return static_cast<int>(width * part);
}

}  // namespace

int attackWidth(const PageStyle& style, int pageWidth) {
    return std::min(pageWidth, mostDamageEms * style.metrics.em);
}

PageDamage::PageDamage(AttackSheet sheet, bool isFurther, const PageStyle& style, int width)
    : sheet_(std::move(sheet)),
      isFurther_(isFurther),
      style_(style),
      width_(attackWidth(style, width)) {
    if (!sheet_.kills.empty()) {
        kills_ = recordCurves(
            {{.name = QString(), .points = sheet_.kills, .look = 0, .isStressed = true}},
            {.x = QStringLiteral("casts"), .most = sheet_.kills.back().x}, style_,
            {killsWidth(), chartHeight()});
    }
    breakLines();
    height_ = reckonHeight();
}

void PageDamage::breakLines() {
    rules_.reserve(sheet_.steps.size());
    for (const AttackSheet::Step& step : sheet_.steps) {
        rules_.push_back(
            brokenIntoLines(step.rule, style_.metrics.small, ruleWidth(), mostRuleLines));
    }
    for (const QString& note : sheet_.notes) {
        notes_ << brokenIntoLines(note, style_.metrics.small, width_, 2);
    }
    if (notes_.size() > mostNoteLines) {
        notes_ = notes_.first(mostNoteLines);
    }
}

int PageDamage::titleHeight() const {
    return QFontMetrics(style_.subtitle).height() + 2 * style_.metrics.line + style_.metrics.step;
}

int PageDamage::glyphWidth() const {
    return sheet_.glyph.isEmpty() ? 0 : titleHeight() + 2 * style_.metrics.step;
}

int PageDamage::tileHeight() const {
    return 2 * style_.metrics.smallLine +
           QFontMetrics(scaled(style_.metrics.strong, damageValueScale)).height() +
           4 * style_.metrics.step;
}

int PageDamage::chartHeight() const {
    return damageChartLines * style_.metrics.line;
}

int PageDamage::distributionWidth() const {
    return sheet_.kills.empty() ? width_ : share(width_, distributionShare);
}

int PageDamage::killsWidth() const {
    return width_ - distributionWidth() - 2 * style_.metrics.em;
}

int PageDamage::columnWidth() const {
    return (width_ - 4 * style_.metrics.em) / 2;
}

int PageDamage::rowsHeight(std::size_t rows) const {
    return static_cast<int>(std::max<std::size_t>(1, rows)) * rowHeight();
}

int PageDamage::dividerHeight() const {
    return isFurther_ ? 3 * gap() : 0;
}

int PageDamage::ruleWidth() const {
    return share(width_, ruleShare);
}

int PageDamage::stepHeight(std::size_t step) const {
    const auto further = static_cast<int>(rules_[step].size()) - 1;
    return rowHeight() + std::max(0, further) * style_.metrics.smallLine;
}

int PageDamage::stepsHeight() const {
    int height = headingHeight(style_);
    for (std::size_t step = 0; step < rules_.size(); ++step) {
        height += stepHeight(step);
    }
    return height;
}

int PageDamage::listsHeight() const {
    const int left = headingHeight(style_) + rowsHeight(sheet_.effects.size());
    int right = headingHeight(style_) + rowsHeight(sheet_.square.size());
    if (!sheet_.objects.empty()) {
        right += gap() + headingHeight(style_) + rowsHeight(sheet_.objects.size());
    }
    return std::max(left, right);
}

int PageDamage::reckonHeight() const {
    int height = dividerHeight() + titleHeight() + 2 * gap() + tileHeight() + 2 * gap();
    if (!sheet_.damage.empty()) {
        height += headingHeight(style_) + chartHeight() + 2 * gap();
    }
    height += listsHeight() + 2 * gap();
    height += stepsHeight();
    if (!notes_.isEmpty()) {
        height += 2 * gap() + headingHeight(style_) +
                  static_cast<int>(notes_.size()) * style_.metrics.smallLine;
    }
    return height;
}

void PageDamage::paint(QPainter& painter, QPoint topLeft) const {
    QPoint at = topLeft;
    if (isFurther_) {
        painter.setPen(QPen(style_.theme.divider, 2));
        painter.drawLine(at, at + QPoint(width_, 0));
        at.ry() += dividerHeight();
    }
    paintTitle(painter, at);
    at.ry() += titleHeight() + 2 * gap();
    paintTiles(painter, at);
    at.ry() += tileHeight() + 2 * gap();
    if (!sheet_.damage.empty()) {
        paintCharts(painter, at);
        at.ry() += headingHeight(style_) + chartHeight() + 2 * gap();
    }
    paintLists(painter, at);
    at.ry() += listsHeight() + 2 * gap();
    paintSteps(painter, at);
    if (!notes_.isEmpty()) {
        at.ry() += stepsHeight() + 2 * gap();
        paintNotes(painter, at);
    }
}

void PageDamage::paintTitle(QPainter& painter, QPoint topLeft) const {
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
    const int taken = drawLine(painter, row, Qt::AlignLeft, style_.subtitle, theme.text,
                               sheet_.title + QStringLiteral(" → ") + sheet_.target);
    drawLine(painter, row.adjusted(taken + metrics.em, 0, 0, 0), Qt::AlignRight, metrics.small,
             theme.mutedText, attacksGame());
    row.translate(0, row.height() + metrics.step);
    row.setHeight(metrics.line);
    drawLine(painter, row, Qt::AlignLeft, metrics.text, theme.text, sheet_.attack);
    row.translate(0, metrics.line);
    drawLine(painter, row, Qt::AlignLeft, metrics.text, theme.mutedText, sheet_.place);
}

void PageDamage::paintTiles(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    const auto count = static_cast<int>(sheet_.tiles.size());
    const QFont large = scaled(metrics.strong, damageValueScale);
    int place = 0;
    for (const AttackSheet::Tile& tile : sheet_.tiles) {
        const int left = place * (width_ + gap()) / count;
        const int right = (place + 1) * (width_ + gap()) / count - gap();
        ++place;
        const QRect box(topLeft.x() + left, topLeft.y(), right - left, tileHeight());
        painter.setPen(theme.cardBorder);
        painter.setBrush(theme.card);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                                metrics.radius);
        QRect row(box.left() + metrics.em, box.top() + 2 * metrics.step,
                  box.width() - 2 * metrics.em, metrics.smallLine);
        drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, tile.label);
        row.translate(0, row.height());
        row.setHeight(QFontMetrics(large).height());
        const bool isShort = QFontMetrics(large).horizontalAdvance(tile.value) <= row.width();
        drawLine(painter, row, Qt::AlignLeft, isShort ? large : metrics.strong, theme.text,
                 tile.value);
        row.translate(0, row.height());
        row.setHeight(metrics.smallLine);
        drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, tile.remark);
    }
}

void PageDamage::paintCharts(QPainter& painter, QPoint topLeft) const {
    const QRect heading(topLeft, QSize(distributionWidth(), style_.metrics.line));
    drawHeading(painter, heading, style_, QStringLiteral("Damage of one cast"));
    const QPoint below(topLeft.x(), topLeft.y() + headingHeight(style_));
    paintDistribution(painter, QRect(below, QSize(distributionWidth(), chartHeight())),
                      sheet_.damage, sheet_.hp, sheet_.mean, style_);
    if (!sheet_.kills.empty()) {
        const QPoint right(width_ - killsWidth(), 0);
        drawHeading(painter, QRect(topLeft + right, QSize(killsWidth(), style_.metrics.line)),
                    style_, QStringLiteral("Killed by then"));
        painter.drawPicture(below + right, kills_);
    }
}

void PageDamage::paintLists(QPainter& painter, QPoint topLeft) const {
    const auto heading = [&](QPoint at, const QString& text) {
        drawHeading(painter, QRect(at, QSize(columnWidth(), style_.metrics.line)), style_, text);
        return QRect(at.x(), at.y() + headingHeight(style_), columnWidth(), rowHeight());
    };
    QRect row = heading(topLeft, QStringLiteral("What else it does"));
    if (sheet_.effects.empty()) {
        drawLine(painter, row, Qt::AlignLeft, style_.metrics.text, style_.theme.mutedText,
                 QStringLiteral("Nothing."));
    }
    paintRows(painter, row, sheet_.effects);
    QPoint right(topLeft.x() + width_ - columnWidth(), topLeft.y());
    row = heading(right, QStringLiteral("The square afterwards"));
    paintRows(painter, row, sheet_.square);
    if (!sheet_.objects.empty()) {
        right.setY(row.top() + rowsHeight(sheet_.square.size()) + gap());
        paintRows(painter, heading(right, QStringLiteral("On the floor, destroyed")),
                  sheet_.objects);
    }
}

void PageDamage::paintRows(QPainter& painter, QRect row,
                           const std::vector<AttackSheet::Row>& rows) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    const int label = share(row.width(), labelShare);
    const int chance = share(row.width(), chanceShare);
    for (const AttackSheet::Row& each : rows) {
        drawLine(painter, {row.left(), row.top(), label, row.height()}, Qt::AlignLeft, metrics.text,
                 theme.text, each.label);
        drawLine(painter, {row.left() + label, row.top(), chance, row.height()}, Qt::AlignRight,
                 metrics.text, theme.text, each.chance);
        drawLine(painter, row.adjusted(label + chance + metrics.em, 0, 0, 0), Qt::AlignLeft,
                 metrics.small, theme.mutedText, each.remark);
        row.translate(0, row.height());
    }
}

void PageDamage::paintSteps(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    QRect row(topLeft, QSize(width_, metrics.line));
    drawHeading(painter, row, style_, QStringLiteral("How it comes about"));
    row.translate(0, headingHeight(style_));
    const int text = share(width_, stepShare);
    for (std::size_t i = 0; i < sheet_.steps.size(); ++i) {
        const AttackSheet::Step& step = sheet_.steps[i];
        row.setHeight(stepHeight(i));
        const QRect first(row.topLeft(), QSize(width_, rowHeight()));
        drawLine(painter, {first.left(), first.top(), text - metrics.em, first.height()},
                 Qt::AlignLeft, metrics.text, theme.text, step.text);
        QRect rule(first.left() + text, first.top(), ruleWidth(), first.height());
        for (const QString& line : rules_[i]) {
            drawLine(painter, rule, Qt::AlignLeft, metrics.small, theme.mutedText, line);
            rule.translate(0, metrics.smallLine);
        }
        drawLine(painter, first.adjusted(text + ruleWidth() + metrics.em, 0, 0, 0), Qt::AlignRight,
                 metrics.text, theme.text, step.value);
        painter.setPen(theme.divider);
        painter.drawLine(row.bottomLeft(), row.bottomRight());
        row.translate(0, row.height());
    }
}

void PageDamage::paintNotes(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    QRect row(topLeft, QSize(width_, metrics.line));
    drawHeading(painter, row, style_, QStringLiteral("Where the known text differs from the game"));
    row.translate(0, headingHeight(style_));
    row.setHeight(metrics.smallLine);
    for (const QString& note : notes_) {
        drawLine(painter, row, Qt::AlignLeft, metrics.small, style_.theme.mutedText, note);
        row.translate(0, metrics.smallLine);
    }
}

}  // namespace polyplan::ui
