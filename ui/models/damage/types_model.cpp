#include "ui/models/damage/types_model.h"

#include <QStringList>

#include "core/oangband/type_rule.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

using oangband::allDamageTypes;

namespace {

QString sideEffectsText(const ShortAnswer& answer) {
    QStringList texts;
    for (const SideEffect& effect : answer.sideEffects) {
        texts.append(QObject::tr(std::string(effect.word).c_str()) + ' ' +
                     percent(effect.probability));
    }
    return texts.join(QStringLiteral(", "));
}

}  // namespace

TypesModel::TypesModel(DamageService& service, QObject* parent)
    : CellTable(parent), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &TypesModel::follow);
    refresh();
    follow();
}

void TypesModel::follow() {
    if (service_.isComplete() && service_.answers() != answers_) {
        answers_ = service_.answers();
        refresh();
    }
}

int TypesModel::count() const {
    return static_cast<int>(allDamageTypes().size());
}

std::vector<CellTable::Head> TypesModel::heads() const {
    return {{tr("Damage type")},
            {tr("Damage"), Unit::HitPoints},
            {tr("Kills"), Unit::Probability},
            {!answers_                       ? tr("In all casts")
             : answers_->attack().casts == 1 ? tr("In 1 cast")
                                             : tr("In %1 casts").arg(answers_->attack().casts),
             Unit::Probability},
            {tr("Condition met")},
            {tr("Also")}};
}

QVariant TypesModel::value(int row, int column) const {
    const auto at = static_cast<std::size_t>(row);
    if (column == Type) {
        return damageTypeText(allDamageTypes()[at]);
    }
    if (!answers_ || at >= answers_->overview.types.size()) {
        return {};
    }
    const ShortAnswer& answer = answers_->overview.types[at];
    if (column == SideEffects) {
        return sideEffectsText(answer);
    }
    if (column == Resistance) {
        return answer.resistance    ? toQString(*answer.resistance)
               : answer.isUntouched ? tr("does not hurt it")
                                    : QString();
    }
    // Many casts may take too long to be worked out.
    if (answer.isUntouched || (column == KilledByCasts && !answers_->overview.leftOut.empty())) {
        return {};
    }
    return column == Mean ? answer.mean : column == Killed ? answer.killed : answer.killedByCasts;
}

QString TypesModel::toolTip(int row, int column) const {
    const auto type = allDamageTypes()[static_cast<std::size_t>(row)];
    QStringList lines = {toQString(oangband::ruleOf(type).summary),
                         tr("A click takes it for the attack.")};
    if (column == Resistance || column == SideEffects) {
        lines.prepend(text(row, column));
        lines.removeAll(QString());
    }
    return lines.join('\n');
}

CellTable::Look TypesModel::look(int row, int) const {
    const bool isChosen =
        answers_ && answers_->attack().type == allDamageTypes()[static_cast<std::size_t>(row)];
    return isChosen ? Look::Bold : Look::Plain;
}

QVariant TypesModel::other(int row, int, int role) const {
    return role == TypeRole
               ? QVariant(static_cast<int>(allDamageTypes()[static_cast<std::size_t>(row)]))
               : QVariant();
}

}  // namespace polyplan::ui
