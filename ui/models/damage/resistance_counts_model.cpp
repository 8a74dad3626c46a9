#include "ui/models/damage/resistance_counts_model.h"

#include "ui/look/text.h"
#include "ui/models/damage/monster_search.h"

namespace polyplan::ui {

using oangband::ResistanceCount;

ResistanceCountsModel::ResistanceCountsModel(const oangband::MonsterTable& monsters,
                                             QObject* parent)
    : CellTable(parent), counts_(oangband::resistanceCounts(monsters)) {
    refresh();
}

const ResistanceCount& ResistanceCountsModel::at(int row) const {
    return counts_[static_cast<std::size_t>(row)];
}

int ResistanceCountsModel::count() const {
    return static_cast<int>(counts_.size());
}

std::vector<CellTable::Head> ResistanceCountsModel::heads() const {
    return {{tr("Damage type")},
            {tr("Monsters that are")},
            {tr("In the wiki"), Unit::Plain},
            {tr("In the game"), Unit::Plain},
            {tr("Why they differ")}};
}

QVariant ResistanceCountsModel::value(int row, int column) const {
    const ResistanceCount& count = at(row);
    switch (column) {
        case Type:
            return toQString(oangband::name(count.type));
        case Condition:
            return toQString(count.condition);
        case InWiki:
            return count.inWiki;
        case Counted:
            return count.counted;
        default:
            return toQString(count.remark);
    }
}

QString ResistanceCountsModel::text(int row, int column) const {
    const QString text = CellTable::text(row, column);
    return column == InWiki && !at(row).agrees() ? QStringLiteral("≠ ") + text : text;
}

QString ResistanceCountsModel::toolTip(int row, int) const {
    return at(row).agrees() ? tr("The wiki and the game agree.") : toQString(at(row).remark);
}

CellTable::Look ResistanceCountsModel::look(int row, int column) const {
    const bool isNumber = column == InWiki || column == Counted;
    return isNumber && !at(row).agrees() ? Look::Bold : Look::Plain;
}

QVariant ResistanceCountsModel::other(int row, int, int role) const {
    return role == SearchRole ? QVariant(searchForCondition(at(row).type, at(row).condition))
                              : QVariant();
}

}  // namespace polyplan::ui
