#pragma once

#include <QString>
#include <vector>

#include "core/oangband/monster_table.h"
#include "ui/charts/curve_plot.h"
#include "ui/charts/distribution_plot.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

/// What the charts of a strategy's attacks show: the current one stressed, and those that are laid
/// over it.
struct DamageCurves {
    std::vector<DistributionCurve> damage;
    std::vector<ValueMark> marks;
    std::vector<Curve> kills;
    double casts = 1;  ///< the right end of the kills
    QString spokenDamage;
    QString spokenKills;
};

DamageCurves curvesOf(const AttackAnswers& answers, const oangband::MonsterTable& monsters);

}  // namespace polyplan::ui
