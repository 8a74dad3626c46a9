#include "core/plan/line_of.h"

namespace polyplan::plan {

std::vector<nethack::polypile::Pile> pilesOf(const Polypile& polypile) {
    std::vector<nethack::polypile::Pile> piles;
    piles.reserve(polypile.line.size());
    for (const Pile& pile : polypile.line) {
        piles.push_back(
            {.distance = pile.distance, .stacks = {pile.stacks.begin(), pile.stacks.end()}});
    }
    return piles;
}

std::optional<LineQuestion> lineQuestion(const Document& document, const Strategy& strategy,
                                         const Catalogues& catalogues) {
    const ObjectTable* table = catalogues.objects(document.game);
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(document.game);
    if (!strategy.polypile || table == nullptr || rules == nullptr) {
        return std::nullopt;
    }
    LineQuestion question{.situation = {.table = *table,
                                        .rules = *rules,
                                        .source = strategy.polypile->source,
                                        .luck = document.hero.luck,
                                        .ledgerLevel = document.ledgerLevel,
                                        .known = document.appearanceMaterials},
                          .piles = {},
                          .goals = {}};
    question.piles = pilesOf(*strategy.polypile);
    question.goals.assign(strategy.polypile->goals.begin(), strategy.polypile->goals.end());
    return question;
}

}  // namespace polyplan::plan
