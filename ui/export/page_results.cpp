#include "ui/export/page_results.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <array>

#include "core/nethack/polypile/may_be_wanted.h"
#include "core/nethack/polypile/wanted_items.h"
#include "core/plan/line_of.h"
#include "ui/export/page_charts.h"
#include "ui/export/page_text.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/report_text.h"
#include "ui/models/unidentified_goals.h"
#include "ui/models/use_words.h"
#include "ui/polypile/fate_bar.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t outcomesShown = 12;
constexpr int goalsEms = 27;
constexpr int goalsWithLaterEms = 36;
constexpr int lossesEms = 27;
constexpr int resultGapEms = 4;
constexpr int mostResultEms = 130;
constexpr int leastOutcomesEms = 26;  ///< that goals with long names leave

QFont figureFont(const PageStyle& style) {
    return scaled(style.metrics.strong, 1.1);
}

}  // namespace

PageResults::PageResults(const PageContent& content, const PageStyle& style, int width)
    : style_(style),
      width_(std::min(width, mostResultEms * style.metrics.em)),
      hasOdds_(content.answer != nullptr && !content.strategy.polypile->line.empty()),
      hasLater_(hasOdds_ && content.answer->later.has_value()),
      firstOfSeveral_(hasOdds_ && content.strategy.polypile->zaps > 1
                          ? oneUse(*content.strategy.polypile)
                          : QString()),
      goals_(goalLines(content)) {
    if (hasOdds_) {
        const plan::Polypile& polypile = *content.strategy.polypile;
        outcomes_ = outcomesOf(polypile, *content.answer, content.table(), outcomesShown);
        source_ = polypile.source;
        losses_ = pileLosses(polypile, *content.answer);
        // A vector picture notes the font down even where nothing is written with it.
        QPainter outcomes(&outcomesChart_);
        outcomes.setFont(style_.metrics.small);
        ui::paintOutcomes(outcomes, {0, 0, outcomesWidth(), outcomesHeight(outcomes_, style_)},
                          outcomes_, style_);
        QPainter losses(&lossesChart_);
        losses.setFont(style_.metrics.small);
        ui::paintLosses(losses, {0, 0, lossesWidth(), lossesHeight(losses_, style_)}, losses_,
                        style_);
    }
}

QString PageResults::heading(const char* what, const char* ofFirst) const {
    const QString text = QLatin1String(what);
    return firstOfSeveral_.isEmpty()
               ? text
               : QStringLiteral("%1, %2 %3").arg(text, QLatin1String(ofFirst), firstOfSeveral_);
}

int PageResults::errorWidth() const {
    int width = 0;
    for (const Line& line : goals_) {
        width = std::max(width, QFontMetrics(style_.metrics.small).horizontalAdvance(line.error));
    }
    return width + (width > 0 ? style_.metrics.step : 0);
}

int PageResults::besideName(const Line& line) const {
    return QFontMetrics(style_.metrics.text).horizontalAdvance(line.number) + style_.metrics.em +
           QFontMetrics(figureFont(style_)).horizontalAdvance(line.figure);
}

int PageResults::goalsWidth() const {
    const int em = style_.metrics.em;
    const int usual = (hasLater_ ? goalsWithLaterEms : goalsEms) * em;
    const int most = width_ - lossesWidth() - (leastOutcomesEms + 2 * resultGapEms) * em;
    int wanted = usual;
    for (const Line& line : goals_) {
        const int name = QFontMetrics(line.isFootnote ? style_.metrics.small : style_.metrics.text)
                             .horizontalAdvance(line.text);
        wanted = std::max(wanted, name + style_.metrics.step + besideName(line) + errorWidth());
    }
    return std::min(wanted, std::max(usual, most));
}

int PageResults::lossesWidth() const {
    return lossesEms * style_.metrics.em;
}

int PageResults::outcomesWidth() const {
    return width_ - goalsWidth() - lossesWidth() - 2 * resultGapEms * style_.metrics.em;
}

