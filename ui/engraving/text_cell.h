#pragma once

#include <QRect>
#include <QString>
#include <vector>

#include "core/nethack/engraving/answer.h"

class QPainter;

namespace polyplan::ui {

struct Metrics;
struct Theme;

/// One letter of a text with its risk to come out different.
struct TextCell {
    QChar character;
    double risk = 0;
    /// Where it stands in the text that is typed; −1: it is on the floor already.
    int place = -1;
    bool isWritten = true;  ///< false: the stylus gives out before it
    bool isKnown = true;    ///< false: nothing is known of its risk
    bool operator==(const TextCell&) const = default;
};

/// The text that would stand on the square, by all goes where it takes several. What is typed
/// stands at its end, some of its blanks left out; what is in front of it stands there already.
/// Empty where the writing gives no risks.
std::vector<TextCell> cellsOf(const nethack::engraving::Writing& writing, const QString& typed);
/// A text that nothing is known of.
std::vector<TextCell> cellsOf(const QString& typed);

QSize cellSize(const Metrics& metrics);
void paintCell(QPainter& painter, const QRect& rect, const TextCell& cell, const Theme& theme,
               const Metrics& metrics);

}  // namespace polyplan::ui
