#include "ui/models/damage/damage_words.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <array>

#include "core/oangband/explanation.h"
#include "core/plan/side_by_side.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

using oangband::Affects;
using oangband::DamageType;
using oangband::PlayerClass;

namespace {

constexpr auto missiles = QT_TR_NOOP("missiles");
constexpr auto elements = QT_TR_NOOP("elements");
constexpr auto light = QT_TR_NOOP("light and dark");
constexpr auto powers = QT_TR_NOOP("powers and breaths");
constexpr auto magic = QT_TR_NOOP("pure magic");
constexpr auto dispel = QT_TR_NOOP("dispel");
constexpr auto mind = QT_TR_NOOP("mind and body");
constexpr auto away = QT_TR_NOOP("teleport away");
constexpr auto turn = QT_TR_NOOP("frighten");
constexpr auto terrain = QT_TR_NOOP("walls, doors and traps");

constexpr std::array<DamageTypeWords, oangband::damageTypeCount> words = {{
    {DamageType::Rock, missiles, "boulder"},
    {DamageType::Shot, missiles, ""},
    {DamageType::Arrow, missiles, ""},
    {DamageType::Missile, missiles, ""},
    {DamageType::Pmissile, missiles, "poisoned missile"},
    {DamageType::Whip, missiles, ""},
    {DamageType::Acid, elements, ""},
    {DamageType::Elec, elements, "lightning"},
    {DamageType::Fire, elements, ""},
    {DamageType::Hellfire, elements, ""},
    {DamageType::Cold, elements, "frost"},
    {DamageType::Ice, elements, ""},
    {DamageType::Pois, elements, "poison"},
    {DamageType::Plasma, elements, ""},
    {DamageType::Water, elements, ""},
    {DamageType::Storm, elements, ""},
    {DamageType::LiteWeak, light, "weak light"},
    {DamageType::Lite, light, "light"},
    {DamageType::DarkWeak, light, "weak darkness"},
    {DamageType::Dark, light, "darkness"},
    {DamageType::MorgulDark, light, ""},
    {DamageType::Confusion, powers, ""},
    {DamageType::Sound, powers, ""},
    {DamageType::Shard, powers, "shards"},
    {DamageType::Inertia, powers, ""},
    {DamageType::Gravity, powers, ""},
    {DamageType::Force, powers, ""},
    {DamageType::Nexus, powers, ""},
    {DamageType::Nether, powers, ""},
    {DamageType::Chaos, powers, ""},
    {DamageType::Disenchant, powers, "disenchantment"},
    {DamageType::Time, powers, ""},
    {DamageType::Mana, magic, ""},
    {DamageType::Meteor, magic, "meteor swarm"},
    {DamageType::HolyOrb, magic, "orb of draining"},
    {DamageType::Spirit, magic, ""},
    {DamageType::OldDrain, magic, "drain life"},
    {DamageType::DispUndead, dispel, ""},
    {DamageType::DispEvil, dispel, ""},
    {DamageType::DispNotEvil, dispel, ""},
    {DamageType::DispDemon, dispel, ""},
    {DamageType::DispDragon, dispel, ""},
    {DamageType::DispAll, dispel, ""},
    {DamageType::DispSmallAll, dispel, "few hit points"},
    {DamageType::OldSlow, mind, "slow"},
    {DamageType::OldSleep, mind, "sleep"},
    {DamageType::OldConf, mind, "confuse"},
    {DamageType::Hold, mind, "stasis"},
    {DamageType::HoldUndead, mind, "stasis of undead"},
    {DamageType::OldPoly, mind, "polymorph"},
    {DamageType::OldClone, mind, "clone"},
    {DamageType::OldHeal, mind, "heal"},
    {DamageType::OldSpeed, mind, "haste"},
    {DamageType::AwayUndead, away, ""},
    {DamageType::AwayEvil, away, ""},
    {DamageType::AwayAll, away, ""},
    {DamageType::TurnUndead, turn, ""},
    {DamageType::TurnEvil, turn, ""},
    {DamageType::TurnAll, turn, ""},
    {DamageType::KillWall, terrain, "stone to mud"},
    {DamageType::KillDoor, terrain, ""},
    {DamageType::KillTrap, terrain, "disarm and unlock"},
    {DamageType::MakeWall, terrain, ""},
    {DamageType::MakeDoor, terrain, ""},
    {DamageType::MakeTrap, terrain, ""},
}};

struct AffectsRow {
    Affects affects;
    const char* word;
    const char* rule;
};

constexpr std::array affectsRows = {
    AffectsRow{Affects::Bolt, QT_TR_NOOP("bolt"),
               QT_TR_NOOP("A bolt or beam strikes monsters only (spells1.c project()).")},
    AffectsRow{Affects::Ball, QT_TR_NOOP("ball"),
               QT_TR_NOOP("A ball, arc or breath marks the terrain near its middle and strikes "
                          "what lies on the floor before it strikes monsters (spells1.c "
                          "project()).")},
    AffectsRow{Affects::LineOfSight, QT_TR_NOOP("all in sight"),
               QT_TR_NOOP("Every monster in line of sight, and nothing else (spells2.c "
                          "project_hack()).")},
};

const AffectsRow& rowOf(Affects affects) {
    return *std::ranges::find(affectsRows, affects, &AffectsRow::affects);
}

struct ClassRow {
    PlayerClass playerClass;
    const char* word;
};

constexpr std::array classRows = {
    ClassRow{PlayerClass::Warrior, "Warrior"},   ClassRow{PlayerClass::Mage, "Mage"},
    ClassRow{PlayerClass::Priest, "Priest"},     ClassRow{PlayerClass::Rogue, "Rogue"},
    ClassRow{PlayerClass::Ranger, "Ranger"},     ClassRow{PlayerClass::Paladin, "Paladin"},
    ClassRow{PlayerClass::Druid, "Druid"},       ClassRow{PlayerClass::Necromancer, "Necromancer"},
    ClassRow{PlayerClass::Assassin, "Assassin"},
};

}  // namespace

std::span<const DamageTypeWords> damageTypeWords() {
    return words;
}

QString damageTypeText(DamageType type) {
    const auto row = std::ranges::find(words, type, &DamageTypeWords::type);
    const QString name = toQString(oangband::name(type));
    return row == words.end() || *row->words == '\0'
               ? name
               : name + QStringLiteral(" · ") + QObject::tr(row->words);
}

QString affectsWord(Affects affects) {
    return QObject::tr(rowOf(affects).word);
}

QString affectsRule(Affects affects) {
    return QObject::tr(rowOf(affects).rule);
}

QString classWord(PlayerClass playerClass) {
    return QObject::tr(std::ranges::find(classRows, playerClass, &ClassRow::playerClass)->word);
}

QString damageText(const plan::Attack& attack) {
    return toQString(oangband::name(attack.type)) + ' ' + toQString(attack.damage);
}

QString attackTitle(const plan::Attack& attack) {
    return toQString(plan::attackTitle(attack));
}

QString attackSummary(const plan::Attack& attack, const QString& target) {
    QStringList parts = {affectsWord(attack.affects), target, toQString(attack.terrain)};
    if (!attack.name.empty()) {
        parts.prepend(damageText(attack));
    }
    return parts.join(QStringLiteral(" · "));
}

std::span<const PlayerClass> allPlayerClasses() {
    static constexpr auto classes = [] {
        std::array<PlayerClass, classRows.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i] = classRows[i].playerClass;
        }
        return all;
    }();
    return classes;
}

}  // namespace polyplan::ui
