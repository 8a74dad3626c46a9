#include "ui/parts/line_miniature.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/plan/settings.h"
#include "core/probability/grouped.h"
#include "ui/charts/curve_look.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int mostSquares = 24;         ///< beyond them, squares without piles are left out
constexpr double glyphScale = 0.75;     ///< of those on cards
constexpr double leastRowLines = 2.25;  ///< of text beside the smallest line

const plan::Polypile* lineOf(const plan::Contender& contender) {
    const auto& polypile = contender.asked().polypile;
    return polypile ? &*polypile : nullptr;
}

QString counted(std::size_t count, const char* one, const char* several) {
    return toQString(grouped(static_cast<std::int64_t>(count))) + u' ' +
           QLatin1String(count == 1 ? one : several);
}

}  // namespace

LineMiniatures::LineMiniatures(const std::vector<plan::Contender>& contenders,
                               const plan::Catalogues& catalogues, const Theme& theme,
                               Metrics metrics, int rows)
    : contenders_(contenders),
      catalogues_(catalogues),
      theme_(theme),
      metrics_(std::move(metrics)),
      glyph_(scaled(metrics_.glyph, glyphScale)),
      rows_(rows),
      square_(2 * metrics_.em) {
    const QFontMetrics small(metrics_.small);
    for (const plan::Contender& each : contenders) {
        widestName_ = std::max(widestName_, wholeName(each));
        const plan::Polypile* line = lineOf(each);
        for (std::size_t i = 0; line != nullptr && i < line->line.size(); ++i) {
            squares_ = std::max({squares_, line->line[i].distance, 1});
            const QString count = countText(line->line[i]);
            if (!count.isEmpty()) {
                square_ = std::max(square_, small.horizontalAdvance(count) + metrics_.step);
            }
        }
    }
}

/// Of the stacks that have no glyph of their own: "+7", or nothing.
QString LineMiniatures::countText(const plan::Pile& pile) const {
    const auto stacks = static_cast<int>(pile.stacks.size());
    return stacks <= rows_ ? QString() : QStringLiteral("+%1").arg(stacks - rows_ + 1);
}

int LineMiniatures::heightOf(const plan::Contender& contender) const {
    int highest = 1;
    if (const plan::Polypile* line = lineOf(contender)) {
        for (const plan::Pile& pile : line->line) {
            const int stacks = static_cast<int>(pile.stacks.size());
            highest = std::max(highest, std::min(stacks, rows_));
        }
    }
    return std::max(static_cast<int>(leastRowLines * metrics_.line), highest * metrics_.smallLine) +
           2 * metrics_.step;
}

int LineMiniatures::lengthOf(const plan::Polypile& line) const {
    if (line.line.empty()) {
        return 0;
    }
    return squares_ <= mostSquares ? line.line.back().distance : static_cast<int>(line.line.size());
}

int LineMiniatures::lineWidth(int squares) const {
    return (std::min(squares, mostSquares) + 2) * square() + 4 * metrics_.step;
}

int LineMiniatures::wholeName(const plan::Contender& contender) const {
    return QFontMetrics(metrics_.strong).horizontalAdvance(toQString(contender.name)) +
           besideName() + 1;
}

/// Lines begin at the same place, unless a longer name has room before a shorter line.
int LineMiniatures::nameWidth(const plan::Contender& contender, int width) const {
    const int usual = std::min(std::max(24 * metrics_.em, widestName_),
                               std::max(width / 3, width - lineWidth(squares_)));
    const plan::Polypile* line = lineOf(contender);
    const int room = line == nullptr ? width : width - lineWidth(lengthOf(*line));
    return std::max(usual, std::min(wholeName(contender), room));
}

