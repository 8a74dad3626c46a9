#include <algorithm>
#include <array>
#include <vector>

#include "core/powder/simulator_creature.h"

namespace polyplan::powder::simulator {
namespace {

/// getHungerLevel(): 0 starving, 1 hungry, 2 forage, 3 normal, 4 full.
int levelOfHunger(int food) {
    if (food < 100) {
        return 0;
    }
    if (food < 500) {
        return 1;
    }
    if (food < 1'000) {
        return 2;
    }
    return food < 2'500 ? 3 : 4;
}

}  // namespace

void Creature::heartbeat(std::int64_t count, Rolls& rolls, BeatLog& log) {
    if (!scene_->isAvatar()) {
        moveSmoke(rolls);
    }
    steps(count, rolls, log);
    if (scene_->isAvatar()) {
        moveSmoke(rolls);
    }
}

void Creature::steps(std::int64_t count, Rolls& rolls, BeatLog& log) {
    if (has(Intrinsic::Asleep)) {
        trySleeping(rolls, log);
    }
    const bool unchanging = has(Intrinsic::Unchanging);
    cure(log);
    if (!countDown(unchanging, rolls, log)) {
        return;
    }
    recover(count, log);
    if (has(Intrinsic::Teleport) && rolls.choose(100) == 0 && !has(Intrinsic::Telefixed) &&
        !scene_->request().square.noTeleport) {
        teleported_ = true;
        log.note(23, What::Teleports);
    }
    const bool lives =
        breathe(rolls, log) && bleed(rolls, log) && poisons(count, rolls, log) &&
        square(rolls, log) && burn(rolls, log) &&
        (!has(Intrinsic::VulnSilver) || touch(31, What::Silver, "silver", rolls, log)) &&
        (!has(Intrinsic::GoldAllergy) || touch(32, What::Gold, "gold", rolls, log));
    if (!lives) {
        return;
    }
    if (has(Intrinsic::Polymorph) && !unchanging && rolls.choose(300) == 0) {
        fate_ = CreatureFate::Polymorphed;
        log.note(34, What::Polymorphs);
        return;
    }
    if (has(Intrinsic::Polymorphed) && !unchanging && rolls.choose(1'000) == 0) {
        fate_ = CreatureFate::Reverted;
        log.note(35, What::Reverts);
    }
}

void Creature::trySleeping(Rolls& rolls, BeatLog& log) {
    int sides = 10;
    if (has(Intrinsic::Tired)) {
        sides = 20;
        if (rolls.choose(20) == 0 && clear(Intrinsic::Tired)) {
            log.note(7, What::TiredLost);
        }
    }
    const std::vector<NoiseMaker>& makers = scene_->request().noiseMakers;
    for (std::size_t i = 0; i < makers.size() && (i == 0 || scene_->isAvatar()); ++i) {
        if (listensTo(makers[i], sides, rolls)) {
            if (clear(Intrinsic::Asleep)) {
                log.note(7, What::WokenByNoise);
            }
            return;
        }
    }
}

bool Creature::listensTo(const NoiseMaker& maker, int sides, Rolls& rolls) const {
    int level = 0;
    for (const int noise : maker.noises) {
        const int less = std::min(level, noise);
        level = std::max(level, noise);
        // A difference beyond the range of a shift never raises the level.
        if (less > 0 && level - less < 31 && rolls.choose(1 << (level - less)) == 0) {
            level = std::min(level + 1, 250);
        }
    }
    const int heard = rolls.choose(level + 1) - maker.distance;
    return heard > 0 && rolls.choose(sides) < heard;
}

void Creature::cure(BeatLog& log) {
    if (has(Intrinsic::ResistStoning) && clear(Intrinsic::Stoning)) {
        log.note(9, What::Cured, Intrinsic::Stoning);
    }
    if (has(Intrinsic::ResistSleep) && clear(Intrinsic::Asleep)) {
        log.note(9, What::Cured, Intrinsic::Asleep);
    }
}

bool Creature::countDown(bool unchanging, Rolls& rolls, BeatLog& log) {
    const Poison* lastPoison = nullptr;
    bool wild = false;
    for (std::size_t i = 0; i < counters_.size();) {
        Counter& running = counters_[i];
        const Intrinsic intrinsic = running.intrinsic;
        const bool tame = intrinsic == Intrinsic::Tame;
        if ((tame || intrinsic == Intrinsic::Amnesia) && !running.inflictorAlive) {
            running.turns = std::min(running.turns, 6);
        } else if (tame) {
            running.turns = 10'000;
        }
        if (--running.turns > 0) {
            ++i;
            continue;
        }
        counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(i));
        own_.reset(intrinsic);
        for (const Poison& poison : scene_->tables().poisons.poisons()) {
            lastPoison = poison.intrinsic == intrinsic ? &poison : lastPoison;
        }
        if (intrinsic == Intrinsic::Stoning && !unchanging && petrify(log)) {
            return false;
        }
        if (intrinsic == Intrinsic::Summoned) {
            fate_ = CreatureFate::Departed;
            log.note(13, What::Departs);
            return false;
        }
        wild |= tame;
        log.note(15, What::Expires, intrinsic);
    }
    if (lastPoison != nullptr &&
        !receiveDamage(16, What::FinalPoison, {lastPoison->finalDice, lastPoison->element}, rolls,
                       log)) {
        return false;
    }
    if (wild) {
        setTimed(Intrinsic::Confused, 4);
        log.note(17, What::Inflicted, Intrinsic::Confused);
    }
    return true;
}

bool Creature::petrify(BeatLog& log) {
    const powder::Creature& kind = scene_->creature();
    if (kind.material != "FLESH") {
        return false;
    }
    log.note(12, What::Petrified);
    if (kind.id == "FLESHGOLEM" || kind.id == "TROLL") {
        fate_ = CreatureFate::Polymorphed;
    } else {
        survives(12, log);
    }
    return true;
}

void Creature::starve(int food) {
    if (scene_->creature().canGetHungry) {
        food_ = std::max(0, food_ - food);
    }
}

void Creature::recover(std::int64_t count, BeatLog& log) {
    starve(1);
    if (worn_.has(Intrinsic::Invisible)) {
        starve(1);
    }
    if (worn_.has(Intrinsic::Regeneration)) {
        starve(1);
    }
    int level = scene_->creature().canGetHungry ? levelOfHunger(food_) : 3;
    if (level < 3 && has(Intrinsic::EndureHunger) && !has(Intrinsic::Amnesia)) {
        level = 3;
    }
    if (hp_ < scene_->maxHp() && level > 0) {
        heal(level, count, log);
    }
    if (mp_ > 0 && has(Intrinsic::MagicDrain)) {
        --mp_;
        log.note(21, What::MpDrained, 1);
    }
    if (mp_ < scene_->maxMp() && level > 0) {
        regainMana(level, count, log);
    }
}

void Creature::heal(int level, std::int64_t count, BeatLog& log) {
    const int most = scene_->maxHp();
    const int before = hp_;
    const bool allowed = !has(Intrinsic::NoRegen);
    const bool even = count % 2 == 0;
    if (has(Intrinsic::Regeneration)) {
        if ((allowed || counter(Intrinsic::Regeneration) != nullptr) && (even || level > 3)) {
            ++hp_;
        }
    } else if (allowed && level > 1 && (count % 8 == 0 || level > 3)) {
        ++hp_;
    }
    if (hp_ < most && allowed && scene_->isDressed(Dress::Fighter) && even) {
        ++hp_;
    }
    if (hp_ < most && has(Intrinsic::Tame) && scene_->hasClericForMaster()) {
        ++hp_;
    }
    if (hp_ > before) {
        starve(hp_ - before);
        log.note(20, What::Heals, hp_ - before);
    }
}

void Creature::regainMana(int level, std::int64_t count, BeatLog& log) {
    const int before = mp_;
    if (count % (level > 1 ? 2 : 4) == 0) {
        ++mp_;
    }
    if (mp_ < scene_->maxMp() && scene_->isDressed(Dress::Wizard)) {
        ++mp_;
    }
    if (mp_ > before) {
        starve(mp_ - before);
        log.note(22, What::MpRegained, mp_ - before);
    }
}

bool Creature::breathe(Rolls& rolls, BeatLog& log) {
    if (has(Intrinsic::NoBreath)) {
        return true;
    }
    if (has(Intrinsic::Strangle)) {
        return receiveDamage(25, What::Strangled, {{1, 10, 0}, Element::Physical}, rolls, log,
                             worn_.has(Intrinsic::Strangle) ? scene_->strangler() : nullptr);
    }
    const Terrain& terrain = scene_->terrain();
    if (has(Intrinsic::Submerged) || !scene_->mayStandHere(intrinsics())) {
        return receiveDamage(25, terrain.drowns ? What::Drowned : What::Suffocated,
                             {{2, 5, 0}, Element::Physical}, rolls, log);
    }
    const SmokeKind& smoke = scene_->smoke();
    return !smoke_ || receiveDamage(25, What::Smoke, {smoke.dice, smoke.element, smoke.infliction},
                                    rolls, log);
}

bool Creature::bleed(Rolls& rolls, BeatLog& log) {
    if (!has(Intrinsic::Bleed)) {
        return true;
    }
    if (scene_->creature().bloodless) {
        clear(Intrinsic::Bleed);
        return true;
    }
    return receiveDamage(26, What::Bleeding, {{1, 3, 0}, Element::Physical}, rolls, log);
}

bool Creature::poisons(std::int64_t count, Rolls& rolls, BeatLog& log) {
    for (const Poison& poison : scene_->tables().poisons.poisons()) {
        if (has(poison.intrinsic) && count % poison.modulus == 0 && !has(Intrinsic::ResistPoison) &&
            !receiveDamage(27, What::Poison, {poison.dice, poison.element}, rolls, log)) {
            return false;
        }
    }
    return true;
}

bool Creature::square(Rolls& rolls, BeatLog& log) {
    const bool fireHurts = !has(Intrinsic::ResistFire) || has(Intrinsic::VulnFire);
    switch (scene_->terrain().attack) {
        case SquareAttack::LavaBurn:
            if (fireHurts &&
                !receiveDamage(29, What::Lava, {{3, 3, 6}, Element::Fire}, rolls, log)) {
                return false;
            }
            if (!has(Intrinsic::Aflame) && setTimed(Intrinsic::Aflame, rolls.dice({1, 4, 2}))) {
                log.note(29, What::Inflicted, Intrinsic::Aflame);
            }
            return true;
        case SquareAttack::ForestFire:
            return !fireHurts ||
                   receiveDamage(29, What::ForestFire, {{3, 3, 6}, Element::Fire}, rolls, log);
        case SquareAttack::AcidPool:
            return (scene_->canFly() && !has(Intrinsic::Submerged)) ||
                   receiveDamage(29, What::Acid, {{4, 3, 9}, Element::Acid}, rolls, log);
        case SquareAttack::Asphyxiate:
            return has(Intrinsic::NoBreath) || has(Intrinsic::Strangle) ||
                   receiveDamage(29, What::Space, {{2, 5, 0}, Element::Physical}, rolls, log);
        case SquareAttack::None:
            break;
    }
    if (scene_->terrain().id == "WATER" && has(Intrinsic::Submerged)) {
        clear(Intrinsic::Aflame);
    }
    return true;
}

bool Creature::burn(Rolls& rolls, BeatLog& log) {
    const bool fireHurts = !has(Intrinsic::ResistFire) || has(Intrinsic::VulnFire);
    return !fireHurts || !has(Intrinsic::Aflame) ||
           receiveDamage(30, What::Aflame, {{1, 6, 0}, Element::Fire}, rolls, log);
}

bool Creature::touch(int step, What what, std::string_view material, Rolls& rolls, BeatLog& log) {
    for (const Worn& worn : scene_->request().creature.worn) {
        if (worn.material != material) {
            continue;
        }
        if (!receiveDamage(step, what, {{2, 3, 0}, Element::Physical}, rolls, log, &worn)) {
            return false;
        }
        if (hp_ == scene_->maxHp()) {
            break;
        }
    }
    return true;
}

void Creature::moveSmoke(Rolls& rolls) {
    const SquareState& here = scene_->request().square;
    if (!smoke_ || here.smokeLasts) {
        return;
    }
    if (rolls.chance(scene_->smoke().decayPercent) || here.wind == Wind::Directed) {
        smoke_ = false;
        return;
    }
    if (here.wind == Wind::None && rolls.choose(3) == 0) {
        const int dx = rolls.choose(3) - 1;
        const int dy = rolls.choose(3) - 1;
        smoke_ = dx == 0 && dy == 0;
    }
}

}  // namespace polyplan::powder::simulator
