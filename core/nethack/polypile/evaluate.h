#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

#include "core/nethack/polypile/identity_worlds.h"
#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// How much of a pile's odds is wanted.
enum class Detail : std::uint8_t {
    Immediate,  ///< fates, golem, absorption, means and goals: what a window shows at once
    Weighed,    ///< the same, averaged exactly where that takes but a moment: to tell lines apart
    Careful,    ///< the same, averaged as closely as what follows
    Complete,   ///< also at-least-one of every object, and the histograms of what is left
    WholeLine,  ///< also at-least-one of every object over the whole line
};

struct EvaluateOptions {
    /// Nothing: exact wherever that is possible. Exact: no answer where it is not.
    std::optional<Method> method;
    Detail detail = Detail::Complete;
    /// Of each sampled figure; nothing: a million, fewer for lines of very many stacks, so that an
    /// answer comes within seconds. The number depends on the line's size alone.
    std::optional<std::int64_t> samples{};
    /// Of its runs and shuffles an answer takes so many that is mixed with others: up to 1.
    double share = 1.0;
    std::uint64_t seed = 1;
    /// Over more worlds of what is not identified goals are not averaged. Looks that lie there more
    /// than once would be in more worlds are sampled.
    std::size_t mostWorlds = mostIdentityWorlds;
    /// Whether stacks of one look may rather be of types of their own than be sampled: in a search.
    bool mayLooksDiffer = false;
    /// Where changes revert, goals are counted once more so many turns after the zap; 0: not.
    int turnsLater = 0;
    /// Whether the figures are those of the question alone: `LineEvaluator` takes none that it
    /// remembers in more detail, which may be sampled more finely.
    bool isRepeatable = false;
    std::stop_token stop{};                  ///< ends the work early with an empty answer
    std::function<void(double)> progress{};  ///< called with the share done, 0 to 1
};

/// The odds of one zap along `piles`, which are in order of distance.
/// @returns nothing if `options.stop` asked to stop, or where only sampled figures could be had of
/// what was to be exact.
std::optional<LineAnswer> evaluateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals,
                                       const EvaluateOptions& options = {});

/// Whether a line is too large for anything but runs, which then give all its figures whatever
/// detail is asked for.
bool isSampledAsAWhole(const Situation& situation, std::span<const Pile> piles,
                       std::span<const Goal> goals);

/// The same over many edits: remembers each pile's odds and computes only piles that it has not
/// seen. Several threads may ask at a time: what one has computed the others know.
class LineEvaluator {
  public:
    LineEvaluator();
    ~LineEvaluator();
    LineEvaluator(LineEvaluator&&) noexcept;
    LineEvaluator& operator=(LineEvaluator&&) noexcept;

    std::optional<LineAnswer> evaluate(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals,
                                       const EvaluateOptions& options = {});

  private:
    class Cache;

    enum class Asked : std::uint8_t { Everything, GoalsOnly };

    /// All but the goals later.
    std::optional<LineAnswer> evaluateOverIdentities(const Situation& situation,
                                                     std::span<const Pile> piles,
                                                     std::span<const Goal> goals,
                                                     const EvaluateOptions& options);
    /// The same as if nothing unidentified were wanted.
    std::optional<LineAnswer> evaluateOverLooks(const Situation& situation,
                                                std::span<const Pile> piles,
                                                std::span<const Goal> goals,
                                                const EvaluateOptions& options, Asked asked);
    /// The same as if each stack were of a type of its own.
    std::optional<LineAnswer> workOut(const Situation& situation, std::span<const Pile> piles,
                                      std::span<const Goal> goals, const EvaluateOptions& options,
                                      Asked asked);

    std::unique_ptr<Cache> cache_;
};

}  // namespace polyplan::nethack::polypile
