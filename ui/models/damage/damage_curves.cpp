#include "ui/models/damage/damage_curves.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attacks_model.h"

namespace polyplan::ui {

namespace {

struct ShownAttack {
    const plan::Attack* attack;
    const std::string* title;
    const oangband::Answer* answer;
};

/// What an attack is called among those that it is compared with: with the target, its hit points,
/// the terrain and the casts, where others have other ones.
QString nameAmong(const std::vector<ShownAttack>& all, const ShownAttack& shown,
                  const oangband::MonsterTable& monsters) {
    const auto differs = [&](const auto& valueOf) {
        return std::ranges::any_of(
            all, [&](const ShownAttack& other) { return valueOf(other) != valueOf(shown); });
    };
    const auto monster = [](const ShownAttack& each) {
        return std::pair(each.answer->monster.id, each.answer->monster.name);
    };
    const bool hasOtherHitPoints = std::ranges::any_of(all, [&](const ShownAttack& other) {
        return monster(other) == monster(shown) && other.answer->hpBefore != shown.answer->hpBefore;
    });
    QStringList parts = {toQString(*shown.title)};
    if (differs(monster)) {
        parts.append(shown.answer->monster.name.empty()
                         ? toQString(oangband::unnamedTarget)
                         : toQString(monsters.distinctName(shown.answer->monster)));
    }
    if (hasOtherHitPoints) {
        parts.append(QObject::tr("%1 hit points").arg(decimal(shown.answer->hpBefore)));
    }
    if (differs([](const ShownAttack& each) { return each.answer->terrainBefore; })) {
        parts.append(toQString(shown.answer->terrainBefore));
    }
    if (differs([](const ShownAttack& each) { return each.attack->casts; })) {
        parts.append(shown.attack->casts == 1 ? QObject::tr("1 cast")
                                              : QObject::tr("%1 casts").arg(shown.attack->casts));
    }
    return parts.join(QStringLiteral(" · "));
}

bool dealsAny(const oangband::Answer& answer) {
    return std::ranges::any_of(answer.damageDealt,
                               [](const ValueOdds& share) { return share.value > 0; });
}

}  // namespace

DamageCurves curvesOf(const AttackAnswers& answers, const oangband::MonsterTable& monsters,
                      bool isTyped) {
    DamageCurves curves;
    QStringList damage;
    QStringList kills;
    const auto isShown = [&answers](std::size_t i) {
        const bool isChosen = static_cast<int>(i) == answers.index || answers.asked[i].overlaid;
        return isChosen && answers.attacks[i].answer != nullptr;
    };
    std::vector<ShownAttack> shown;
    for (std::size_t i = 0; i < answers.attacks.size(); ++i) {
        if (isShown(i)) {
            shown.push_back(
                {&answers.asked[i], &answers.titles[i], answers.attacks[i].answer.get()});
        }
    }
    for (std::size_t i = 0; i < answers.attacks.size(); ++i) {
        if (!isShown(i)) {
            continue;
        }
        const bool isCurrent = static_cast<int>(i) == answers.index;
        const auto& answer = answers.attacks[i].answer;
        const QString name =
            nameAmong(shown, {&answers.asked[i], &answers.titles[i], answer.get()}, monsters);
        const int look = curveLookOf(static_cast<int>(i));
        const bool isFaint = isCurrent && isTyped;
        if (dealsAny(*answer)) {
            curves.damage.push_back({.name = name,
                                     .shares = answer->damageDealt,
                                     .look = look,
                                     .isStressed = isCurrent,
                                     .isFaint = isFaint});
        } else {
            curves.harmless.append(name);
        }
        Curve killed{.name = name, .points = {{0, 0, 0}}, .look = look, .isStressed = isCurrent};
        killed.isFaint = isFaint;
        for (const oangband::AfterCast& cast : answer->casts) {
            killed.points.push_back({static_cast<double>(cast.cast), cast.killed, 0});
            curves.casts = std::max(curves.casts, static_cast<double>(cast.cast));
        }
        damage.append(QObject::tr("%1: %2 on average").arg(name, decimal(answer->meanDamage, 1)));
        kills.append(QObject::tr("%1: %2 after %3 casts")
                         .arg(name, percent(killed.points.back().value))
                         .arg(killed.points.back().x));
        curves.kills.push_back(std::move(killed));
        if (isCurrent && dealsAny(*answer)) {
            curves.marks.push_back({static_cast<double>(answer->hpBefore),
                                    QObject::tr("%1 hit points").arg(decimal(answer->hpBefore))});
        }
    }
    curves.spokenDamage = damage.join(QStringLiteral("; "));
    curves.spokenKills = kills.join(QStringLiteral("; "));
    return curves;
}

}  // namespace polyplan::ui
