#include "core/powder/timed_intrinsic.h"

#include <algorithm>
#include <array>

namespace polyplan::powder {
namespace {

constexpr const char* bySetting = "creature.cpp setTimedIntrinsic()";
constexpr const char* byAttacks = "source.txt ATTACK";

/// In the order of the enumeration.
constexpr std::array<TimedIntrinsic, 8> timedRows = {{
    {Intrinsic::Stoning, 3, 3, {}, bySetting},
    {Intrinsic::PoisonMild, 4, 0, "a green snake's bite, 2d3", byAttacks},
    {Intrinsic::PoisonNormal, 10, 0, "a scorpion's sting, 5d3", byAttacks},
    {Intrinsic::PoisonStrong, 10, 0, "two stings of a scorpion, half the beats of both", bySetting},
    {Intrinsic::PoisonHarsh, 10, 0, "a giant spider's bite, 5d3", byAttacks},
    {Intrinsic::PoisonDeadly, 8, 0, "a green dragon's bite, 4d3", byAttacks},
    {Intrinsic::Aflame, 4, 0, "a fire arrow", byAttacks},
    {Intrinsic::LichForm, 2, 2, {}, bySetting},
}};

const TimedIntrinsic* timedRowOf(Intrinsic intrinsic) {
    const auto* const found = std::ranges::find(timedRows, intrinsic, &TimedIntrinsic::intrinsic);
    return found == timedRows.end() ? nullptr : found;
}

}  // namespace

std::span<const TimedIntrinsic> timedIntrinsics() {
    return timedRows;
}

std::optional<int> usualBeats(Intrinsic intrinsic) {
    const TimedIntrinsic* row = timedRowOf(intrinsic);
    return row == nullptr ? std::nullopt : std::optional(row->usualBeats);
}

std::string beyondTheGame(Intrinsic intrinsic, std::optional<int> beats) {
    const TimedIntrinsic* row = timedRowOf(intrinsic);
    if (row == nullptr || (beats && (row->mostBeats == 0 || *beats <= row->mostBeats))) {
        return {};
    }
    const std::string here =
        std::string(words(intrinsic)) +
        (beats ? " has " + std::to_string(*beats) + " beats here" : " stays here");
    return here +
           (row->mostBeats > 0
                ? "; in the game it lasts at most " + std::to_string(row->mostBeats) + " beats."
                : "; in the game it always runs out, " + std::to_string(row->usualBeats) +
                      " beats after " + std::string(row->from) + '.');
}

}  // namespace polyplan::powder
