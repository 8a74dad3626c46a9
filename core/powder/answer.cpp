#include "core/powder/answer.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/powder/words.h"

namespace polyplan::powder {
namespace {

using WhatWord = std::pair<std::string_view, What>;

/// Of what people read otherwise than files have it.
constexpr Words<What, 2> ownWords = {
    {{"no longer tired", What::TiredLost}, {"outer space", What::Space}}};

}  // namespace

std::string text(What what, std::optional<Intrinsic> intrinsic) {
    std::string result(wordFor(whatWords, what));
    if (intrinsic) {
        result += name(*intrinsic);
    }
    return result;
}

std::string words(What what, std::optional<Intrinsic> intrinsic) {
    const auto* const own = std::ranges::find(ownWords, what, &WhatWord::second);
    std::string result(own == ownWords.end() ? wordFor(whatWords, what) : own->first);
    if (intrinsic) {
        result += words(*intrinsic);
    }
    return result;
}

std::optional<What> nameOfAttack(SquareAttack attack) {
    switch (attack) {
        case SquareAttack::LavaBurn:
            return What::Lava;
        case SquareAttack::ForestFire:
            return What::ForestFire;
        case SquareAttack::AcidPool:
            return What::Acid;
        case SquareAttack::Asphyxiate:
            return What::Space;
        case SquareAttack::None:
            break;
    }
    return std::nullopt;
}

}  // namespace polyplan::powder
