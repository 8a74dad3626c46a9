#pragma once

#include <QMimeData>
#include <optional>

namespace polyplan::ui {

/// What is dragged within a list: a row of the plan as it was at a revision.
QMimeData* draggedRow(const char* mimeType, quint64 revision, int row);

/// @returns the row; nothing if the data, which is untrusted, is no such thing or of another
/// revision.
std::optional<int> draggedRowOf(const QMimeData& data, const char* mimeType, quint64 revision);

}  // namespace polyplan::ui
