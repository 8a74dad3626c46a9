#pragma once

#include <string>

#include "core/calculator/rules.h"
#include "core/nethack/game.h"

namespace polyplan::nethack {

/// A game by its id, of those that a calculator knows. A wrong one counts as that of the table set,
/// so that names are looked up in some version.
struct GameName {
    using Value = Game;
    static constexpr OptionKind option = OptionKind::Text;
    bool (*knows)(Game) = nullptr;  ///< null: every game

    void read(const Json& json, Game& value, const Place& place) const;
    void check(Game value, const Place& place) const;
    void write(JsonWriter& json, Game value, const TableSet& /*unused*/) const {
        json.value(id(value));
    }
    std::string allowed() const;
};

}  // namespace polyplan::nethack
