#include <algorithm>

#include "core/nethack/polypile/world_sweep.h"

namespace polyplan::nethack::polypile {
namespace {

/// The same walk in all lanes.
Walk<WorldSweep::lanes> widened(const Walk<1>& walk) {
    Walk<WorldSweep::lanes> wide;
    wide.first = walk.first;
    wide.hasEarly = walk.hasEarly;
    for (std::size_t flag = 0; flag < flagCount; ++flag) {
        wide.none[flag].fill(walk.none[flag][0]);
        wide.one[flag][0].fill(walk.one[flag][0][0]);
        wide.one[flag][1].fill(walk.one[flag][1][0]);
        for (const std::array<double, 1>& value : walk.many[flag]) {
            wide.many[flag].emplace_back().fill(value[0]);
        }
    }
    return wide;
}

/// That what is of the flag's material with a chance is not absorbed.
class Stays {
  public:
    explicit Stays(const Allowance& allowance) : allowance_(allowance) {}

    /// Stands until another chance is asked for.
    const std::vector<double>& of(double same) {
        if (same == 0.0 || same == 1.0) {
            return same == 1.0 ? allowance_.sameStays : allowance_.otherStays;
        }
        if (same != mixedOf_) {
            mixedOf_ = same;
            mixed_.clear();
            for (std::size_t absorbed = 0; absorbed < allowance_.sameStays.size(); ++absorbed) {
                mixed_.push_back(same * allowance_.sameStays[absorbed] +
                                 (1.0 - same) * allowance_.otherStays[absorbed]);
            }
        }
        return mixed_;
    }

  private:
    const Allowance& allowance_;
    double mixedOf_ = 0.0;
    std::vector<double> mixed_;
};

/// A stack that can leave what the lanes want: it is counted where it does, and struck out for the
/// stacks below, so that each pile counts once, by its topmost.
class Leave {
  public:
    static constexpr std::size_t lanes = WorldSweep::lanes;
    using Values = std::array<double, lanes>;

    /// @param stays by move
    Leave(const WorldStep& step, const Wanted<lanes>::AtStack& at, const Walk<lanes>& walk,
          const std::array<const std::vector<double>*, moveCount>& stays, int most)
        : step_(step), at_(at), walk_(walk), stays_(stays), most_(most) {}

    const Leave& count(const ByProgress& toEnd, Values& result) const {
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (!step_.active[move]) {
                continue;
            }
            const std::size_t from = moveFrom[move];
            const std::array<double, itemsLeftCount>& then = toEnd[moveTo[move]];
            const auto& [one, more] = chances(move);
            Values none{};
            addScaled<lanes>(none, walk_.none[from], staysAt(move, 0));
            Values some =
                kernels::weightedSum(walk_.many[from].data(), stays_[move]->data() + walk_.first,
                                     walk_.many[from].size());
            addScaled<lanes>(some, walk_.one[from][0], staysAt(move, 0));
            addScaled<lanes>(some, walk_.one[from][1], staysAt(move, 1));
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                result[lane] +=
                    one[lane] * (none[lane] * then[OneItem] + some[lane] * then[ManyItems]) +
                    more[lane] * (none[lane] + some[lane]) * then[ManyItems];
            }
        }
        return *this;
    }

    void strikeOutOf(Walk<lanes>* next) const {
        if (next == nullptr) {
            return;
        }
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (!step_.active[move]) {
                continue;
            }
            const std::size_t from = moveFrom[move];
            const std::size_t to = moveTo[move];
            const auto& [one, more] = chances(move);
            Values any = one;
            addScaled<lanes>(any, more, 1.0);
            const double atOnce = staysAt(move, 0);
            kernels::strikeOut(&next->one[to][0], &walk_.none[from], &atOnce, one, 1);
            strikeMany(*next, move, 0, &walk_.none[from], 1, more);
            strikeMany(*next, move, 0, &walk_.one[from][0], 1, any);
            strikeMany(*next, move, std::min(1, most_), &walk_.one[from][1], 1, any);
            strikeMany(*next, move, walk_.first, walk_.many[from].data(), walk_.count(), any);
        }
    }

  private:
    double staysAt(std::size_t move, int absorbed) const {
        const std::vector<double>& stays = *stays_[move];
        return stays[std::min(static_cast<std::size_t>(absorbed), stays.size() - 1)];
    }

    /// That the stack leaves a wanted item, and more than one, together with a move.
    std::pair<Values, Values> chances(std::size_t move) const {
        std::pair<Values, Values> result{};
        addScaled<lanes>(result.first, at_.calm[0], step_.calmScale[move]);
        addScaled<lanes>(result.first, at_.afterShock[0], step_.shockScale[move]);
        addScaled<lanes>(result.second, at_.calm[1], step_.calmScale[move]);
        addScaled<lanes>(result.second, at_.afterShock[1], step_.shockScale[move]);
        return result;
    }

    /// Strikes `count` rows, for `first` and more items absorbed, as far as they matter.
    void strikeMany(Walk<lanes>& next, std::size_t move, int first, const Values* rows, int count,
                    const Values& chances) const {
        const int begin = std::max(first, next.first);
        const int end = std::min(first + count, next.first + next.count());
        if (begin < end) {
            kernels::strikeOut(
                &next.many[moveTo[move]][static_cast<std::size_t>(begin - next.first)],
                rows + (begin - first), stays_[move]->data() + begin, chances,
                static_cast<std::size_t>(end - begin));
        }
    }

    const WorldStep& step_;
    const Wanted<lanes>::AtStack& at_;
    const Walk<lanes>& walk_;
    std::array<const std::vector<double>*, moveCount> stays_;
    int most_;
};

}  // namespace

std::array<double, WorldSweep::lanes> WorldSweep::atLeastOne(const Wanted<lanes>& wanted) const {
    if (wanted.stacks.empty()) {
        return {};
    }
    Stays stays(allowance_);
    const std::vector<double> always(allowance_.sameStays.size(), 1.0);
    const std::size_t begin = wanted.stacks.front().stack;
    const std::size_t end = wanted.stacks.back().stack;

    std::array<double, lanes> result{};
    Walk<lanes> walk = widened(walks_[begin]);
    Walk<lanes> next;
    auto at = wanted.stacks.begin();
    for (std::size_t i = begin; i <= end; ++i) {
        const WorldStep& step = steps_[i];
        const bool leaves = at->stack == i;
        if (i < end) {
            next.none = {};
            next.one = {};
            next.first = walks_[i + 1].first;
            next.hasEarly = walks_[i + 1].hasEarly;
            for (std::vector<std::array<double, lanes>>& many : next.many) {
                many.assign(static_cast<std::size_t>(walks_[i + 1].count()), {});
            }
            Stepper<lanes>(step, allowance_, walk, next).run();
        }
        if (leaves) {
            const bool isExempt = pile_.stacks()[i].neverAbsorbed;
            const std::vector<double>* calm = isExempt ? &always : &stays.of(at->same);
            const std::vector<double>* raising =
                !isExempt && at->same > 0.0 ? &allowance_.sameStays : calm;
            Leave(step, *at, walk, {calm, raising, calm}, allowance_.most)
                .count(toEnd_[i + 1], result)
                .strikeOutOf(i < end ? &next : nullptr);
            ++at;
        }
        std::swap(walk, next);
    }
    return result;
}

}  // namespace polyplan::nethack::polypile
