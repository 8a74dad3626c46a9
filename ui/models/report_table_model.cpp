#include "ui/models/report_table_model.h"

#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

void ReportTableModel::show(Table table) {
    if (table != table_) {
        table_ = std::move(table);
        refresh();
    }
}

void ReportTableModel::show(const Report& report, std::string_view id) {
    const Table* found = report.table(id);
    show(found == nullptr ? Table() : *found);
}

int ReportTableModel::count() const {
    return static_cast<int>(table_.rows.size());
}

std::vector<CellTable::Head> ReportTableModel::heads() const {
    std::vector<Head> heads;
    for (const Column& column : table_.columns) {
        const QString label = toQString(column.label);
        const QString rule = toQString(column.rule);
        heads.push_back(column.brief.empty() ? Head{label, column.unit, rule}
                                             : Head{toQString(column.brief), column.unit,
                                                    label + ". " + rule, label});
    }
    return heads;
}

const Cell& ReportTableModel::cell(int row, int column) const {
    return table_.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

QVariant ReportTableModel::value(int row, int column) const {
    const Cell& cell = this->cell(row, column);
    if (const auto* estimate = std::get_if<Estimate>(&cell)) {
        return estimate->value;
    }
    if (const auto* change = std::get_if<Change>(&cell)) {
        return change->amount;
    }
    const auto* number = std::get_if<double>(&cell);
    return number != nullptr ? QVariant(*number) : QVariant(text(row, column));
}

QString ReportTableModel::text(int row, int column) const {
    return cellText(cell(row, column), head(column).unit);
}

QString ReportTableModel::toolTip(int, int column) const {
    return toQString(table_.columns[static_cast<std::size_t>(column)].rule);
}

}  // namespace polyplan::ui
