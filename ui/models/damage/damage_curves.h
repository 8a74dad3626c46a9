#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/oangband/monster_table.h"
#include "ui/charts/curve.h"
#include "ui/charts/distribution_plot.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

/// What the charts of a strategy's attacks show: the current one stressed, and those that are laid
/// over it.
struct DamageCurves {
    std::vector<DistributionCurve> damage;  ///< of those that deal any
    QStringList harmless;                   ///< the others' names
    std::vector<ValueMark> marks;
    std::vector<Curve> kills;
    double casts = 1;  ///< the right end of the kills
    QString spokenDamage;
    QString spokenKills;
};

/// @param isTyped whether something half typed is to change the current one, whose curves are faint
DamageCurves curvesOf(const AttackAnswers& answers, const oangband::MonsterTable& monsters,
                      bool isTyped);

}  // namespace polyplan::ui
