#include "core/nethack/polypile/world_sweep.h"

#include <algorithm>

#include "core/probability/window_sums.h"

namespace polyplan::nethack::polypile {
namespace {

/// Chances below it are dropped at the edges of a walk. A figure above 1e-12 keeps a relative error
/// below 1e-9 even if every step of every world drops that much.
constexpr double negligible = 1e-28;

/// Shocks that leave no more different quantities than this are taken one by one.
constexpr int shortRange = 8;

void addLeaving(std::vector<Leaving>& list, const Leaving& more) {
    const auto same = std::find_if(list.begin(), list.end(), [&more](const Leaving& leaving) {
        return leaving.quantity == more.quantity;
    });
    if (same == list.end()) {
        list.push_back(more);
        return;
    }
    same->same += more.same;
    same->other += more.other;
    same->exempt += more.exempt;
}

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
            if (step_.calmScale[move] > 0.0 || step_.shockScale[move] > 0.0) {
                early(move);
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
        for (int quantity = chances.leastOfRange; quantity <= chances.mostOfRange; ++quantity) {
            earlyAbsorb(move, chances.eachOfRange, quantity);
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

    void shifted(std::size_t move, int quantity, const std::vector<double>& chances) {
        const std::vector<Values>& from = from_.many[moveFrom[move]];
        const int begin = std::max(from_.first, to_.first - quantity);
        const int inside = std::min({from_.first + from_.count(),
                                     to_.first + to_.count() - quantity, most_ - quantity + 1});
        for (int absorbed = begin; absorbed < inside; ++absorbed) {
            const auto index = static_cast<std::size_t>(absorbed - from_.first);
            addScaled<Lanes>(manyAt(moveTo[move], absorbed + quantity), from[index],
                             chances[index]);
        }
        // What would go beyond the allowance ends it.
        for (int absorbed = std::max(from_.first, most_ - quantity + 1);
             absorbed < from_.first + from_.count(); ++absorbed) {
            const auto index = static_cast<std::size_t>(absorbed - from_.first);
            addMany(moveTo[move], absorbed + quantity, from[index], chances[index]);
        }
    }

    void absorbRange(std::size_t move) {
        const WorldStep::MoveChances& chances = step_.moves[move];
        const std::vector<Values>& from = from_.many[moveFrom[move]];
        if (chances.mostOfRange == 0 || from.empty()) {
            return;
        }
        const int least = chances.leastOfRange;
        const int length = chances.mostOfRange - least + 1;
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

/// The window that the common walk will have after a step, before anything is dropped.
void openWindow(const WorldStep& step, const Allowance& allowance, const Walk<1>& from,
                Walk<1>& to) {
    int longest = 0;
    for (const WorldStep::MoveChances& chances : step.moves) {
        for (const WorldStep::Absorption& absorption : chances.absorptions) {
            longest = std::max(longest, absorption.quantity);
        }
        longest = std::max(longest, chances.mostOfRange);
    }
    const int last = std::max(from.first + from.count() - 1, 1);
    to.first = from.first;
    // As long as one or no item may be left, what comes next starts at nothing absorbed.
    const bool mayBeEarly = from.one[Unset][0][0] + from.one[Unset][1][0] + from.one[Set][0][0] +
                                from.one[Set][1][0] + from.none[Unset][0] + from.none[Set][0] >
                            negligible;
    if (mayBeEarly) {
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
    : pile_(pile), world_(world), allowance_(weight(world.golem), pile.items()) {
    Walk<1> walk;
    walk.none[Unset][0] = 1.0;
    for (const StackModel& stack : pile.stacks()) {
        WorldStep& step = steps_.emplace_back(makeStep(stack));
        fillWindow(step, stack, walk.first, walk.count());
        Walk<1> next;
        openWindow(step, allowance_, walk, next);
        Stepper<1>(step, allowance_, walk, next).run();
        trim(next);
        walks_.push_back(std::move(walk));
        walk = std::move(next);
    }
    walks_.push_back(std::move(walk));
    sweepBack();
}

WorldStep WorldSweep::makeStep(const StackModel& stack) const {
    const std::vector<double>& match = world_.match;
    WorldStep step;
    const double own = match[stack.object];
    const double kept = stack.fate.kept() + stack.fate.unharmed;
    if (kept > 0.0) {
        const Leaving leaving = stack.neverAbsorbed
                                    ? Leaving{stack.quantity, 0.0, 0.0, kept}
                                    : Leaving{stack.quantity, kept * own, kept * (1.0 - own), 0.0};
        addLeaving(step.calm, leaving);
    }
    for (const KinOutcome& outcome : stack.kins) {
        double same = 0.0;
        double other = 0.0;
        for (const ObjectIndex type : pile_.transformation().kins()[outcome.kin].types) {
            const double share = pile_.transformation().share(type);
            same += share * match[type];
            other += share * (1.0 - match[type]);
        }
        addLeaving(step.calm,
                   {outcome.quantity, same * outcome.perShare, other * outcome.perShare, 0.0});
    }
    for (const TypeOutcome& outcome : stack.types) {
        const double of = match[outcome.object];
        addLeaving(step.calm, stack.neverAbsorbed
                                  ? Leaving{outcome.quantity, 0.0, 0.0, outcome.probability}
                                  : Leaving{outcome.quantity, outcome.probability * of,
                                            outcome.probability * (1.0 - of), 0.0});
    }
    step.sameAfterShock = own == 1.0;
    const double flag = stack.fate.flagIfShuddered;
    step.calmScale = {1.0, 0.0, 1.0};
    step.shockScale = {stack.fate.shuddered * (1.0 - flag), stack.fate.shuddered * flag * own,
                       stack.fate.shuddered};
    return step;
}

void WorldSweep::fillWindow(WorldStep& step, const StackModel& stack, int first, int count) const {
    const auto& [most, sameStays, sameAbsorbed, otherStays, otherAbsorbed] = allowance_;
    step.first = first;
    step.count = count;
    const bool absorbs = most > 0;
    const auto early = [&](std::size_t absorbed) {
        return std::min(absorbed, sameStays.size() - 1);
    };
    const Fate& fate = stack.fate;
    const int range = fate.mostLeft == 0 ? 0 : fate.mostLeft - fate.leastLeft + 1;
    const std::vector<double>& shockStays = step.sameAfterShock ? sameStays : otherStays;

    for (std::size_t move = 0; move < moveCount; ++move) {
        const double calm = step.calmScale[move];
        const double shock = step.shockScale[move];
        WorldStep::MoveChances& chances = step.moves[move];
        if (calm == 0.0 && shock == 0.0) {
            continue;
        }
        chances.leavesNothing = fate.mostLeft == 0 ? shock : 0.0;
        double same = 0.0;
        double other = 0.0;
        double always = chances.leavesNothing;
        for (const Leaving& leaving : step.calm) {
            same += calm * leaving.same;
            other += calm * leaving.other;
            always += calm * leaving.exempt;
            std::array<double, 2>& stays =
                leaving.quantity == 1 ? chances.earlyOneStays : chances.earlyManyStay;
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                stays[absorbed] +=
                    calm * (leaving.same * sameStays[early(absorbed)] +
                            leaving.other * otherStays[early(absorbed)] + leaving.exempt);
            }
        }
        const double leftAfterShock = fate.mostLeft == 0 ? 0.0 : shock;
        (step.sameAfterShock ? same : other) += leftAfterShock;
        if (leftAfterShock > 0.0) {
            const double one = fate.leastLeft == 1 ? fate.leftEach() : 0.0;
            const double more = (range - (fate.leastLeft == 1 ? 1 : 0)) * fate.leftEach();
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                chances.earlyOneStays[absorbed] += shock * one * shockStays[early(absorbed)];
                chances.earlyManyStay[absorbed] += shock * more * shockStays[early(absorbed)];
            }
        }
        chances.stays.resize(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < chances.stays.size(); ++i) {
            const std::size_t absorbed = static_cast<std::size_t>(first) + i;
            chances.stays[i] = always + same * sameStays[absorbed] + other * otherStays[absorbed];
        }
        if (!absorbs) {
            continue;
        }

        const auto absorption = [&](int quantity, double ofSame, double ofOther) {
            WorldStep::Absorption result;
            result.quantity = quantity;
            for (std::size_t absorbed = 0; absorbed < 2; ++absorbed) {
                result.early[absorbed] = ofSame * sameAbsorbed[early(absorbed)] +
                                         ofOther * otherAbsorbed[early(absorbed)];
            }
            result.byAbsorbed.resize(static_cast<std::size_t>(count));
            for (std::size_t i = 0; i < result.byAbsorbed.size(); ++i) {
                const std::size_t absorbed = static_cast<std::size_t>(first) + i;
                result.byAbsorbed[i] =
                    ofSame * sameAbsorbed[absorbed] + ofOther * otherAbsorbed[absorbed];
            }
            return result;
        };
        std::vector<Leaving> taken;
        for (const Leaving& leaving : step.calm) {
            addLeaving(taken, {leaving.quantity, calm * leaving.same, calm * leaving.other, 0.0});
        }
        const double each = leftAfterShock * fate.leftEach();
        const double eachSame = step.sameAfterShock ? each : 0.0;
        const double eachOther = each - eachSame;
        if (range <= shortRange) {
            for (int quantity = fate.leastLeft; range > 0 && quantity <= fate.mostLeft;
                 ++quantity) {
                addLeaving(taken, {quantity, eachSame, eachOther, 0.0});
            }
        } else {
            chances.eachOfRange = absorption(0, eachSame, eachOther);
            chances.leastOfRange = fate.leastLeft;
            chances.mostOfRange = fate.mostLeft;
        }
        for (const Leaving& leaving : taken) {
            if (leaving.same + leaving.other > 0.0) {
                chances.absorptions.push_back(
                    absorption(leaving.quantity, leaving.same, leaving.other));
            }
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
        const double shockOne = fate.leastLeft == 1 ? fate.leftEach() : 0.0;
        const double shockMore =
            fate.mostLeft == 0
                ? 0.0
                : (fate.mostLeft - std::max(fate.leastLeft, 2) + 1) * fate.leftEach();
        for (std::size_t move = 0; move < moveCount; ++move) {
            const std::array<double, itemsLeftCount>& then = next[moveTo[move]];
            for (std::size_t left = 0; left < itemsLeftCount; ++left) {
                const double one = then[withMore(left, 1)];
                const double more = then[withMore(left, 2)];
                toEnd_[i][moveFrom[move]][left] +=
                    step.calmScale[move] * (calmOne * one + calmMore * more) +
                    step.shockScale[move] *
                        (shockNone * then[left] + shockOne * one + shockMore * more);
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

Continuation WorldSweep::continuation(std::size_t stack, const std::vector<double>& same,
                                      const std::vector<double>& other, bool withExempt) const {
    const Walk<1>& walk = walks_[stack];
    const WorldStep& step = steps_[stack];
    Continuation result;
    for (std::size_t flag = 0; flag < flagCount; ++flag) {
        // By material: chance to come here with so many items left and then have that happen.
        std::array<std::array<double, itemsLeftCount>, 3> here{};
        const auto add = [&](std::size_t left, std::size_t absorbed, double chance) {
            const std::size_t index = std::min(absorbed, same.size() - 1);
            here[0][left] += chance * same[index];
            here[1][left] += chance * other[index];
            here[2][left] += withExempt ? chance : 0.0;
        };
        add(NoItem, 0, walk.none[flag][0]);
        add(OneItem, 0, walk.one[flag][0][0]);
        add(OneItem, 1, walk.one[flag][1][0]);
        for (int i = 0; i < walk.count(); ++i) {
            add(ManyItems, static_cast<std::size_t>(walk.first + i),
                walk.many[flag][static_cast<std::size_t>(i)][0]);
        }
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (moveFrom[move] != flag) {
                continue;
            }
            const std::array<double, itemsLeftCount>& then = toEnd_[stack + 1][moveTo[move]];
            for (std::size_t material = 0; material < here.size(); ++material) {
                for (std::size_t more = 0; more < 2; ++more) {
                    double sum = 0.0;
                    for (std::size_t left = 0; left < itemsLeftCount; ++left) {
                        sum +=
                            here[material][left] * then[withMore(left, static_cast<int>(more) + 1)];
                    }
                    result.calm[material][more] += step.calmScale[move] * sum;
                    result.afterShock[material][more] += step.shockScale[move] * sum;
                }
            }
        }
    }
    return result;
}

std::array<double, WorldSweep::lanes> WorldSweep::atLeastOne(const Wanted<lanes>& wanted) const {
    using Values = Walk<lanes>::Values;
    Values result{};
    if (wanted.stacks.empty()) {
        return result;
    }
    const std::vector<double>& staysByAbsorbed =
        wanted.same ? allowance_.sameStays : allowance_.otherStays;
    bool exempt = false;
    const auto stays = [&](int absorbed) {
        const auto index = std::min(static_cast<std::size_t>(absorbed), staysByAbsorbed.size() - 1);
        return exempt ? 1.0 : staysByAbsorbed[index];
    };

    const std::size_t begin = wanted.stacks.front().stack;
    Walk<lanes> walk;
    for (std::size_t flag = 0; flag < flagCount; ++flag) {
        walk.none[flag].fill(walks_[begin].none[flag][0]);
        walk.one[flag][0].fill(walks_[begin].one[flag][0][0]);
        walk.one[flag][1].fill(walks_[begin].one[flag][1][0]);
        for (const std::array<double, 1>& value : walks_[begin].many[flag]) {
            walk.many[flag].emplace_back().fill(value[0]);
        }
    }
    walk.first = walks_[begin].first;

    auto at = wanted.stacks.begin();
    for (std::size_t i = begin;; ++i) {
        const WorldStep& step = steps_[i];
        const bool leaves = at->stack == i;
        exempt = pile_.stacks()[i].neverAbsorbed;
        const bool last = leaves && at + 1 == wanted.stacks.end();
        Walk<lanes> next;
        if (!last) {
            next.first = walks_[i + 1].first;
            for (std::vector<Values>& many : next.many) {
                many.assign(static_cast<std::size_t>(walks_[i + 1].count()), {});
            }
            Stepper<lanes>(step, allowance_, walk, next).run();
        }
        if (leaves) {
            for (std::size_t move = 0; move < moveCount; ++move) {
                const double calm = step.calmScale[move];
                const double shock = step.shockScale[move];
                if (calm == 0.0 && shock == 0.0) {
                    continue;
                }
                const std::size_t from = moveFrom[move];
                const std::size_t to = moveTo[move];
                const std::array<double, itemsLeftCount>& then = toEnd_[i + 1][to];
                Values one{};
                Values more{};
                addScaled<lanes>(one, at->calm[0], calm);
                addScaled<lanes>(one, at->afterShock[0], shock);
                addScaled<lanes>(more, at->calm[1], calm);
                addScaled<lanes>(more, at->afterShock[1], shock);
                Values early{};
                addScaled<lanes>(early, walk.none[from], stays(0));
                Values many{};
                addScaled<lanes>(many, walk.one[from][0], stays(0));
                addScaled<lanes>(many, walk.one[from][1], stays(1));
                for (int a = 0; a < walk.count(); ++a) {
                    addScaled<lanes>(many, walk.many[from][static_cast<std::size_t>(a)],
                                     stays(walk.first + a));
                }
                for (std::size_t lane = 0; lane < lanes; ++lane) {
                    result[lane] +=
                        one[lane] * (early[lane] * then[OneItem] + many[lane] * then[ManyItems]) +
                        more[lane] * (early[lane] + many[lane]) * then[ManyItems];
                }
                if (last) {
                    continue;
                }
                // Strike out what leaves one: from here on the walk is that of the stacks below.
                const auto strike = [](Values& value, const Values& from_, const Values& chance,
                                       double staying) {
                    for (std::size_t lane = 0; lane < lanes; ++lane) {
                        value[lane] =
                            std::max(0.0, value[lane] - from_[lane] * chance[lane] * staying);
                    }
                };
                const auto strikeMany = [&](int absorbed, const Values& from_,
                                            const Values& chance) {
                    const int index = absorbed - next.first;
                    if (0 <= index && index < next.count()) {
                        strike(next.many[to][static_cast<std::size_t>(index)], from_, chance,
                               stays(absorbed));
                    }
                };
                Values any = one;
                addScaled<lanes>(any, more, 1.0);
                strike(next.one[to][0], walk.none[from], one, stays(0));
                strikeMany(0, walk.none[from], more);
                strikeMany(0, walk.one[from][0], any);
                strikeMany(std::min(1, allowance_.most), walk.one[from][1], any);
                for (int a = 0; a < walk.count(); ++a) {
                    strikeMany(walk.first + a, walk.many[from][static_cast<std::size_t>(a)], any);
                }
            }
            ++at;
        }
        if (last) {
            return result;
        }
        walk = std::move(next);
    }
}

}  // namespace polyplan::nethack::polypile
