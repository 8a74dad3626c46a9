#include "ui/models/cell_table.h"

#include <QFont>
#include <utility>

#include "ui/look/figures.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

namespace {

QVariant unlessEmpty(const QString& text) {
    return text.isEmpty() ? QVariant() : QVariant(text);
}

/// Whether the rows that have most of it are looked for.
bool isGreatestFirst(Unit unit) {
    return unit == Unit::Probability || unit == Unit::HitPoints;
}

}  // namespace

void CellTable::refresh() {
    std::vector<Head> heads = this->heads();
    if (count() != rows_ || heads.size() != heads_.size()) {
        reset();
        return;
    }
    if (heads != heads_) {
        heads_ = std::move(heads);
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    if (rows_ > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    }
}

void CellTable::reset() {
    beginResetModel();
    heads_ = heads();
    rows_ = count();
    endResetModel();
}

int CellTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int CellTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

Qt::Alignment CellTable::alignment(int column) const {
    return Qt::AlignVCenter | (head(column).unit == Unit::Words ? Qt::AlignLeft : Qt::AlignRight);
}

QVariant CellTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index) || index.row() >= count()) {
        return {};
    }
    const int row = index.row();
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case SortRole: {
            const QVariant known = value(row, column);
            return known.isValid()                    ? known
                   : head(column).unit == Unit::Words ? QVariant(QString())
                                                      : QVariant(-1.0);
        }
        case csvRole: {
            const QVariant known = bare(row, column);
            return known.isValid() ? known : QVariant(QString());
        }
        case Qt::CheckStateRole:
            if (const auto isChecked = check(row, column)) {
                return *isChecked ? Qt::Checked : Qt::Unchecked;
            }
            return {};
        case Qt::ToolTipRole:
            return unlessEmpty(toolTip(row, column));
        case Qt::AccessibleTextRole:
            return unlessEmpty(spoken(row, column));
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(alignment(column));
        case Qt::FontRole: {
            QFont font;
            const Look look = this->look(row, column);
            font.setBold(look == Look::Bold);
            font.setItalic(look == Look::Italic);
            return look == Look::Plain ? QVariant() : QVariant(font);
        }
        default:
            return other(row, column, role);
    }
}

bool CellTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QVariant now = index.data(Qt::CheckStateRole);
    return role == Qt::CheckStateRole && now.isValid() && now.toInt() != value.toInt() &&
           setCheck(index.row(), index.column(), value.toInt() == Qt::Checked);
}

QVariant CellTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Head& head = this->head(section);
    const QString& full = head.fullTitle.isEmpty() ? head.title : head.fullTitle;
    switch (role) {
        case Qt::DisplayRole:
            return head.title;
        case Qt::AccessibleTextRole:
            return full;
        case csvRole:
            return nameWithUnit(full, head.unit);
        case Qt::ToolTipRole:
            return unlessEmpty(head.help);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(alignment(section));
        case Qt::InitialSortOrderRole:
            return static_cast<int>(isGreatestFirst(head.unit) ? Qt::DescendingOrder
                                                               : Qt::AscendingOrder);
        default:
            return {};
    }
}

Qt::ItemFlags CellTable::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.data(Qt::CheckStateRole).isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

QString CellTable::text(int row, int column) const {
    const QVariant value = this->value(row, column);
    const Unit unit = head(column).unit;
    if (!value.isValid()) {
        return unit == Unit::Words ? QString() : QStringLiteral("–");
    }
    if (unit == Unit::Probability) {
        return percent(value.toDouble());
    }
    return value.typeId() == QMetaType::Double ? decimal(value.toDouble(), 1) : value.toString();
}

QVariant CellTable::bare(int row, int column) const {
    const QVariant value = this->value(row, column);
    return value.isValid() || !check(row, column).value_or(false) ? value : QVariant(tr("yes"));
}

QString CellTable::toolTip(int, int column) const {
    return head(column).help;
}

QString CellTable::spoken(int, int) const {
    return {};
}

CellTable::Look CellTable::look(int, int) const {
    return Look::Plain;
}

std::optional<bool> CellTable::check(int, int) const {
    return {};
}

bool CellTable::setCheck(int, int, bool) {
    return false;
}

QVariant CellTable::other(int, int, int) const {
    return {};
}

}  // namespace polyplan::ui
