#include "ui/models/damage/monsters_model.h"

#include <algorithm>

#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

using oangband::Monster;

MonstersModel::MonstersModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : CellTable(parent), service_(service), table_(damageTables(editor.document()).monsters) {
    connect(&service_, &DamageService::answersChanged, this, &MonstersModel::follow);
    refresh();
    follow();
}

void MonstersModel::follow() {
    if (service_.isComplete() && service_.answers() != answers_) {
        answers_ = service_.answers();
        refresh();
    }
}

int MonstersModel::count() const {
    return static_cast<int>(table_.monsters().size());
}

std::vector<CellTable::Head> MonstersModel::heads() const {
    return {{tr("Monster")},
            {tr("Level"), Unit::Level},
            {tr("Hit points"), Unit::HitPoints},
            {tr("Damage"), Unit::HitPoints},
            {tr("Kills"), Unit::Probability},
            {tr("Condition met")}};
}

const Monster& MonstersModel::monster(int row) const {
    return table_.monsters()[static_cast<std::size_t>(row)];
}

int MonstersModel::rowOf(int id) const {
    const auto monsters = table_.monsters();
    const auto found = std::ranges::find(monsters, id, &Monster::id);
    return found == monsters.end() ? -1 : static_cast<int>(found - monsters.begin());
}

QVariant MonstersModel::value(int row, int column) const {
    const Monster& monster = this->monster(row);
    switch (column) {
        case Name:
            return toQString(monster.name);
        case Level:
            return monster.level;
        case HitPoints:
            return monster.usualHp();
        default:
            break;
    }
    const auto at = static_cast<std::size_t>(row);
    if (!answers_ || at >= answers_->overview.monsters.size()) {
        return {};
    }
    const ShortAnswer& answer = answers_->overview.monsters[at];
    return column == Mean     ? QVariant(answer.mean)
           : column == Killed ? QVariant(answer.killed)
                              : QVariant(toQString(answer.resistance.value_or(std::string())));
}

QString MonstersModel::toolTip(int row, int) const {
    const Monster& monster = this->monster(row);
    return tr("%1 %2 (id %3)\nlevel %4, %5 hit points, armor class %6%7\nA click makes it "
              "the target.")
        .arg(QChar::fromLatin1(monster.symbol), toQString(monster.name))
        .arg(monster.id)
        .arg(monster.level)
        .arg(monster.usualHp())
        .arg(monster.armourClass)
        .arg(monster.flags.has(oangband::Flag::Unique) ? tr(", unique") : QString());
}

QString MonstersModel::spoken(int row, int column) const {
    const Monster& monster = this->monster(row);
    return column != Name ? QString()
                          : tr("%1, %2, level %3, %4 hit points")
                                .arg(toQString(monster.name), QChar::fromLatin1(monster.symbol))
                                .arg(monster.level)
                                .arg(monster.usualHp());
}

QVariant MonstersModel::other(int row, int, int role) const {
    const Monster& monster = this->monster(row);
    switch (role) {
        case IdRole:
            return monster.id;
        case RowGlyph:
            return QChar::fromLatin1(monster.symbol);
        case RowGlyphColor:
            return static_cast<int>(glyphColorOf(monster.color));
        case RowFigure:
            return tr("L%1 · %2 hp").arg(monster.level).arg(monster.usualHp());
        default:
            return {};
    }
}

}  // namespace polyplan::ui
