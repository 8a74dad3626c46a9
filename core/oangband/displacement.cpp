#include "core/oangband/displacement.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

namespace polyplan::oangband {
namespace {

constexpr std::string_view byProjectT = "spells1.c project_t()";

Displacement teleported(double chance, int setting, std::string_view rule) {
    if (chance <= 0.0 || setting <= 0) {
        return {};
    }
    return {Displacement::Kind::Teleport, chance, std::min(setting, farthestTeleport), rule,
            byProjectT};
}

/// That maxHp < r0(3 × damage).
double stormMoves(int maxHp, int damage) {
    const std::int64_t n = std::int64_t{3} * damage;
    return n <= 0 ? 0.0
                  : static_cast<double>(std::max<std::int64_t>(0, n - 1 - maxHp)) /
                        static_cast<double>(n);
}

}  // namespace

Displacement displacement(DamageType type, const Monster& monster, int maxHp, SourceKind origin,
                          int damage) {
    const auto lacks = [&monster](Flag flag) { return monster.flags.has(flag) ? 0.0 : 1.0; };
    const auto has = [&monster](Flag flag) { return monster.flags.has(flag) ? 1.0 : 0.0; };
    switch (type) {
        case DamageType::Gravity:
            return teleported(lacks(Flag::BrthGrav), 10,
                              "moved with setting 10 unless it has BRTH_GRAV");
        case DamageType::Storm:
            if (origin == SourceKind::Player) {
                return {};
            }
            return teleported(lacks(Flag::BrthGrav) * stormMoves(maxHp, damage), 10,
                              "a monster's storm moves with setting 10 if maximum hit points < "
                              "r0(3 × d), unless it has BRTH_GRAV");
        case DamageType::Nexus:
            return teleported(monster.name.starts_with("Nexus") ? 0.0 : lacks(Flag::BrthNexus),
                              2 + damage / 5,
                              "moved with setting 2 + d / 5 unless it has BRTH_NEXUS or its name "
                              "begins with \"Nexus\"");
        case DamageType::AwayUndead:
            return teleported(has(Flag::Undead), damage, "UNDEAD: moved with setting d");
        case DamageType::AwayEvil:
            return teleported(has(Flag::Evil), damage, "EVIL: moved with setting d");
        case DamageType::AwayAll:
            return teleported(1.0, damage, "moved with setting d");
        case DamageType::Force:
            if (monster.flags.has(Flag::BrthForce)) {
                return {};
            }
            return {Displacement::Kind::Thrust, 1.0, 3 + damage / 20,
                    "thrust 3 + d / 20 steps unless it has BRTH_FORCE", byProjectT};
        default:
            return {};
    }
}

int distance(int dx, int dy) {
    const int x = std::abs(dx);
    const int y = std::abs(dy);
    return std::max(x, y) + std::min(x, y) / 2;
}

Odds distances(const Displacement& displacement) {
    if (displacement.kind == Displacement::Kind::None) {
        return {};
    }
    if (displacement.kind == Displacement::Kind::Thrust) {
        return {{displacement.setting, displacement.chance}};
    }
    // Of the box around the monster all squares but its own, those on an axis or diagonal and
    // those between counted by their mirror images.
    std::map<int, int> squares;
    const int setting = displacement.setting;
    int all = 0;
    for (int larger = 1; larger <= setting; ++larger) {
        for (int smaller = 0; smaller <= larger; ++smaller) {
            const int away = distance(larger, smaller);
            if (away >= setting / 2 && away <= setting) {
                const int images = smaller == 0 || smaller == larger ? 4 : 8;
                squares[away] += images;
                all += images;
            }
        }
    }
    Odds odds;
    odds.reserve(squares.size());
    for (const auto& [away, count] : squares) {
        odds.push_back({away, displacement.chance * count / all});
    }
    return odds;
}

}  // namespace polyplan::oangband
