#pragma once

#include <QFont>

namespace polyplan::ui {

/// `font` in another size: `factor` times as large, whichever unit its size is given in.
QFont scaled(const QFont& font, double factor);

/// The fonts and lengths of the program, all derived from one font, so that everything grows with
/// it. Lengths are in device-independent pixels.
struct Metrics {
    explicit Metrics(const QFont& base);

    QFont text;     ///< names and figures: the base font itself
    QFont strong;   ///< the same, bold
    QFont small;    ///< figures and remarks of second rank
    QFont section;  ///< headings of a panel, written in capitals
    QFont glyph;    ///< the games' glyphs: fixed pitch, bold, a little larger

    int line;       ///< height of a line of `text`
    int smallLine;  ///< height of a line of `small`
    int em;         ///< width of an "M" of `text`
    int step;       ///< the unit of distances between things: a quarter of a line, at least 3
    int radius;     ///< of rounded corners
};

}  // namespace polyplan::ui
