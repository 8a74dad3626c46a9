#include "ui/models/damage/monsters_model.h"

#include <algorithm>

#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::Monster;

MonstersModel::MonstersModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : QAbstractTableModel(parent),
      service_(service),
      table_(damageTables(editor.document()).monsters) {
    connect(&service_, &DamageService::answersChanged, this, &MonstersModel::follow);
    follow();
}

void MonstersModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isComplete() || answers == answers_) {
        return;
    }
    answers_ = answers;
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int MonstersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.monsters().size());
}

int MonstersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const Monster& MonstersModel::monster(int row) const {
    return table_.monsters()[static_cast<std::size_t>(row)];
}

int MonstersModel::rowOf(int id) const {
    const auto monsters = table_.monsters();
    const auto found = std::ranges::find(monsters, id, &Monster::id);
    return found == monsters.end() ? -1 : static_cast<int>(found - monsters.begin());
}

const ShortAnswer* MonstersModel::answer(int row) const {
    return answers_ && row < std::ssize(answers_->overview.monsters)
               ? &answers_->overview.monsters[static_cast<std::size_t>(row)]
               : nullptr;
}

QString MonstersModel::text(const QModelIndex& index) const {
    const Monster& monster = this->monster(index.row());
    const ShortAnswer* answer = this->answer(index.row());
    switch (index.column()) {
        case Name:
            return toQString(monster.name);
        case Level:
            return QString::number(monster.level);
        case HitPoints:
            return QString::number(monster.usualHp());
        case Mean:
            return answer == nullptr ? QStringLiteral("–") : QString::number(answer->mean, 'f', 1);
        case Killed:
            return answer == nullptr ? QStringLiteral("–") : percent(answer->killed);
        case Resistance:
            return answer == nullptr ? QString()
                                     : toQString(answer->resistance.value_or(std::string()));
        default:
            return {};
    }
}

QVariant MonstersModel::sortKey(const QModelIndex& index) const {
    const Monster& monster = this->monster(index.row());
    const ShortAnswer* answer = this->answer(index.row());
    switch (index.column()) {
        case Level:
            return monster.level;
        case HitPoints:
            return monster.usualHp();
        case Mean:
            return answer == nullptr ? -1 : answer->mean;
        case Killed:
            return answer == nullptr ? -1 : answer->killed;
        default:
            return text(index);
    }
}

QVariant MonstersModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Monster& monster = this->monster(index.row());
    const ShortAnswer* answer = this->answer(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::ToolTipRole:
            return tr("%1 %2 (id %3)\nlevel %4, %5 hit points, armor class %6%7\nA click makes it "
                      "the target.")
                .arg(QChar::fromLatin1(monster.symbol), toQString(monster.name))
                .arg(monster.id)
                .arg(monster.level)
                .arg(monster.usualHp())
                .arg(monster.armourClass)
                .arg(monster.flags.has(oangband::Flag::Unique) ? tr(", unique") : QString());
        case Qt::AccessibleTextRole:
            return index.column() == Name
                       ? tr("%1, %2, level %3, %4 hit points")
                             .arg(toQString(monster.name), QChar::fromLatin1(monster.symbol))
                             .arg(monster.level)
                             .arg(monster.usualHp())
                       : text(index);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Name || index.column() == Resistance
                                            ? Qt::AlignLeft
                                            : Qt::AlignRight));
        case SortRole:
            return sortKey(index);
        case csvRole:
            return answer == nullptr && (index.column() == Mean || index.column() == Killed)
                       ? QVariant(QString())
                       : sortKey(index);
        case IdRole:
            return monster.id;
        case GlyphRole:
            return QChar::fromLatin1(monster.symbol);
        case GlyphColorRole:
            return static_cast<int>(glyphColorOf(monster.color));
        default:
            return {};
    }
}

QVariant MonstersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::AlignVCenter |
            (section == Name || section == Resistance ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == csvRole) {
        const Unit unit = section == Mean     ? Unit::HitPoints
                          : section == Killed ? Unit::Probability
                                              : Unit::Words;
        return nameWithUnit(headerData(section, orientation, Qt::DisplayRole).toString(), unit);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Name:
            return tr("Monster");
        case Level:
            return tr("Level");
        case HitPoints:
            return tr("Hit points");
        case Mean:
            return tr("Damage");
        case Killed:
            return tr("Kills");
        case Resistance:
            return tr("Condition met");
        default:
            return {};
    }
}

}  // namespace polyplan::ui
