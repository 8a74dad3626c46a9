#pragma once

#include <string_view>

#include "tests/core/support/situations.h"

/// Lines of NetHack 3.6.7 with what is not identified.
namespace polyplan::testing::unidentified {

inline constexpr nethack::Game game = nethack::Game::NetHack367;

inline nethack::Stack lookOf(ObjectClass objectClass, std::string_view appearance,
                             int quantity = 1) {
    nethack::Stack stack;
    stack.object = objectsOf(game).findLook(objectClass, appearance).value();
    stack.quantity = quantity;
    return stack;
}

/// In which all materials are as they are before any shuffle.
inline nethack::polypile::Situation knownSituation(
    nethack::polypile::Source source = nethack::polypile::Source::Wand) {
    nethack::polypile::Situation situation = situationIn(game);
    situation.known.materials = unshuffledMaterials(game);
    situation.source = source;
    return situation;
}

/// In which wands may be of any material that they can have.
inline nethack::polypile::Situation wandsUnknown() {
    nethack::polypile::Situation situation = knownSituation();
    std::erase_if(situation.known.materials, [&](const auto& known) {
        return situation.table[known.first].objectClass == ObjectClass::Wand;
    });
    return situation;
}

}  // namespace polyplan::testing::unidentified
