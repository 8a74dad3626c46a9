#include "core/oangband/simulator_monster.h"

#include <algorithm>

#include "core/oangband/terrain_table.h"

namespace polyplan::oangband::simulator {
namespace {

using enum DamageType;

constexpr int mostTurns = 200;
constexpr int heavy = 240;  ///< damage above it stuns and confuses by a fixed number

bool isFire(DamageType type) {
    return type == Fire || type == Hellfire || type == Plasma;
}

bool isCold(DamageType type) {
    return type == Cold || type == Ice;
}

bool isWater(DamageType type) {
    return type == Water || type == Storm;
}

/// Turns on top of those that a monster has; any further come in half.
int lengthened(int before, int turns) {
    return std::min(before == 0 ? turns : before + turns / 2, mostTurns);
}

}  // namespace

MonsterStrike::MonsterStrike(const Scene& scene, bool canTurn, Rolls& rolls)
    : scene_(scene), canTurn_(canTurn), rolls_(rolls) {}

Victim MonsterStrike::victim(int hp) const {
    const Target& target = scene_.request().monster;
    return {.hp = hp,
            .mana = scene_.monster().mana,
            .speed = scene_.speedBefore(),
            .stunned = target.stunnedBefore,
            .confused = target.confusedBefore,
            .afraid = target.afraidBefore};
}

void MonsterStrike::strike(Victim& victim, int dam) {
    victim_ = &victim;
    arriving_ = dam;
    dam_ = 0;
    stun_ = 0;
    confuse_ = 0;
    fear_ = 0;
    turn_ = false;
    const std::string_view terrain = shortName(scene_.terrain());
    if (!scene_.terrain().monsterCanBeHit || scene_.request().monster.inStasis) {
        return;
    }
    if ((terrain == "rubble" || terrain == "tree") && !has(Flag::NeverMove) && rolls_.oneIn(4)) {
        return;
    }
    victim.struck = true;
    if (applyType()) {
        finish();
    } else {
        victim.struck = false;
    }
}

int MonsterStrike::terrainAdjustment() const {
    const DamageType type = scene_.request().type;
    const std::string_view terrain = shortName(scene_.terrain());
    if (terrain == "rubble" || terrain == "tree") {
        return -(arriving_ / 4);
    }
    if (terrain == "water") {
        return isFire(type) ? -(arriving_ / 2) : isWater(type) ? arriving_ / 3 : 0;
    }
    if (terrain == "lava") {
        return isFire(type) ? arriving_ / 5 : isCold(type) || isWater(type) ? -(arriving_ / 3) : 0;
    }
    return 0;
}

bool MonsterStrike::missed() {
    return rolls_.r0(200) < scene_.monster().armourClass;
}

int MonsterStrike::breathed(int dam) {
    return dam * 3 / (14 + rolls_.r0(3));
}

int MonsterStrike::byBoth(int dam) {
    return dam * 3 / (11 + rolls_.r0(3));
}

int MonsterStrike::partly(int dam) {
    return dam * 3 / (5 + rolls_.r0(3));
}

void MonsterStrike::stun(int dam, int most, int divisor) {
    stun_ = rolls_.r1(dam > heavy ? most : dam / divisor);
}

void MonsterStrike::confuse(int dam, int most, int divisor) {
    confuse_ = rolls_.r1(dam > heavy ? most : dam / divisor);
}

void MonsterStrike::holyLight(int oneIn, int sides, int diceSides) {
    const bool touchy = has(Flag::Undead) || has(Flag::HurtLite) || has(Flag::Evil);
    if (scene_.byPlayer() && scene_.request().player.holyLight && touchy && rolls_.oneIn(oneIn) &&
        level(20, 2, 2) <= rolls_.r1(sides)) {
        fear_ = rolls_.dice(3, diceSides) + 1;
    }
}

int MonsterStrike::level(int ofUnique, int ofUndead, int ofOther) const {
    return scene_.monster().level + (has(Flag::Unique)   ? ofUnique
                                     : has(Flag::Undead) ? ofUndead
                                                         : ofOther);
}

/// @param classOneIn 0: the class has no roll of its own
int MonsterStrike::supercharged(int classOneIn, int classBonusDivisor) {
    int dam = arriving_;
    if (classOneIn > 0 && rolls_.oneIn(classOneIn)) {
        dam += dam / classBonusDivisor;
    } else if (rolls_.oneIn(6)) {
        dam += dam / 3;
    }
    return scene_.request().player.beguile ? dam + dam / 2 : dam;
}

void MonsterStrike::frighten(bool immune, int resistance, int charged, int dice) {
    if (resistance <= rolls_.r1(charged) && !immune) {
        fear_ = rolls_.dice(dice, charged / 2) + 1;
    }
}

void MonsterStrike::hold(int sides, int resistOneIn, int turns) {
    if (rolls_.r1(sides) <= 2 * scene_.request().player.level && !rolls_.oneIn(resistOneIn)) {
        victim_->stasis = turns;
    }
}

/// @returns whether the monster is touched at all
bool MonsterStrike::applyType() {
    const int charmOneIn = isOf(PlayerClass::Mage) || isOf(PlayerClass::Druid) ? 3 : 0;
    Victim& victim = *victim_;
    switch (scene_.request().type) {
        case Whip:
        case DarkWeak:
        case KillDoor:
        case KillTrap:
        case MakeWall:
        case MakeDoor:
        case MakeTrap:
            return false;
        case DispUndead:
            dam_ = arriving_;
            return has(Flag::Undead);
        case DispEvil:
            dam_ = arriving_;
            return has(Flag::Evil);
        case DispDemon:
            dam_ = arriving_;
            return has(Flag::Demon);
        case DispDragon:
            dam_ = arriving_;
            return has(Flag::Dragon);
        case DispNotEvil:
            dam_ = arriving_;
            return !has(Flag::Evil);
        case AwayUndead:
            return has(Flag::Undead);
        case AwayEvil:
            return has(Flag::Evil);
        case AwayAll:
            return true;
        case OldPoly:
            turn_ = !has(Flag::Unique) &&
                    scene_.monster().level <= rolls_.r1(std::max(1, arriving_ - 10)) + 10;
            return true;
        case OldClone:
            victim.hp = std::max(victim.hp, scene_.maxHp());
            victim.speed += victim.speed < 150 ? 5 : 0;
            victim.cloned = !has(Flag::Unique);
            return true;
        case OldHeal:
            victim.hp = std::max(victim.hp, std::min(victim.hp + arriving_, scene_.maxHp()));
            return true;
        case OldSpeed:
            victim.speed += victim.speed < 150 ? 10 : 0;
            return true;
        case OldSlow:
            if (level(20, 2, 2) <= rolls_.r1(supercharged(charmOneIn, 2)) && victim.speed > 60 &&
                scene_.monster().speed - victim.speed <= 10) {
                victim.speed -= 10;
            }
            return true;
        case OldSleep:
            victim.slept =
                level(20, 2, 2) <= rolls_.r1(supercharged(charmOneIn, 2)) && !has(Flag::NoSleep);
            return true;
        case OldConf: {
            const int dam = supercharged(charmOneIn, 2);
            if (level(20, 15, 2) <= rolls_.r1(dam) && !has(Flag::NoConf)) {
                confuse_ = rolls_.dice(3, dam / 5) + 1;
            }
            return true;
        }
        case TurnUndead:
            frighten(false, level(10, 2, 2),
                     supercharged(isOf(PlayerClass::Necromancer) ? 2
                                  : isOf(PlayerClass::Priest)    ? 4
                                                                 : 0,
                                  2),
                     3);
            return has(Flag::Undead);
        case TurnEvil: {
            const bool weak = isOf(PlayerClass::Paladin) || isOf(PlayerClass::Necromancer);
            frighten(has(Flag::NoFear), level(20, 10, 2),
                     isOf(PlayerClass::Priest) ? supercharged(3, 2) : supercharged(weak ? 4 : 0, 3),
                     3);
            return has(Flag::Evil);
        }
        case TurnAll:
            frighten(has(Flag::NoFear), level(20, 20, 2),
                     supercharged(isOf(PlayerClass::Priest) ? 3 : 0, 3), 4);
            return true;
        case Hold:
            hold(3 * scene_.monster().level / 2, 4, 5 + rolls_.r0(6));
            return true;
        case HoldUndead:
            if (has(Flag::Undead)) {
                hold(scene_.monster().level, 5, 6 + rolls_.r0(7));
            }
            return has(Flag::Undead);
        default:
            hurt();
            return true;
    }
}

void MonsterStrike::hurt() {
    const int adjustment = terrainAdjustment();
    const int raw = arriving_;
    const int half = raw + adjustment / 2;
    const int full = raw + adjustment;
    const int playerLevel = scene_.request().player.level;
    Victim& victim = *victim_;
    switch (scene_.request().type) {
        case Rock:
            dam_ = missed() ? 0 : full;
            if (dam_ >= 16 && rolls_.oneIn(2)) {
                stun(dam_, 32, 8);
            }
            break;
        case Shot:
        case Arrow:
        case Missile:
        case Pmissile:
            dam_ = missed() ? 0 : full;
            break;
        case Acid:
            dam_ = has(Flag::ImAcid) ? full / 9 : full;
            break;
        case Elec:
            dam_ = has(Flag::ImElec) ? full / 9 : full;
            if (!has(Flag::ImElec) && dam_ >= 11 && rolls_.oneIn(2)) {
                stun(dam_, 32, 8);
            }
            break;
        case Fire:
        case Hellfire:
            dam_ = has(Flag::ImFire) ? full / 9 : full;
            break;
        case Cold:
            dam_ = has(Flag::ImCold) ? full / 9 : full;
            break;
        case Pois:
            dam_ = has(Flag::ImPois) ? half / 9 : half;
            break;
        case Ice:
            dam_ = has(Flag::ImCold) ? full / 9 : full;
            if (!has(Flag::ImCold)) {
                stun(dam_, 20, 12);
            }
            break;
        case Plasma:
            if (named("Plasma") || has(Flag::BrthPlas) || has(Flag::ResPlas)) {
                dam_ = breathed(full);
            } else if (has(Flag::ImFire) && has(Flag::ImElec)) {
                dam_ = byBoth(full);
            } else {
                dam_ = has(Flag::ImFire) || has(Flag::ImElec) ? partly(full) : full;
            }
            break;
        case LiteWeak:
            dam_ = has(Flag::HurtLite) ? half : 0;
            holyLight(5, playerLevel + 10, playerLevel / 2);
            break;
        case Lite:
            dam_ = has(Flag::BrthLite) ? breathed(half) : has(Flag::HurtLite) ? 3 * half / 2 : half;
            holyLight(3, 3 * playerLevel / 2 + 15, 3 * playerLevel / 4);
            break;
        case Dark:
        case MorgulDark:
            dam_ = has(Flag::BrthDark)                        ? breathed(half)
                   : has(Flag::MorgulMagic) || has(Flag::Orc) ? partly(half)
                                                              : half;
            break;
        case Confusion:
            confuse(half, 15, 16);
            dam_ = has(Flag::BrthConfu) ? breathed(half) : has(Flag::NoConf) ? partly(half) : half;
            break;
        case Sound:
            stun(half, 30, 8);
            dam_ = has(Flag::BrthSound) ? breathed(half) : half;
            break;
        case Shard:
            dam_ = has(Flag::BrthShard) ? breathed(full) : full;
            break;
        case Inertia:
            dam_ = has(Flag::BrthIner) ? breathed(half) : half;
            break;
        case Gravity:
            dam_ = has(Flag::BrthGrav) ? breathed(raw) : raw;
            break;
        case Force:
            stun(full, 20, 12);
            dam_ = has(Flag::BrthForce) ? breathed(full) : full;
            break;
        case Water:
            dam_ = has(Flag::ResWate) || named("Water") ? 0 : full;
            break;
        case Storm:
            dam_ = full;
            if (has(Flag::ResWate) || named("Water")) {
                dam_ = 0;
            } else if (has(Flag::ImElec)) {
                dam_ /= 2;
            } else if (dam_ != 0 && rolls_.oneIn(6)) {
                dam_ += dam_ / 2;
            }
            if (dam_ >= 51 && rolls_.oneIn(2)) {
                stun(dam_, 20, 12);
            }
            if (!has(Flag::NoConf) && dam_ >= 21 && rolls_.oneIn(3)) {
                confuse_ = 1 + rolls_.r1(dam_ / 10);
            }
            break;
        case Nexus:
            dam_ =
                has(Flag::ResNexu) || has(Flag::BrthNexus) || named("Nexus") ? breathed(raw) : raw;
            break;
        case Nether:
            if (has(Flag::Undead)) {
                dam_ = 0;
            } else if (has(Flag::ResNeth) || has(Flag::BrthNethr)) {
                dam_ = breathed(half);
            } else {
                dam_ = has(Flag::Evil) ? 2 * half / 3 : half;
            }
            break;
        case Chaos:
            turn_ = !has(Flag::BrthChaos);
            confuse(half, 20, 12);
            dam_ = has(Flag::BrthChaos) ? breathed(half) : half;
            break;
        case Disenchant:
            if (has(Flag::ResDise) || has(Flag::BrthDisen) || named("Disen")) {
                dam_ = breathed(raw);
            } else {
                dam_ = raw;
                victim.mana -= std::min(victim.mana, raw / 5);
            }
            break;
        case Time:
            dam_ = has(Flag::BrthTime) ? breathed(raw) : raw;
            break;
        case HolyOrb:
            dam_ = has(Flag::Evil) ? 3 * half / 2 : half;
            break;
        case Spirit:
            dam_ = has(Flag::Undead) ? 0 : raw;
            break;
        case OldDrain: {
            const char symbol = scene_.monster().symbol;
            const bool lifeless = has(Flag::Undead) || has(Flag::Demon) || symbol == 'E' ||
                                  symbol == 'g' || symbol == 'v';
            dam_ = lifeless ? 0 : half;
            break;
        }
        case KillWall:
            dam_ = has(Flag::HurtRock) ? raw : 0;
            break;
        case DispSmallAll:
            dam_ = victim.hp >= raw ? 0 : raw;
            break;
        case DispAll:
            dam_ = raw;
            break;
        default:  // Mana, Meteor
            dam_ = full;
            break;
    }
}

void MonsterStrike::finish() {
    Victim& victim = *victim_;
    const bool unique = has(Flag::Unique);
    if (unique && !scene_.byPlayer()) {
        dam_ = std::min(dam_, victim.hp);
    }
    if (dam_ > victim.hp) {
        victim.killed = true;
    } else if (turn_ && !unique && rolls_.r1(90) > scene_.monster().level) {
        if (canTurn_) {
            victim.polymorphed = true;
            return;
        }
    } else if (stun_ > 0 && !has(Flag::BrthSound) && !has(Flag::BrthForce)) {
        victim.stunned = lengthened(victim.stunned, stun_);
    } else if (confuse_ > 0 && !has(Flag::NoConf) && !has(Flag::BrthConfu) &&
               !has(Flag::BrthChaos)) {
        victim.confused = lengthened(victim.confused, confuse_);
    }
    victim.afraid = std::min(victim.afraid + fear_, mostTurns);
    takeHit();
}

void MonsterStrike::takeHit() {
    Victim& victim = *victim_;
    if (scene_.byPlayer() && scene_.request().monster.blackBreath) {
        dam_ += dam_ / 20;
    }
    victim.dealt = dam_;
    victim.killed = dam_ > victim.hp;
    if (victim.killed) {
        return;
    }
    victim.hp -= dam_;
    if (!scene_.byPlayer() || dam_ == 0) {
        return;
    }
    if (victim.afraid > 0) {
        victim.afraid = std::max(0, victim.afraid - rolls_.r1(dam_));
    }
    if (victim.afraid > 0 || has(Flag::NoFear)) {
        return;
    }
    const int percentage = 100 * victim.hp / scene_.maxHp();
    if (rolls_.r1(10) >= percentage || (dam_ >= victim.hp && rolls_.r0(100) < 80)) {
        victim.afraid =
            rolls_.r1(10) + (dam_ >= victim.hp && percentage > 7 ? 20 : (11 - percentage) * 5);
    }
}

}  // namespace polyplan::oangband::simulator
