#include "ui/models/damage/monster_filter.h"

#include "core/oangband/monster_table.h"

namespace polyplan::ui {

MonsterFilter::MonsterFilter(const oangband::MonsterTable& monsters, int idRole, QObject* parent)
    : WordFilter(Qt::DisplayRole, parent), monsters_(monsters), idRole_(idRole) {}

void MonsterFilter::setSearch(const QString& text) {
    const QChar before = found_.letter();
    found_ = MonsterSearch(text);
    if (found_.letter() == before) {
        invalidateRowsFilter();
    } else {
        invalidate();
    }
}

const oangband::Monster* MonsterFilter::monsterAt(const QModelIndex& index) const {
    return monsters_.byId(index.data(idRole_).toInt());
}

bool MonsterFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const oangband::Monster* one = monsterAt(left);
    const oangband::Monster* other = monsterAt(right);
    if (!found_.letter().isNull() && one != nullptr && other != nullptr) {
        const int far = found_.remoteness(*one);
        const int otherFar = found_.remoteness(*other);
        if (far != otherFar) {
            return sortOrder() == Qt::AscendingOrder ? far < otherFar : far > otherFar;
        }
    }
    return WordFilter::lessThan(left, right);
}

bool MonsterFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const oangband::Monster* monster = monsterAt(sourceModel()->index(row, 0, parent));
    return monster != nullptr && found_.finds(*monster);
}

}  // namespace polyplan::ui
