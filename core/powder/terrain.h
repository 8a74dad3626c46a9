#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/powder/creature.h"
#include "core/powder/dice.h"
#include "core/powder/element.h"
#include "core/powder/names.h"

namespace polyplan::powder {

/// What a square does to who stands on it (POWDER 117/118 creature.cpp doHeartbeat()).
enum class SquareAttack : std::uint8_t { None, LavaBurn, ForestFire, AcidPool, Asphyxiate };

/// A kind of square (source.txt SQUARE).
struct Terrain {
    std::string id;           ///< "FLOORSPIKEDPIT": as files name it
    std::string name;         ///< "floor, spiked pit": as people read it
    std::string description;  ///< the game's: "a spiked pit"; empty for the plainest
    /// Who may enter it; nobody but MoveType::All where the game says OTHER.
    MoveType enteredBy = MoveType::Walk;
    bool drowns{};  ///< a submerged creature drowns here; elsewhere it suffocates
    GameDice submergeDice;
    SquareAttack attack = SquareAttack::None;
    GameDice attackDice;
    Element attackElement = Element::Physical;
    /// Puts out the flames of who is submerged in it.
    bool isWater() const { return id == "WATER"; }

    bool operator==(const Terrain&) const = default;
};

/// All kinds of squares in the game's order. Immutable once read.
class TerrainTable {
  public:
    /// Reads `resources/data/powder-terrain.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static TerrainTable read(std::istream& csv);

    std::span<const Terrain> terrains() const { return terrains_; }
    /// Null if there is none.
    const Terrain* find(std::string_view id) const;
    /// By its id or its name, letter case aside; null if there is none.
    const Terrain* meant(std::string_view text) const { return meantAmong(terrains_, text); }

  private:
    std::vector<Terrain> terrains_;
};

}  // namespace polyplan::powder
