#pragma once

#include <Qt>

namespace polyplan::ui {

/// What a row of figures has besides its label: its value, what is said below it in smaller
/// letters, and a remark that stands out.
enum FigureRole { ValueRole = Qt::UserRole, DetailRole, NoteRole, FigureIdRole };

}  // namespace polyplan::ui
