#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::testing {

/// The object table of a game.
const ObjectTable& objectsOf(nethack::Game game);

/// A situation of a game with Luck 0 on ledger level 27, no appearance known.
nethack::polypile::Situation situationIn(nethack::Game game);

/// All materials of shuffled types as the table has them before any shuffle.
nethack::KnownMaterials unshuffledMaterials(nethack::Game game);

/// A stack from words such as "4 cursed dagger" or "unicorn horn": quantity (1) and curse state
/// (uncursed) may be left out; the rest is an object's name or id.
/// @throws std::invalid_argument naming the object if the game has none of that name.
nethack::Stack stackOf(nethack::Game game, std::string_view words);

/// A pile from such words, top first.
nethack::polypile::Pile pileOf(nethack::Game game, int distance,
                               const std::vector<std::string>& stacks);

ObjectIndex objectOf(nethack::Game game, std::string_view nameOrId);

/// Probability of a value or an object in a list of odds; 0 if it is not in it.
double oddsOf(std::span<const ValueOdds> odds, int value);
double oddsOf(std::span<const nethack::polypile::ObjectOdds> odds, ObjectIndex object);
double oddsOf(std::span<const std::pair<nethack::polypile::Golem, double>> odds,
              nethack::polypile::Golem golem);
/// The entry of an object; zeros if it is not there.
nethack::polypile::ObjectLeft leftOf(std::span<const nethack::polypile::ObjectLeft> left,
                                     ObjectIndex object);

}  // namespace polyplan::testing
