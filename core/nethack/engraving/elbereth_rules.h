#pragma once

#include <string_view>
#include <vector>

#include "core/nethack/game.h"

namespace polyplan::nethack::engraving {

/// One thing that Elbereth does in a version, for people.
struct ElberethRule {
    std::string_view topic;   ///< "Who ignores it"
    std::string_view text;    ///< in own words
    std::string_view source;  ///< file and function of the game
    bool operator==(const ElberethRule&) const = default;
};

/// What Elbereth does in a version, in the order in which a player asks. A topic that the version
/// has no rule for is left out.
/// @returns nothing for a game that engraving is not known for
std::vector<ElberethRule> elberethRules(Game game);

/// For how many turns a monster flees that Elbereth scares: [t] is the probability of t turns, up
/// to 100. rnd(10) with 6/7, else rnd(100), and a drawn 1 counts as 2 (monmove.c m_move_aggress()
/// and dochug(), monflee()); the same in all versions.
std::vector<double> flightTurns();

}  // namespace polyplan::nethack::engraving
