#include "core/nethack/polypile/left_histogram.h"

#include <algorithm>

#include "core/probability/window_sums.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr double negligible = 1e-28;

/// Shocks that leave no more different quantities than this are taken one by one.
constexpr int shortRange = 8;

bool hasShortRange(const Fate& fate) {
    return fate.mostLeft - fate.leastLeft < shortRange;
}

/// Rows of chances by number left, each with the part of it that matters.
class Rows {
  public:
    /// Makes `rows` empty rows for numbers below `width`.
    void open(int rows, int width) {
        width_ = width;
        begin_.assign(static_cast<std::size_t>(rows), 0);
        end_.assign(static_cast<std::size_t>(rows), 0);
        values_.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(width));
    }
    int begin(int row) const { return begin_[static_cast<std::size_t>(row)]; }
    int end(int row) const { return end_[static_cast<std::size_t>(row)]; }
    const double* values(int row) const { return values_.data() + offset(row); }

    /// Makes room for numbers in [begin, end) and returns the row.
    double* cover(int row, int begin, int end) {
        int& oldBegin = begin_[static_cast<std::size_t>(row)];
        int& oldEnd = end_[static_cast<std::size_t>(row)];
        double* values = values_.data() + offset(row);
        if (oldBegin == oldEnd) {
            std::fill(values + begin, values + end, 0.0);
            oldBegin = begin;
            oldEnd = end;
            return values;
        }
        if (begin < oldBegin) {
            std::fill(values + begin, values + oldBegin, 0.0);
            oldBegin = begin;
        }
        if (end > oldEnd) {
            std::fill(values + oldEnd, values + end, 0.0);
            oldEnd = end;
        }
        return values;
    }

    void trim(int row) {
        int& begin = begin_[static_cast<std::size_t>(row)];
        int& end = end_[static_cast<std::size_t>(row)];
        const double* values = values_.data() + offset(row);
        while (begin < end && values[end - 1] < negligible) {
            --end;
        }
        while (begin < end && values[begin] < negligible) {
            ++begin;
        }
    }

  private:
    std::size_t offset(int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_);
    }

    int width_ = 0;
    std::vector<int> begin_, end_;
    std::vector<double> values_;
};

void addRow(Rows& to, int toRow, const Rows& from, int fromRow, int shift, double scale) {
    const int begin = from.begin(fromRow);
    const int end = from.end(fromRow);
    if (begin == end || scale == 0.0) {
        return;
    }
    double* target = to.cover(toRow, begin + shift, end + shift) + shift;
    const double* source = from.values(fromRow);
    for (int number = begin; number < end; ++number) {
        target[number] += source[number] * scale;
    }
}

/// The same for every shift from `least` to `most`.
void addRowShifted(Rows& to, int toRow, const Rows& from, int fromRow, int least, int most,
                   double scale) {
    const int begin = from.begin(fromRow);
    const int end = from.end(fromRow);
    if (begin == end || scale == 0.0) {
        return;
    }
    const int length = most - least + 1;
    std::vector<std::array<double, 1>> padded(
        static_cast<std::size_t>(end - begin + 2 * (length - 1)));
    for (int number = begin; number < end; ++number) {
        padded[static_cast<std::size_t>(number - begin + length - 1)][0] =
            from.values(fromRow)[number];
    }
    const auto sums = windowSums<1>(std::move(padded), static_cast<std::size_t>(length));
    const int first = begin + least;
    double* target = to.cover(toRow, first, first + static_cast<int>(sums.size()));
    for (std::size_t i = 0; i < sums.size(); ++i) {
        target[static_cast<std::size_t>(first) + i] += sums[i][0] * scale;
    }
}

/// What stays of a stack, by how much it adds to the number left.
struct Staying {
    int shift{};
    bool one{};  ///< a single item
    double same{};
    double other{};
    double exempt{};
};

class Histogram {
  public:
    Histogram(const WorldSweep& sweep, Counted counted) : sweep_(sweep), counted_(counted) {
        const PileModel& pile = sweep.pile();
        width_ =
            (counted == Counted::Items ? pile.items() : static_cast<int>(pile.stacks().size())) + 1;
        now_.open(earlyRows, width_, sweep.walkAt(0).count());
        now_.early.cover(earlyRow(Unset, NoItem, 0), 0, 1)[0] = 1.0;
    }

