#pragma once

#include <cstdint>
#include <vector>

#include "core/powder/intrinsic.h"

/// The speed system of POWDER 117/118 (speed.cpp): a clock t of whole numbers, of which five make a
/// turn. Nothing about it is left to chance.
namespace polyplan::powder {

/// What one tick of the clock is (speed.cpp speed_ticktime(), speed_getphase()).
enum class Phase : std::uint8_t { Fast, Normal, Slow, Quick };

inline constexpr int phasesOfTurn = 5;
inline constexpr int heartbeatsOfTurn = 3;

/// Of the clock. @param t not negative
Phase phaseAt(std::int64_t t);
/// "Normal"
const char* name(Phase phase);

/// Whether every creature has its heartbeat then, whatever its own speed (speed.cpp
/// speed_isheartbeatphase()).
constexpr bool isHeartbeat(Phase phase) {
    return phase == Phase::Normal || phase == Phase::Slow;
}

/// The heartbeat count that all creatures share, once the clock shows t (speed.cpp
/// speed_ticktime()).
std::int64_t countAt(std::int64_t t);
/// What the clock shows at the heartbeat with that count. @param count at least 1
std::int64_t timeOfCount(std::int64_t count);

/// Whether something that comes every n-th heartbeat comes with this one (speed.cpp
/// speed_matchheartbeat()); always for n below 2.
constexpr bool matches(std::int64_t count, int n) {
    return n < 2 || count % n == 0;
}

/// What makes a creature faster or slower.
struct Speed {
    bool fast = false;
    bool quick = false;
    bool slow = false;
    bool operator==(const Speed&) const = default;
};

Speed speedOf(Intrinsics intrinsics);

/// Whether it may act in that phase, as far as speed goes (creature.cpp validMovePhase()).
bool mayAct(Phase phase, Speed speed);
/// Actions of a turn: 2 to 5, where 3 is the usual speed.
int actionsOfTurn(Speed speed);

/// What a tick of the clock brings to a creature.
struct Tick {
    std::int64_t t{};
    Phase phase = Phase::Normal;
    std::int64_t count{};  ///< of heartbeats, this one included
    bool heartbeat{};
    bool acts{};
    bool operator==(const Tick&) const = default;
};

/// So many ticks from `first` on. A creature that is the avatar acts before its heartbeat of the
/// same phase, any other one after it (main.cpp processWorld(), map.cpp moveNPCs()).
std::vector<Tick> ticks(std::int64_t first, int number, Speed speed);

}  // namespace polyplan::powder
