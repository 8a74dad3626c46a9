#pragma once

#include <vector>

class QTableView;
class QWidget;

namespace polyplan::ui {

/// A page: a row of controls, and the table below; Tab goes the same way.
QWidget* tablePage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent);

/// One whose table may be copied, by a button at the right end of the row and by its keys.
/// @param remark stands between row and table; may be null
QWidget* copiedPage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent,
                    QWidget* remark = nullptr);

}  // namespace polyplan::ui
