#pragma once

#include <QString>
#include <cstdint>

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace polyplan::ui {

class CellTable;

/// No grid, no row numbers, rows of one height, nothing edited by chance; headings sort. What is
/// wider than the table is scrolled to by pixels.
/// @param isRoomy with room at the sides of each cell
void makeCalm(QTableView& table, bool isRoomy = true);

/// What becomes of a table's first column when it is scrolled sideways.
enum class FirstColumn : std::uint8_t { Scrolls, Stays };

/// Such a table of a few lines at least.
QTableView* calmTable(QAbstractItemModel* model, const char* objectName, const QString& title,
                      const QString& toolTip, QWidget* parent,
                      FirstColumn firstColumn = FirstColumn::Scrolls);

/// One whose rows its headings sort; at first they stand as in the model.
QTableView* sortedTable(CellTable* model, const char* objectName, const QString& title,
                        const QString& toolTip, QWidget* parent,
                        FirstColumn firstColumn = FirstColumn::Scrolls);

/// Gives a table with headings at least the height of so many rows.
void keepRowsInSight(QTableView& table, int rows);

}  // namespace polyplan::ui
