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
    /// @param collects whether goals stay reached, so that early luck lasts
    GoalLuck(std::size_t objects, bool collects)
        : collects_(collects), luck_(objects), shared_(pairsOf(objects)) {}

    void beginZap();
    /// @param drawn by a stack of whose kind `hopes` are
    /// @param items(place) that there are of an object, before what was drawn is among them
    template <typename Items>
    void follow(std::span<const GoalHopes::Hope> hopes, ObjectIndex drawn, const Items& items) {
        for (std::size_t i = 0; i < hopes.size(); ++i) {
            const GoalHopes::Hope& hope = hopes[i];
            if (items(hope.place) >= hope.enough) {
                continue;
            }
            for (std::size_t j = 0; j < i && !shared_.empty(); ++j) {
                const GoalHopes::Hope& other = hopes[j];
                if (items(other.place) < other.enough) {
                    shared_[pair(other.place, hope.place)] += other.chance * hope.chance;
                }
            }
            const double excess = (drawn == hope.object ? 1.0 : 0.0) - hope.chance;
            luck_[hope.place].all += excess;
            luck_[hope.place].byZap += zap_ * excess;
            luck_[hope.place].last += excess;
        }
    }

    /// How many numbers there are for so many objects.
    static std::size_t countOf(std::size_t objects) { return 3 * objects + pairsOf(objects); }
    void writeTo(std::span<double> numbers) const;

  private:
    struct OfObject {
        double all{};    ///< of all zaps
        double byZap{};  ///< each zap's times its number
        double last{};   ///< of the last zap alone
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
    std::vector<OfObject> luck_;
    /// By pair of objects what the mean of their luck's product is below 0, as one draw gives but
    /// one of them; empty where there are many.
    std::vector<double> shared_;
};

}  // namespace polyplan::nethack::polypile::simulator
