#pragma once

#include <string>

#include "core/nethack/engraving/answer.h"
#include "core/plan/engraving_reader.h"
#include "tests/core/support/catalogues.h"

namespace polyplan::tests {

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
