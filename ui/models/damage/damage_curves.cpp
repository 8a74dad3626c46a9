#include "ui/models/damage/damage_curves.h"

#include <QObject>
#include <QStringList>
#include <algorithm>

#include "ui/look/figures.h"
#include "ui/models/damage/attacks_model.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

DamageCurves curvesOf(const AttackAnswers& answers) {
    DamageCurves curves;
    QStringList damage;
    QStringList kills;
    for (std::size_t i = 0; i < answers.attacks.size(); ++i) {
        const plan::Attack& attack = answers.asked[i];
        const bool isCurrent = static_cast<int>(i) == answers.index;
        const auto& answer = answers.attacks[i].answer;
        if (!answer || (!isCurrent && !attack.overlaid)) {
            continue;
        }
        const QString name = attackTitle(attack);
        const int look = curveLookOf(static_cast<int>(i));
        DistributionCurve distribution{
            .name = name, .shares = {}, .look = look, .isStressed = isCurrent};
        for (const Weighted<int>& each : answer->damageDealt) {
            distribution.shares.push_back({each.value, each.probability});
        }
        curves.damage.push_back(std::move(distribution));
        Curve killed{.name = name, .points = {{0, 0, 0}}, .look = look, .isStressed = isCurrent};
        for (const oangband::AfterCast& cast : answer->casts) {
            killed.points.push_back({static_cast<double>(cast.cast), cast.killed, 0});
            curves.casts = std::max(curves.casts, static_cast<double>(cast.cast));
        }
        damage.append(
            QObject::tr("%1: %2 on average").arg(name).arg(answer->meanDamage, 0, 'f', 1));
        kills.append(QObject::tr("%1: %2 after %3 casts")
                         .arg(name, percent(killed.points.back().value))
                         .arg(killed.points.back().x));
        curves.kills.push_back(std::move(killed));
        if (isCurrent) {
            curves.marks.push_back({static_cast<double>(answer->hpBefore),
                                    QObject::tr("%1 hit points").arg(answer->hpBefore)});
        }
    }
    curves.spokenDamage = damage.join(QStringLiteral("; "));
    curves.spokenKills = kills.join(QStringLiteral("; "));
    return curves;
}

}  // namespace polyplan::ui
