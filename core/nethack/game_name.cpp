#include "core/nethack/game_name.h"

#include <string_view>
#include <vector>

#include "core/json/json_tree.h"

namespace polyplan::nethack {
namespace {

bool isKnown(const GameName& rule, Game game) {
    return rule.knows == nullptr || rule.knows(game);
}

}  // namespace

void GameName::read(const Json& json, Game& value, const Place& place) const {
    const auto game =
        json.is_string() ? gameFromId(json.get_ref<const std::string&>()) : std::nullopt;
    if (game && isKnown(*this, *game)) {
        value = *game;
    } else {
        const Game* around = place.tables().find<Game>();
        value = around == nullptr ? value : *around;
        place.fault(described(json) + " is none of " + allowed());
    }
}

void GameName::check(Game value, const Place& place) const {
    if (!isKnown(*this, value)) {
        place.fault(inQuotes(id(value)) + " is none of " + allowed());
    }
}

std::string GameName::allowed() const {
    std::vector<std::string_view> ids;
    for (const Game game : allGames) {
        if (isKnown(*this, game)) {
            ids.push_back(id(game));
        }
    }
    return listed(ids);
}

}  // namespace polyplan::nethack
