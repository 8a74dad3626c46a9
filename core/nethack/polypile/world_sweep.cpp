#include "core/nethack/polypile/world_sweep.h"

#include <algorithm>

namespace polyplan::nethack::polypile {
namespace {

/// The window that the common walk will have after a step, before anything is dropped.
void openWindow(const WorldStep& step, const Allowance& allowance, const Walk<1>& from,
                Walk<1>& to) {
    int longest = 0;
    for (const WorldStep::MoveChances& chances : step.moves) {
        for (const WorldStep::Absorption& absorption : chances.absorptions) {
            longest = std::max(longest, absorption.quantity);
        }
        longest = std::max(longest, chances.leastOfRange + chances.rangeLength);
    }
    const int last = std::max(from.first + from.count() - 1, 1);
    to.first = from.first;
    // As long as one or no item may be left, what comes next starts at nothing absorbed.
    if (from.hasEarly) {
        to.first = 0;
    }
    const int end = std::min(allowance.most, last + longest) + 1;
    for (std::vector<std::array<double, 1>>& many : to.many) {
        many.assign(static_cast<std::size_t>(end - to.first), {});
    }
}

void trim(Walk<1>& walk) {
    const auto matters = [&walk](std::size_t index) {
        return walk.many[Unset][index][0] > negligible || walk.many[Set][index][0] > negligible;
    };
    std::size_t end = walk.many[Unset].size();
    while (end > 0 && !matters(end - 1)) {
        --end;
    }
    std::size_t begin = 0;
    while (begin < end && !matters(begin)) {
        ++begin;
    }
    for (std::vector<std::array<double, 1>>& many : walk.many) {
        many.resize(end);
        many.erase(many.begin(), many.begin() + static_cast<std::ptrdiff_t>(begin));
    }
    walk.first += static_cast<int>(begin);
    walk.hasEarly = false;
    for (std::size_t flag = 0; flag < flagCount; ++flag) {
        walk.hasEarly |= walk.none[flag][0] > negligible || walk.one[flag][0][0] > negligible ||
                         walk.one[flag][1][0] > negligible;
    }
}

}  // namespace

ByProgress endsOf(const World& world) {
    ByProgress ends{};
    if (world.golem == Golem::None) {
        ends[Unset] = {1.0, 1.0, 1.0};
        ends[Set] = {1.0, 1.0, 0.0};
    } else {
        ends[Set][ManyItems] = 1.0;
    }
    return ends;
}

WorldSweep::WorldSweep(const PileModel& pile, const World& world)
    : pile_(pile),
      world_(world),
      allowance_(weight(world.golem), pile.items()),
      kins_(kinMatches(pile.transformation(), world)) {
    steps_.reserve(pile.stacks().size());
    walks_.reserve(pile.stacks().size() + 1);
    for (const StackModel& stack : pile.stacks()) {
        steps_.push_back(makeStep(stack, world, kins_));
    }
    sweepBack();
    chooseMoves();
    Walk<1> walk;
    walk.none[Unset][0] = 1.0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        WorldStep& step = steps_[i];
        fillChances(step, pile.stacks()[i], allowance_, walk.first, walk.count(), arena_);
        Walk<1> next;
        openWindow(step, allowance_, walk, next);
        Stepper<1>(step, allowance_, walk, next).run();
        trim(next);
        walks_.push_back(std::move(walk));
        walk = std::move(next);
    }
    walks_.push_back(std::move(walk));
}

void WorldSweep::chooseMoves() {
    std::array<bool, flagCount> reached = {true, false};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        WorldStep& step = steps_[i];
        const std::array<bool, flagCount> from = reached;
        for (std::size_t move = 0; move < moveCount; ++move) {
            const std::array<double, itemsLeftCount>& then = toEnd_[i + 1][moveTo[move]];
            const bool hasEnd =
                std::any_of(then.begin(), then.end(), [](double chance) { return chance > 0.0; });
            step.active[move] = from[moveFrom[move]] && hasEnd &&
                                step.calmScale[move] + step.shockScale[move] > 0.0;
            reached[moveTo[move]] |= step.active[move];
        }
    }
}

