#pragma once

#include <optional>
#include <string>

#include "core/catalogue/record_reader.h"
#include "core/probability/distribution.h"

namespace polyplan::powder {

/// "3d3+6": so many dice of so many sides and a bonus, none below 0. A constant has no dice.
struct GameDice {
    int count = 0;
    int sides = 1;
    int bonus = 0;
    bool operator==(const GameDice&) const = default;
};

/// The sum with both the number of dice and the bonus multiplied (POWDER 117/118 rand.cpp
/// rand_dice()). @param multiplier 0 gives 0
Distribution sumOf(const GameDice& dice, int multiplier = 1);

/// roll(n): n if that is −1, 0 or 1, else 1 … n, the best of 1 + `extra` throws; where n is
/// negative the same from n to −1, the best being nearest to −1 (rand.cpp rand_roll()).
Distribution rollOf(int n, int extra);

/// The dice of a column, nothing if it is empty.
std::optional<GameDice> diceOfColumn(const RecordReader& reader, const std::string& column);

}  // namespace polyplan::powder
