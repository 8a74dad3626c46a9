#include "ui/models/damage/attack_remarks.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <initializer_list>

#include "core/oangband/request_words.h"
#include "core/oangband/type_rule.h"

namespace polyplan::ui {

using oangband::Effect;
using oangband::TerrainGroup;

namespace {

struct Remarked {
    const plan::Attack& attack;
    const oangband::TypeRule& rule;

    bool byPlayer() const { return attack.source.kind == oangband::SourceKind::Player; }
    bool hasUnlearnable(bool oangband::Player::*specialty) const {
        return attack.player.*specialty && !canLearn(attack.player.playerClass, specialty);
    }
    bool does(std::initializer_list<Effect> effects) const {
        return std::ranges::find(effects, rule.effect) != effects.end();
    }
    bool isSupercharged() const { return !rule.spell.supercharges.empty(); }
    bool isAfraid() const { return attack.monster.afraidBefore > 0; }
};

struct RemarkRow {
    RemarkPlace place;
    const char* text;
    bool (*applies)(const Remarked&);
};

/// (Oangband 1.1.0 spells1.c project(), project_m(), project_f(); xtra2.c mon_take_hit();
/// p_class.txt)
constexpr RemarkRow attackRemarkRows[] = {
    {RemarkPlace::Attack, QT_TR_NOOP("The target stands beyond the radius: nothing reaches it."),
     [](const Remarked& r) { return r.attack.distanceFromCentre > r.attack.radius.value_or(0); }},
    {RemarkPlace::Target, QT_TR_NOOP("Nothing at all happens to a monster in stasis."),
     [](const Remarked& r) { return r.attack.monster.inStasis; }},
    {RemarkPlace::Target,
     QT_TR_NOOP("It is afraid already: damage by the player takes some of that away, and frightens "
                "it anew only once it is all gone."),
     [](const Remarked& r) { return r.isAfraid() && r.byPlayer() && r.does({Effect::Hurt}); }},
    {RemarkPlace::Target, QT_TR_NOOP("Damage by a monster leaves its fear as it is."),
     [](const Remarked& r) { return r.isAfraid() && !r.byPlayer() && r.does({Effect::Hurt}); }},
    {RemarkPlace::Target,
     QT_TR_NOOP("Of further turns only half are added to the stun or confusion that it has."),
     [](const Remarked& r) {
         return (r.attack.monster.stunnedBefore > 0 && r.rule.stun.divisor > 0) ||
                (r.attack.monster.confusedBefore > 0 &&
                 (r.rule.confuse.divisor > 0 || r.does({Effect::Confuse})));
     }},
    {RemarkPlace::Target, QT_TR_NOOP("Black Breath: a twentieth more damage by the player."),
     [](const Remarked& r) { return r.attack.monster.blackBreath && r.byPlayer(); }},
    {RemarkPlace::Target, QT_TR_NOOP("The Black Breath adds to the player's damage only."),
     [](const Remarked& r) { return r.attack.monster.blackBreath && !r.byPlayer(); }},
    {RemarkPlace::Target, QT_TR_NOOP("Speed matters to slowing, hastening and cloning only."),
     [](const Remarked& r) {
         return r.attack.monster.speedBefore.has_value() &&
                !r.does({Effect::Slow, Effect::Hasten, Effect::Clone});
     }},
    {RemarkPlace::Target,
     QT_TR_NOOP("Water around matters where fire boils water away or water floods the floor, by a "
                "ball or a storm."),
     [](const Remarked& r) {
         return r.attack.adjacentWaterSquares > 0 && r.rule.terrainGroup != TerrainGroup::Fire &&
                r.rule.terrainGroup != TerrainGroup::Water;
     }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("Which monster casts changes no figure. A monster's spell never kills a unique."),
     [](const Remarked& r) { return !r.byPlayer(); }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("The player's class and Beguile count, although a monster casts."),
     [](const Remarked& r) { return !r.byPlayer() && r.isSupercharged(); }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("Only priests and paladins learn Holy Light: the odds are as if this class had "
                "it."),
     [](const Remarked& r) {
         return r.rule.holyLight.oneIn > 0 && r.hasUnlearnable(&oangband::Player::holyLight);
     }},
    {RemarkPlace::Caster, QT_TR_NOOP("Holy Light matters to LITE and LITE_WEAK only."),
     [](const Remarked& r) { return r.attack.player.holyLight && r.rule.holyLight.oneIn == 0; }},
    {RemarkPlace::Caster, QT_TR_NOOP("Holy Light frightens only where the player casts."),
     [](const Remarked& r) {
         return r.attack.player.holyLight && r.rule.holyLight.oneIn > 0 && !r.byPlayer();
     }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("Only mages, druids and necromancers learn Beguile: the odds are as if this class "
                "had it."),
     [](const Remarked& r) {
         return r.isSupercharged() && r.hasUnlearnable(&oangband::Player::beguile);
     }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("Beguile matters to spells that slow, sleep, confuse or frighten only."),
     [](const Remarked& r) { return r.attack.player.beguile && !r.isSupercharged(); }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("The player's level, beside the monster's, decides whether stasis holds."),
     [](const Remarked& r) { return r.does({Effect::Hold}); }},
    {RemarkPlace::Caster,
     QT_TR_NOOP("The depth decides which monsters that are bound to their level it may become."),
     [](const Remarked& r) { return r.rule.polymorphs || r.does({Effect::Polymorph}); }},
};

}  // namespace

QString attackRemarks(RemarkPlace place, const plan::Attack& attack) {
    const Remarked remarked{attack, oangband::ruleOf(attack.type)};
    QStringList texts;
    for (const RemarkRow& row : attackRemarkRows) {
        if (row.place == place && row.applies(remarked)) {
            texts.append(QObject::tr(row.text));
        }
    }
    return texts.join(' ');
}

}  // namespace polyplan::ui
