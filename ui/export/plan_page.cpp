#include "ui/export/plan_page.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/plan/calculators.h"
#include "core/plan/line_of.h"
#include "core/plan/settings.h"
#include "core/plan/side_by_side.h"
#include "core/plan/strategy_names.h"
#include "ui/export/page_attacks.h"
#include "ui/export/page_comparison.h"
#include "ui/export/page_engraving.h"
#include "ui/export/page_header.h"
#include "ui/export/page_line.h"
#include "ui/export/page_report.h"
#include "ui/export/page_results.h"
#include "ui/export/page_text.h"
#include "ui/look/buc_mark.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"
#include "ui/polypile/fate_bar.h"

namespace polyplan::ui {

namespace {

constexpr int usualEms = 108;
constexpr int leastEms = 96;

/// Which perspective a part is of, and which calculator if that has one.
constexpr std::array<std::pair<std::string_view, PagePart>, 7> perspectiveParts = {
    {{"polypile", PagePart::Line},
     {"polypile", PagePart::Charts},
     {"engraving", PagePart::Engraving},
     {"damage", PagePart::Damage},
     {"theft", PagePart::Theft},
     {"heartbeat", PagePart::Heartbeat},
     {"compare", PagePart::Comparison}}};

}  // namespace

std::string PageContent::called() const {
    const auto place = plan::strategyNamed(plan.strategies, strategy.name);
    return place ? plan::calledName(plan.strategies, *place) : strategy.name;
}

bool tellsOfLine(PagePart part) {
    return part == PagePart::Line || part == PagePart::Charts;
}

bool isOfPerspective(PagePart part, std::string_view perspective) {
    return std::ranges::find(perspectiveParts, std::pair(perspective, part)) !=
           perspectiveParts.end();
}

std::vector<PagePart> partsOf(const plan::Strategy& strategy, const plan::Catalogues& catalogues) {
    std::vector<PagePart> parts;
    for (const plan::Calculator& each : plan::calculators(catalogues)) {
        if (each.asks(strategy) != plan::Asked::Nothing) {
            for (const auto& [id, part] : perspectiveParts) {
                if (id == each.id) {
                    parts.push_back(part);
                }
            }
        }
    }
    return parts;
}

std::vector<PagePart> partsOf(const PageContent& content) {
    return content.comparison ? std::vector{PagePart::Comparison}
                              : partsOf(content.strategy, content.catalogues);
}

class PlanPage::Layout {
  public:
    Layout(PageContent content, const std::vector<PagePart>& parts, ThemeMode mode, QString remark)
        : style_(mode),
          content_(std::move(content)),
          remark_(std::move(remark)),
          margin_(2 * style_.metrics.line),
          width_(usualEms * style_.metrics.em) {
        for (const PagePart part : parts) {
            addBlock(part);
        }
        header_.emplace(content_, parts, style_, width_);
    }

    QSize size() const {
        int height = margin_ + header_->height() + gap();
        for (const auto& block : blocks_) {
            height += block->size().height() + gap();
        }
        return {width_ + 2 * margin_, height + footerHeight() + margin_ / 2};
    }

    void paint(QPainter& painter) const {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.setFont(style_.metrics.text);
        painter.fillRect(QRect(QPoint(), size()), style_.theme.window);
        QPoint at(margin_, margin_);
        header_->paint(painter, at);
        at.ry() += header_->height() + gap();
        for (const auto& block : blocks_) {
            block->paint(painter, at);
            at.ry() += block->size().height() + gap();
        }
        paintFooter(painter, {at.x(), at.y(), width_, footerHeight()});
    }

  private:
    void addBlock(PagePart part) {
        switch (part) {
            case PagePart::Line:
                blocks_.push_back(lineBlock());
                width_ = std::max(leastEms * style_.metrics.em, blocks_.back()->size().width());
                hasLine_ = true;
                break;
            case PagePart::Charts:
                findFigures();
                if (content_.series) {
                    blocks_.push_back(std::make_unique<PageReport>(content_.series->sheet, false,
                                                                   style_, width_));
                }
                blocks_.push_back(std::make_unique<PageResults>(content_, style_, width_));
                break;
            case PagePart::Engraving:
                blocks_.push_back(std::make_unique<PageEngraving>(content_, style_, width_));
                break;
            case PagePart::Damage:
                addAttacks();
                break;
            case PagePart::Theft:
                addTheft();
                break;
            case PagePart::Heartbeat:
                if (content_.heartbeat) {
                    blocks_.push_back(
                        std::make_unique<PageReport>(*content_.heartbeat, false, style_, width_));
                }
                break;
            case PagePart::Comparison:
                if (content_.comparison) {
                    blocks_.push_back(std::make_unique<PageComparison>(
                        *content_.comparison, content_.looks, content_.catalogues,
                        content_.sheet ? *content_.sheet : wholeSheet(*content_.comparison), style_,
                        width_));
                }
                break;
        }
    }

