#include "core/nethack/polypile/left_histogram.h"

#include <algorithm>

#include "core/nethack/polypile/counting_sweep.h"

namespace polyplan::nethack::polypile {
namespace {

/// Adds to those of the same count, or begins a new one.
void merge(std::vector<Staying>& list, const Staying& more) {
    const auto found = std::find_if(list.begin(), list.end(), [&more](const Staying& staying) {
        return staying.one == more.one && staying.least == more.least && staying.most == more.most;
    });
    if (found == list.end()) {
        list.push_back(more);
        return;
    }
    found->same += more.same;
    found->other += more.other;
    found->exempt += more.exempt;
    found->afterShock += more.afterShock;
}

std::vector<Staying> calmStayings(const WorldStep& step, Counted counted) {
    std::vector<Staying> result;
    for (const Leaving& leaving : step.calm) {
        const int number = counted == Counted::Items ? leaving.quantity : 1;
        merge(result, {.one = leaving.quantity == 1,
                       .least = number,
                       .most = number,
                       .object = 0,
                       .same = leaving.same,
                       .other = leaving.other,
                       .exempt = leaving.exempt,
                       .afterShock = 0.0});
    }
    return result;
}

/// What a shock leaves: `least` to `most` in the coordinate, each with the same chance.
Staying afterShock(bool one, int least, int most, double chance) {
    return {.one = one,
            .least = least,
            .most = most,
            .object = 0,
            .same = 0.0,
            .other = 0.0,
            .exempt = 0.0,
            .afterShock = chance};
}

class StackCount {
  public:
    explicit StackCount(const PileModel& pile)
        : width_(static_cast<int>(pile.stacks().size()) + 1) {}

    int width() const { return width_; }

    std::vector<Staying> stayings(const WorldSweep& sweep, std::size_t stack) const {
        std::vector<Staying> result = calmStayings(sweep.step(stack), Counted::Stacks);
        const Fate& fate = sweep.pile().stacks()[stack].fate;
        if (fate.oneLeft() > 0.0) {
            merge(result, afterShock(true, 1, 1, fate.oneLeft()));
        }
        if (fate.moreLeft() > 0.0) {
            merge(result, afterShock(false, 1, 1, fate.moreLeft()));
        }
        return result;
    }

    void add(Rows& to, int toRow, const Rows& from, int fromRow, const Staying&,
             double chance) const {
        addRow(to, toRow, from, fromRow, 1, chance);
    }

  private:
    int width_;
};

class ItemCount {
  public:
    explicit ItemCount(const PileModel& pile) : width_(pile.items() + 1) {}

    int width() const { return width_; }

    std::vector<Staying> stayings(const WorldSweep& sweep, std::size_t stack) const {
        std::vector<Staying> result = calmStayings(sweep.step(stack), Counted::Items);
        const Fate& fate = sweep.pile().stacks()[stack].fate;
        if (fate.mostLeft == 0) {
            return result;
        }
        const int single = fate.leftRange() <= shortRange ? fate.mostLeft : 1;
        for (int quantity = fate.leastLeft; quantity <= single; ++quantity) {
            merge(result, afterShock(quantity == 1, quantity, quantity, fate.leftEach()));
        }
        const int least = std::max(fate.leastLeft, single + 1);
        if (least <= fate.mostLeft) {
            result.push_back(afterShock(false, least, fate.mostLeft, fate.leftEach()));
        }
        return result;
    }

    void add(Rows& to, int toRow, const Rows& from, int fromRow, const Staying& staying,
             double chance) const {
        if (staying.least == staying.most) {
            addRow(to, toRow, from, fromRow, staying.least, chance);
        } else {
            addRowShifted(to, toRow, from, fromRow, staying.least, staying.most, chance);
        }
    }

  private:
    int width_;
};

}  // namespace

std::vector<double> leftHistogram(const WorldSweep& sweep, Counted counted) {
    if (counted == Counted::Stacks) {
        const StackCount stacks(sweep.pile());
        return CountingSweep(sweep, stacks).run();
    }
    const ItemCount items(sweep.pile());
    return CountingSweep(sweep, items).run();
}

}  // namespace polyplan::nethack::polypile