    std::vector<double> run() {
        for (std::size_t stack = 0; stack < sweep_.pile().stacks().size(); ++stack) {
            advance(stack);
        }
        std::vector<double> result(static_cast<std::size_t>(width_));
        const ByProgress ends = endsOf(sweep_.world());
        const auto add = [&result](const Rows& rows, int row, double scale) {
            for (int number = rows.begin(row); number < rows.end(row); ++number) {
                result[static_cast<std::size_t>(number)] += rows.values(row)[number] * scale;
            }
        };
        for (const std::size_t flag : {Unset, Set}) {
            add(now_.early, earlyRow(flag, NoItem, 0), ends[flag][NoItem]);
            add(now_.early, earlyRow(flag, OneItem, 0), ends[flag][OneItem]);
            add(now_.early, earlyRow(flag, OneItem, 1), ends[flag][OneItem]);
            for (int i = 0; i < now_.count; ++i) {
                add(now_.many[flag], i, ends[flag][ManyItems]);
            }
        }
        return result;
    }

  private:
    static constexpr int earlyRows = 6;

    struct State {
        Rows early;
        std::array<Rows, flagCount> many;
        int count = 0;

        void open(int earlyCount, int width, int manyCount) {
            early.open(earlyCount, width);
            count = manyCount;
            for (Rows& rows : many) {
                rows.open(manyCount, width);
            }
        }
    };

    static int earlyRow(std::size_t flag, std::size_t left, int absorbed) {
        return static_cast<int>(flag) * 3 + (left == NoItem ? 0 : 1 + absorbed);
    }

    void advance(std::size_t stack) {
        const WorldStep& step = sweep_.step(stack);
        from_ = sweep_.walkAt(stack).first;
        to_ = sweep_.walkAt(stack + 1).first;
        next_.open(earlyRows, width_, sweep_.walkAt(stack + 1).count());
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (step.calmScale[move] == 0.0 && step.shockScale[move] == 0.0) {
                continue;
            }
            leaveNothing(move, step.moves[move].leavesNothing);
            for (const Staying& staying : stayings(stack, move)) {
                stay(move, staying);
            }
            stayRange(move, stack);
            for (const WorldStep::Absorption& absorption : step.moves[move].absorptions) {
                absorb(move, absorption, absorption.quantity);
            }
            const WorldStep::MoveChances& chances = step.moves[move];
            for (int quantity = chances.leastOfRange;
                 quantity <= chances.mostOfRange && chances.mostOfRange > 0; ++quantity) {
                absorb(move, chances.eachOfRange, quantity);
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

    /// Stayings of a move but for a shock's long range of items.
    std::vector<Staying> stayings(std::size_t stack, std::size_t move) const {
        const WorldStep& step = sweep_.step(stack);
        const Fate& fate = sweep_.pile().stacks()[stack].fate;
        std::vector<Staying> result;
        const auto add = [&](int quantity, bool one, double same, double other, double exempt) {
            const int shift = counted_ == Counted::Items ? quantity : 1;
            const auto found =
                std::find_if(result.begin(), result.end(), [&](const Staying& staying) {
                    return staying.shift == shift && staying.one == one;
                });
            Staying& staying = found != result.end() ? *found : result.emplace_back();
            staying.shift = shift;
            staying.one = one;
            staying.same += same;
            staying.other += other;
            staying.exempt += exempt;
        };
        const double calm = step.calmScale[move];
        for (const Leaving& leaving : step.calm) {
            add(leaving.quantity, leaving.quantity == 1, calm * leaving.same, calm * leaving.other,
                calm * leaving.exempt);
        }
        const double each = fate.mostLeft == 0 ? 0.0 : step.shockScale[move] * fate.leftEach();
        const double same = step.sameAfterShock ? 1.0 : 0.0;
        if (each > 0.0 && counted_ == Counted::Stacks) {
            const int ones = fate.leastLeft == 1 ? 1 : 0;
            const int more = fate.mostLeft - fate.leastLeft + 1 - ones;
            add(1, true, each * ones * same, each * ones * (1.0 - same), 0.0);
            add(2, false, each * more * same, each * more * (1.0 - same), 0.0);
        } else if (each > 0.0) {
            const int most = hasShortRange(fate) ? fate.mostLeft : 1;
            for (int quantity = fate.leastLeft; quantity <= most; ++quantity) {
                add(quantity, quantity == 1, each * same, each * (1.0 - same), 0.0);
            }
        }
        return result;
    }

    void leaveNothing(std::size_t move, double chance) {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (chance == 0.0) {
            return;
        }
        addRow(next_.early, earlyRow(to, NoItem, 0), now_.early, earlyRow(from, NoItem, 0), 0,
               chance);
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            addRow(next_.early, earlyRow(to, OneItem, absorbed), now_.early,
                   earlyRow(from, OneItem, absorbed), 0, chance);
        }
        for (int i = 0; i < now_.count; ++i) {
            addMany(to, from_ + i, now_.many[from], i, 0, chance);
        }
    }

    void addMany(std::size_t flag, int absorbed, const Rows& from, int row, int shift,
                 double chance) {
        const int target = std::min(absorbed, sweep_.allowance().most) - to_;
        if (0 <= target && target < next_.count) {
            addRow(next_.many[flag], target, from, row, shift, chance);
        }
    }

    double staysAt(const Staying& staying, int absorbed) const {
        const Allowance& allowance = sweep_.allowance();
        const auto index =
            std::min(static_cast<std::size_t>(absorbed), allowance.sameStays.size() - 1);
        return staying.exempt + staying.same * allowance.sameStays[index] +
               staying.other * allowance.otherStays[index];
    }

    void stay(std::size_t move, const Staying& staying) {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (staying.one) {
            addRow(next_.early, earlyRow(to, OneItem, 0), now_.early, earlyRow(from, NoItem, 0),
                   staying.shift, staysAt(staying, 0));
        } else {
            addMany(to, 0, now_.early, earlyRow(from, NoItem, 0), staying.shift,
                    staysAt(staying, 0));
        }
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            addMany(to, absorbed, now_.early, earlyRow(from, OneItem, absorbed), staying.shift,
                    staysAt(staying, absorbed));
        }
        for (int i = 0; i < now_.count; ++i) {
            addMany(to, from_ + i, now_.many[from], i, staying.shift, staysAt(staying, from_ + i));
        }
    }

