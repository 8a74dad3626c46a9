#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/probability/distribution.h"
#include "core/probability/oversight.h"

namespace polyplan {

/// Dice of one kind that are thrown together: "4d6 keep 3 highest", "2×3d8".
struct DicePool {
    enum class Keep : std::uint8_t { All, Highest, Lowest };

    int count = 1;          ///< dice thrown, at least 1
    int sides = 6;          ///< of each, at least 1: 1 … sides alike
    Keep keep = Keep::All;  ///< which of the dice are added up
    int kept = 0;           ///< how many, 1 … count; without meaning if all are
    int factor = 1;         ///< the sum of the pool is taken this many times; negative: subtracted

    bool operator==(const DicePool&) const = default;
};

/// Pools and a constant, added up.
struct DiceSum {
    int weight = 1;  ///< how often this one of several alternatives is thrown, at least 1
    std::vector<DicePool> pools;
    std::int64_t constant = 0;

    bool operator==(const DiceSum&) const = default;
};

/// What a player writes for an amount that is left to chance. Several alternatives are a mixture:
/// one of them is thrown.
struct Dice {
    std::vector<DiceSum> alternatives;  ///< at least one

    /// The least and the greatest total.
    std::int64_t lowest() const;
    std::int64_t highest() const;
    bool operator==(const Dice&) const = default;
};

/// Bounds of what is read, so that nothing takes long or much memory.
struct DiceLimits {
    static constexpr int dice = 100'000;              ///< in all
    static constexpr int diceTimesSides = 1'000'000;  ///< in all
    static constexpr int keptTimesSides = 30'000;     ///< of each pool that keeps some
    static constexpr int total = 1'000'000;           ///< of a total either side of 0
    static constexpr std::size_t characters = 1'000;
};

/// Why a text is no dice, and where.
struct DiceFault {
    std::size_t position = 0;  ///< of the first character that is wrong, in bytes from 0
    std::string message;       ///< what was found and what is allowed

    bool operator==(const DiceFault&) const = default;
};

/// Reads dice. Blanks and the case of letters do not matter.
///
/// - `12d8`, `d20`, `7`: a pool, one die, a constant
/// - `4d6 keep 3 highest`, `4d6 keep lowest 1`, short `4d6kh3`, `4d6kl1`; `4d6 drop 1 lowest`
/// - `12d8 + 20 - 1d4`, `3 * (2d6 + 1)`: sums, differences, multiples of one throw
/// - `12d8+20 | 3: 5d6`: one of several, the second three times as often; `or` is the same as `|`
std::variant<Dice, DiceFault> readDice(std::string_view text);

/// The shortest text that reads as the same dice: "12d8+20".
std::string text(const Dice& dice);

/// The exact distribution of the total, which may take seconds. What comes back after a stop is of
/// no use. @param dice within the limits
Distribution distribution(const Dice& dice, const Oversight& oversight = {});

/// The sum of `count` throws of 1 … `sides`. No die gives 0; fewer than two sides always give 1.
Distribution sumOfDice(int count, int sides);
/// The sum of the `kept` highest of `count` throws. @param kept 1 … count
Distribution sumOfHighest(int count, int sides, int kept);
/// The sum of the `kept` lowest of `count` throws. @param kept 1 … count
Distribution sumOfLowest(int count, int sides, int kept);

}  // namespace polyplan
