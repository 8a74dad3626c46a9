#include "core/plan/line_of.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/nethack/polypile/laid_down.h"
#include "core/nethack/polypile/look_worlds.h"
#include "core/plan/settings.h"

namespace polyplan::plan {

bool isSeries(const Strategy& strategy) {
    return strategy.polypile && strategy.polypile->zaps > 1;
}

bool isSameZap(const LineQuestion& a, const LineQuestion& b) {
    const nethack::polypile::Situation& one = a.situation;
    const nethack::polypile::Situation& other = b.situation;
    return &one.table == &other.table && &one.rules == &other.rules && one.source == other.source &&
           one.luck == other.luck && one.ledgerLevel == other.ledgerLevel &&
           one.known == other.known && a.piles == b.piles && a.goals == b.goals &&
           a.turnsLater == b.turnsLater;
}

ObjectIndex lyingObject(const Polypile& polypile, const ObjectTable& table,
                        const nethack::Stack& stack) {
    return isDipped(polypile.source) ? stack.object
                                     : nethack::polypile::objectLaidDown(table, stack);
}

std::vector<nethack::polypile::Pile> pilesOf(const Polypile& polypile, const ObjectTable& table) {
    std::vector<nethack::polypile::Pile> piles;
    piles.reserve(polypile.line.size());
    for (const Pile& pile : polypile.line) {
        auto& stacks = piles.emplace_back().stacks;
        piles.back().distance = pile.distance;
        std::transform(pile.stacks.begin(), pile.stacks.end(), std::back_inserter(stacks),
                       [&](nethack::Stack stack) {
                           stack.object = lyingObject(polypile, table, stack);
                           return stack;
                       });
    }
    return piles;
}

nethack::Knowledge knownInLine(const Document& document, const Strategy& strategy,
                               const Catalogues& catalogues) {
    const ObjectTable* table = catalogues.objects(gameOf(document, strategy));
    nethack::Knowledge known = settingsOf(document, strategy, catalogues).known;
    return strategy.polypile && table != nullptr
               ? nethack::polypile::knownOfLooks(*table, known, pilesOf(*strategy.polypile, *table))
               : known;
}

std::optional<LineQuestion> lineQuestion(const Document& document, const Strategy& strategy,
                                         const Catalogues& catalogues) {
    const nethack::Game game = gameOf(document, strategy);
    const ObjectTable* table = catalogues.objects(game);
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    if (!strategy.polypile || table == nullptr || rules == nullptr) {
        return std::nullopt;
    }
    Settings settings = settingsOf(document, strategy, catalogues);
    LineQuestion question{.situation = {.table = *table,
                                        .rules = *rules,
                                        .source = strategy.polypile->source,
                                        .luck = settings.hero.luck,
                                        .ledgerLevel = settings.ledgerLevel,
                                        .known = std::move(settings.known)},
                          .piles = {},
                          .goals = {},
                          .series = {.zaps = strategy.polypile->zaps,
                                     .collectsGoals = strategy.polypile->collectGoalsBetweenZaps},
                          .turnsLater = rules->changesRevert ? strategy.polypile->turnsLater : 0};
    question.piles = pilesOf(*strategy.polypile, *table);
    question.situation.known =
        nethack::polypile::knownOfLooks(*table, question.situation.known, question.piles);
    question.goals.assign(strategy.polypile->goals.begin(), strategy.polypile->goals.end());
    return question;
}

}  // namespace polyplan::plan
