#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/powder/intrinsic.h"

/// Intrinsics that the game gives for a while only, never for good.
namespace polyplan::powder {

struct TimedIntrinsic {
    Intrinsic intrinsic{};
    int usualBeats{};       ///< on average, of what gives it
    int mostBeats{};        ///< 0: as many as come together
    std::string_view from;  ///< what gives it; empty where it has a most
    std::string_view source;
};

/// All of them (POWDER 117/118 source.txt ATTACK; creature.cpp setTimedIntrinsic()).
std::span<const TimedIntrinsic> timedIntrinsics();

/// What it comes with; none for what may stay.
std::optional<int> usualBeats(Intrinsic intrinsic);

/// Says that the game gives it no such counter; empty where it may.
/// @param beats none: it stays
std::string beyondTheGame(Intrinsic intrinsic, std::optional<int> beats);

}  // namespace polyplan::powder
