#include "core/oangband/simulator_square.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/oangband/terrain_table.h"

namespace polyplan::oangband::simulator {
namespace {

using enum DamageType;

/// Squares this near to the centre are marked for a change.
bool isMarked(const Scene& scene) {
    const Request& request = scene.request();
    return request.affects == Affects::Ball && scene.reaches() && request.distanceFromCentre <= 1;
}

bool isDoor(std::string_view terrain) {
    return terrain == "door" || terrain == "locked door" || terrain == "jammed door" ||
           terrain == "secret door";
}

bool isRock(std::string_view terrain) {
    return terrain.starts_with("magma vein") || terrain.starts_with("quartz vein") ||
           terrain == "granite wall";
}

/// Of a marked square. @param water squares of water around it
std::string_view markedTerrainAfter(DamageType type, std::string_view terrain, int dam, int water,
                                    Rolls& rolls) {
    switch (type) {
        case Cold:
        case Ice:
            if (terrain == "lava" && dam > 300 + rolls.r1(900)) {
                return rolls.r0(3) < 2 ? "floor" : "rubble";
            }
            return terrain;
        case Fire:
        case Hellfire:
        case Plasma:
            if (terrain == "floor" || terrain == "rubble") {
                return dam > 600 + rolls.r1(1'800) ? "lava" : terrain;
            }
            if (terrain == "water") {
                return dam > 200 + rolls.r1(600 + 300 * water) ? "floor" : terrain;
            }
            return terrain == "tree" && dam > 100 + rolls.r1(400) ? "floor" : terrain;
        case Water:
        case Storm:
            return terrain == "floor" && dam >= 60 && dam + 20 * water > 100 + rolls.r0(400)
                       ? "water"
                       : terrain;
        default:
            return terrain;
    }
}

/// Draws squares until one lies at the right distance. On open floor one is found long before the
/// game would widen its search.
int teleport(int setting, Rolls& rolls) {
    const int most = std::min(setting, 200);
    if (most < 1) {
        return 0;
    }
    for (;;) {
        const int x = std::abs(rolls.r0(2 * most + 1) - most);
        const int y = std::abs(rolls.r0(2 * most + 1) - most);
        const int squares = x > y ? x + y / 2 : y + x / 2;
        if (squares >= most / 2 && squares <= most && squares > 0) {
            return squares;
        }
    }
}

bool loses(const FloorStack& stack, Element element, int n, bool heedsIgnore, int dam,
           Rolls& rolls) {
    const bool ignores =
        heedsIgnore && (stack.kind->ignores.has(element) || stack.ignores.has(element));
    return stack.kind->hates.has(element) && !ignores && dam > rolls.r0(n);
}

bool mindsMeteors(const FloorStack& stack, Element element) {
    return stack.kind->hates.has(element) && !stack.kind->ignores.has(element) &&
           !stack.ignores.has(element);
}

}  // namespace

std::string terrainAfter(const Scene& scene, int dam, bool struck, Rolls& rolls) {
    const std::string_view terrain = shortName(scene.terrain());
    const Request& request = scene.request();
    const bool strikesGrids = request.affects == Affects::Ball && scene.reaches();
    if (request.type == KillWall && strikesGrids) {
        return isRock(terrain) || isDoor(terrain) || terrain == "rubble" ? "floor"
                                                                         : std::string(terrain);
    }
    if (request.type == Hold && strikesGrids) {
        return terrain == "door" || terrain == "locked door" ? "jammed door" : std::string(terrain);
    }
    if (isMarked(scene) || (request.type == Storm && struck)) {
        return std::string(
            markedTerrainAfter(request.type, terrain, dam, request.adjacentWaterSquares, rolls));
    }
    return std::string(terrain);
}

int squaresMoved(const Scene& scene, int dam, bool struck, Rolls& rolls) {
    const Monster& monster = scene.monster();
    const auto has = [&monster](Flag flag) { return monster.flags.has(flag); };
    const bool byFloor =
        scene.request().type == Storm && isMarked(scene) && shortName(scene.terrain()) == "floor";
    if (!struck && !byFloor) {
        return 0;
    }
    switch (scene.request().type) {
        case Gravity:
            return has(Flag::BrthGrav) ? 0 : teleport(10, rolls);
        case Storm:
            return !scene.byPlayer() && !has(Flag::BrthGrav) && scene.maxHp() < rolls.r0(3 * dam)
                       ? teleport(10, rolls)
                       : 0;
        case Nexus:
            return has(Flag::BrthNexus) || monster.name.starts_with("Nexus")
                       ? 0
                       : teleport(2 + dam / 5, rolls);
        case AwayUndead:
        case AwayEvil:
        case AwayAll:
            return teleport(dam, rolls);
        case Force:
            return has(Flag::BrthForce) ? 0 : 3 + dam / 20;
        default:
            return 0;
    }
}

bool destroys(const Scene& scene, const FloorStack& stack, int dam, Rolls& rolls) {
    if (scene.request().affects != Affects::Ball || !scene.reaches() || stack.artifact ||
        stack.kind->artifact) {
        return false;
    }
    switch (scene.request().type) {
        case Acid:
            return loses(stack, Element::Acid, 50, true, dam, rolls);
        case Elec:
            return loses(stack, Element::Elec, 40, true, dam, rolls);
        case Fire:
            return loses(stack, Element::Fire, 40, true, dam, rolls);
        case Cold:
            return loses(stack, Element::Cold, 40, true, dam, rolls);
        case Plasma: {
            const bool burns = loses(stack, Element::Fire, 40, true, dam, rolls);
            return loses(stack, Element::Elec, 40, true, dam, rolls) || burns;
        }
        case Meteor:
            return mindsMeteors(stack, Element::Fire) || mindsMeteors(stack, Element::Cold);
        case Ice:
        case Shard:
        case Force:
        case Sound:
            return loses(stack, Element::Cold, 40, false, dam, rolls);
        case Mana:
            return true;
        case HolyOrb:
            return stack.cursed;
        default:
            return false;
    }
}

}  // namespace polyplan::oangband::simulator
