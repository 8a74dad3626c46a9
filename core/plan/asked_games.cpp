#include "core/plan/asked_games.h"

#include "core/plan/calculators.h"

namespace polyplan::plan {

std::vector<AskedGame> askedGames(const Document& document, const Strategy& strategy,
                                  const Catalogues& catalogues) {
    std::vector<AskedGame> games;
    for (const Calculator& each : calculators(catalogues)) {
        if (each.asks(strategy) == Asked::Something &&
            !each.questions(document, strategy).empty()) {
            games.push_back({each.id, each.game(document, strategy)});
        }
    }
    return games;
}

}  // namespace polyplan::plan
