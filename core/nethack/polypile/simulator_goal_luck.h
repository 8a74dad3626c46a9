#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/nethack/polypile/line.h"
#include "core/nethack/polypile/simulator_change.h"

namespace polyplan::nethack::polypile::simulator {

/// The draws that goals hope for: from which kinds of stacks each comes, and how likely.
class GoalHopes {
  public:
    /// A draw of one goal's object.
    struct Hope {
        std::size_t place{};  ///< of the object among those that goals name
        ObjectIndex object{};
        double chance{};        ///< of each draw
        std::int64_t enough{};  ///< items after which nothing more is hoped for
    };

    /// @param objects that goals name, each once
    GoalHopes(const Situation& situation, const Change& change, std::span<const Goal> goals,
              std::span<const ObjectIndex> objects);

    std::span<const Hope> of(ObjectClass objectClass, bool magic) const {
        return byKind_[kind(objectClass, magic)];
    }

  private:
    static std::size_t kind(ObjectClass objectClass, bool magic) {
        return 2 * static_cast<std::size_t>(objectClass) + (magic ? 1 : 0);
    }
    std::array<std::vector<Hope>, 2 * objectClassCount> byKind_;
};

/// How much oftener than was to be expected a run drew what goals name, as long as it needed them.
/// Whatever the run does, the mean of these numbers over all runs is 0: of each draw it is settled
/// before it is made what it counts, and it counts with what it differs from its mean.
class GoalLuck {
  public:
    GoalLuck() = default;
    GoalLuck(std::size_t objects, std::size_t piles, bool collects)
        : collects_(collects),
          luck_(objects),
          kept_(collects ? 0 : objects * piles),
          shared_(pairsOf(objects)) {}

    /// Where nothing is collected: from this pile on there lies enough of an object at first.
    /// @param spared the chance that a zap does not come there
    void lie(std::size_t object, std::size_t pile, double spared);

    void beginZap();
    /// Where nothing is collected: how far the zap that begins comes, as its range alone tells.
    /// @param piles that it comes to, @param mean of all zaps
    void expect(std::size_t piles, double mean);

    /// A draw by a stack of the pile at work, of whose kind `hopes` are.
    /// @param items(place) that there are of an object, before what was drawn is among them
    /// @param farther(place) of these what lies in this pile or farther off
    template <typename Items, typename Farther>
    void follow(std::span<const GoalHopes::Hope> hopes, ObjectIndex drawn, std::size_t pile,
                const Items& items, const Farther& farther) {
        for (std::size_t i = 0; i < hopes.size(); ++i) {
            const GoalHopes::Hope& hope = hopes[i];
            const double excess = (drawn == hope.object ? 1.0 : 0.0) - hope.chance;
            if (!collects_ && farther(hope.place) < hope.enough) {
                kept_[pile * luck_.size() + hope.place] += excess;
            }
            if (items(hope.place) >= hope.enough) {
                continue;
            }
            for (std::size_t j = 0; j < i && !shared_.empty(); ++j) {
                const GoalHopes::Hope& other = hopes[j];
                if (items(other.place) < other.enough) {
                    shared_[pair(other.place, hope.place)] += other.chance * hope.chance;
                }
            }
            OfObject& luck = luck_[hope.place];
            luck.last += excess;
            if (collects_) {
                luck.all += excess;
                luck.byZap += zap_ * excess;
            }
        }
    }

    /// Where nothing is collected: an object that lies in a pile stays there or not.
    /// @param excess 1 or 0 for that, less its chance
    /// @param counts, countsLater whether there is not enough without it, now and later
    void stay(std::size_t object, std::size_t pile, double excess, bool counts, bool countsLater) {
        luck_[object].last += counts ? excess : 0.0;
        kept_[pile * luck_.size() + object] += countsLater ? excess : 0.0;
    }

    /// How many numbers there are for so many objects.
    static std::size_t countOf(std::size_t objects, bool collects) {
        return 3 * objects + pairsOf(objects) * (collects ? 1 : 7) + (collects ? 0 : 1);
    }
    void writeTo(std::span<double> numbers) const;

  private:
    struct OfObject {
        double all{};     ///< of all zaps
        double byZap{};   ///< each zap's times its number
        double last{};    ///< of the last zap alone
        double before{};  ///< of earlier zaps as far as it lies there, or so
        /// How much oftener than was to be expected what lay there at first was spared.
        double spared{};
        std::size_t firstPile{};
        double sparedByZap{};  ///< the chance of it; 0: not followed
        double sparedByAllZaps = 1.0;
    };

    static constexpr std::size_t mostInPairs = 4;
    static std::size_t pairsOf(std::size_t objects) {
        return objects <= mostInPairs ? objects * (objects - 1) / 2 : 0;
    }
    /// @param first, second in growing order
    static std::size_t pair(std::size_t first, std::size_t second) {
        return second * (second - 1) / 2 + first;
    }

    bool collects_ = false;
    double zap_ = 0.0;
    double range_ = 0.0;  ///< piles that the last zap came to, less their mean
    std::vector<OfObject> luck_;
    std::vector<double> kept_;  ///< by pile and object, of what may still lie there
    /// By pair of objects what the mean of their luck's product is below 0, as one draw gives but
    /// one of them; empty where there are many.
    std::vector<double> shared_;
};

}  // namespace polyplan::nethack::polypile::simulator
