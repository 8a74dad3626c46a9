#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace polyplan::nethack {

/// The games whose name a plan document may carry.
enum class Game : std::uint8_t {
    NetHack343,
    NetHack367,
    NetHack37,
    SlashEm007,
    SlashThem,
    SlashEmExtended,
    DNetHack,
};

inline constexpr std::array allGames = {
    Game::NetHack343, Game::NetHack367,      Game::NetHack37, Game::SlashEm007,
    Game::SlashThem,  Game::SlashEmExtended, Game::DNetHack,
};

/// The id used in documents and on the command line, e.g. "nethack-3.6.7".
std::string_view id(Game game);
/// The name for people, e.g. "NetHack 3.6.7".
std::string_view title(Game game);
std::optional<Game> gameFromId(std::string_view id);

/// Which data table holds the game's objects, e.g. "nethack-3.6.7" (SlashTHEM uses SLASH'EM's);
/// nothing for a game whose objects are not known.
std::optional<std::string_view> objectTableName(Game game);

}  // namespace polyplan::nethack
