#include "core/nethack/game.h"

#include <algorithm>

namespace polyplan::nethack {
namespace {

struct GameRow {
    Game game;
    std::string_view id;
    std::string_view title;
    std::string_view objectTable;
};

constexpr std::array<GameRow, allGames.size()> gameRows = {{
    {Game::NetHack343, "nethack-3.4.3", "NetHack 3.4.3", "nethack-3.4.3"},
    {Game::NetHack367, "nethack-3.6.7", "NetHack 3.6.7", "nethack-3.6.7"},
    {Game::NetHack37, "nethack-3.7", "NetHack 3.7", "nethack-3.7"},
    {Game::SlashEm007, "slashem-0.0.7", "SLASH'EM 0.0.7", "slashem-0.0.7"},
    {Game::SlashThem, "slashthem", "SlashTHEM", "slashem-0.0.7"},
    {Game::SlashEmExtended, "slex", "SLASH'EM Extended", ""},
    {Game::DNetHack, "dnethack", "dNetHack", ""},
}};

const GameRow& gameRowOf(Game game) {
    return gameRows[static_cast<std::size_t>(game)];
}

}  // namespace

std::string_view id(Game game) {
    return gameRowOf(game).id;
}

std::string_view title(Game game) {
    return gameRowOf(game).title;
}

std::optional<Game> gameFromId(std::string_view wanted) {
    const auto found = std::find_if(gameRows.begin(), gameRows.end(),
                                    [wanted](const GameRow& r) { return r.id == wanted; });
    return found == gameRows.end() ? std::nullopt : std::optional(found->game);
}

std::optional<std::string_view> objectTableName(Game game) {
    const std::string_view table = gameRowOf(game).objectTable;
    return table.empty() ? std::nullopt : std::optional(table);
}

}  // namespace polyplan::nethack
