#include "ui/models/damage/matrix_model.h"

#include <algorithm>

#include "core/oangband/type_rule.h"
#include "core/plan/limits.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using oangband::allDamageTypes;

MatrixModel::MatrixModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : QAbstractTableModel(parent), editor_(editor), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &MatrixModel::follow);
    follow();
}

void MatrixModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isComplete() || answers == answers_) {
        return;
    }
    const int columns = firstMonster + static_cast<int>(answers->overview.matrix.size());
    const bool sameShape =
        columns == columns_ && answers_ && answers_->attack().matrix == answers->attack().matrix;
    if (!sameShape) {
        beginResetModel();
    }
    answers_ = answers;
    columns_ = columns;
    most_ = 0;
    for (const ShortAnswer& each : answers_->overview.types) {
        most_ = std::max(most_, each.mean);
    }
    for (const auto& column : answers_->overview.matrix) {
        for (const ShortAnswer& each : column) {
            most_ = std::max(most_, each.mean);
        }
    }
    if (!sameShape) {
        endResetModel();
    } else {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns_ - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 1, 1);
    }
}

void MatrixModel::setFigure(Figure figure) {
    if (figure != figure_) {
        figure_ = figure;
        Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, columns_ - 1));
    }
}

int MatrixModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allDamageTypes().size());
}

int MatrixModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns_;
}

const ShortAnswer* MatrixModel::answer(const QModelIndex& index) const {
    if (!answers_ || index.column() == 0) {
        return nullptr;
    }
    const auto& column =
        index.column() < firstMonster
            ? answers_->overview.types
            : answers_->overview.matrix[static_cast<std::size_t>(index.column() - firstMonster)];
    return index.row() < std::ssize(column) ? &column[static_cast<std::size_t>(index.row())]
                                            : nullptr;
}

double MatrixModel::value(const ShortAnswer& answer) const {
    return figure_ == Figure::Mean ? answer.mean : answer.killed;
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto type = allDamageTypes()[static_cast<std::size_t>(index.row())];
    const ShortAnswer* answer = this->answer(index);
    const bool isKnown = answer != nullptr && !answer->isUntouched;
    const QString text = index.column() == 0         ? damageTypeText(type)
                         : !isKnown                  ? QStringLiteral("–")
                         : figure_ == Figure::Killed ? percent(answer->killed)
                                                     : QString::number(answer->mean, 'f', 1);
    switch (role) {
        case Qt::DisplayRole:
            return text;
        case Qt::ToolTipRole:
            if (index.column() == 0 || answer == nullptr) {
                return toQString(oangband::ruleOf(type).summary);
            }
            return tr("%1 against %2: %3 damage on average, kills %4%5")
                .arg(toQString(oangband::name(type)),
                     headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString())
                .arg(answer->mean, 0, 'f', 1)
                .arg(percent(answer->killed),
                     answer->resistance ? tr(", condition met: ") + toQString(*answer->resistance)
                                        : QString());
        case Qt::AccessibleTextRole:
            return index.column() == 0
                       ? text
                       : headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() +
                             ", " + damageTypeText(type) + ": " + text;
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight));
        case SortRole:
        case csvRole:
            return index.column() == 0 ? QVariant(text)
                   : isKnown           ? QVariant(value(*answer))
                   : role == csvRole   ? QVariant(QString())
                                       : QVariant(-1.0);
        case HeatRole: {
            const double most = figure_ == Figure::Mean ? most_ : 1;
            return isKnown && most > 0 && value(*answer) > 0 ? QVariant(value(*answer) / most)
                                                             : QVariant();
        }
        case TypeRole:
            return static_cast<int>(type);
        default:
            return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole && section >= firstMonster) {
        return tr("A click sorts; Delete takes the monster of the chosen cell out.");
    }
    if (role == csvRole) {
        const Unit unit = section == 0              ? Unit::Words
                          : figure_ == Figure::Mean ? Unit::HitPoints
                                                    : Unit::Probability;
        return nameWithUnit(headerData(section, orientation, Qt::DisplayRole).toString(), unit);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (section == 0) {
        return tr("Damage type");
    }
    if (!answers_) {
        return {};
    }
    const oangband::Tables& tables = damageTables(editor_.document());
    const plan::Attack& attack = answers_->attack();
    if (section == 1) {
        return targetName(attack.monster, tables);
    }
    const int id = attack.matrix[static_cast<std::size_t>(section - firstMonster)];
    const oangband::Monster* monster = tables.monsters.byId(id);
    return monster == nullptr ? QString::number(id)
                              : toQString(tables.monsters.distinctName(*monster));
}

bool MatrixModel::mayAdd() const {
    return editor_.attack().matrix.size() < plan::limits::matrixMonsters;
}

void MatrixModel::addMonster(int id) {
    if (!mayAdd() ||
        std::ranges::find(editor_.attack().matrix, id) != editor_.attack().matrix.end()) {
        return;
    }
    editor_.edit(tr("Add monster to matrix"),
                 [id](plan::Attack& attack) { attack.matrix.push_back(id); });
}

void MatrixModel::removeColumn(int column) {
    const int at = column - firstMonster;
    if (at < 0 || at >= std::ssize(editor_.attack().matrix)) {
        return;
    }
    editor_.edit(tr("Take monster out of matrix"),
                 [at](plan::Attack& attack) { attack.matrix.erase(attack.matrix.begin() + at); });
}

}  // namespace polyplan::ui
