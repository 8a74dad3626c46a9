#pragma once

class QTableView;

namespace polyplan::ui {

/// No grid, no row numbers, rows of one height, nothing edited by chance.
void makeCalm(QTableView& table);

}  // namespace polyplan::ui
