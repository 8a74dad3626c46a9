#include "core/powder/terrain_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace polyplan::powder {
namespace {

using TerrainName = std::pair<std::string_view, std::string_view>;

/// By id, in the game's order.
constexpr std::array<TerrainName, 57> terrainNames = {{
    {"EMPTY", "empty"},
    {"WALL", "stone wall"},
    {"METALWALL", "metal wall"},
    {"VIEWPORT", "glass wall"},
    {"BROKENVIEWPORT", "broken glass wall"},
    {"METALFLOOR", "metal floor"},
    {"DIMDOOR", "dimensional portal"},
    {"REINFORCEDWALL", "reinforced wall"},
    {"STARS1", "stars 1"},
    {"STARS2", "stars 2"},
    {"STARS3", "stars 3"},
    {"STARS4", "stars 4"},
    {"STARS5", "stars 5"},
    {"FLOOR", "floor"},
    {"FLOORALTAR", "fiery altar"},
    {"FLOORHOLE", "floor, hole"},
    {"PATHHOLE", "corridor, hole"},
    {"WATER", "water"},
    {"ICE", "ice"},
    {"DOOR", "door"},
    {"BLOCKEDDOOR", "blocked door"},
    {"MAGICDOOR", "magical door"},
    {"OPENDOOR", "open door"},
    {"SECRETDOOR", "secret door"},
    {"CORRIDOR", "corridor"},
    {"LADDERDOWN", "ladder down"},
    {"LADDERUP", "ladder up"},
    {"FLOORPIT", "floor, pit"},
    {"PATHPIT", "corridor, pit"},
    {"FLOORSPIKEDPIT", "floor, spiked pit"},
    {"PATHSPIKEDPIT", "corridor, spiked pit"},
    {"SECRETFLOORSPIKEDPIT", "floor, hidden spiked pit"},
    {"SECRETPATHSPIKEDPIT", "corridor, hidden spiked pit"},
    {"SECRETFLOORPIT", "floor, hidden pit"},
    {"SECRETPATHPIT", "corridor, hidden pit"},
    {"SECRETFLOORHOLE", "floor, hidden hole"},
    {"SECRETPATHHOLE", "corridor, hidden hole"},
    {"FLOORPOISONVENT", "floor, poison vent"},
    {"PATHPOISONVENT", "corridor, poison vent"},
    {"FLOORSMOKEVENT", "floor, smoke vent"},
    {"PATHSMOKEVENT", "corridor, smoke vent"},
    {"SECRETFLOORPOISONVENT", "floor, hidden poison vent"},
    {"SECRETFLOORSMOKEVENT", "floor, hidden smoke vent"},
    {"SECRETPATHPOISONVENT", "corridor, hidden poison vent"},
    {"SECRETPATHSMOKEVENT", "corridor, hidden smoke vent"},
    {"PATHTELEPORTER", "corridor, teleporter"},
    {"FLOORTELEPORTER", "floor, teleporter"},
    {"SECRETFLOORTELEPORTER", "floor, hidden teleporter"},
    {"SECRETPATHTELEPORTER", "corridor, hidden teleporter"},
    {"LAVA", "lava"},
    {"ACID", "acid"},
    {"GRASS", "grass"},
    {"MOUNTAIN", "mountains"},
    {"HILLS", "hills"},
    {"FOREST", "forest"},
    {"FORESTFIRE", "forest fire"},
    {"SIGNPOST", "signpost"},
}};

}  // namespace

std::string_view nameOfTerrain(std::string_view id) {
    const auto* const found = std::ranges::find(terrainNames, id, &TerrainName::first);
    return found == terrainNames.end() ? std::string_view() : found->second;
}

std::vector<std::string_view> namesOfTerrains() {
    std::vector<std::string_view> names;
    for (const TerrainName& each : terrainNames) {
        names.push_back(each.second);
    }
    return names;
}

}  // namespace polyplan::powder
