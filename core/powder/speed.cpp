#include "core/powder/speed.h"

#include <array>

namespace polyplan::powder {
namespace {

struct PhaseRow {
    Phase phase;
    int countSoFar;  ///< heartbeats of the turn up to this phase
};

constexpr std::array<PhaseRow, phasesOfTurn> phaseRows = {{{Phase::Fast, 0},
                                                           {Phase::Normal, 1},
                                                           {Phase::Slow, 2},
                                                           {Phase::Quick, 2},
                                                           {Phase::Normal, 3}}};

const PhaseRow& phaseRow(std::int64_t t) {
    return phaseRows[static_cast<std::size_t>(t % phasesOfTurn)];
}

}  // namespace

Phase phaseAt(std::int64_t t) {
    return phaseRow(t).phase;
}

const char* name(Phase phase) {
    constexpr std::array names = {"Fast", "Normal", "Slow", "Quick"};
    return names[static_cast<std::size_t>(phase)];
}

std::int64_t countAt(std::int64_t t) {
    return heartbeatsOfTurn * (t / phasesOfTurn) + phaseRow(t).countSoFar;
}

std::int64_t timeOfCount(std::int64_t count) {
    std::int64_t t = phasesOfTurn * ((count - 1) / heartbeatsOfTurn);
    while (countAt(t) < count) {
        ++t;
    }
    return t;
}

Speed speedOf(Intrinsics intrinsics) {
    return {.fast = intrinsics.has(Intrinsic::Fast),
            .quick = intrinsics.has(Intrinsic::Quick),
            .slow = intrinsics.has(Intrinsic::Slow)};
}

bool mayAct(Phase phase, Speed speed) {
    switch (phase) {
        case Phase::Fast:
            return speed.fast;
        case Phase::Quick:
            return speed.quick;
        case Phase::Slow:
            return !speed.slow;
        case Phase::Normal:
            break;
    }
    return true;
}

int actionsOfTurn(Speed speed) {
    int actions = 0;
    for (const PhaseRow& row : phaseRows) {
        actions += mayAct(row.phase, speed) ? 1 : 0;
    }
    return actions;
}

std::vector<Tick> ticks(std::int64_t first, int number, Speed speed) {
    std::vector<Tick> result;
    for (std::int64_t t = first; t < first + number; ++t) {
        const Phase phase = phaseAt(t);
        result.push_back({.t = t,
                          .phase = phase,
                          .count = countAt(t),
                          .heartbeat = isHeartbeat(phase),
                          .acts = mayAct(phase, speed)});
    }
    return result;
}

}  // namespace polyplan::powder
