#pragma once

#include <cstdint>
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
    /// Of the inventory, one a stack: whether it is laid out if the zap changes it. Nothing: what
    /// has no reason to stay.
    std::optional<std::vector<bool>> laysOut{};
};

/// What can't be arranged says why, for people.
using ArrangingFault = std::string;

/// What was said of a pile, which other stacks would make false.
struct DroppedLabel {
    int distance{};  ///< of the pile
    std::string text;
    bool isEngraved = false;
    bool operator==(const DroppedLabel&) const = default;
};

struct ArrangedLine {
    /// With the line arranged, and in its inventory only what stays there.
    Strategy strategy;
    double before{};  ///< the objective's figure as it lay
    double after{};
    bool isOfOneShuffle{};  ///< whether it was stopped before the averages over all were known
    std::optional<nethack::polypile::ItemsHit> hit{};  ///< where the least loss is looked for
    int rounds{};                                      ///< layouts that were tried
    /// Goals that none of those layouts has any chance of.
    std::vector<nethack::polypile::Goal> unreached;
    /// Labels and engravings that the line has no more, in order of distance.
    std::vector<DroppedLabel> droppedLabels;
};

/// Why a stack of the inventory stays there, unless the player wants it laid out.
enum class StayReason : std::uint8_t {
    NeverChanged,  ///< the zap leaves it alone; it stays in any case
    Artifact,
    Wanted,  ///< it is what a goal asks for
    Wishing,
    InUse,      ///< worn or wielded
    Container,  ///< what is inside would be gone
    Useless,    ///< it can't become what a goal asks for
};

/// Of the strategy's inventory, one a stack: why it stays there; nothing of what is laid out.
/// @returns nothing if there is no polypile, or the game has no rules for it
std::optional<std::vector<std::optional<StayReason>>> reasonsToStay(const Document& document,
                                                                    const Strategy& strategy,
                                                                    const Catalogues& catalogues);

/// "No layout that was tried reaches: amulet of life saving, ≥ 3 magic markers. …"; empty where all
/// goals are reached.
std::string unreachedInWords(const ArrangedLine& line, const ObjectTable& table);

/// @returns the strategy arranged, or why it can't be; an empty fault if it was stopped before a
/// first layout was known
std::variant<ArrangedLine, ArrangingFault> arranged(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    const ArrangingChoice& choice, const nethack::polypile::ArrangeOptions& options);

}  // namespace polyplan::plan