std::vector<PageResults::Line> PageResults::goalLines(const PageContent& content) const {
    std::vector<Line> lines;
    const auto* later = hasLater_ ? &*content.answer->later : nullptr;
    const auto figureText = [later](const Estimate& now, const auto& ofLater) {
        const QString value = probabilityText(now).value;
        return later == nullptr
                   ? value
                   : value + QStringLiteral(" · later ") + probabilityText(ofLater(*later)).value;
    };
    const plan::Polypile& polypile = *content.strategy.polypile;
    const UnidentifiedGoals unidentified =
        hasOdds_ ? unidentifiedGoals(
                       polypile, content.table(),
                       plan::knownInLine(content.plan, content.strategy, content.catalogues))
                 : UnidentifiedGoals();
    for (std::size_t i = 0; i < polypile.goals.size(); ++i) {
        const plan::Goal& goal = polypile.goals[i];
        Line line;
        line.text = QStringLiteral("★ ") + toQString(content.table()[goal.object].name);
        if (i < unidentified.what.size() && !unidentified.what[i].empty()) {
            line.text += u' ' + toQString(nethack::polypile::mayBeMark);
        }
        line.number = QStringLiteral(" ≥ ") + QLocale(QLocale::English).toString(goal.atLeast);
        if (hasOdds_ && i < content.answer->goals.size()) {
            line.figure = figureText(content.answer->goals[i].probability,
                                     [i](const auto& goals) { return goals.goals[i].probability; });
            line.error = probabilityText(content.answer->goals[i].probability).error;
        }
        lines.push_back(line);
    }
    if (hasOdds_ && !lines.empty()) {
        const auto& answer = *content.answer;
        if (lines.size() > 1) {
            lines.push_back(
                {QStringLiteral("all goals"),
                 {},
                 figureText(answer.allGoals, [](const auto& goals) { return goals.allGoals; }),
                 probabilityText(answer.allGoals).error,
                 true});
            lines.push_back(
                {QStringLiteral("any goal"),
                 {},
                 figureText(answer.anyGoal, [](const auto& goals) { return goals.anyGoal; }),
                 probabilityText(answer.anyGoal).error,
                 true});
        }
        const Estimate wanted = nethack::polypile::wantedItems(answer);
        const auto [mean, error] = wanted.standardError > 0
                                       ? sampledText(wanted)
                                       : EstimateText{meanText(wanted.value), QString()};
        lines.push_back({QStringLiteral("wanted things on average"), {}, mean, error, true});
    }
    if (unidentified.quantity > 0) {
        lines.push_back({.text = toQString(nethack::polypile::mayBeFootnote(
                             unidentified.quantity, content.answer->worlds)),
                         .number = {},
                         .figure = {},
                         .error = {},
                         .isFootnote = true});
    }
    return lines;
}

int PageResults::lineHeight() const {
    return style_.metrics.line + 2 * style_.metrics.step;
}

int PageResults::goalsHeight() const {
    return static_cast<int>(std::max<std::size_t>(1, goals_.size())) * lineHeight();
}

int PageResults::height() const {
    int content = goalsHeight();
    if (hasOdds_) {
        const int remark = lineHeight();
        content = std::max({content, outcomesHeight(outcomes_, style_) + remark,
                            lossesHeight(losses_, style_) + remark});
    }
    return headingHeight(style_) + content;
}

void PageResults::paint(QPainter& painter, QPoint topLeft) const {
    const int gap = resultGapEms * style_.metrics.em;
    const QRect all(topLeft, QSize(width_, height()));
    paintGoals(painter, {all.left(), all.top(), goalsWidth(), all.height()});
    if (!hasOdds_) {
        return;
    }
    const int left = all.left() + goalsWidth() + gap;
    paintOutcomes(painter, {left, all.top(), outcomesWidth(), all.height()});
    paintLosses(painter, {left + outcomesWidth() + gap, all.top(), lossesWidth(), all.height()});
}

