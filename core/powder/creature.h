#pragma once

#include <cstdint>
#include <istream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/powder/intrinsic.h"
#include "core/powder/names.h"

namespace polyplan::powder {

/// Which squares a creature may enter (source.txt MOVE): each kind all that the one before it may.
enum class MoveType : std::uint8_t {
    Walk,
    Swim,
    Fly,
    Phase,  ///< through walls
    All,    ///< also into squares that nobody else may enter
};

/// "flies" for STD_FLY: as people read it.
/// @returns nothing where the game has no such way of moving
std::string_view wordsOfMove(std::string_view name);

/// A kind of creature, as far as the heartbeat asks for it (POWDER 117/118 source.txt MOB).
struct Creature {
    std::string id;    ///< "GREENDRAGON"
    std::string name;  ///< "green dragon"
    int noise = 1;     ///< that it makes by itself, 0 to 4
    bool blownByWind{};
    bool canGetHungry = true;  ///< eats some material at all
    bool bloodless{};
    std::string material;  ///< "FLESH"
    MoveType moveType = MoveType::Walk;
    Intrinsics intrinsics;  ///< innate, those that the heartbeat asks for

    bool operator==(const Creature&) const = default;
};

/// All kinds of creatures in the game's order. Immutable once read.
class CreatureTable {
  public:
    /// Reads `resources/data/powder-creature-noise.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed
    static CreatureTable read(std::istream& csv);

    std::span<const Creature> creatures() const { return creatures_; }
    /// Null if there is none.
    const Creature* find(std::string_view id) const;
    /// By its id or its name, letter case aside; null if there is none.
    const Creature* meant(std::string_view text) const { return meantAmong(creatures_, text); }

  private:
    std::vector<Creature> creatures_;
};

}  // namespace polyplan::powder
