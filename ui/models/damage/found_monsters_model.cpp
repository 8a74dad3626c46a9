#include "ui/models/damage/found_monsters_model.h"

#include <QStringList>
#include <utility>

#include "ui/look/text.h"

namespace polyplan::ui {

using oangband::Monster;

namespace {

QString flagsText(const Monster& monster) {
    QStringList names;
    for (std::size_t i = 0; i < oangband::flagCount; ++i) {
        const auto flag = static_cast<oangband::Flag>(i);
        if (monster.flags.has(flag)) {
            names.append(toQString(oangband::name(flag)));
        }
    }
    return names.join(' ');
}

}  // namespace

FoundMonstersModel::FoundMonstersModel(const oangband::MonsterTable& monsters, QObject* parent)
    : CellTable(parent), monsters_(monsters) {
    refresh();
}

void FoundMonstersModel::setSearch(MonsterSearch search) {
    search_ = std::move(search);
    Q_EMIT dataChanged(index(0, Reason), index(rowCount() - 1, Reason));
}

const Monster& FoundMonstersModel::monster(int row) const {
    return monsters_.monsters()[static_cast<std::size_t>(row)];
}

int FoundMonstersModel::count() const {
    return static_cast<int>(monsters_.monsters().size());
}

std::vector<CellTable::Head> FoundMonstersModel::heads() const {
    return {{tr("Monster")},
            {tr("Symbol")},
            {tr("Level"), Unit::Level},
            {tr("Hit points"), Unit::HitPoints},
            {tr("Armor"), Unit::Plain},
            {tr("Because of")},
            {tr("Flags that damage asks for")}};
}

QVariant FoundMonstersModel::value(int row, int column) const {
    const Monster& monster = this->monster(row);
    switch (column) {
        case Name:
            return toQString(monster.name);
        case Symbol:
            return QString(QChar::fromLatin1(monster.symbol));
        case Level:
            return monster.level;
        case HitPoints:
            return monster.usualHp();
        case Armour:
            return monster.armourClass;
        case Reason:
            return search_.reasonFor(monster);
        default:
            return flagsText(monster);
    }
}

QString FoundMonstersModel::toolTip(int row, int) const {
    const Monster& monster = this->monster(row);
    return tr("%1 %2 (id %3), level %4")
        .arg(QChar::fromLatin1(monster.symbol), toQString(monster.name))
        .arg(monster.id)
        .arg(monster.level);
}

QVariant FoundMonstersModel::other(int row, int, int role) const {
    return role == IdRole ? QVariant(monster(row).id) : QVariant();
}

}  // namespace polyplan::ui
