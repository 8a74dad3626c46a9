#include "ui/models/report_table_model.h"

#include <utility>

#include "ui/look/text.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

void ReportTableModel::show(Table table) {
    if (table == table_) {
        return;
    }
    const bool hasSameShape =
        table.columns == table_.columns && table.rows.size() == table_.rows.size();
    if (hasSameShape && !table.rows.empty()) {
        table_ = std::move(table);
        Q_EMIT dataChanged(createIndex(0, 0), createIndex(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

void ReportTableModel::show(const Report& report, std::string_view id) {
    const Table* found = report.table(id);
    show(found == nullptr ? Table() : *found);
}

int ReportTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int ReportTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

Qt::Alignment ReportTableModel::alignment(int column) const {
    const bool isNumber = table_.columns[static_cast<std::size_t>(column)].unit != Unit::Words;
    return Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft);
}

QVariant ReportTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto column = static_cast<std::size_t>(index.column());
    const Column& about = table_.columns[column];
    const Cell& cell = table_.rows[static_cast<std::size_t>(index.row())][column];
    switch (role) {
        case Qt::DisplayRole:
            return cellText(cell, about.unit);
        case Qt::ToolTipRole:
            return about.rule.empty() ? QVariant() : QVariant(toQString(about.rule));
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(alignment(index.column()));
        case SortRole:
        case csvRole:
            if (const auto* estimate = std::get_if<Estimate>(&cell)) {
                return estimate->value;
            }
            if (const auto* number = std::get_if<double>(&cell)) {
                return *number;
            }
            return cellText(cell, about.unit);
        default:
            return {};
    }
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Column& column = table_.columns[static_cast<std::size_t>(section)];
    switch (role) {
        case Qt::DisplayRole:
            return toQString(column.brief.empty() ? column.label : column.brief);
        case Qt::AccessibleTextRole:
            return toQString(column.label);
        case csvRole:
            return nameWithUnit(toQString(column.label), column.unit);
        case Qt::ToolTipRole:
            return toQString(column.brief.empty() ? column.rule
                                                  : column.label + ". " + column.rule);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(alignment(section));
        default:
            return {};
    }
}

}  // namespace polyplan::ui
