#include "ui/parts/line_miniature.h"

#include <QPainter>
#include <algorithm>

#include "core/plan/settings.h"
#include "ui/charts/curve_plot.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int mostGlyphs = 5;           ///< of a pile that are drawn; the rest is counted
constexpr int mostSquares = 24;         ///< beyond them, squares without piles are left out
constexpr double leastRowLines = 2.25;  ///< of text beside the smallest line

const plan::Polypile* lineOf(const plan::Contender& contender) {
    const auto& polypile = contender.asked().polypile;
    return polypile ? &*polypile : nullptr;
}

int stacksIn(const plan::Polypile& polypile) {
    int count = 0;
    for (const plan::Pile& pile : polypile.line) {
        count += static_cast<int>(pile.stacks.size());
    }
    return count;
}

QString counted(int count, const char* one, const char* several) {
    return QString::number(count) + u' ' + QLatin1String(count == 1 ? one : several);
}

}  // namespace

LineMiniatures::LineMiniatures(const std::vector<plan::Contender>& contenders,
                               const plan::Catalogues& catalogues, const Theme& theme,
                               Metrics metrics)
    : contenders_(contenders), catalogues_(catalogues), theme_(theme), metrics_(metrics) {
    for (const plan::Contender& each : contenders) {
        const plan::Polypile* line = lineOf(each);
        for (std::size_t i = 0; line != nullptr && i < line->line.size(); ++i) {
            squares_ = std::max({squares_, line->line[i].distance, 1});
        }
    }
}

int LineMiniatures::rowHeight(const plan::Contender& contender) const {
    int highest = 1;
    if (const plan::Polypile* line = lineOf(contender)) {
        for (const plan::Pile& pile : line->line) {
            const int stacks = static_cast<int>(pile.stacks.size());
            highest = std::max(highest, std::min(stacks, mostGlyphs + 1));
        }
    }
    return std::max(static_cast<int>(leastRowLines * metrics_.line), highest * metrics_.smallLine) +
           2 * metrics_.step;
}

int LineMiniatures::height() const {
    int height = 0;
    for (const plan::Contender& each : contenders_) {
        height += rowHeight(each);
    }
    return height;
}

int LineMiniatures::at(int y) const {
    int bottom = 0;
    for (std::size_t i = 0; i < contenders_.size(); ++i) {
        bottom += rowHeight(contenders_[i]);
        if (y >= 0 && y < bottom) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void LineMiniatures::paint(QPainter& painter, const QRect& rect) const {
    QRect row(rect.left(), rect.top(), rect.width(), 0);
    int column = 0;
    for (const plan::Contender& each : contenders_) {
        row.setHeight(rowHeight(each));
        paintRow(painter, each, column, row);
        row.translate(0, row.height());
        ++column;
    }
}

void LineMiniatures::paintRow(QPainter& painter, const plan::Contender& contender, int column,
                              const QRect& row) const {
    const int nameWidth = std::min(24 * metrics_.em, row.width() / 3);
    const QRect name(row.left(), row.top() + metrics_.step, nameWidth, metrics_.line);
    painter.setFont(metrics_.text);
    paintCurveSample(painter, QRectF(name.left(), name.top(), 2.0 * metrics_.em, metrics_.line),
                     theme_, column);
    painter.setFont(metrics_.strong);
    painter.setPen(theme_.text);
    const QRect text = name.adjusted(2 * metrics_.em + 2 * metrics_.step, 0, 0, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(metrics_.strong)
                         .elidedText(toQString(contender.name), Qt::ElideMiddle, text.width()));
    const plan::Polypile* line = lineOf(contender);
    painter.setFont(metrics_.small);
    painter.setPen(theme_.mutedText);
    const QRect below(text.left(), text.bottom() + 1, text.width(), metrics_.smallLine);
    if (line == nullptr) {
        painter.drawText(below, Qt::AlignLeft, QStringLiteral("no line"));
    } else {
        painter.drawText(below, Qt::AlignLeft,
                         counted(stacksIn(*line), "stack", "stacks") + QStringLiteral(" in ") +
                             counted(static_cast<int>(line->line.size()), "pile", "piles"));
        const ObjectTable* table =
            catalogues_.objects(gameOf(*contender.document, contender.asked()));
        if (table != nullptr) {
            paintPiles(painter, *line, *table,
                       {name.right() + 2 * metrics_.step, row.top() + metrics_.step});
        }
    }
    painter.setPen(theme_.divider);
    painter.drawLine(row.bottomLeft(), row.bottomRight());
}

void LineMiniatures::paintPiles(QPainter& painter, const plan::Polypile& line,
                                const ObjectTable& table, QPoint hero) const {
    const QSize cell(square(), metrics_.smallLine);
    painter.setFont(metrics_.glyph);
    painter.setPen(theme_.text);
    painter.drawText(QRect(hero, cell), Qt::AlignCenter, QStringLiteral("@"));
    int place = 0;
    for (const plan::Pile& pile : line.line) {
        place = squares_ <= mostSquares ? pile.distance : place + 1;
        QRect at(hero + QPoint(place * square(), 0), cell);
        const int stacks = static_cast<int>(pile.stacks.size());
        for (int i = 0; i < std::min(stacks, mostGlyphs); ++i) {
            const ObjectType& type = table[pile.stacks[static_cast<std::size_t>(i)].object];
            painter.setFont(metrics_.glyph);
            painter.setPen(theme_.glyph(type.color));
            painter.drawText(at, Qt::AlignCenter, QChar::fromLatin1(type.symbol));
            at.translate(0, metrics_.smallLine);
        }
        if (stacks > mostGlyphs) {
            painter.setFont(metrics_.small);
            painter.setPen(theme_.mutedText);
            painter.drawText(at.adjusted(-square(), 0, square(), 0), Qt::AlignCenter,
                             QStringLiteral("+%1").arg(stacks - mostGlyphs));
        }
    }
}

}  // namespace polyplan::ui
