#include "ui/export/page_line.h"

#include <QPainter>
#include <algorithm>

#include "ui/polypile/card_painter.h"
#include "ui/polypile/line_painter.h"

namespace polyplan::ui {

namespace {

constexpr int cardsOfPage = 480;
constexpr int fewestCardsOfPile = 60;
constexpr int mostCardsOfPile = 240;
/// Piles of so many rows need no further lanes.
constexpr int comfortableRows = 8;

/// The shape with piles cut to what is shown, and one place more for saying so.
LineShape shapeOf(const LineContent& content, const Metrics& metrics) {
    LineShape shape = LineShape::of(content, metrics);
    const int most = shownStacks(static_cast<int>(shape.piles.size()));
    for (LineShape::Pile& pile : shape.piles) {
        pile.stacks = std::min(pile.stacks, most + 1);
    }
    return shape;
}

/// Right end of the last pile: what comes behind is not part of a page.
int rightEnd(const LineGeometry& geometry) {
    const auto piles = static_cast<int>(geometry.shape().piles.size());
    return piles == 0 ? geometry.fullWidth() : geometry.pile(piles - 1).right() + 1;
}

bool cutsNames(const LineGeometry& geometry, const LineContent& content, const Metrics& metrics) {
    const std::vector<LineShape::Pile>& piles = geometry.shape().piles;
    const int most = shownStacks(static_cast<int>(piles.size()));
    for (int pile = 0; pile < static_cast<int>(piles.size()); ++pile) {
        const int shown = std::min(most, piles[static_cast<std::size_t>(pile)].stacks);
        for (int stack = 0; stack < shown; ++stack) {
            const StackPosition at{pile, stack};
            if (!CardPainter::showsWholeName(geometry.card(at).size(), content.plainCard(at),
                                             metrics)) {
                return true;
            }
        }
    }
    return false;
}

/// The least width from `width` on at which the cards show their names, as far as cards grow.
int widthForNames(const LineShape& shape, const LineContent& content, const Metrics& metrics,
                  int width) {
    const auto piles = static_cast<int>(shape.piles.size());
    int growth = LineGeometry::mostCardWidth(metrics) - LineGeometry::cardSize(metrics).width();
    for (; growth > 0 && cutsNames({shape, metrics, {width, 0}}, content, metrics);
         growth -= metrics.em) {
        width += piles * metrics.em;
    }
    return width;
}

/// Lays the line out as low as the width allows, and just as high as it then is.
LineGeometry layOut(const LineContent& content, const Metrics& metrics, int width) {
    const LineShape shape = shapeOf(content, metrics);
    const LineGeometry narrowest(shape, metrics, {});
    const int behind = narrowest.fullWidth() - rightEnd(narrowest);
    const int viewWidth =
        widthForNames(shape, content, metrics, std::max(width + behind, narrowest.fullWidth()));
    const int row = LineGeometry::cardSize(metrics).height() + metrics.step;
    for (int height = comfortableRows * row;; height += row) {
        const LineGeometry geometry(shape, metrics, {viewWidth, height});
        if (geometry.fullHeight() <= height) {
            return {shape, metrics, {viewWidth, geometry.fullHeight()}};
        }
    }
}

}  // namespace

int shownStacks(int piles) {
    return std::clamp(cardsOfPage / std::max(1, piles), fewestCardsOfPile, mostCardsOfPile);
}

PageLine::PageLine(const plan::Polypile& polypile, const ObjectTable& table,
                   const LineFigures& figures, std::vector<std::optional<Material>> materials,
                   LineContent::Labels labels, const PageStyle& style, int width)
    : polypile_(polypile),
      table_(table),
      figures_(figures),
      materials_(std::move(materials)),
      labels_(std::move(labels)),
      style_(style),
      geometry_(layOut(LineContent(polypile_, table_, figures_, materials_, labels_), style.metrics,
                       width)) {
    size_ = {polypile.line.empty() ? width : rightEnd(geometry_), geometry_.fullHeight()};
}

int PageLine::hidden(int pile) const {
    const auto stacks =
        static_cast<int>(polypile_.line[static_cast<std::size_t>(pile)].stacks.size());
    const int most = shownStacks(static_cast<int>(polypile_.line.size()));
    return std::max(0, stacks - most);
}

int PageLine::shown(int pile) const {
    return static_cast<int>(polypile_.line[static_cast<std::size_t>(pile)].stacks.size()) -
           hidden(pile);
}

void PageLine::paint(QPainter& painter, QPoint topLeft) const {
    const LineContent content(polypile_, table_, figures_, materials_, labels_);
    const QRect page(QPoint(), size_);
    painter.save();
    CardPainter parts(painter, style_.theme, style_.metrics);
    painter.translate(topLeft);
    painter.setClipRect(page, Qt::IntersectClip);
    if (polypile_.line.empty()) {
        parts.remark(page, Qt::AlignCenter, QStringLiteral("There are no piles on this line."));
        painter.restore();
        return;
    }
    paintLine(painter, page, geometry_, content, {}, style_.theme, style_.metrics);
    for (int pile = 0; pile < static_cast<int>(polypile_.line.size()); ++pile) {
        if (hidden(pile) > 0) {
            const QRect place = geometry_.card({pile, shown(pile)});
            painter.fillRect(place, style_.theme.panel);
            parts.remark(place, Qt::AlignCenter, QStringLiteral("… and %1 more").arg(hidden(pile)));
        }
    }
    painter.restore();
}

}  // namespace polyplan::ui
