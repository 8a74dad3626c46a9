#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/nethack/polypile/world_step.h"
#include "core/probability/kernels.h"
#include "core/probability/window_sums.h"

namespace polyplan::nethack::polypile {

/// A walk's chances by flag, items left and items absorbed, `Lanes` walks side by side.
template <std::size_t Lanes>
struct Walk {
    using Values = std::array<double, Lanes>;

    std::array<Values, flagCount> none{};
    std::array<std::array<Values, 2>, flagCount> one{};  ///< by items absorbed, 0 and 1
    std::array<std::vector<Values>, flagCount> many;     ///< by items absorbed, from `first` on
    int first = 0;
    bool hasEarly = true;  ///< whether `none` and `one` matter

    int count() const { return static_cast<int>(many[Unset].size()); }
};

/// One step of a walk, all lanes at once.
template <std::size_t Lanes>
class Stepper {
  public:
    using Values = typename Walk<Lanes>::Values;

    Stepper(const WorldStep& step, const Allowance& allowance, const Walk<Lanes>& from,
            Walk<Lanes>& to)
        : step_(step), most_(allowance.most), from_(from), to_(to) {}

    void run() {
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (step_.active[move]) {
                if (from_.hasEarly) {
                    early(move);
                }
                stay(move);
                absorb(move);
                absorbRange(move);
            }
        }
    }

  private:
    Values& manyAt(std::size_t flag, int absorbed) {
        return to_.many[flag][static_cast<std::size_t>(absorbed - to_.first)];
    }
    bool matters(int absorbed) const {
        return to_.first <= absorbed && absorbed < to_.first + to_.count();
    }
    void addMany(std::size_t flag, int absorbed, const Values& values, double scale) {
        const int cut = std::min(absorbed, most_);
        if (matters(cut)) {
            addScaled<Lanes>(manyAt(flag, cut), values, scale);
        }
    }

    void early(std::size_t move) {
        const WorldStep::MoveChances& chances = step_.moves[move];
        const Flag flag = moveTo[move];
        const Values& none = from_.none[moveFrom[move]];
        addScaled<Lanes>(to_.none[flag], none, chances.leavesNothing);
        addScaled<Lanes>(to_.one[flag][0], none, chances.earlyOneStays[0]);
        addMany(flag, 0, none, chances.earlyManyStay[0]);
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            const auto index = static_cast<std::size_t>(absorbed);
            const Values& one = from_.one[moveFrom[move]][index];
            addScaled<Lanes>(to_.one[flag][index], one, chances.leavesNothing);
            addMany(flag, absorbed, one,
                    chances.earlyOneStays[index] + chances.earlyManyStay[index]);
        }
        for (const WorldStep::Absorption& absorption : chances.absorptions) {
            earlyAbsorb(move, absorption, absorption.quantity);
        }
        for (int left = 0; left < chances.rangeLength; ++left) {
            earlyAbsorb(move, chances.eachOfRange, chances.leastOfRange + left);
        }
    }

    void earlyAbsorb(std::size_t move, const WorldStep::Absorption& absorption, int quantity) {
        const Flag flag = moveTo[move];
        const Values& none = from_.none[moveFrom[move]];
        if (quantity == 1) {
            addScaled<Lanes>(to_.one[flag][1], none, absorption.early[0]);
        } else {
            addMany(flag, quantity, none, absorption.early[0]);
        }
        addMany(flag, quantity, from_.one[moveFrom[move]][0], absorption.early[0]);
        addMany(flag, 1 + quantity, from_.one[moveFrom[move]][1], absorption.early[1]);
    }

    void stay(std::size_t move) { shifted(move, 0, step_.moves[move].stays); }

    void absorb(std::size_t move) {
        for (const WorldStep::Absorption& absorption : step_.moves[move].absorptions) {
            shifted(move, absorption.quantity, absorption.byAbsorbed);
        }
    }

    void shifted(std::size_t move, int quantity, std::span<const double> chances) {
        const std::vector<Values>& from = from_.many[moveFrom[move]];
        const int begin = std::max(from_.first, to_.first - quantity);
        const int inside = std::min({from_.first + from_.count(),
                                     to_.first + to_.count() - quantity, most_ - quantity + 1});
        if (begin < inside) {
            const auto offset = static_cast<std::size_t>(begin - from_.first);
            addRows(&manyAt(moveTo[move], begin + quantity), &from[offset], &chances[offset],
                    static_cast<std::size_t>(inside - begin));
        }
        // What would go beyond the allowance ends it.
        for (int absorbed = std::max(from_.first, most_ - quantity + 1);
             absorbed < from_.first + from_.count(); ++absorbed) {
            const auto index = static_cast<std::size_t>(absorbed - from_.first);
            addMany(moveTo[move], absorbed + quantity, from[index], chances[index]);
        }
    }

    static void addRows(Values* to, const Values* from, const double* chances, std::size_t count) {
        if constexpr (Lanes == kernels::rowLanes) {
            kernels::addScaledRows(to, from, chances, count);
        } else {
            for (std::size_t i = 0; i < count; ++i) {
                addScaled<Lanes>(to[i], from[i], chances[i]);
            }
        }
    }

    void absorbRange(std::size_t move) {
        const WorldStep::MoveChances& chances = step_.moves[move];
        const std::vector<Values>& from = from_.many[moveFrom[move]];
        if (chances.rangeLength == 0 || from.empty()) {
            return;
        }
        const int least = chances.leastOfRange;
        const int length = chances.rangeLength;
        // Padded so that every window is whole: the sum at j is over absorbed = j − most … j −
        // least.
        std::vector<Values> padded(static_cast<std::size_t>(from_.count() + 2 * (length - 1)),
                                   Values{});
        for (std::size_t i = 0; i < from.size(); ++i) {
            addScaled<Lanes>(padded[i + static_cast<std::size_t>(length - 1)], from[i],
                             chances.eachOfRange.byAbsorbed[i]);
        }
        const std::vector<Values> sums =
            windowSums<Lanes>(std::move(padded), static_cast<std::size_t>(length));
        for (std::size_t i = 0; i < sums.size(); ++i) {
            addMany(moveTo[move], from_.first + least + static_cast<int>(i), sums[i], 1.0);
        }
    }

    const WorldStep& step_;
    int most_;
    const Walk<Lanes>& from_;
    Walk<Lanes>& to_;
};

}  // namespace polyplan::nethack::polypile
