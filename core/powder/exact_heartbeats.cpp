#include "core/powder/exact_heartbeats.h"

#include <algorithm>
#include <utility>

#include "core/powder/noise.h"
#include "core/powder/speed.h"
#include "core/powder/spread.h"

namespace polyplan::powder {
namespace {

constexpr double rarestFollowed = 1e-30;
constexpr int polymorphStep = 34;
constexpr int revertStep = 35;
constexpr double polymorphChance = 1.0 / 300;
constexpr double revertChance = 1.0 / 1'000;

Cell firstCell(const Scene& scene) {
    return {{.body = Body(scene),
             .food = scene.food(),
             .mp = scene.mp(),
             .smoke = scene.request().square.smoke != Smoke::None},
            HitPoints(scene.hp(), 1.0)};
}

double wokenByNoise(const Scene& scene, bool tired) {
    std::vector<double> chances;
    for (const NoiseMaker& maker : scene.heard()) {
        chances.push_back(wakingChance(noiseLevel(maker.noises), maker.distance, tired));
    }
    return anyWakes(chances);
}

}  // namespace

ExactHeartbeats::ExactHeartbeats(const Scene& scene)
    : scene_(scene),
      population_(firstCell(scene)),
      woken_{wokenByNoise(scene, false), wokenByNoise(scene, true)},
      count_(scene.request().startCount - 1) {}

Beat ExactHeartbeats::next() {
    ++beat_;
    ++count_;
    if (!scene_.isAvatar()) {
        moveSmoke();
    }
    sleep();
    rememberAndCure();
    countDown();
    recover();
    teleport();
    breathe();
    bleed();
    sufferPoisons();
    standOnSquare();
    burn();
    touch(31, What::Silver, Intrinsic::VulnSilver, silverMaterial, silverItemAttack);
    touch(32, What::Gold, Intrinsic::GoldAllergy, goldMaterial, goldItemAttack);
    changeShape();
    endBeat();
    Beat beat = entry();
    if (scene_.isAvatar()) {
        moveSmoke();
    }
    return beat;
}

void ExactHeartbeats::changeShape() {
    forEachCell([this](std::size_t index) {
        Cell& cell = population_.cells()[index];
        if (cell.mode.unchanging) {
            return;
        }
        const auto change = [&](Intrinsic cause, int step, What what, double chance, double& sum) {
            if (cell.mode.body.has(cause)) {
                const double mass = cell.hp.mass() * chance;
                tally_.add(step, what, mass);
                sum += mass;
                cell.hp.scale(1.0 - chance);
            }
        };
        change(Intrinsic::Polymorph, polymorphStep, What::Polymorphs, polymorphChance,
               polymorphed_);
        change(Intrinsic::Polymorphed, revertStep, What::Reverts, revertChance, reverted_);
    });
}

void ExactHeartbeats::endBeat() {
    for (Cell& cell : population_.cells()) {
        cell.mode.unchanging = false;
        cell.mode.skips = false;
    }
    population_.merge();
    population_.trim(rarestFollowed);
    work_ += static_cast<double>(population_.size());
}

Beat ExactHeartbeats::entry() {
    std::vector<const HitPoints*> parts;
    SpreadTally mp;
    SpreadTally food;
    std::array<double, intrinsicCount> had{};
    double followed = 0.0;
    for (const Cell& cell : population_.cells()) {
        const double mass = cell.hp.mass();
        followed += mass;
        parts.push_back(&cell.hp);
        mp.add(cell.mode.mp, mass);
        food.add(cell.mode.food, mass);
        cell.mode.body.all().forEach(
            [&](Intrinsic intrinsic) { had[static_cast<std::size_t>(intrinsic)] += mass; });
    }
    Beat beat{.heartbeat = beat_,
              .count = count_,
              .t = timeOfCount(count_),
              .phase = phaseAt(timeOfCount(count_)),
              .alive = {std::min(1.0, followed + polymorphed_ + reverted_ + departed_)},
              .followed = {followed},
              .polymorphed = {polymorphed_},
              .reverted = {reverted_},
              .departed = {departed_},
              .teleportedEver = {teleportedEver_},
              .asleep = {had[static_cast<std::size_t>(Intrinsic::Asleep)]},
              .mp = mp.spread(),
              .food = food.spread(),
              .events = tally_.take()};
    for (std::size_t i = 0; i < intrinsicCount; ++i) {
        if (had[i] > 0.0) {
            beat.intrinsics.emplace_back(static_cast<Intrinsic>(i), Estimate{had[i]});
        }
    }
    HitPoints hp = HitPoints::sumOf(parts);
    SpreadTally all;
    if (dead_ > 0.0) {
        all.add(0, dead_);
    }
    for (int value = hp.lowest(); value <= hp.highest(); ++value) {
        all.add(value, hp.probabilities()[static_cast<std::size_t>(value - hp.lowest())]);
    }
    beat.hp = all.spread();
    const double counted = dead_ + followed;
    if (counted > 0.0) {
        hp.scale(1.0 / counted);
        beat.hpOdds.dead = dead_ / counted;
        beat.hpOdds.lowest = hp.lowest();
        beat.hpOdds.living.assign(hp.probabilities().begin(), hp.probabilities().end());
    }
    return beat;
}

}  // namespace polyplan::powder
