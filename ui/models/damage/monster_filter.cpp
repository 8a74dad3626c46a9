#include "ui/models/damage/monster_filter.h"

#include "core/oangband/monster_table.h"

namespace polyplan::ui {

MonsterFilter::MonsterFilter(const oangband::MonsterTable& monsters, int idRole, QObject* parent)
    : WordFilter(Qt::DisplayRole, parent), monsters_(monsters), idRole_(idRole) {}

void MonsterFilter::setSearch(const QString& text) {
    found_ = MonsterSearch(text);
    invalidateRowsFilter();
}

bool MonsterFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const oangband::Monster* monster = monsters_.byId(index.data(idRole_).toInt());
    return monster != nullptr && found_.finds(*monster);
}

}  // namespace polyplan::ui
