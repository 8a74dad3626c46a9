#include "ui/models/damage/matrix_model.h"

#include <algorithm>
#include <utility>

#include "core/oangband/type_rule.h"
#include "core/plan/limits.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

using oangband::allDamageTypes;

MatrixModel::MatrixModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : CellTable(parent), editor_(editor), service_(service) {
    connect(&service_, &DamageService::answersChanged, this, &MatrixModel::follow);
    refresh();
    follow();
}

void MatrixModel::follow() {
    const auto answers = service_.answers();
    if (!answers || !service_.isComplete() || answers == answers_) {
        return;
    }
    answers_ = answers;
    most_ = 0;
    const auto take = [this](const std::vector<ShortAnswer>& column) {
        for (const ShortAnswer& each : column) {
            most_ = std::max(most_, each.mean);
        }
    };
    take(answers_->overview.types);
    std::ranges::for_each(answers_->overview.matrix, take);
    refresh();
    if (const int column = columnOf(added_); column >= 0) {
        added_ = 0;
        Q_EMIT shown(column);
    }
}

int MatrixModel::columnOf(int id) const {
    const auto& monsters = answers_->attack().matrix;
    const auto found = std::ranges::find(monsters, id);
    return found == monsters.end() ? -1 : firstMonster + static_cast<int>(found - monsters.begin());
}

void MatrixModel::setFigure(Figure figure) {
    if (std::exchange(figure_, figure) != figure) {
        refresh();
    }
}

int MatrixModel::count() const {
    return static_cast<int>(allDamageTypes().size());
}

std::vector<CellTable::Head> MatrixModel::heads() const {
    const Unit unit = figure_ == Figure::Mean ? Unit::HitPoints : Unit::Probability;
    std::vector<Head> heads = {{tr("Damage type")}, {{}, unit}};
    if (!answers_) {
        return heads;
    }
    const oangband::Tables& tables = damageTables(editor_.document());
    heads.back().title = targetName(answers_->attack().monster, tables);
    heads.back().help = heads.back().title;
    for (const int id : answers_->attack().matrix) {
        const oangband::Monster* monster = tables.monsters.byId(id);
        const QString name = monster == nullptr ? QString::number(id)
                                                : toQString(tables.monsters.distinctName(*monster));
        heads.push_back(
            {name, unit,
             tr("%1\nA click sorts; Delete takes the monster of the chosen cell out.").arg(name)});
    }
    return heads;
}

const ShortAnswer* MatrixModel::answer(int row, int column) const {
    if (!answers_ || column == 0) {
        return nullptr;
    }
    const auto monster = static_cast<std::size_t>(column - firstMonster);
    const auto at = static_cast<std::size_t>(row);
    const auto& overview = answers_->overview;
    if (column >= firstMonster && monster >= overview.matrix.size()) {
        return nullptr;
    }
    const auto& answers = column < firstMonster ? overview.types : overview.matrix[monster];
    return at < answers.size() ? &answers[at] : nullptr;
}

QVariant MatrixModel::value(int row, int column) const {
    if (column == 0) {
        return damageTypeText(allDamageTypes()[static_cast<std::size_t>(row)]);
    }
    const ShortAnswer* answer = this->answer(row, column);
    if (answer == nullptr || answer->isUntouched) {
        return {};
    }
    return figure_ == Figure::Mean ? answer->mean : answer->killed;
}

QString MatrixModel::toolTip(int row, int column) const {
    const auto type = allDamageTypes()[static_cast<std::size_t>(row)];
    const ShortAnswer* answer = this->answer(row, column);
    if (answer == nullptr) {
        return toQString(oangband::ruleOf(type).summary);
    }
    return tr("%1 against %2: %3 damage on average, kills %4%5")
        .arg(toQString(oangband::name(type)), head(column).title)
        .arg(decimal(answer->mean, 1))
        .arg(percent(answer->killed), answer->resistance
                                          ? tr(", condition met: ") + toQString(*answer->resistance)
                                          : QString());
}

QString MatrixModel::spoken(int row, int column) const {
    return column == 0 ? QString()
                       : head(column).title + ", " + text(row, 0) + ": " + text(row, column);
}

QVariant MatrixModel::other(int row, int column, int role) const {
    if (role == TypeRole) {
        return static_cast<int>(allDamageTypes()[static_cast<std::size_t>(row)]);
    }
    if (role != HeatRole || column == 0) {
        return {};
    }
    const double most = figure_ == Figure::Mean ? most_ : 1;
    const double heat = value(row, column).toDouble();
    return heat > 0 ? QVariant(heat / most) : QVariant();
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
    added_ = id;
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
