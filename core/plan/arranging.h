#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/nethack/polypile/arrange.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

/// Arranging a strategy's line: its stacks and those of its inventory that are not laid out.
namespace polyplan::plan {

inline constexpr int usualSquares =
    7;  ///< as many as a zap reaches at the least (zap.c weffects())

struct ArrangingChoice {
    nethack::polypile::Objective objective = nethack::polypile::Objective::AllGoals;
    /// Nothing: the squares from the first to the last that have a pile, at least the
    /// `usualSquares`.
    std::optional<Range> squares{};
};

/// What can't be arranged says why, for people.
using ArrangingFault = std::string;

struct ArrangedLine {
    /// With the line arranged, and in its inventory only what stays there.
    Strategy strategy;
    double before{};  ///< the objective's figure as it lay
    double after{};
    int rounds{};  ///< layouts that were tried
    /// Goals that none of those layouts has any chance of.
    std::vector<nethack::polypile::Goal> unreached;
};

/// An inventory as arranging deals with it.
struct InventoryToArrange {
    std::vector<Stack> laidOut;
    /// What the zap leaves alone, the wand itself and the Amulet, and artifacts.
    std::vector<Stack> stays;
    int artifacts = 0;  ///< that stay though the zap could change them
};

/// @returns nothing if there is no polypile, or the game has no rules for it
std::optional<InventoryToArrange> inventoryToArrange(const Document& document,
                                                     const Strategy& strategy,
                                                     const Catalogues& catalogues);

/// @returns the strategy arranged, or why it can't be; an empty fault if it was stopped before a
/// first layout was known
std::variant<ArrangedLine, ArrangingFault> arranged(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    const ArrangingChoice& choice, const nethack::polypile::ArrangeOptions& options);

}  // namespace polyplan::plan
