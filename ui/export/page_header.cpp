#include "ui/export/page_header.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <limits>

#include "ui/export/page_figures.h"
#include "ui/export/page_text.h"
#include "ui/look/broken_lines.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/estimate_text.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {

namespace {

constexpr qsizetype notesLines = 12;
constexpr int notesEms = 84;

/// Of more lines than there is room for the first ones, and how many more there are.
QStringList shownNotes(const QString& notes, const QFont& font, int width) {
    QStringList lines = brokenIntoLines(notes, font, width, std::numeric_limits<int>::max());
    if (lines.size() <= notesLines) {
        return lines;
    }
    const qsizetype shown = notesLines - 1;
    return lines.first(shown) << QStringLiteral("… and %1 more lines of notes")
                                     .arg(decimal(static_cast<double>(lines.size() - shown)));
}

bool hasCards(const std::vector<PagePart>& parts) {
    return std::ranges::find(parts, PagePart::Line) != parts.end();
}

/// How what stands first on the page was found: cards are of the first zap.
std::optional<nethack::polypile::Provenance> provenanceOf(const PageContent& content,
                                                          bool hasCards) {
    if (content.series && !hasCards) {
        return content.series->provenance;
    }
    return content.answer ? std::optional(content.answer->provenance) : std::nullopt;
}

}  // namespace

PageHeader::PageHeader(const PageContent& content, const std::vector<PagePart>& parts,
                       const PageStyle& style, int width)
    : style_(style),
      width_(width),
      title_(toQString(content.plan.title).simplified()),
      strategy_(toQString(content.called()).simplified()) {
    if (std::ranges::any_of(parts, tellsOfLine)) {
        settings_ =
            settingsText(plan::settingsOf(content.plan, content.strategy, content.catalogues),
                         *content.strategy.polypile, hasCards(parts));
        provenance_ = provenanceOf(content, hasCards(parts));
        if (hasCards(parts) && content.strategy.polypile->zaps > 1) {
            use_ = QStringLiteral("first %1: ").arg(oneUse(*content.strategy.polypile));
        }
    }
    if (content.comparison) {
        title_ = title_.isEmpty() ? QStringLiteral("Strategies side by side") : title_;
        strategy_.clear();
    } else if (title_.isEmpty() || title_ == strategy_) {
        title_ = strategy_;
        strategy_.clear();
    }
    const Metrics& metrics = style.metrics;
    const QString notes =
        content.comparison ? QString() : toQString(content.strategy.notes).trimmed();
    if (!notes.isEmpty()) {
        notes_ = shownNotes(notes, metrics.small, std::min(width, notesEms * metrics.em));
    }
    titleHeight_ = QFontMetrics(style.title).height();
    strategyHeight_ = strategy_.isEmpty() ? 0 : QFontMetrics(style.subtitle).height();
    height_ = titleHeight_ + strategyHeight_;
    height_ += settings_.isEmpty() ? 0 : metrics.line + metrics.step;
    if (!notes_.isEmpty()) {
        height_ += metrics.step + static_cast<int>(notes_.size()) * metrics.smallLine;
    }
}

/// @returns how far right the title may reach.
int PageHeader::paintProvenance(QPainter& painter, const QRect& titleRow) const {
    if (!provenance_) {
        return titleRow.right();
    }
    const QString text = use_ + toText(*provenance_);
    const Metrics& metrics = style_.metrics;
    const int width = QFontMetrics(metrics.small).horizontalAdvance(text) + 2 * metrics.em;
    const int height = metrics.smallLine + metrics.step;
    const QRect pill(titleRow.right() + 1 - width,
                     titleRow.top() + (titleRow.height() - height) / 2, width, height);
    const QColor color =
        provenance_->method == Method::Exact ? style_.theme.good : style_.theme.warning;
    painter.setPen(color);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5), height / 2.0,
                            height / 2.0);
    drawLine(painter, pill, Qt::AlignHCenter, metrics.small, color, text);
    return pill.left() - metrics.em;
}

void PageHeader::paint(QPainter& painter, QPoint topLeft) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    QRect row(topLeft, QSize(width_, titleHeight_));
    QRect titleRow = row;
    titleRow.setRight(paintProvenance(painter, row));
    drawLine(painter, titleRow, Qt::AlignLeft, style_.title, theme.text, title_);
    row = QRect(row.left(), row.bottom() + 1, width_, strategyHeight_);
    if (!strategy_.isEmpty()) {
        drawLine(painter, row, Qt::AlignLeft, style_.subtitle, theme.accent, strategy_);
    }
    int bottom = row.top() + strategyHeight_;
    if (!settings_.isEmpty()) {
        row = QRect(row.left(), bottom + metrics.step, width_, metrics.line);
        drawLine(painter, row, Qt::AlignLeft, metrics.text, theme.text, settings_);
        bottom = row.bottom() + 1;
    }
    row = QRect(row.left(), bottom + metrics.step, width_, metrics.smallLine);
    for (const QString& line : notes_) {
        drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, line);
        row.translate(0, metrics.smallLine);
    }
}

}  // namespace polyplan::ui
