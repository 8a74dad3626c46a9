#pragma once

#include <QString>
#include <vector>

class QAbstractItemModel;

namespace polyplan::ui {

/// The given columns of a table with their headings, as RFC 4180 CSV.
/// @param role of the cells: the shown text, or bare numbers
QString asCsv(const QAbstractItemModel& table, const std::vector<int>& columns, int role);

/// The given columns of a table with their headings, as a Markdown table of the shown text.
QString asMarkdown(const QAbstractItemModel& table, const std::vector<int>& columns);

}  // namespace polyplan::ui
