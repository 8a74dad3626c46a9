#include "core/oangband/terrain_change.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string>

#include "core/oangband/terrain_table.h"

namespace polyplan::oangband {
namespace {

using enum DamageType;

constexpr std::string_view byMark = "spells1.c project_f(), project_t()";
constexpr std::string_view atOnce = "spells1.c project_f()";

/// How far from the centre squares are marked.
constexpr int farthestMark = 1;

struct Share {
    std::string_view terrain;
    double share = 1.0;
};

/// damage + perNeighbour × k against a random number: it is enough with probability
/// clamp(damage + damagePerNeighbour × k − base, 0, n) / n, n = range + rangePerNeighbour × k.
struct Threshold {
    int least = 0;  ///< damage below this is never enough
    int base = 0;
    int range = 0;  ///< 0: always enough
    int damagePerNeighbour = 0;
    int rangePerNeighbour = 0;

    double chance(int damage, int waterNeighbours) const {
        if (range == 0) {
            return 1.0;
        }
        if (damage < least) {
            return 0.0;
        }
        const int n = range + rangePerNeighbour * waterNeighbours;
        const int hits = std::clamp(damage + damagePerNeighbour * waterNeighbours - base, 0, n);
        return static_cast<double>(hits) / n;
    }
};

struct TerrainRow {
    std::span<const DamageType> types;
    std::span<const std::string_view> from;  ///< by short name
    Threshold threshold;
    std::span<const Share> becomes;
    std::string_view rule;
    std::string_view source;
};

constexpr std::array coldTypes = {Cold, Ice};
constexpr std::array fireTypes = {Fire, Hellfire, Plasma};
constexpr std::array waterTypes = {Water, Storm};
constexpr std::array stoneToMud = {KillWall};
constexpr std::array holdTypes = {Hold};

constexpr std::array<std::string_view, 1> lava = {"lava"};
constexpr std::array<std::string_view, 2> floorOrRubble = {"floor", "rubble"};
constexpr std::array<std::string_view, 1> pool = {"water"};
constexpr std::array<std::string_view, 1> tree = {"tree"};
constexpr std::array<std::string_view, 1> plainFloor = {"floor"};
constexpr std::array<std::string_view, 9> rockRubbleDoors = {"rubble",
                                                             "door",
                                                             "locked door",
                                                             "jammed door",
                                                             "secret door",
                                                             "magma vein",
                                                             "quartz vein",
                                                             "magma vein with treasure",
                                                             "quartz vein with treasure"};
constexpr std::array<std::string_view, 1> granite = {"granite wall"};
constexpr std::array<std::string_view, 2> closedDoors = {"door", "locked door"};

constexpr std::array<Share, 2> solid = {{{"floor", 2.0 / 3.0}, {"rubble", 1.0 / 3.0}}};
constexpr std::array<Share, 1> toLava = {{{"lava"}}};
constexpr std::array<Share, 1> toFloor = {{{"floor"}}};
constexpr std::array<Share, 1> toWater = {{{"water"}}};
constexpr std::array<Share, 1> jammed = {{{"jammed door"}}};

constexpr std::array terrainRows = {
    TerrainRow{coldTypes,
               lava,
               {.base = 301, .range = 900},
               solid,
               "lava solidifies if d > 300 + r1(900)",
               byMark},
    TerrainRow{fireTypes,
               floorOrRubble,
               {.base = 601, .range = 1800},
               toLava,
               "floor and rubble melt if d > 600 + r1(1800)",
               byMark},
    TerrainRow{fireTypes,
               pool,
               {.base = 201, .range = 600, .rangePerNeighbour = 300},
               toFloor,
               "water boils away if d > 200 + r1(600 + 300k), k water squares around it",
               byMark},
    TerrainRow{fireTypes,
               tree,
               {.base = 101, .range = 400},
               toFloor,
               "trees burn if d > 100 + r1(400)",
               byMark},
    TerrainRow{waterTypes,
               plainFloor,
               {.least = 60, .base = 100, .range = 400, .damagePerNeighbour = 20},
               toWater,
               "a pool forms if d ≥ 60 and d + 20k > 100 + r0(400), k water squares around it",
               byMark},
    TerrainRow{stoneToMud,
               rockRubbleDoors,
               {},
               toFloor,
               "rock, rubble and doors become floor; rubble leaves an object one time in 100",
               atOnce},
    TerrainRow{stoneToMud, granite, {}, toFloor, "rock, rubble and doors become floor", atOnce},
    TerrainRow{holdTypes, closedDoors, {}, jammed, "a closed door is jammed fully", atOnce},
};

template <typename Values, typename Value>
bool contains(const Values& values, const Value& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

const TerrainRow* terrainRowOf(DamageType type, std::string_view terrain) {
    const auto* found =
        std::find_if(terrainRows.begin(), terrainRows.end(), [&](const TerrainRow& row) {
            return contains(row.types, type) && contains(row.from, terrain);
        });
    return found == terrainRows.end() ? nullptr : found;
}

}  // namespace

TerrainChange terrainChange(DamageType type, const Terrain& terrain, const Odds& damage,
                            int waterNeighbours) {
    const std::string_view before = shortName(terrain);
    const TerrainRow* row = terrainRowOf(type, before);
    if (row == nullptr) {
        return {{{std::string(before), 1.0}}, {}, {}};
    }
    double stays = 0.0;
    double changes = 0.0;
    for (const Weighted<int>& odds : damage) {
        const double chance = row->threshold.chance(odds.value, waterNeighbours);
        changes += odds.probability * chance;
        stays += odds.probability * (1.0 - chance);
    }
    TerrainChange result{{}, row->rule, row->source};
    for (const Share& share : row->becomes) {
        if (changes > 0.0) {
            result.after.emplace_back(share.terrain, changes * share.share);
        }
    }
    if (stays > 0.0) {
        result.after.emplace_back(before, stays);
    }
    return result;
}

TerrainChange terrainChange(DamageType type, const Terrain& terrain, int damage,
                            int waterNeighbours) {
    return terrainChange(type, terrain, Odds{{damage, 1.0}}, waterNeighbours);
}

bool changesTerrain(DamageType type, Affects affects, int distanceFromCentre, bool struck) {
    if (type == Storm && struck) {
        return true;
    }
    return affects == Affects::Ball &&
           (distanceFromCentre <= farthestMark || type == KillWall || type == Hold);
}

bool floorIsMarked(DamageType type, const Terrain& terrain, Affects affects,
                   int distanceFromCentre) {
    return type == Storm && affects == Affects::Ball && distanceFromCentre <= farthestMark &&
           shortName(terrain) == "floor";
}

}  // namespace polyplan::oangband
