#pragma once

#include <array>
#include <vector>

#include "core/nethack/polypile/rows.h"
#include "core/nethack/polypile/world_sweep.h"

namespace polyplan::nethack::polypile {

/// What stays of a stack and counts alike.
struct Staying {
    bool one{};   ///< a single item
    int least{};  ///< what the coordinate makes of it: how many it counts …
    int most{};   ///< … or each of so many, with the same chance
    ObjectIndex object{};
    double same{}, other{}, exempt{};  ///< when the stack does not shudder
    double afterShock{};               ///< given a shock
};

/// The walk of a world with one more coordinate, a number that grows with what stays of the stacks.
///
/// A `Coordinate` has `int width() const`, the number of its values, which start at 0;
/// `std::vector<Staying> stayings(const WorldSweep&, std::size_t stack) const`; and
/// `void add(Rows& to, int toRow, const Rows& from, int fromRow, const Staying&, double chance)
/// const`, which adds a row to another while something stays.
template <typename Coordinate>
class CountingSweep {
  public:
    CountingSweep(const WorldSweep& sweep, const Coordinate& coordinate)
        : sweep_(sweep), coordinate_(coordinate) {
        now_.open(coordinate.width(), sweep.walkAt(0).count());
        now_.early.cover(earlyRow(Unset, NoItem), 0, 1)[0] = 1.0;
    }

    /// Chances that the walk ends in its world with each value of the coordinate.
    std::vector<double> run() {
        for (std::size_t stack = 0; stack < sweep_.pile().stacks().size(); ++stack) {
            advance(stack);
        }
        std::vector<double> result(static_cast<std::size_t>(coordinate_.width()));
        const ByProgress ends = endsOf(sweep_.world());
        for (const Flag flag : {Unset, Set}) {
            collect(now_.early, earlyRow(flag, NoItem), ends[flag][NoItem], result);
            collect(now_.early, earlyRow(flag, OneItem), ends[flag][OneItem], result);
            collect(now_.early, earlyRow(flag, OneItem, 1), ends[flag][OneItem], result);
            for (int row = 0; row < now_.count; ++row) {
                collect(now_.many[flag], row, ends[flag][ManyItems], result);
            }
        }
        return result;
    }

  private:
    static constexpr int earlyRows = 6;

    struct State {
        Rows early;
        std::array<Rows, flagCount> many;  ///< by items absorbed
        int count = 0;

        void open(int width, int manyCount) {
            early.open(earlyRows, width);
            count = manyCount;
            for (Rows& rows : many) {
                rows.open(manyCount, width);
            }
        }
    };

    static int earlyRow(std::size_t flag, std::size_t left, int absorbed = 0) {
        return static_cast<int>(flag) * 3 + (left == NoItem ? 0 : 1 + absorbed);
    }

    static void collect(const Rows& rows, int row, double scale, std::vector<double>& result) {
        for (int number = rows.begin(row); scale > 0.0 && number < rows.end(row); ++number) {
            result[static_cast<std::size_t>(number)] += rows.values(row)[number] * scale;
        }
    }

    void advance(std::size_t stack) {
        const WorldStep& step = sweep_.step(stack);
        from_ = sweep_.walkAt(stack).first;
        to_ = sweep_.walkAt(stack + 1).first;
        next_.open(coordinate_.width(), sweep_.walkAt(stack + 1).count());
        const std::vector<Staying> stayings = coordinate_.stayings(sweep_, stack);
        const std::vector<Staying> late = whereManyAreLeft(stayings);
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (!step.active[move]) {
                continue;
            }
            leaveNothing(move, step.moves[move].leavesNothing);
            if (sweep_.walkAt(stack).hasEarly) {
                for (const Staying& staying : stayings) {
                    stayEarly(step, move, staying);
                }
            }
            for (const Staying& staying : late) {
                stayMany(step, move, staying);
            }
            for (const WorldStep::Absorption& absorption : step.moves[move].absorptions) {
                absorb(move, absorption, absorption.quantity);
            }
            for (int left = 0; left < step.moves[move].rangeLength; ++left) {
                absorb(move, step.moves[move].eachOfRange, step.moves[move].leastOfRange + left);
            }
        }
        for (int row = 0; row < earlyRows; ++row) {
            next_.early.trim(row);
        }
        for (Rows& rows : next_.many) {
            for (int row = 0; row < next_.count; ++row) {
                rows.trim(row);
            }
        }
        std::swap(now_, next_);
    }

    /// The row for so many items absorbed, or −1 if it does not matter.
    int manyRow(int absorbed) const {
        const int row = std::min(absorbed, sweep_.allowance().most) - to_;
        return row < next_.count ? row : -1;
    }

