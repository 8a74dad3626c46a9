#pragma once

#include <QMimeData>
#include <optional>
#include <vector>

namespace polyplan::ui {

/// What is dragged within a list: a row of the plan as it was at a revision.
QMimeData* draggedRow(const char* mimeType, quint64 revision, int row);
/// The same of several rows, rising.
QMimeData* draggedRows(const char* mimeType, quint64 revision, const std::vector<int>& rows);

/// @returns the row; nothing if the data, which is untrusted, is no such thing or of another
/// revision.
std::optional<int> draggedRowOf(const QMimeData& data, const char* mimeType, quint64 revision);
/// The same of several rows: one at least, rising.
std::optional<std::vector<int>> draggedRowsOf(const QMimeData& data, const char* mimeType,
                                              quint64 revision);

}  // namespace polyplan::ui
