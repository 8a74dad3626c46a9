#pragma once

#include <string_view>
#include <vector>

namespace polyplan::powder {

/// What a square is called to people: "floor, spiked pit" for FLOORSPIKEDPIT. The game's own
/// description does not tell floor from corridor, nor a hidden trap from bare ground (POWDER
/// 117/118 source.txt SQUARE).
/// @returns nothing where the game has no such square
std::string_view nameOfTerrain(std::string_view id);

/// Those of all squares, in the game's order.
std::vector<std::string_view> namesOfTerrains();

}  // namespace polyplan::powder
