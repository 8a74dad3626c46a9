#include <algorithm>
#include <utility>

#include "core/powder/chance.h"
#include "core/powder/exact_heartbeats.h"

namespace polyplan::powder {
namespace {

/// The part of a damage that wakes a sleeper and the part that does not.
struct Wakings {
    DamageOdds wakes;
    DamageOdds sleepsOn;
    double waking = 0.0;
};

DamageOdds emptyLike(const DamageOdds& odds) {
    return {.points = std::vector<double>(odds.points.size(), 0.0), .least = odds.least};
}

/// It wakes if a die of so many sides, counted from 0, falls below the damage.
Wakings wakingsOf(const DamageOdds& odds, int sides) {
    Wakings result{emptyLike(odds), emptyLike(odds)};
    for (std::size_t points = odds.least; points < odds.points.size(); ++points) {
        const double wakes = std::min(1.0, static_cast<double>(points) / sides);
        result.wakes.points[points] = odds.points[points] * wakes;
        result.sleepsOn.points[points] = odds.points[points] * (1.0 - wakes);
        result.waking += result.wakes.points[points];
    }
    return result;
}

/// Only no damage at all, or only some.
DamageOdds partOf(const DamageOdds& odds, bool hurts, double factor) {
    DamageOdds part = emptyLike(odds);
    const std::size_t first = hurts ? std::max<std::size_t>(1, odds.least) : odds.least;
    const std::size_t end = hurts ? odds.points.size() : 1;
    for (std::size_t points = first; points < end; ++points) {
        part.points[points] = odds.points[points] * factor;
    }
    return part;
}

bool isPossible(const DamageOdds& odds) {
    return std::ranges::any_of(odds.points, [](double probability) { return probability > 0.0; });
}

}  // namespace

/// POWDER 117/118 creature.cpp receiveDamage(): waking and infliction come before the hit points
/// are taken, so they happen to those who die of it as well.
void ExactHeartbeats::strike(std::size_t index, const Strike& strike) {
    Cell cell = std::move(population_.cells()[index]);
    population_.cells()[index].hp = {};
    vacant_ = index;
    Mode& mode = cell.mode;
    const Intrinsics intrinsics = mode.body.all();
    if (strike.attack.element == Element::Acid) {
        mode.body.clear(Intrinsic::Stoning);
    }
    int multiplier = elementMultiplier(strike.attack.element, intrinsics);
    std::optional<int> enchantment;
    if (strike.item != nullptr) {
        multiplier += materialMultiplier(strike.item->material, intrinsics);
        enchantment = strike.item->enchantment;
    }
    const DamageOdds& odds = damages_.of(strike.attack.dice, multiplier, enchantment);
    const double mass = cell.hp.mass();
    const bool counts = !strike.once || !mode.struck;
    tally_.add(strike.step, strike.what, counts ? mass * odds.hurts : 0.0, mass * odds.mean);

    const std::optional<Infliction>& infliction = strike.attack.infliction;
    const double inflicts = infliction && !intrinsics.has(infliction->blockedBy)
                                ? chanceOfPercent(infliction->percent)
                                : 0.0;
    if (!mode.body.isOwn(Intrinsic::Asleep)) {
        suffer(mode, cell.hp, odds, strike, inflicts);
        vacant_.reset();
        return;
    }
    const Wakings wakings =
        wakingsOf(odds, intrinsics.has(Intrinsic::Tired) ? tiredSides : wakingSides);
    tally_.add(strike.step, What::WokenByDamage, mass * wakings.waking);
    suffer(mode, cell.hp, wakings.sleepsOn, strike, inflicts);
    if (wakings.waking > 0.0) {
        mode.body.clear(Intrinsic::Asleep);
        suffer(mode, cell.hp, wakings.wakes, strike, inflicts);
    }
    vacant_.reset();
}

/// @param odds the damage, or a part of it
/// @param infliction chance that a damage of 1 or more inflicts something
void ExactHeartbeats::suffer(const Mode& mode, const HitPoints& hp, const DamageOdds& odds,
                             const Strike& strike, double infliction) {
    const auto part = [&](const DamageOdds& damage, bool hurts, bool inflicts) {
        if (!isPossible(damage)) {
            return;
        }
        double killed = 0.0;
        HitPoints left = hp.damaged(damage.points, damage.least, killed);
        work_ += static_cast<double>(hp.probabilities().size() * damage.points.size());
        Mode after = mode;
        after.struck |= strike.once && hurts;
        if (inflicts) {
            inflict(after, left, killed, strike);
        } else {
            leave(after, std::move(left), killed, strike.step);
        }
    };
    const bool splits = infliction > 0.0 || (strike.once && !mode.struck && odds.least == 0);
    if (!splits) {
        part(odds, odds.least > 0, false);
        return;
    }
    part(partOf(odds, false, 1.0), false, false);
    part(partOf(odds, true, 1.0 - infliction), true, false);
    if (infliction > 0.0) {
        part(partOf(odds, true, infliction), true, true);
    }
}

void ExactHeartbeats::inflict(const Mode& mode, const HitPoints& hp, double killed,
                              const Strike& strike) {
    const Infliction& infliction = *strike.attack.infliction;
    tally_.add(strike.step, What::Inflicted, infliction.intrinsic, hp.mass() + killed);
    sumOf(infliction.beats).forEach([&](Distribution::Value beats, double probability) {
        Mode after = mode;
        after.body.inflict(infliction.intrinsic, static_cast<int>(beats), beat_);
        HitPoints part = hp;
        part.scale(probability);
        leave(after, std::move(part), killed * probability, strike.step);
    });
}

void ExactHeartbeats::leave(const Mode& mode, HitPoints hp, double killed, int step) {
    if (!hp.empty() && vacant_) {
        population_.cells()[*vacant_] = {mode, std::move(hp)};
        vacant_.reset();
    } else if (!hp.empty()) {
        population_.cells().push_back({mode, std::move(hp)});
    }
    if (killed > 0.0) {
        die(mode, killed, step);
    }
}

/// At 0 hit points and when petrified (creature.cpp attemptLifeSaving(), actionUnPolymorph()).
void ExactHeartbeats::die(Mode mode, double mass, int step) {
    if (mode.body.has(Intrinsic::LifeSave)) {
        tally_.add(step, What::LifeSaved, mass);
        mode.body.saveLife();
        population_.cells().push_back({std::move(mode), HitPoints(scene_.maxHp(), mass)});
    } else if (mode.body.has(Intrinsic::Polymorphed)) {
        tally_.add(step, What::Reverts, mass);
        reverted_ += mass;
    } else {
        tally_.add(step, What::Dies, mass);
        dead_ += mass;
    }
}

}  // namespace polyplan::powder