    void addAttacks() {
        if (!content_.attacks) {
            return;
        }
        std::vector<AttackSheet> sheets;
        sheets.reserve(content_.attacks->size());
        const auto& attacks = content_.strategy.damage;
        const auto titles = plan::attackTitles(attacks, content_.catalogues.oangband());
        for (std::size_t i = 0; i < content_.attacks->size(); ++i) {
            sheets.push_back(attackSheet(attacks[i], (*content_.attacks)[i], toQString(titles[i])));
        }
        const bool several = sheets.size() > 1;
        if (several) {
            blocks_.push_back(std::make_unique<PageAttacks>(sheets, style_, width_));
        }
        QStringList told;
        for (AttackSheet& sheet : sheets) {
            sheet.notes.removeIf([&told](const QString& note) { return told.contains(note); });
            told += sheet.notes;
            blocks_.push_back(
                std::make_unique<PageReport>(std::move(sheet), several, style_, width_));
        }
    }

    void addTheft() {
        if (content_.theft) {
            blocks_.push_back(
                std::make_unique<PageReport>(theftSheet(*content_.theft), false, style_, width_));
        }
    }

    void findFigures() {
        if (!figures_) {
            figures_.emplace(content_.strategy.polypile->line, content_.answer);
        }
    }

    std::unique_ptr<PageBlock> lineBlock() {
        findFigures();
        const nethack::Game game = plan::gameOf(content_.plan, content_.strategy);
        auto labels = LineContent::labelsOf(*content_.strategy.polypile, game, content_.catalogues);
        hasLabelOdds_ =
            std::ranges::any_of(labels, [](const auto& odds) { return odds.has_value(); });
        return std::make_unique<PageLine>(
            *content_.strategy.polypile, content_.table(), *figures_,
            nethack::settledMaterials(
                content_.table(), game,
                plan::knownInLine(content_.plan, content_.strategy, content_.catalogues)),
            std::move(labels), style_, width_);
    }

    int gap() const { return 3 * style_.metrics.line / 2; }
    int footerHeight() const { return 2 * style_.metrics.smallLine + 3 * style_.metrics.step; }

    void paintFooter(QPainter& painter, const QRect& rect) const {
        const Metrics& metrics = style_.metrics;
        const Theme& theme = style_.theme;
        painter.setPen(theme.divider);
        painter.drawLine(rect.topLeft(), rect.topRight());
        QRect row(rect.left(), rect.top() + 2 * metrics.step, rect.width(), metrics.smallLine);
        if (hasLine_) {
            paintLegend(painter, row);
        }
        if (figures_) {
            drawLine(painter, row, Qt::AlignRight, metrics.small, theme.mutedText,
                     countText(*content_.strategy.polypile));
            row.translate(0, metrics.smallLine + metrics.step);
        }
        const int taken =
            drawLine(painter, row, Qt::AlignLeft, metrics.small, theme.mutedText, remark_);
        if (const QStringList marks = this->marks(); !marks.isEmpty()) {
            drawLine(painter, row.adjusted(taken + metrics.em, 0, 0, 0), Qt::AlignRight,
                     metrics.small, theme.mutedText, marks.join(QStringLiteral("  ·  ")));
        }
    }

    /// What the signs of cards and piles mean.
    QStringList marks() const {
        QStringList marks;
        const QString turning = turnsBackWords(gameOf(content_.plan, content_.strategy));
        if (hasLine_ && content_.answer && !turning.isEmpty()) {
            marks << turnsBackMark + (u' ' + turning);
        }
        if (hasLabelOdds_) {
            marks << QStringLiteral("✎ label, and the chance that it came out right");
        }
        return marks;
    }

    void paintLegend(QPainter& painter, const QRect& row) const {
        const Metrics& metrics = style_.metrics;
        const int side = metrics.smallLine / 2;
        const int top = row.top() + (row.height() - side) / 2;
        int x = row.left();
        const auto say = [&](const QString& text, const QColor& color) {
            const QRect rest(x + side + metrics.step, row.top(), row.right() - x, row.height());
            x += drawLine(painter, rest, Qt::AlignLeft, metrics.small, color, text) + side +
                 4 * metrics.step;
        };
        for (std::size_t i = 0; content_.answer && i < fateCount; ++i) {
            const auto fate = static_cast<ItemFate>(i);
            if (!canMeet(fate, content_.strategy.polypile->source)) {
                continue;
            }
            painter.fillRect(QRect(x, top, side, side), color(style_.theme, fate));
            say(word(fate), style_.theme.mutedText);
        }
        for (const nethack::Buc buc :
             {nethack::Buc::Blessed, nethack::Buc::Uncursed, nethack::Buc::Cursed}) {
            paintBucMark(painter, QRectF(x, top, side, side), buc, style_.theme);
            say(bucLetter(buc) + u' ' + bucWord(buc), style_.theme.mutedText);
        }
    }

    PageStyle style_;
    PageContent content_;
    QString remark_;
    std::optional<LineFigures> figures_;  ///< if a part tells of the line
    bool hasLine_ = false;
    bool hasLabelOdds_ = false;
    int margin_;
    int width_;
    std::vector<std::unique_ptr<PageBlock>> blocks_;
    std::optional<PageHeader> header_;
};

PlanPage::PlanPage(PageContent content, const std::vector<PagePart>& parts, ThemeMode mode,
                   QString remark)
    : layout_(std::make_unique<Layout>(std::move(content), parts, mode, std::move(remark))) {}

PlanPage::~PlanPage() = default;

QSize PlanPage::size() const {
    return layout_->size();
}

void PlanPage::paint(QPainter& painter) const {
    layout_->paint(painter);
}

}  // namespace polyplan::ui