void WorldSweep::sweepBack() {
    toEnd_.resize(steps_.size() + 1);
    toEnd_.back() = endsOf(world_);
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const StackModel& stack = pile_.stacks()[i];
        const Fate& fate = stack.fate;
        const WorldStep& step = steps_[i];
        const ByProgress& next = toEnd_[i + 1];
        double calmOne = 0.0;
        double calmMore = 0.0;
        for (const Leaving& leaving : step.calm) {
            (leaving.quantity == 1 ? calmOne : calmMore) +=
                leaving.same + leaving.other + leaving.exempt;
        }
        const double shockNone = fate.mostLeft == 0 ? 1.0 : 0.0;
        for (std::size_t move = 0; move < moveCount; ++move) {
            const std::array<double, itemsLeftCount>& then = next[moveTo[move]];
            for (std::size_t left = 0; left < itemsLeftCount; ++left) {
                const double one = then[withMore(left, 1)];
                const double more = then[withMore(left, 2)];
                toEnd_[i][moveFrom[move]][left] +=
                    step.calmScale[move] * (calmOne * one + calmMore * more) +
                    step.shockScale[move] *
                        (shockNone * then[left] + fate.oneLeft() * one + fate.moreLeft() * more);
            }
        }
    }
}

Continuation WorldSweep::staying(std::size_t stack) const {
    return continuation(stack, allowance_.sameStays, allowance_.otherStays, true);
}

Continuation WorldSweep::absorbed(std::size_t stack) const {
    return continuation(stack, allowance_.sameAbsorbed, allowance_.otherAbsorbed, false);
}

Continuation WorldSweep::continuation(std::size_t stack, const std::vector<double>& ofSame,
                                      const std::vector<double>& ofOther, bool withExempt) const {
    const Walk<1>& walk = walks_[stack];
    const WorldStep& step = steps_[stack];
    Continuation result;
    for (std::size_t flag = 0; flag < flagCount; ++flag) {
        // By material: chance to come here with so many items left and then have that happen.
        std::array<std::array<double, itemsLeftCount>, 3> here{};
        const auto add = [&](std::size_t left, std::size_t absorbed, double chance) {
            const std::size_t index = std::min(absorbed, ofSame.size() - 1);
            here[0][left] += chance * ofSame[index];
            here[1][left] += chance * ofOther[index];
            here[2][left] += withExempt ? chance : 0.0;
        };
        add(NoItem, 0, walk.none[flag][0]);
        add(OneItem, 0, walk.one[flag][0][0]);
        add(OneItem, 1, walk.one[flag][1][0]);
        const auto first = static_cast<std::size_t>(walk.first);
        for (std::size_t i = 0; i < walk.many[flag].size(); ++i) {
            add(ManyItems, first + i, walk.many[flag][i][0]);
        }
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (moveFrom[move] != flag) {
                continue;
            }
            const std::array<double, itemsLeftCount>& then = toEnd_[stack + 1][moveTo[move]];
            const double same = step.sameAfterShock[move];
            const std::array<double, 3> ofShock = pile_.stacks()[stack].neverAbsorbed
                                                      ? std::array{0.0, 0.0, 1.0}
                                                      : std::array{same, 1.0 - same, 0.0};
            for (std::size_t material = 0; material < here.size(); ++material) {
                for (std::size_t more = 0; more < 2; ++more) {
                    double sum = 0.0;
                    for (std::size_t left = 0; left < itemsLeftCount; ++left) {
                        sum +=
                            here[material][left] * then[withMore(left, static_cast<int>(more) + 1)];
                    }
                    result.calm[material][more] += step.calmScale[move] * sum;
                    result.afterShock[more] += step.shockScale[move] * ofShock[material] * sum;
                }
            }
        }
    }
    return result;
}

}  // namespace polyplan::nethack::polypile