    /// Items only: a shock leaves each of a long range of quantities, of which 1 is taken care of.
    void stayRange(std::size_t move, std::size_t stack) {
        const WorldStep& step = sweep_.step(stack);
        const Fate& fate = sweep_.pile().stacks()[stack].fate;
        const int least = std::max(fate.leastLeft, 2);
        if (counted_ == Counted::Stacks || hasShortRange(fate)) {
            return;
        }
        const double each = step.shockScale[move] * fate.leftEach();
        const Staying staying{.shift = 0,
                              .one = false,
                              .same = step.sameAfterShock ? each : 0.0,
                              .other = step.sameAfterShock ? 0.0 : each,
                              .exempt = 0.0};
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        const auto add = [&](int absorbed, const Rows& rows, int row) {
            const int target = std::min(absorbed, sweep_.allowance().most) - to_;
            if (0 <= target && target < next_.count) {
                addRowShifted(next_.many[to], target, rows, row, least, fate.mostLeft,
                              staysAt(staying, absorbed));
            }
        };
        add(0, now_.early, earlyRow(from, NoItem, 0));
        add(0, now_.early, earlyRow(from, OneItem, 0));
        add(1, now_.early, earlyRow(from, OneItem, 1));
        for (int i = 0; i < now_.count; ++i) {
            add(from_ + i, now_.many[from], i);
        }
    }

    void absorb(std::size_t move, const WorldStep::Absorption& absorption, int quantity) {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (quantity == 1) {
            addRow(next_.early, earlyRow(to, OneItem, 1), now_.early, earlyRow(from, NoItem, 0), 0,
                   absorption.early[0]);
        } else {
            addMany(to, quantity, now_.early, earlyRow(from, NoItem, 0), 0, absorption.early[0]);
        }
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            addMany(to, absorbed + quantity, now_.early, earlyRow(from, OneItem, absorbed), 0,
                    absorption.early[static_cast<std::size_t>(absorbed)]);
        }
        for (int i = 0; i < now_.count; ++i) {
            addMany(to, from_ + i + quantity, now_.many[from], i, 0,
                    absorption.byAbsorbed[static_cast<std::size_t>(i)]);
        }
    }

    const WorldSweep& sweep_;
    Counted counted_;
    int width_ = 0;
    int from_ = 0;  ///< items absorbed at the first row of `now_`, and of `next_`
    int to_ = 0;
    State now_, next_;
};

}  // namespace

std::vector<double> leftHistogram(const WorldSweep& sweep, Counted counted) {
    return Histogram(sweep, counted).run();
}

}  // namespace polyplan::nethack::polypile
