#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "core/nethack/polypile/line.h"

/// The best line that some stacks allow: which stack lies on which square, and in which order.
namespace polyplan::nethack::polypile {

/// What a line is arranged for.
enum class Objective : std::uint8_t {
    AllGoals,     ///< the chance that every goal is reached
    AnyGoal,      ///< the chance that at least one is
    WantedItems,  ///< the mean number of things that goals name
    LeastLoss,    ///< the mean number of items lost, the fewer the better
};

/// "all", "any", "expected", "loss"
std::string_view name(Objective objective);
std::optional<Objective> objectiveFromName(std::string_view name);
/// Of the figure that is arranged for.
Unit unitOf(Objective objective);

/// One square of an arrangement, its stacks named by their places in the list of all.
struct ArrangedPile {
    int distance = 1;
    std::vector<std::size_t> stacks;  ///< top first; not empty
    bool operator==(const ArrangedPile&) const = default;
};
using Arrangement = std::vector<ArrangedPile>;  ///< in order of distance

struct ArrangeRequest {
    const Situation& situation;  ///< of a beam
    std::span<const Stack> stacks;
    std::span<const Goal> goals;
    Objective objective = Objective::AllGoals;
    int firstSquare = 1;
    int lastSquare = 7;
    /// As it lies now: stacks that are in no pile are not laid out yet. It is never made worse.
    Arrangement present;
    /// Stacks that stay on their square and in their order among each other.
    std::vector<bool> pinned;  ///< one a stack, or empty
};

struct ArrangeOptions {
    /// Layouts that are tried in both searches together, beyond those that they begin with.
    int rounds = 4'000;
    std::uint64_t seed = 1;
    std::stop_token stop{};  ///< ends it early with the best so far
    /// Called now and then with the share done, 0 to 1, and the best figure so far; on any thread,
    /// one call at a time.
    std::function<void(double share, double best)> progress{};
};

/// Items that the zap gets to, on average: what it misses is not lost.
struct ItemsHit {
    double before{};
    double after{};
};

struct Arranged {
    Arrangement arrangement;
    double before{};  ///< the objective's figure as it lay; of what lay out
    double after{};
    /// Whether the figures are those of one shuffle that may be: it was stopped, and the averages
    /// over all of them would have taken long.
    bool isOfOneShuffle{};
    std::optional<ItemsHit> hit{};  ///< where the least loss is looked for
    int rounds{};                   ///< all layouts that were tried
    /// Goals that none of those layouts has any chance of: nothing that is laid out can become
    /// such a thing, or not so many. A goal whose chances are sampled is not among them.
    std::vector<Goal> unreached{};
};

/// Whether `after` is better than `before`.
bool isBetter(Objective objective, double after, double before);

/// Lays all stacks out on the squares. The same request, rounds and seed give the same arrangement,
/// unless it was stopped. Two searches run side by side, each from the best of the mechanical
/// layouts: moves and swaps of stacks are kept where they do not make it much worse, ever less of
/// which is allowed (threshold accepting). Where materials are unknown, each search goes by one
/// shuffle that may be, and what they found is held against each other over all shuffles.
/// @returns nothing if it was stopped before a first layout was known
std::optional<Arranged> arrange(const ArrangeRequest& request, const ArrangeOptions& options = {});

/// The objective's figure of a layout, and the mechanical layouts of the strategy guides, for
/// tests: "small piles" deals the stacks out over all squares in turn, "large pile" lays all on the
/// first square.
double figureOf(const ArrangeRequest& request, const Arrangement& arrangement);
Arrangement smallPiles(const ArrangeRequest& request);
Arrangement largePile(const ArrangeRequest& request);

}  // namespace polyplan::nethack::polypile
