#include "ui/models/damage/monster_names_model.h"

#include "ui/look/text.h"
#include "ui/models/damage/glyph_color.h"

namespace polyplan::ui {

MonsterNamesModel::MonsterNamesModel(const oangband::MonsterTable& table, QObject* parent)
    : QAbstractListModel(parent), table_(table) {}

int MonsterNamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.monsters().size());
}

QVariant MonsterNamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const oangband::Monster& monster = table_.monsters()[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return toQString(monster.name);
        case Qt::AccessibleTextRole:
            return tr("%1, %2, level %3, %4 hit points")
                .arg(toQString(monster.name), QChar::fromLatin1(monster.symbol))
                .arg(monster.level)
                .arg(monster.usualHp());
        case RowGlyph:
            return QChar::fromLatin1(monster.symbol);
        case RowGlyphColor:
            return static_cast<int>(glyphColorOf(monster.color));
        case RowFigure:
            return tr("L%1 · %2 hp").arg(monster.level).arg(monster.usualHp());
        case IdRole:
            return monster.id;
        case SearchRole:
            return toQString(monster.name) + ' ' + QChar::fromLatin1(monster.symbol);
        default:
            return {};
    }
}

}  // namespace polyplan::ui
