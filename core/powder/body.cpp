#include "core/powder/body.h"

#include <algorithm>
#include <optional>

namespace polyplan::powder {
namespace {

/// What keeps an intrinsic from being inflicted (source.txt INTRINSIC resistance).
std::optional<Intrinsic> resistanceTo(Intrinsic intrinsic) {
    switch (intrinsic) {
        case Intrinsic::Asleep:
            return Intrinsic::ResistSleep;
        case Intrinsic::Paralysed:
            return Intrinsic::Freedom;
        case Intrinsic::Aflame:
            return Intrinsic::ResistFire;
        default:
            return std::nullopt;
    }
}

/// The most that an inflicted counter may be (source.txt INTRINSIC maxcount).
std::int32_t mostBeats(Intrinsic intrinsic) {
    switch (intrinsic) {
        case Intrinsic::Stoning:
            return 3;
        case Intrinsic::LichForm:
            return 2;
        default:
            return Body::never;
    }
}

/// Left of a counter once its inflictor is dead, before the beat counts it down.
constexpr int beatsWithoutInflictor = 6;

std::int32_t firstLastBeat(const RunningCounter& counter) {
    if (counter.intrinsic == Intrinsic::Tame && counter.inflictorAlive) {
        return Body::never;
    }
    const bool losesHold =
        counter.intrinsic == Intrinsic::Tame || counter.intrinsic == Intrinsic::Amnesia;
    return losesHold && !counter.inflictorAlive ? std::min(counter.beats, beatsWithoutInflictor)
                                                : counter.beats;
}

/// What is left of a weaker poison counts when it becomes a stronger one.
bool mayStack(Intrinsic intrinsic) {
    return isPoison(intrinsic) && intrinsic != Intrinsic::PoisonDeadly;
}

Intrinsic stronger(Intrinsic poison, int steps = 1) {
    return static_cast<Intrinsic>(static_cast<int>(poison) + steps);
}

}  // namespace

Body::Body(const Scene& scene)
    : own_(scene.innate()), items_(scene.items()), end_(scene.request().heartbeats) {
    for (const RunningCounter& counter : scene.counters()) {
        const std::int32_t lastBeat = firstLastBeat(counter);
        counters_.push_back(
            {counter.intrinsic, mayStack(counter.intrinsic) ? lastBeat : asked(lastBeat)});
        own_.set(counter.intrinsic);
    }
}

bool Body::isTimed(Intrinsic intrinsic) const {
    return std::ranges::find(counters_, intrinsic, &Counter::intrinsic) != counters_.end();
}

std::vector<Counter>::iterator Body::find(Intrinsic intrinsic) {
    return std::ranges::find(counters_, intrinsic, &Counter::intrinsic);
}

void Body::clear(Intrinsic intrinsic) {
    if (!own_.has(intrinsic)) {
        return;
    }
    own_.reset(intrinsic);
    const auto counter = find(intrinsic);
    if (counter != counters_.end()) {
        counters_.erase(counter);
    }
}

void Body::add(Intrinsic intrinsic, int beats, int beat) {
    if (own_.has(intrinsic)) {
        return;
    }
    const std::int32_t lastBeat = beat + std::min(beats, mostBeats(intrinsic));
    counters_.insert(counters_.begin(),
                     {intrinsic, mayStack(intrinsic) ? lastBeat : asked(lastBeat)});
    own_.set(intrinsic);
}

bool Body::inflict(Intrinsic intrinsic, int beats, int beat) {
    const std::optional<Intrinsic> resistance = resistanceTo(intrinsic);
    if (resistance && has(*resistance)) {
        return false;
    }
    if (isPoison(intrinsic)) {
        inflictPoison(intrinsic, beats, beat);
        return true;
    }
    const auto counter = find(intrinsic);
    if (counter == counters_.end()) {
        add(intrinsic, beats, beat);
    } else if (counter->lastBeat != never) {
        const std::int32_t left = counter->lastBeat - beat + beats;
        counter->lastBeat = asked(beat + std::min(left, mostBeats(intrinsic)));
    }
    return true;
}

void Body::inflictPoison(Intrinsic poison, int beats, int beat) {
    const auto counter = find(poison);
    if (counter != counters_.end()) {
        if (poison == Intrinsic::PoisonDeadly) {
            counter->lastBeat =
                counter->lastBeat == never ? never : asked(counter->lastBeat + beats);
            return;
        }
        const int left = counter->lastBeat - beat;
        const bool masked = isTimed(stronger(poison));
        clear(poison);
        if (!masked) {
            inflictPoison(stronger(poison), (left + beats + 1) / 2, beat);
        }
        return;
    }
    for (Intrinsic above = poison; above != Intrinsic::PoisonDeadly;) {
        above = stronger(above);
        if (has(above)) {
            return;
        }
    }
    const int strength = static_cast<int>(poison) - static_cast<int>(Intrinsic::PoisonMild);
    int total = beats;
    for (int difference = strength; difference > 0; --difference) {
        const Intrinsic weaker = stronger(poison, -difference);
        const auto running = find(weaker);
        if (running != counters_.end()) {
            total += (running->lastBeat - beat + 1) >> difference;
        }
        clear(weaker);
    }
    add(poison, total, beat);
}

void Body::saveLife() {
    clearedByLifeSaving.forEach([this](Intrinsic intrinsic) { clear(intrinsic); });
    items_.reset(Intrinsic::LifeSave);
}

void Body::countDown(int beat, const std::function<bool(Intrinsic)>& expires) {
    for (std::size_t i = 0; i < counters_.size();) {
        const Counter counter = counters_[i];
        if (counter.lastBeat > beat) {
            ++i;
            continue;
        }
        counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(i));
        own_.reset(counter.intrinsic);
        if (!expires(counter.intrinsic)) {
            for (; i < counters_.size(); ++i) {
                counters_[i].lastBeat += counters_[i].lastBeat == never ? 0 : 1;
            }
            return;
        }
    }
}

std::size_t Body::hash() const {
    std::uint64_t mixed = own_.bits() * 0x9e3779b97f4a7c15U ^ items_.bits();
    for (const Counter& counter : counters_) {
        mixed = (mixed ^ (mixed >> 29U)) * 0xbf58476d1ce4e5b9U;
        mixed += static_cast<std::uint64_t>(counter.lastBeat) * 64 +
                 static_cast<std::uint64_t>(counter.intrinsic);
    }
    return static_cast<std::size_t>(mixed ^ (mixed >> 31U));
}

}  // namespace polyplan::powder
