#pragma once

#include <Qt>

namespace polyplan::ui {

/// What a list of rows of two lines shows besides the display role, and a box where there is a
/// check state. What is invalid is not there.
enum RowRole {
    RowSummary = Qt::UserRole,  ///< below the title
    RowFigure,                  ///< at the right
    RowFigureWords,             ///< what the figure is of, where that is not plain
    RowButtonText,              ///< of a button below the figure
    RowLook,                    ///< of the row's curve in a chart; −1: it has none
    RowGlyph,                   ///< QChar
    RowGlyphColor,              ///< GlyphColor as int
    RowChosen,                  ///< whether it is the one that holds, wherever the cursor is
    RowOtherRoles,              ///< the first that is free for a model's own
};

}  // namespace polyplan::ui
