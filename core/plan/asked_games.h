#pragma once

#include <string_view>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// By whose rules a strategy is answered by one calculator.
struct AskedGame {
    std::string_view calculator;  ///< its id
    std::string_view title;       ///< of the game, for people
    bool operator==(const AskedGame&) const = default;
};

/// The games of all calculators that the strategy asks something, in the order of the rail.
std::vector<AskedGame> askedGames(const Document& document, const Strategy& strategy,
                                  const Catalogues& catalogues);

}  // namespace polyplan::plan
