#include "ui/engraving/text_cell.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr double grave = 0.1;  ///< a risk of this size is drawn as an error

/// A risk in hundredths, as short as it is clear: "4.0", "0.4", "52".
QString riskText(double risk) {
    const double hundredths = 100 * risk;
    if (risk <= 0) {
        return QStringLiteral("0");
    }
    return hundredths >= 9.95 ? QString::number(hundredths, 'f', 0)
                              : QString::number(hundredths, 'f', 1);
}

/// The risk at a place of the text: of what one go writes, or all where it takes several.
double riskAt(const nethack::engraving::Writing& writing, std::size_t place) {
    const bool isOfLaterGo = writing.takesGoes() && place >= writing.written.size();
    return !isOfLaterGo                   ? writing.letterErrors[place]
           : writing.wanted[place] == ' ' ? 0
                                          : writing.characterError;
}

}  // namespace

std::vector<TextCell> cellsOf(const nethack::engraving::Writing& writing, const QString& typed) {
    if (writing.letterErrors.size() != writing.wanted.size()) {
        return {};
    }
    std::vector<TextCell> cells(writing.wanted.size());
    auto place = static_cast<int>(typed.size()) - 1;
    for (std::size_t i = cells.size(); i-- > 0;) {
        const QChar character = QChar::fromLatin1(writing.wanted[i]);
        while (place >= 0 && typed[place] != character) {
            --place;
        }
        cells[i] = {.character = character,
                    .risk = riskAt(writing, i),
                    .place = place,
                    .isWritten = place < 0 || i < writing.finalText().size()};
        place = std::max(place - 1, -1);
    }
    return cells;
}

std::vector<TextCell> cellsOf(const QString& typed) {
    std::vector<TextCell> cells;
    cells.reserve(static_cast<std::size_t>(typed.size()));
    for (int i = 0; i < static_cast<int>(typed.size()); ++i) {
        cells.push_back({.character = typed[i], .risk = 0, .place = i, .isKnown = false});
    }
    return cells;
}

QSize cellSize(const Metrics& metrics) {
    const int width =
        std::max(QFontMetrics(metrics.small).horizontalAdvance("9.9") + 2 * metrics.step,
                 2 * QFontMetrics(metrics.glyph).horizontalAdvance(u'M'));
    return {width, QFontMetrics(metrics.glyph).height() + metrics.smallLine + 3 * metrics.step};
}

void paintCell(QPainter& painter, const QRect& rect, const TextCell& cell, const Theme& theme,
               const Metrics& metrics) {
    const bool isOld = cell.place < 0;
    const QRect box = rect.adjusted(0, 0, -2, -metrics.step);
    const QRect letter(box.left(), box.top(), box.width(), QFontMetrics(metrics.glyph).height());
    painter.fillRect(box, theme.panel);
    if (!isOld) {
        painter.fillRect(QRect(box.left(), box.bottom() - 1, box.width(), 2),
                         cell.isWritten ? theme.accentSoft : theme.cardBorder);
    }
    painter.setFont(metrics.glyph);
    const bool isBlank = cell.character == u' ';
    const bool isMuted = isOld || isBlank || !cell.isWritten || !cell.isKnown;
    painter.setPen(isMuted ? theme.mutedText : theme.text);
    painter.drawText(letter, Qt::AlignCenter,
                     isBlank ? QStringLiteral("·") : QString(cell.character));
    if (!cell.isWritten) {
        painter.drawLine(box.left() + 2, letter.center().y(), box.right() - 2, letter.center().y());
    }
    if (!isBlank && !isOld && cell.isWritten && cell.isKnown) {
        painter.setFont(metrics.small);
        painter.setPen(cell.risk >= grave ? theme.error
                       : cell.risk > 0    ? theme.warning
                                          : theme.mutedText);
        painter.drawText(QRect(box.left() - 1, letter.bottom() + metrics.step / 2, box.width() + 2,
                               metrics.smallLine),
                         Qt::AlignCenter, riskText(cell.risk));
    }
}

}  // namespace polyplan::ui