std::vector<QRect> LineMiniatures::cellsIn(const QRect& area) const {
    const int least = 14 * metrics_.em + lineWidth(squares_);
    const int columns =
        std::clamp(area.width() / least, 1, std::max(1, static_cast<int>(contenders_.size())));
    std::vector<QRect> cells;
    int top = area.top();
    for (std::size_t first = 0; first < contenders_.size();
         first += static_cast<std::size_t>(columns)) {
        const std::size_t end =
            std::min(first + static_cast<std::size_t>(columns), contenders_.size());
        int height = 0;
        for (std::size_t i = first; i < end; ++i) {
            height = std::max(height, heightOf(contenders_[i]));
        }
        for (std::size_t i = first; i < end; ++i) {
            const auto column = static_cast<int>(i - first);
            cells.emplace_back(area.left() + column * area.width() / columns, top,
                               area.width() / columns, height);
        }
        top += height;
    }
    return cells;
}

int LineMiniatures::heightFor(int width) const {
    const std::vector<QRect> cells = cellsIn({0, 0, width, 0});
    return cells.empty() ? 0 : cells.back().bottom() + 1;
}

int LineMiniatures::at(QPoint point, const QRect& area) const {
    const std::vector<QRect> cells = cellsIn(area);
    const auto found =
        std::ranges::find_if(cells, [point](const QRect& cell) { return cell.contains(point); });
    return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
}

void LineMiniatures::paint(QPainter& painter, const QRect& rect) const {
    const std::vector<QRect> cells = cellsIn(rect);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        paintCell(painter, contenders_[i], looks_.empty() ? static_cast<int>(i) : looks_[i],
                  cells[i]);
    }
}

void LineMiniatures::paintCell(QPainter& painter, const plan::Contender& contender, int look,
                               const QRect& cell) const {
    const QRect name(cell.left(), cell.top() + metrics_.step, nameWidth(contender, cell.width()),
                     metrics_.line);
    painter.setFont(metrics_.text);
    paintCurveSample(painter, QRectF(name.left(), name.top(), 2.0 * metrics_.em, metrics_.line),
                     theme_, look);
    painter.setFont(metrics_.strong);
    painter.setPen(theme_.text);
    const QRect text = name.adjusted(besideName(), 0, 0, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(metrics_.strong)
                         .elidedText(toQString(contender.name), Qt::ElideMiddle, text.width()));
    const plan::Polypile* line = lineOf(contender);
    painter.setFont(metrics_.small);
    painter.setPen(theme_.mutedText);
    const QRect below(text.left(), text.bottom() + 1, text.width(), metrics_.smallLine);
    if (line != nullptr) {
        painter.drawText(below, Qt::AlignLeft,
                         counted(plan::stackCount(*line), "stack", "stacks") +
                             QStringLiteral(" in ") + counted(line->line.size(), "pile", "piles"));
        const ObjectTable* table =
            catalogues_.objects(gameOf(*contender.document, contender.asked()));
        if (table != nullptr) {
            paintPiles(painter, *line, *table,
                       {name.right() + 2 * metrics_.step, cell.top() + metrics_.step});
        }
    }
    painter.setPen(theme_.divider);
    painter.drawLine(cell.bottomLeft(), cell.bottomRight());
}

void LineMiniatures::paintPiles(QPainter& painter, const plan::Polypile& line,
                                const ObjectTable& table, QPoint hero) const {
    const QSize cell(square(), metrics_.smallLine);
    painter.setFont(glyph_);
    painter.setPen(theme_.text);
    painter.drawText(QRect(hero, cell), Qt::AlignCenter, QStringLiteral("@"));
    int place = 0;
    for (const plan::Pile& pile : line.line) {
        place = squares_ <= mostSquares ? pile.distance : place + 1;
        QRect at(hero + QPoint(place * square(), 0), cell);
        const int stacks = static_cast<int>(pile.stacks.size());
        const QString count = countText(pile);
        for (int i = 0; i < (count.isEmpty() ? stacks : rows_ - 1); ++i) {
            const ObjectType& type = table[pile.stacks[static_cast<std::size_t>(i)].object];
            painter.setFont(glyph_);
            painter.setPen(theme_.glyph(type.color));
            painter.drawText(at, Qt::AlignCenter, QChar::fromLatin1(type.symbol));
            at.translate(0, metrics_.smallLine);
        }
        if (!count.isEmpty()) {
            painter.setFont(metrics_.small);
            painter.setPen(theme_.mutedText);
            painter.drawText(at, Qt::AlignCenter, count);
        }
    }
}

}  // namespace polyplan::ui