    void leaveNothing(std::size_t move, double chance) {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (chance == 0.0) {
            return;
        }
        addRow(next_.early, earlyRow(to, NoItem), now_.early, earlyRow(from, NoItem), 0, chance);
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            addRow(next_.early, earlyRow(to, OneItem, absorbed), now_.early,
                   earlyRow(from, OneItem, absorbed), 0, chance);
        }
        for (int i = 0; i < now_.count; ++i) {
            if (const int row = manyRow(from_ + i); row >= 0) {
                addRow(next_.many[to], row, now_.many[from], i, 0, chance);
            }
        }
    }

    /// Once many items are left it does not matter whether one more or several stay.
    static std::vector<Staying> whereManyAreLeft(const std::vector<Staying>& stayings) {
        std::vector<Staying> merged;
        for (const Staying& staying : stayings) {
            const auto alike =
                std::find_if(merged.begin(), merged.end(), [&](const Staying& other) {
                    return other.least == staying.least && other.most == staying.most &&
                           other.object == staying.object;
                });
            if (alike == merged.end()) {
                merged.push_back(staying);
                continue;
            }
            alike->same += staying.same;
            alike->other += staying.other;
            alike->exempt += staying.exempt;
            alike->afterShock += staying.afterShock;
        }
        return merged;
    }

    /// The chance that something stays, by items absorbed so far.
    class Chance {
      public:
        Chance(const WorldStep& step, std::size_t move, const Staying& staying,
               const Allowance& allowance)
            : allowance_(allowance), exempt_(step.calmScale[move] * staying.exempt) {
            const double calm = step.calmScale[move];
            const double shock = step.shockScale[move] * staying.afterShock;
            const double same = step.sameAfterShock[move];
            same_ = calm * staying.same + shock * same;
            other_ = calm * staying.other + shock * (1.0 - same);
        }
        double at(int absorbed) const {
            const auto index =
                std::min(static_cast<std::size_t>(absorbed), allowance_.sameStays.size() - 1);
            return exempt_ + same_ * allowance_.sameStays[index] +
                   other_ * allowance_.otherStays[index];
        }

      private:
        const Allowance& allowance_;
        double exempt_, same_{}, other_{};
    };

    void addStaying(std::size_t flag, int absorbed, const Rows& rows, int row,
                    const Staying& staying, const Chance& chance) {
        if (const int target = manyRow(absorbed); target >= 0) {
            coordinate_.add(next_.many[flag], target, rows, row, staying, chance.at(absorbed));
        }
    }

    void stayEarly(const WorldStep& step, std::size_t move, const Staying& staying) {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        const Chance chance(step, move, staying, sweep_.allowance());
        if (staying.one) {
            coordinate_.add(next_.early, earlyRow(to, OneItem), now_.early, earlyRow(from, NoItem),
                            staying, chance.at(0));
        } else {
            addStaying(to, 0, now_.early, earlyRow(from, NoItem), staying, chance);
        }
        addStaying(to, 0, now_.early, earlyRow(from, OneItem), staying, chance);
        addStaying(to, 1, now_.early, earlyRow(from, OneItem, 1), staying, chance);
    }

    void stayMany(const WorldStep& step, std::size_t move, const Staying& staying) {
        const std::size_t from = moveFrom[move];
        const Chance chance(step, move, staying, sweep_.allowance());
        for (int i = 0; i < now_.count; ++i) {
            addStaying(moveTo[move], from_ + i, now_.many[from], i, staying, chance);
        }
    }

    void absorb(std::size_t move, const WorldStep::Absorption& absorption, int quantity) {
        const std::size_t from = moveFrom[move];
        const auto addMany = [&](int absorbed, const Rows& rows, int row, double chance) {
            if (const int target = manyRow(absorbed); target >= 0) {
                addRow(next_.many[moveTo[move]], target, rows, row, 0, chance);
            }
        };
        if (quantity == 1) {
            addRow(next_.early, earlyRow(moveTo[move], OneItem, 1), now_.early,
                   earlyRow(from, NoItem), 0, absorption.early[0]);
        } else {
            addMany(quantity, now_.early, earlyRow(from, NoItem), absorption.early[0]);
        }
        addMany(quantity, now_.early, earlyRow(from, OneItem), absorption.early[0]);
        addMany(1 + quantity, now_.early, earlyRow(from, OneItem, 1), absorption.early[1]);
        for (int i = 0; i < now_.count; ++i) {
            addMany(from_ + i + quantity, now_.many[from], i,
                    absorption.byAbsorbed[static_cast<std::size_t>(i)]);
        }
    }

    const WorldSweep& sweep_;
    const Coordinate& coordinate_;
    int from_ = 0;  ///< items absorbed at the first row of `now_.many`, and of `next_.many`
    int to_ = 0;
    State now_, next_;
};

}  // namespace polyplan::nethack::polypile
