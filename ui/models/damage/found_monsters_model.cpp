#include "ui/models/damage/found_monsters_model.h"

#include <QStringList>
#include <utility>

#include "ui/look/text.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::Monster;

namespace {

bool isFoundNumber(int column) {
    return column == FoundMonstersModel::Level || column == FoundMonstersModel::HitPoints ||
           column == FoundMonstersModel::Armour;
}

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
    : QAbstractTableModel(parent), monsters_(monsters) {}

void FoundMonstersModel::setSearch(MonsterSearch search) {
    search_ = std::move(search);
    Q_EMIT dataChanged(index(0, Reason), index(rowCount() - 1, Reason));
}

int FoundMonstersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(monsters_.monsters().size());
}

int FoundMonstersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FoundMonstersModel::value(const Monster& monster, int column) const {
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
        case Flags:
            return flagsText(monster);
        default:
            return {};
    }
}

QVariant FoundMonstersModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Monster& monster = monsters_.monsters()[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return value(monster, index.column()).toString();
        case Qt::ToolTipRole:
            return tr("%1 %2 (id %3), level %4")
                .arg(QChar::fromLatin1(monster.symbol), toQString(monster.name))
                .arg(monster.id)
                .arg(monster.level);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(
                Qt::AlignVCenter |
                (isFoundNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
        case SortRole:
        case csvRole:
            return value(monster, index.column());
        case IdRole:
            return monster.id;
        default:
            return {};
    }
}

QVariant FoundMonstersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (isFoundNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Name:
            return tr("Monster");
        case Symbol:
            return tr("Symbol");
        case Level:
            return tr("Level");
        case HitPoints:
            return tr("Hit points");
        case Armour:
            return tr("Armor");
        case Reason:
            return tr("Because of");
        case Flags:
            return tr("Flags that damage asks for");
        default:
            return {};
    }
}

}  // namespace polyplan::ui
