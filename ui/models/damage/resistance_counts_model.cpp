#include "ui/models/damage/resistance_counts_model.h"

#include <QFont>

#include "ui/look/text.h"
#include "ui/models/damage/monster_search.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::ResistanceCount;

namespace {

bool isNumber(int column) {
    return column == ResistanceCountsModel::InWiki || column == ResistanceCountsModel::Counted;
}

}  // namespace

ResistanceCountsModel::ResistanceCountsModel(const oangband::MonsterTable& monsters,
                                             QObject* parent)
    : QAbstractTableModel(parent), counts_(oangband::resistanceCounts(monsters)) {}

int ResistanceCountsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(counts_.size());
}

int ResistanceCountsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResistanceCountsModel::value(const ResistanceCount& count, int column) const {
    switch (column) {
        case Type:
            return toQString(oangband::name(count.type));
        case Condition:
            return toQString(count.condition);
        case InWiki:
            return count.inWiki;
        case Counted:
            return count.counted;
        case Remark:
            return toQString(count.remark);
        default:
            return {};
    }
}

QVariant ResistanceCountsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const ResistanceCount& count = counts_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == InWiki && !count.agrees()
                       ? QStringLiteral("≠ %1").arg(count.inWiki)
                       : value(count, index.column()).toString();
        case SortRole:
        case csvRole:
            return value(count, index.column());
        case SearchRole:
            return searchForCondition(count.type, count.condition);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return isNumber(index.column()) && !count.agrees() ? QVariant(font) : QVariant();
        }
        case Qt::ToolTipRole:
            return count.agrees() ? tr("The wiki and the game agree.") : toQString(count.remark);
        default:
            return {};
    }
}

QVariant ResistanceCountsModel::headerData(int section, Qt::Orientation orientation,
                                           int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Type:
            return tr("Damage type");
        case Condition:
            return tr("Monsters that are");
        case InWiki:
            return tr("In the wiki");
        case Counted:
            return tr("In the game");
        case Remark:
            return tr("Why they differ");
        default:
            return {};
    }
}

}  // namespace polyplan::ui
