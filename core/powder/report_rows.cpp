#include "core/powder/report_rows.h"

#include <algorithm>
#include <array>

namespace polyplan::powder {
namespace {

constexpr std::array<ShareRow, 6> allShares = {{
    {"asleep", "asleep", "Asleep", &Beat::asleep, Better::Lower,
     "Noise may wake it in step 7, damage in the step that deals it.",
     "creature.cpp doHeartbeat(), receiveDamage()"},
    {"polymorphed", "has polymorphed", "Has polymorphed", &Beat::polymorphed, Better::Neither,
     "1 in 300 a heartbeat with polymorph; petrified golems and trolls change too.",
     "action.cpp actionPolymorph(), actionPetrify()"},
    {"reverted", "is back in its own shape", "Has reverted", &Beat::reverted, Better::Neither,
     "1 in 1000 a heartbeat, and instead of dying.", "action.cpp actionUnPolymorph()"},
    {"departed", "has departed", "Has departed", &Beat::departed, Better::Neither,
     "It was summoned, and its time has run out.", byHeartbeat},
    {"teleported", "has teleported", "Has teleported", &Beat::teleportedEver, Better::Neither,
     "11 in 1024 a heartbeat with teleport.", "action.cpp actionTeleport()"},
    {"followed", "still here in its shape", "Still here", &Beat::followed, Better::Neither,
     "Neither died nor polymorphed, reverted or departed.", byHeartbeat},
}};

constexpr const char* ofThoseAlive = "of those alive";

constexpr std::array<AmountRow, 3> allAmounts = {{
    {"hp", "HP", "HP", &Beat::hp, &Scene::hp, Unit::HitPoints,
     "The dead count as 0; who polymorphed, reverted or departed is left out.",
     "the dead count as 0"},
    {"mp", "MP", "MP", &Beat::mp, &Scene::mp, Unit::MagicPoints,
     "Every 2nd heartbeat 1 comes back, every 4th while Hungry, for a wizard 1 more every one.",
     ofThoseAlive},
    {"food", "food", "Food", &Beat::food, &Scene::food, Unit::Food,
     "1 a heartbeat, 1 more each for regeneration and for invisible from an item, and 1 for each "
     "point of HP or MP that comes back.",
     ofThoseAlive},
}};

}  // namespace

std::span<const ShareRow> shareRows() {
    return allShares;
}

std::span<const AmountRow> amountRows() {
    return allAmounts;
}

bool has(const AmountRow& row, const Scene& scene) {
    return row.unit != Unit::MagicPoints || scene.maxMp() > 0;
}

bool matters(const ShareRow& row, const std::vector<Beat>& timeline) {
    // Who is still there says nothing where all are, or all but the dead.
    constexpr double roundingError = 1e-12;
    if (row.share == &Beat::followed) {
        return timeline.back().alive.value - timeline.back().followed.value > roundingError;
    }
    return std::ranges::any_of(timeline,
                               [&row](const Beat& beat) { return (beat.*row.share).value > 0.0; });
}

}  // namespace polyplan::powder
