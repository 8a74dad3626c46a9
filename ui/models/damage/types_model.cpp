#include "ui/models/damage/types_model.h"

#include <QFont>
#include <QStringList>

#include "core/oangband/type_rule.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::allDamageTypes;

namespace {

bool isText(int column) {
    return column == TypesModel::Type || column == TypesModel::Resistance ||
           column == TypesModel::SideEffects;
}

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
    : QAbstractTableModel(parent), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &TypesModel::follow);
    follow();
}

void TypesModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isComplete() || answers == answers_) {
        return;
    }
    answers_ = answers;
    Q_EMIT dataChanged(index(0, 0), index(TypesModel::rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, KilledByCasts, KilledByCasts);
}

int TypesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allDamageTypes().size());
}

int TypesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const ShortAnswer* TypesModel::answer(int row) const {
    return answers_ && row < std::ssize(answers_->overview.types)
               ? &answers_->overview.types[static_cast<std::size_t>(row)]
               : nullptr;
}

/// Many casts may take too long to be worked out.
bool TypesModel::isKnown(int column) const {
    return column != KilledByCasts || answers_->overview.leftOut.empty();
}

QString TypesModel::text(int row, int column) const {
    if (column == Type) {
        return damageTypeText(allDamageTypes()[static_cast<std::size_t>(row)]);
    }
    const ShortAnswer* answer = this->answer(row);
    if (answer == nullptr) {
        return isText(column) ? QString() : QStringLiteral("–");
    }
    switch (column) {
        case Mean:
            return answer->isUntouched ? QStringLiteral("–")
                                       : QString::number(answer->mean, 'f', 1);
        case Killed:
            return answer->isUntouched ? QStringLiteral("–") : percent(answer->killed);
        case KilledByCasts:
            return answer->isUntouched || !isKnown(column) ? QStringLiteral("–")
                                                           : percent(answer->killedByCasts);
        case SideEffects:
            return sideEffectsText(*answer);
        default:
            return answer->resistance    ? toQString(*answer->resistance)
                   : answer->isUntouched ? tr("does not hurt it")
                                         : QString();
    }
}

QVariant TypesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto type = allDamageTypes()[static_cast<std::size_t>(index.row())];
    const ShortAnswer* answer = this->answer(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return text(index.row(), index.column());
        case Qt::ToolTipRole: {
            QStringList lines = {toQString(oangband::ruleOf(type).summary),
                                 tr("A click takes it for the attack.")};
            if (const QString whole = text(index.row(), index.column());
                index.column() != Type && isText(index.column()) && !whole.isEmpty()) {
                lines.prepend(whole);
            }
            return lines.join('\n');
        }
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            const bool isChosen = answers_ && answers_->attack().type == type;
            return isChosen ? QVariant(font) : QVariant();
        }
        case SortRole:
        case csvRole:
            if (isText(index.column())) {
                return text(index.row(), index.column());
            }
            if (answer == nullptr || answer->isUntouched ||
                (role == csvRole && !isKnown(index.column()))) {
                return role == csvRole ? QVariant(QString()) : QVariant(-1.0);
            }
            return index.column() == Mean     ? answer->mean
                   : index.column() == Killed ? answer->killed
                                              : answer->killedByCasts;
        case TypeRole:
            return static_cast<int>(type);
        default:
            return {};
    }
}

QVariant TypesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (isText(section) ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == csvRole) {
        const Unit unit = isText(section)   ? Unit::Words
                          : section == Mean ? Unit::HitPoints
                                            : Unit::Probability;
        return nameWithUnit(headerData(section, orientation, Qt::DisplayRole).toString(), unit);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case Type:
            return tr("Damage type");
        case Mean:
            return tr("Damage");
        case Killed:
            return tr("Kills");
        case KilledByCasts:
            return answers_ ? tr("In %1 casts").arg(answers_->attack().casts) : tr("In all casts");
        case Resistance:
            return tr("Condition met");
        case SideEffects:
            return tr("Also");
        default:
            return {};
    }
}

}  // namespace polyplan::ui
