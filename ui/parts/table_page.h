#pragma once

#include <vector>

class QTableView;
class QWidget;

namespace polyplan::ui {

/// A page: a row of controls, and the table below.
/// @param last stands at the right end of the row; may be null
/// @param remark stands between row and table; may be null
QWidget* tablePage(const std::vector<QWidget*>& controls, QTableView* table, QWidget* parent,
                   QWidget* last = nullptr, QWidget* remark = nullptr);

}  // namespace polyplan::ui
