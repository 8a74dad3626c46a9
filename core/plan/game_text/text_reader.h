#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/plan/catalogues.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan::game_text {

/// What a text may have; more is refused.
inline constexpr std::size_t textBytes = std::size_t{6} * 1024 * 1024;
inline constexpr std::size_t textLines = 200'000;
/// A longer line is not read.
inline constexpr std::size_t lineBytes = 1'000;

struct ReadOptions {
    std::optional<nethack::Game> game{};      ///< named by the player: wins over the text
    std::optional<nethack::Game> planGame{};  ///< of the plan, for a text that names none
    std::vector<std::string> fruits{};        ///< what the player's slime molds are called
    /// Types of the plan's game that the player knows by sight already: nothing unidentified is
    /// one.
    std::vector<ObjectIndex> known{};
};

/// Reads an inventory, a list of what lies on a square, messages of the game or a dumplog, of which
/// the inventory and the discoveries count. Takes any bytes whatever, and reads them if they are
/// text.
/// @returns every line of the text, or why it can't be read at all
std::variant<Reading, std::string> readGameText(std::string_view text, const ReadOptions& options,
                                                const Catalogues& catalogues);

}  // namespace polyplan::plan::game_text
