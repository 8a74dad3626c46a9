#include "core/powder/simulator_creature.h"

#include <algorithm>
#include <array>

namespace polyplan::powder::simulator {
namespace {

constexpr std::array poisonsRising = {Intrinsic::PoisonMild, Intrinsic::PoisonNormal,
                                      Intrinsic::PoisonStrong, Intrinsic::PoisonHarsh,
                                      Intrinsic::PoisonDeadly};

std::size_t strengthOf(Intrinsic poison) {
    return static_cast<std::size_t>(std::ranges::find(poisonsRising, poison) -
                                    poisonsRising.begin());
}

}  // namespace

Creature::Creature(const Scene& scene)
    : scene_(&scene),
      own_(scene.innate()),
      worn_(scene.items()),
      hp_(scene.hp()),
      mp_(scene.mp()),
      food_(scene.food()),
      smoke_(scene.request().square.smoke != Smoke::None) {
    for (const RunningCounter& running : scene.counters()) {
        counters_.push_back({running.intrinsic, running.beats, running.inflictorAlive});
        own_.set(running.intrinsic);
    }
}

Creature::Counter* Creature::counter(Intrinsic intrinsic) {
    for (Counter& running : counters_) {
        if (running.intrinsic == intrinsic) {
            return &running;
        }
    }
    return nullptr;
}

bool Creature::clear(Intrinsic intrinsic) {
    std::erase_if(counters_,
                  [intrinsic](const Counter& one) { return one.intrinsic == intrinsic; });
    const bool had = own_.has(intrinsic);
    own_.reset(intrinsic);
    return had;
}

void Creature::setCounter(Intrinsic intrinsic, int turns) {
    if (Counter* running = counter(intrinsic)) {
        running->turns += turns;
    } else if (!own_.has(intrinsic)) {
        counters_.insert(counters_.begin(), {intrinsic, turns, true});
    }
    Counter* running = counter(intrinsic);
    if (running != nullptr && intrinsic == Intrinsic::Stoning) {
        running->turns = std::min(running->turns, 3);
    } else if (running != nullptr && intrinsic == Intrinsic::LichForm) {
        running->turns = std::min(running->turns, 2);
    }
    own_.set(intrinsic);
}

void Creature::setTimedPoison(Intrinsic poison, int turns) {
    const std::size_t strength = strengthOf(poison);
    const Counter* running = counter(poison);
    if (running != nullptr && strength + 1 < poisonsRising.size()) {
        const Intrinsic next = poisonsRising[strength + 1];
        const int together = (running->turns + turns + 1) / 2;
        const bool nextRuns = counter(next) != nullptr;
        clear(poison);
        if (!nextRuns) {
            setTimedPoison(next, together);
        }
        return;
    }
    if (running == nullptr) {
        for (std::size_t i = strength + 1; i < poisonsRising.size(); ++i) {
            if (has(poisonsRising[i])) {
                return;
            }
        }
        for (std::size_t i = 0; i < strength; ++i) {
            if (const Counter* lesser = counter(poisonsRising[i])) {
                turns += (lesser->turns + 1) >> (strength - i);
            }
            clear(poisonsRising[i]);
        }
    }
    setCounter(poison, turns);
}

bool Creature::setTimed(Intrinsic intrinsic, int turns) {
    if ((intrinsic == Intrinsic::Asleep && has(Intrinsic::ResistSleep)) ||
        (intrinsic == Intrinsic::Paralysed && has(Intrinsic::Freedom)) ||
        (intrinsic == Intrinsic::Aflame && has(Intrinsic::ResistFire))) {
        return false;
    }
    if (std::ranges::find(poisonsRising, intrinsic) != poisonsRising.end()) {
        setTimedPoison(intrinsic, turns);
    } else {
        setCounter(intrinsic, turns);
    }
    return true;
}

bool Creature::receiveDamage(int step, What what, const Attack& attack, Rolls& rolls, BeatLog& log,
                             const Worn* item) {
    int multiplier = 1;
    switch (attack.element) {
        case Element::Physical:
            multiplier = has(Intrinsic::ResistPhysical) ? 0 : 1;
            multiplier += has(Intrinsic::VulnPhysical) ? 1 : 0;
            break;
        case Element::Fire:
            multiplier = has(Intrinsic::ResistFire) ? 0 : 1;
            multiplier += has(Intrinsic::VulnFire) ? 1 : 0;
            break;
        case Element::Acid:
            multiplier = has(Intrinsic::ResistAcid) ? 0 : 1;
            multiplier += has(Intrinsic::VulnAcid) ? 1 : 0;
            clear(Intrinsic::Stoning);
            break;
    }
    if (item != nullptr && item->material == "silver" && has(Intrinsic::VulnSilver)) {
        ++multiplier;
    }
    if (item != nullptr && item->material == "gold" && has(Intrinsic::GoldAllergy)) {
        ++multiplier;
    }
    int damage = rolls.dice(attack.dice, multiplier);
    if (item != nullptr) {
        damage += rolls.roll(item->enchantment * multiplier, multiplier - 1);
    }
    if (damage <= 0) {
        return true;
    }
    log.note(step, what, damage);
    if (own_.has(Intrinsic::Asleep) && rolls.choose(has(Intrinsic::Tired) ? 20 : 10) < damage) {
        clear(Intrinsic::Asleep);
        log.note(step, What::WokenByDamage);
    }
    if (attack.infliction && rolls.chance(attack.infliction->percent) &&
        !has(attack.infliction->blockedBy) &&
        setTimed(attack.infliction->intrinsic, rolls.dice(attack.infliction->beats))) {
        log.note(step, What::Inflicted, attack.infliction->intrinsic);
    }
    hp_ -= damage;
    return hp_ > 0 || survives(step, log);
}

bool Creature::survives(int step, BeatLog& log) {
    if (has(Intrinsic::LifeSave)) {
        log.note(step, What::LifeSaved);
        for (const Intrinsic lost :
             {Intrinsic::Stoning, Intrinsic::Bleed, Intrinsic::Strangle, Intrinsic::LifeSave,
              Intrinsic::Tired, Intrinsic::Asleep, Intrinsic::Paralysed, Intrinsic::Aflame}) {
            clear(lost);
        }
        for (const Intrinsic poison : poisonsRising) {
            clear(poison);
        }
        worn_.reset(Intrinsic::LifeSave);
        hp_ = scene_->maxHp();
        return true;
    }
    if (has(Intrinsic::Polymorphed)) {
        log.note(step, What::Reverts);
        fate_ = CreatureFate::Reverted;
        return false;
    }
    log.note(step, What::Dies);
    fate_ = CreatureFate::Dead;
    return false;
}

}  // namespace polyplan::powder::simulator