void PageResults::paintGoals(QPainter& painter, const QRect& rect) const {
    const Metrics& metrics = style_.metrics;
    const Theme& theme = style_.theme;
    drawHeading(painter, rect, style_, heading("Goals", "after the first"));
    QRect row(rect.left(), rect.top() + headingHeight(style_), rect.width(), lineHeight());
    if (goals_.empty()) {
        drawLine(painter, row, Qt::AlignLeft, metrics.text, theme.mutedText,
                 QStringLiteral("This strategy has no goals."));
        return;
    }
    bool underGoals = true;
    for (const Line& line : goals_) {
        if (line.isTotal && underGoals) {
            painter.setPen(theme.divider);
            painter.drawLine(row.topLeft(), row.topRight());
            underGoals = false;
        }
        drawLine(painter, row, Qt::AlignRight, metrics.small, theme.mutedText, line.error);
        const QRect figure = row.adjusted(0, 0, -errorWidth(), 0);
        drawLine(painter, figure, Qt::AlignRight, figureFont(style_),
                 line.isTotal ? theme.accent : theme.text, line.figure);
        const int number = QFontMetrics(metrics.text).horizontalAdvance(line.number);
        const QRect name = figure.adjusted(0, 0, -besideName(line), 0);
        const int width =
            drawLine(painter, name, Qt::AlignLeft, line.isFootnote ? metrics.small : metrics.text,
                     line.isFootnote ? theme.mutedText : theme.text, line.text);
        painter.drawText(name.translated(width, 0).adjusted(0, 0, number, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, line.number);
        row.translate(0, lineHeight());
    }
}

void PageResults::paintOutcomes(QPainter& painter, const QRect& rect) const {
    drawHeading(painter, rect, style_, heading("Likely to come out, items on average", "first"));
    const QRect chart(rect.left(), rect.top() + headingHeight(style_), rect.width(),
                      outcomesHeight(outcomes_, style_));
    const QRect below(rect.left(), chart.bottom() + 1 + style_.metrics.step, rect.width(),
                      style_.metrics.smallLine);
    QString remark;
    if (outcomes_.shown.empty()) {
        remark = QStringLiteral("Nothing comes out that did not lie there before.");
    } else {
        painter.drawPicture(chart.topLeft(), outcomesChart_);
        if (outcomes_.others > 0) {
            remark = QStringLiteral("and %1 items of %2 other kinds that did not lie there before")
                         .arg(meanText(outcomes_.othersMean))
                         .arg(outcomes_.others);
        }
    }
    drawLine(painter, below, Qt::AlignLeft, style_.metrics.small, style_.theme.mutedText, remark);
}

void PageResults::paintLosses(QPainter& painter, const QRect& rect) const {
    drawHeading(painter, rect, style_, heading("Lost of each pile, by cause", "first"));
    if (losses_.empty()) {
        return;
    }
    const QRect chart(rect.left(), rect.top() + headingHeight(style_), rect.width(),
                      lossesHeight(losses_, style_));
    painter.drawPicture(chart.topLeft(), lossesChart_);
    const int side = style_.metrics.smallLine / 2;
    QRect mark(rect.left(), chart.bottom() + 1 + style_.metrics.step + side / 2, side, side);
    const std::array causes = {std::pair(ItemFate::Shock, QStringLiteral("system shock")),
                               std::pair(ItemFate::Fused, QStringLiteral("fused")),
                               std::pair(ItemFate::Golem, QStringLiteral("golem"))};
    for (const auto& [fate, name] : causes) {
        if (!canMeet(fate, source_)) {
            continue;
        }
        painter.fillRect(mark, color(style_.theme, fate));
        const QRect text(mark.right() + 1 + style_.metrics.step, mark.top() - side / 2,
                         rect.right() - mark.right(), style_.metrics.smallLine);
        const int width = drawLine(painter, text, Qt::AlignLeft, style_.metrics.small,
                                   style_.theme.mutedText, name);
        mark.translate(width + side + 4 * style_.metrics.step, 0);
    }
}

}  // namespace polyplan::ui
