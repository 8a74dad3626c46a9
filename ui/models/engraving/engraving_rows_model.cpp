#include "ui/models/engraving/engraving_rows_model.h"

namespace polyplan::ui {

EngravingRowsModel::EngravingRowsModel(EngravingService& service, QObject* parent)
    : QAbstractTableModel(parent), service_(service) {
    connect(&service_, &EngravingService::answerChanged, this, &EngravingRowsModel::follow);
    follow();
}

void EngravingRowsModel::follow() {
    if (!service_.isCurrent()) {
        return;
    }
    const auto answer = service_.answer();
    auto rows = answer ? engravingRows(*answer) : std::vector<EngravingRow>();
    if (rows == rows_) {
        return;
    }
    const bool isSameShape =
        rows.size() == rows_.size() &&
        std::equal(rows.begin(), rows.end(), rows_.begin(), [](const auto& a, const auto& b) {
            return a.kind == b.kind && a.label == b.label;
        });
    if (isSameShape) {
        rows_ = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Value));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int EngravingRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int EngravingRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EngravingRowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const EngravingRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Label ? row.label : row.value;
        case Qt::ToolTipRole:
            return row.rule.isEmpty() ? row.label : row.label + '\n' + row.rule;
        case Qt::AccessibleTextRole:
            return index.column() == Label ? row.label : row.label + ": " + row.value;
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Label ? Qt::AlignLeft : Qt::AlignRight));
        case KindRole:
            return static_cast<int>(row.kind);
        default:
            return {};
    }
}

QVariant EngravingRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Label ? tr("Figure") : tr("Value");
}

}  // namespace polyplan::ui
