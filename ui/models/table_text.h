#pragma once

#include <QString>
#include <vector>

#include "core/calculator/report.h"

class QAbstractItemModel;

namespace polyplan::ui {

/// The role under which a model's cells and headings give what CSV holds: numbers with all their
/// digits and no unit, headings with the unit of what stands below them. Where it is invalid, that
/// is what is shown; what is to be left empty is an empty text.
inline constexpr int csvRole = Qt::UserRole + 101;

/// The role under which a cell gives what Markdown holds, where that is more than is shown.
inline constexpr int markdownRole = Qt::UserRole + 102;

/// "Becomes (probability 0 to 1)", "Turns": a name with the unit of its numbers.
QString nameWithUnit(const QString& name, Unit unit);

/// The given columns of a table with their headings, as RFC 4180 CSV.
QString asCsv(const QAbstractItemModel& table, const std::vector<int>& columns);

/// The given columns of a table with their headings, as a Markdown table of the shown text.
QString asMarkdown(const QAbstractItemModel& table, const std::vector<int>& columns);

}  // namespace polyplan::ui
