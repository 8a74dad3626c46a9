#include <algorithm>
#include <cmath>
#include <utility>

#include "core/powder/chance.h"
#include "core/powder/exact_heartbeats.h"

namespace polyplan::powder {
namespace {

constexpr int healStep = 20;
constexpr int drainStep = 21;
constexpr int manaStep = 22;
constexpr int teleportStep = 23;

int surchargeOf(const Body& body) {
    return (body.isFromItem(Intrinsic::Invisible) ? 1 : 0) +
           (body.isFromItem(Intrinsic::Regeneration) ? 1 : 0);
}

Recovery recoveryOf(const Scene& scene, const Body& body) {
    return {.regenerates = body.has(Intrinsic::Regeneration),
            .regenerationTimed = body.isTimed(Intrinsic::Regeneration),
            .noRegen = body.has(Intrinsic::NoRegen),
            .fighter = scene.isDressed(Dress::Fighter),
            .wizard = scene.isDressed(Dress::Wizard),
            .petOfCleric = body.has(Intrinsic::Tame) && scene.hasClericForMaster(),
            .magicDrain = body.has(Intrinsic::MagicDrain)};
}

}  // namespace

void ExactHeartbeats::recover() {
    forEachCell([this](std::size_t index) { recover(index); });
}

void ExactHeartbeats::recover(std::size_t index) {
    std::vector<Cell>& cells = population_.cells();
    Mode& mode = cells[index].mode;
    const bool eats = scene_.creature().canGetHungry;
    const auto starve = [eats](Mode& who, int food) {
        who.food = eats ? std::max(0, who.food - food) : who.food;
    };
    starve(mode, 1 + surchargeOf(mode.body));
    const bool endures =
        mode.body.has(Intrinsic::EndureHunger) && !mode.body.has(Intrinsic::Amnesia);
    const HungerLevel& level = scene_.tables().hungers.of(
        effectiveHunger(scene_.tables().hungers, scene_.creature(), mode.food, endures));
    const Recovery recovery = recoveryOf(scene_, mode.body);

    const double mass = massAt(index);
    const MpChange mana = mpChange(level, recovery, count_, mode.mp, scene_.maxMp());
    tally_.add(drainStep, What::MpDrained, mana.drained * mass, mana.drained * mass);
    tally_.add(manaStep, What::MpRegained, mana.regained > 0 ? mass : 0.0, mana.regained * mass);
    mode.mp += mana.regained - mana.drained;

    const int gain = hpGain(level, recovery, count_);
    for (int less = 0; less < gain; ++less) {
        const double held = cells[index].hp.take(scene_.maxHp() - less);
        if (held == 0.0) {
            continue;
        }
        tally_.add(healStep, What::Heals, less > 0 ? held : 0.0, less * held);
        Cell part{cells[index].mode, HitPoints(scene_.maxHp(), held)};
        starve(part.mode, mana.regained + less);
        cells.push_back(std::move(part));
    }
    Cell& rest = cells[index];
    if (rest.hp.empty()) {
        return;
    }
    const double healed = rest.hp.mass();
    tally_.add(healStep, What::Heals, gain > 0 ? healed : 0.0, gain * healed);
    rest.hp.shift(gain);
    starve(rest.mode, mana.regained + gain);
}

void ExactHeartbeats::teleport() {
    if (scene_.request().square.noTeleport) {
        return;
    }
    constexpr double chance = chanceOfPercent(1);
    forEachCell([this](std::size_t index) {
        Mode& mode = modeAt(index);
        if (!mode.body.has(Intrinsic::Teleport) || mode.body.has(Intrinsic::Telefixed)) {
            return;
        }
        const double mass = massAt(index);
        tally_.add(teleportStep, What::Teleports, mass * chance);
        teleportedEver_ += mass * chance * std::pow(1.0 - chance, mode.teleportChances);
        ++mode.teleportChances;
    });
}

}  // namespace polyplan::powder
