#pragma once

#include <vector>

#include "core/nethack/polypile/series.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// What the polypile rules need of a strategy of a document.
struct LineQuestion {
    nethack::polypile::Situation situation;
    std::vector<nethack::polypile::Pile> piles;
    std::vector<nethack::polypile::Goal> goals;
    nethack::polypile::ZapSeries series;
    int turnsLater = 0;  ///< when goals are counted once more, where changes revert; 0: never
};

/// Whether a strategy asks what several zaps come to.
bool isSeries(const Strategy& strategy);

/// Whether the first zap of both has the same odds.
bool isSameZap(const LineQuestion& a, const LineQuestion& b);

/// What a stack of a line is where the rules find it: laid down, or in the hand for a dip.
ObjectIndex lyingObject(const Polypile& polypile, const ObjectTable& table,
                        const nethack::Stack& stack);

/// The piles of a line as the rules take them.
std::vector<nethack::polypile::Pile> pilesOf(const Polypile& polypile, const ObjectTable& table);

/// What the player knows, with what the stacks of the strategy's line tell of their looks; of
/// other stacks only where the look tells the type (nethack::tellsType()).
nethack::Knowledge knownInLine(const Document& document, const Strategy& strategy,
                               const Catalogues& catalogues);

/// @returns nothing if the strategy has no polypile or the game has no polypile rules.
std::optional<LineQuestion> lineQuestion(const Document& document, const Strategy& strategy,
                                         const Catalogues& catalogues);

}  // namespace polyplan::plan
