#include <algorithm>
#include <optional>
#include <utility>

#include "core/powder/exact_heartbeats.h"

namespace polyplan::powder {
namespace {

constexpr int petrifyStep = 12;
constexpr int departStep = 13;
constexpr int expireStep = 15;
constexpr int finalPoisonStep = 16;
constexpr int confuseStep = 17;
constexpr int confusedBeats = 4;

/// What ends the counting before the last counter.
enum class CountEnd : std::uint8_t { None, Petrified, Departs };

/// action.cpp actionPetrify()
bool isMadeOfFlesh(const Creature& creature) {
    return creature.material == "FLESH";
}
/// A flesh golem becomes a stone golem, a troll a cave troll.
bool turnsIntoStoneKin(const Creature& creature) {
    return creature.id == "FLESHGOLEM" || creature.id == "TROLL";
}

}  // namespace

void ExactHeartbeats::countDown() {
    bool changed = false;
    forEachCell([&](std::size_t index) {
        const std::vector<Counter>& counters = modeAt(index).body.counters();
        if (std::ranges::any_of(
                counters, [this](const Counter& counter) { return counter.lastBeat <= beat_; })) {
            countDown(index);
            changed = true;
        }
    });
    if (changed) {
        confuseTheFreed();
        population_.merge();
    }
}

void ExactHeartbeats::countDown(std::size_t index) {
    Mode& mode = modeAt(index);
    const double mass = massAt(index);
    std::optional<Intrinsic> finalPoison;
    CountEnd end = CountEnd::None;
    mode.body.countDown(beat_, [&](Intrinsic intrinsic) {
        if (isPoison(intrinsic)) {
            finalPoison = intrinsic;
        }
        if (intrinsic == Intrinsic::Stoning && !mode.unchanging &&
            isMadeOfFlesh(scene_.creature())) {
            end = CountEnd::Petrified;
            return false;
        }
        if (intrinsic == Intrinsic::Summoned) {
            end = CountEnd::Departs;
            return false;
        }
        mode.tameLost |= intrinsic == Intrinsic::Tame;
        tally_.add(expireStep, What::Expires, intrinsic, mass);
        return true;
    });
    if (end == CountEnd::None) {
        if (finalPoison) {
            const Poison& poison = scene_.tables().poisons.of(*finalPoison);
            strike(index, {.step = finalPoisonStep,
                           .what = What::FinalPoison,
                           .attack = {poison.finalDice, poison.element}});
        }
        return;
    }
    population_.cells()[index].hp = {};
    if (end == CountEnd::Departs) {
        tally_.add(departStep, What::Departs, mass);
        departed_ += mass;
        return;
    }
    tally_.add(petrifyStep, What::Petrified, mass);
    if (turnsIntoStoneKin(scene_.creature())) {
        polymorphed_ += mass;
        return;
    }
    Mode stone = mode;
    stone.tameLost = false;
    stone.skips = true;
    die(std::move(stone), mass, petrifyStep);
}

void ExactHeartbeats::confuseTheFreed() {
    forEachCell([this](std::size_t index) {
        Mode& mode = modeAt(index);
        if (mode.tameLost) {
            mode.tameLost = false;
            mode.body.inflict(Intrinsic::Confused, confusedBeats, beat_);
            tally_.add(confuseStep, What::Inflicted, Intrinsic::Confused, massAt(index));
        }
    });
}

}  // namespace polyplan::powder
