#include "core/powder/simulator_counts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/powder/event_tally.h"
#include "core/powder/spread.h"

namespace polyplan::powder::simulator {
namespace {

/// Of a share of the runs. One run more of each kind is imagined, so that what came up in no run
/// or in all is not taken for certain.
double errorOfShare(std::int64_t count, std::int64_t runs) {
    const auto n = static_cast<double>(runs);
    const double share = (static_cast<double>(count) + 1.0) / (n + 2.0);
    return std::sqrt(share * (1.0 - share) / n);
}

Estimate shareOf(std::int64_t count, std::int64_t runs) {
    return {static_cast<double>(count) / static_cast<double>(runs), errorOfShare(count, runs)};
}

/// The mean of values of which those that are not 0 have this sum and sum of squares.
Estimate meanOf(std::int64_t sum, std::int64_t squares, std::int64_t runs) {
    const auto n = static_cast<double>(runs);
    const double mean = static_cast<double>(sum) / n;
    const double variance = std::max(0.0, static_cast<double>(squares) / n - mean * mean);
    return {mean, std::sqrt(variance / n)};
}

std::optional<Spread> spreadOf(const std::vector<std::int64_t>& counts) {
    SpreadTally tally;
    std::int64_t runs = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        const auto number = static_cast<std::int64_t>(value);
        tally.add(static_cast<int>(value), static_cast<double>(counts[value]));
        runs += counts[value];
        sum += counts[value] * number;
        squares += counts[value] * number * number;
    }
    std::optional<Spread> spread = tally.spread();
    if (spread) {
        spread->mean = meanOf(sum, squares, runs);
    }
    return spread;
}

void addCounts(std::vector<std::int64_t>& to, const std::vector<std::int64_t>& from) {
    std::ranges::transform(to, from, to.begin(), std::plus());
}

}  // namespace

BeatCounts::BeatCounts(int maxHp, int maxMp, int maxFood)
    : hp_(static_cast<std::size_t>(maxHp) + 1),
      mp_(static_cast<std::size_t>(maxMp) + 1),
      food_(static_cast<std::size_t>(maxFood) + 1) {}

void BeatCounts::clear() {
    runs_ = 0;
    fates_ = {};
    teleported_ = 0;
    had_ = {};
    std::ranges::fill(hp_, 0);
    std::ranges::fill(mp_, 0);
    std::ranges::fill(food_, 0);
    events_.clear();
}

BeatCounts::EventCount& BeatCounts::eventOf(int step, What what,
                                            std::optional<Intrinsic> intrinsic) {
    const auto same = std::ranges::find_if(events_, [&](const EventCount& event) {
        return event.step == step && event.what == what && event.intrinsic == intrinsic;
    });
    return same != events_.end() ? *same
                                 : events_.emplace_back(EventCount{step, what, intrinsic, 0, 0, 0});
}

void BeatCounts::count(const Creature& creature, const BeatLog& log) {
    ++runs_;
    ++fates_[static_cast<std::size_t>(creature.fate())];
    teleported_ += creature.hasTeleported() ? 1 : 0;
    for (const BeatLog::Entry& entry : log.entries()) {
        EventCount& event = eventOf(entry.step, entry.what, entry.intrinsic);
        ++event.runs;
        event.sum += entry.amount;
        event.squares += std::int64_t{entry.amount} * entry.amount;
    }
    if (creature.fate() == CreatureFate::Dead) {
        ++hp_[0];
    } else if (creature.fate() == CreatureFate::Followed) {
        ++hp_[static_cast<std::size_t>(creature.hp())];
        ++mp_[static_cast<std::size_t>(creature.mp())];
        ++food_[static_cast<std::size_t>(creature.food())];
        creature.intrinsics().forEach(
            [this](Intrinsic intrinsic) { ++had_[static_cast<std::size_t>(intrinsic)]; });
    }
}

void BeatCounts::add(const BeatCounts& other) {
    runs_ += other.runs_;
    std::ranges::transform(fates_, other.fates_, fates_.begin(), std::plus());
    teleported_ += other.teleported_;
    std::ranges::transform(had_, other.had_, had_.begin(), std::plus());
    addCounts(hp_, other.hp_);
    addCounts(mp_, other.mp_);
    addCounts(food_, other.food_);
    for (const EventCount& theirs : other.events_) {
        EventCount& event = eventOf(theirs.step, theirs.what, theirs.intrinsic);
        event.runs += theirs.runs;
        event.sum += theirs.sum;
        event.squares += theirs.squares;
    }
}

HpOdds BeatCounts::hpOdds() const {
    HpOdds odds;
    const std::int64_t counted = std::accumulate(hp_.begin(), hp_.end(), std::int64_t{0});
    if (counted == 0) {
        return odds;
    }
    if (hp_[0] > 0) {
        const Estimate dead = shareOf(hp_[0], counted);
        odds.dead = dead.value;
        odds.deadError = dead.standardError;
    }
    const auto isThere = [](std::int64_t count) { return count > 0; };
    const auto begin = std::find_if(hp_.begin() + 1, hp_.end(), isThere);
    const auto end = std::find_if(hp_.rbegin(), hp_.rend() - 1, isThere).base();
    odds.lowest = static_cast<int>(begin - hp_.begin());
    for (auto count = begin; count < end; ++count) {
        const Estimate share = shareOf(*count, counted);
        odds.living.push_back(share.value);
        odds.livingErrors.push_back(share.standardError);
    }
    return odds;
}

Beat BeatCounts::beat(int heartbeat, std::int64_t count) const {
    const auto of = [this](CreatureFate fate) { return fates_[static_cast<std::size_t>(fate)]; };
    Beat beat;
    beat.heartbeat = heartbeat;
    beat.count = count;
    beat.t = timeOfCount(count);
    beat.phase = phaseAt(beat.t);
    beat.alive = shareOf(runs_ - of(CreatureFate::Dead), runs_);
    beat.followed = shareOf(of(CreatureFate::Followed), runs_);
    beat.polymorphed = shareOf(of(CreatureFate::Polymorphed), runs_);
    beat.reverted = shareOf(of(CreatureFate::Reverted), runs_);
    beat.departed = shareOf(of(CreatureFate::Departed), runs_);
    beat.teleportedEver = shareOf(teleported_, runs_);
    beat.asleep = shareOf(had_[static_cast<std::size_t>(Intrinsic::Asleep)], runs_);
    for (std::size_t i = 0; i < intrinsicCount; ++i) {
        if (had_[i] > 0) {
            beat.intrinsics.emplace_back(static_cast<Intrinsic>(i), shareOf(had_[i], runs_));
        }
    }
    beat.hp = spreadOf(hp_);
    beat.hpOdds = hpOdds();
    beat.mp = spreadOf(mp_);
    beat.food = spreadOf(food_);
    for (const EventCount& event : events_) {
        beat.events.push_back({.step = event.step,
                               .what = event.what,
                               .intrinsic = event.intrinsic,
                               .probability = shareOf(event.runs, runs_),
                               .mean = meanOf(event.sum, event.squares, runs_)});
    }
    std::ranges::sort(beat.events, comesBefore);
    return beat;
}

}  // namespace polyplan::powder::simulator
