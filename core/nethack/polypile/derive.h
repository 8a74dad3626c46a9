#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/derivation.h"
#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// Names a figure of an answer.
struct FigureName {
    enum class Kind : std::uint8_t {
        // Of a stack: before any golem but for `Absorbed`.
        Unaffected,
        Resisted,
        Changed,
        ShockedAway,
        ShockedOff,
        Unharmed,
        Absorbed,
        Becomes,  ///< `object`
        // Of a pile, given that it is reached, but for `Reached` and the losses.
        Reached,
        GolemKind,   ///< `golem`
        AtLeastOne,  ///< `object`
        Mean,        ///< of `object`
        ItemsLeft,   ///< mean number
        LostShare,   ///< of the pile's items by `loss`, reached or not
        // Of the line.
        PilesHit,        ///< mean number
        LineItemsLeft,   ///< mean number
        LineAtLeastOne,  ///< `object`
        LineMean,        ///< of `object`
        Goal,            ///< `goal`
        AnyGoal,
        AllGoals,
        WantedItems,  ///< mean number of all objects of goals
        LineLost,     ///< mean number of items that are lost by `loss`
        LineGolems,   ///< mean number of golems: of kind `golem`, or of all if that is `None`
    };
    enum class Loss : std::uint8_t { ShockedAway, ShockedOff, Fused, Absorbed, Any };

    Kind kind{};
    std::size_t pile{};
    std::size_t stack{};
    ObjectIndex object{};
    Golem golem{};
    std::size_t goal{};
    Loss loss{};
    bool operator==(const FigureName&) const = default;
};

/// A line and what `LineEvaluator` answered about it, at `Detail::Complete` or more.
struct DerivationQuestion {
    const Situation& situation;
    std::span<const Pile> piles;
    std::span<const Goal> goals;
    const LineAnswer& answer;
};

/// How a figure comes about. Walks over a pile take as long as the pile's share of the answer did.
/// Where the answer has sampled a figure that has a closed form, the derivation gives the form's
/// value and says so; where it has none, the sampling is the derivation.
/// @returns nothing if the line has no such figure, or if `stop` asked to stop.
std::optional<Derivation> derive(const DerivationQuestion& question, const FigureName& figure,
                                 const std::stop_token& stop = {});

}  // namespace polyplan::nethack::polypile
