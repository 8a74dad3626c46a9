#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What becomes of what another version of the game does not have.
enum class Leaving : std::uint8_t {
    SetAside,  ///< a stack or a goal, which comes back with a version that has it
    Note,      ///< what is known of an appearance: forgotten
    Stylus,    ///< forgotten: fingers write
};

/// Something of a document that another version of the game has no object for.
struct LeftBehind {
    std::string where;   ///< "inventory", "Seven small piles, pile 2", "Seven small piles, goal"
    std::string object;  ///< identified name in the version it comes from
    int quantity = 1;
    Leaving kind = Leaving::SetAside;
    bool operator==(const LeftBehind&) const = default;
};

struct GameChange {
    Document document;
    std::vector<LeftBehind> leftBehind;
};

/// The document as a plan for another version: objects are taken over by their name, or by the
/// game's constant where the name differs. What does not stack there lies in single
/// items. What the other version does not have is listed and set aside in the document, from where
/// a later change to a version that knows it brings it back. Listed and left out are the known
/// material of an appearance that its shuffle can't give and discoveries that it does not have.
/// Where it knows of no haze and no partly eaten food, what things remember and that they are eaten
/// is set aside too.
/// A theft that the other version can't have stays one of the version that it was of.
/// Strategies with a game of their own stay as they are.
/// @returns nothing if one of the versions has no object table.
std::optional<GameChange> changeGame(const Document& document, nethack::Game game,
                                     const Catalogues& catalogues);

/// The same for one strategy, which has that game as its own afterwards; the rest stays.
std::optional<GameChange> changeGameOfStrategy(const Document& document, std::size_t index,
                                               nethack::Game game, const Catalogues& catalogues);

/// The engraving alone of one strategy, by a game of its own or else by that of the strategy. A
/// stylus that this does not have is left behind and listed.
GameChange changeGameOfEngraving(const Document& document, std::size_t index,
                                 std::optional<nethack::Game> own, const Catalogues& catalogues);

/// All strategies, and the document, as plans for the version that one of them goes by.
/// @param index of that strategy
std::optional<GameChange> shareGame(const Document& document, std::size_t index,
                                    const Catalogues& catalogues);

}  // namespace polyplan::plan
