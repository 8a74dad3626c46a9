#pragma once

#include <array>
#include <string>

#include "core/json/json_tree.h"
#include "core/nethack/engraving/answer.h"
#include "core/plan/engraving_reader.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::tests {

/// The games whose rules are known in full.
inline constexpr std::array exactGames = {"nethack-3.4.3", "nethack-3.6.7", "nethack-3.7"};

inline const nethack::engraving::Rubouts& rubouts() {
    return *catalogues().engraving(nethack::Game::NetHack367)->rubouts;
}

/// An engraving request from its JSON, which has to be sound.
inline nethack::engraving::Request engravingRequest(const std::string& json) {
    return std::get<nethack::engraving::Request>(
        plan::readEngravingRequest(Json::parse(json), catalogues()));
}

/// How a text is written; see core/nethack/engraving/answer.h.
inline nethack::engraving::Writing writingOf(const std::string& json) {
    const auto request = engravingRequest(json);
    return nethack::engraving::writing(request, *request.game,
                                       *catalogues().engraving(*request.game));
}

}  // namespace polyplan::tests
