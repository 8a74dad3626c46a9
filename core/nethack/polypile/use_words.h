#pragma once

#include <string_view>

#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// What bringing the polymorph to the piles once is called.
struct UseWords {
    std::string_view one;      ///< "zap"
    std::string_view several;  ///< "zaps"
};

/// A dip is one of each stack: it has neither a beam nor a range, and reaches every pile.
constexpr UseWords useWords(Source source) {
    return isDipped(source) ? UseWords{"dip", "dips"} : UseWords{"zap", "zaps"};
}

}  // namespace polyplan::nethack::polypile
