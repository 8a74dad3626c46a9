#pragma once

#include "ui/models/cell_table.h"

namespace polyplan::ui {

/// One table of a report.
class ReportTableModel : public CellTable {
    Q_OBJECT

  public:
    using CellTable::CellTable;

    void show(Table table);
    /// The report's table of that id; an empty one where the report has none.
    void show(const Report& report, std::string_view id);
    const Table& table() const { return table_; }

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString text(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    const Cell& cell(int row, int column) const;

    Table table_;
};

}  // namespace polyplan::ui
