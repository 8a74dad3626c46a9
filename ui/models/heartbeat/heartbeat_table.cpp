#include "ui/models/heartbeat/heartbeat_table.h"

#include "ui/look/text.h"

namespace polyplan::ui {

HeartbeatTable::Head headOf(const Member& member) {
    return {toQString(member.label), toQString(member.help) + u'.'};
}

HeartbeatTable::HeartbeatTable(HeartbeatEditor& editor, std::vector<Head> heads, QObject* parent)
    : QAbstractTableModel(parent), editor_(editor), heads_(std::move(heads)) {
    connect(&editor_, &HeartbeatEditor::changed, this, &HeartbeatTable::refresh);
}

void HeartbeatTable::refresh() {
    if (count() != rows_) {
        beginResetModel();
        rows_ = count();
        endResetModel();
    } else if (rows_ > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    }
}

int HeartbeatTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int HeartbeatTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

QVariant HeartbeatTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && section >= 0 && section < columnCount()) {
        const Head& head = heads_[static_cast<std::size_t>(section)];
        if (role == Qt::DisplayRole) {
            return head.title;
        }
        if (role == Qt::ToolTipRole) {
            return head.help;
        }
    }
    return {};
}

Qt::ItemFlags HeartbeatTable::flags(const QModelIndex& index) const {
    const bool isField =
        index.isValid() && index.row() < count() && isEditable(index.row(), index.column());
    return QAbstractTableModel::flags(index) |
           (isField ? Qt::ItemIsEditable : Qt::ItemFlags(Qt::NoItemFlags));
}

QVariant HeartbeatTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= count()) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return heads_[static_cast<std::size_t>(index.column())].help;
    }
    return cell(index.row(), index.column(), role);
}

}  // namespace polyplan::ui
