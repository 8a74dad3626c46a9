#include "core/nethack/polypile/at_least_one.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace polyplan::nethack::polypile {
namespace {

constexpr std::size_t lanes = WorldSweep::lanes;

/// What one stack leaves of an object: chances of one item and of more.
struct Yield {
    std::array<double, 2> calm{};
    std::array<double, 2> afterShock{};
};

/// What the stacks of a pile leave of an object, stacks that leave none left out.
using Yields = std::map<std::size_t, Yield>;

std::size_t moreThanOne(int quantity) {
    return quantity > 1 ? 1 : 0;
}

/// The yields of every object that has another way into the pile than by being drawn, among those
/// of its kin: those that lie there, and those of `TypeOutcome`.
std::map<ObjectIndex, Yields> singularYields(const PileModel& pile) {
    std::map<ObjectIndex, Yields> singular;
    for (std::size_t i = 0; i < pile.stacks().size(); ++i) {
        const StackModel& stack = pile.stacks()[i];
        const Fate& fate = stack.fate;
        Yield& own = singular[stack.object][i];
        own.calm[moreThanOne(stack.quantity)] += fate.kept() + fate.unharmed;
        if (fate.mostLeft > 0) {
            const int least = std::max(fate.leastLeft, 2);
            own.afterShock[0] = fate.leastLeft == 1 ? fate.leftEach() : 0.0;
            own.afterShock[1] = (fate.mostLeft - least + 1) * fate.leftEach();
        }
        for (const TypeOutcome& outcome : stack.types) {
            singular[outcome.object][i].calm[moreThanOne(outcome.quantity)] += outcome.probability;
        }
    }
    const Transformation& transformation = pile.transformation();
    for (std::size_t i = 0; i < pile.stacks().size(); ++i) {
        for (const KinOutcome& outcome : pile.stacks()[i].kins) {
            for (const ObjectIndex type : transformation.kins()[outcome.kin].types) {
                const auto found = singular.find(type);
                if (found != singular.end()) {
                    found->second[i].calm[moreThanOne(outcome.quantity)] +=
                        outcome.perShare * transformation.share(type);
                }
            }
        }
    }
    return singular;
}

/// What the stacks of a pile leave of a kin, for a share of 1.
std::map<KinIndex, Yields> kinYields(const PileModel& pile) {
    std::map<KinIndex, Yields> yields;
    for (std::size_t i = 0; i < pile.stacks().size(); ++i) {
        for (const KinOutcome& outcome : pile.stacks()[i].kins) {
            yields[outcome.kin][i].calm[moreThanOne(outcome.quantity)] += outcome.perShare;
        }
    }
    return yields;
}

/// One lane: yields times a scale.
struct Lane {
    const Yields* yields{};
    double scale = 1.0;
};

/// At-least-one of up to as many lanes as a sweep has.
std::array<double, lanes> sweepLanes(const WorldSweep& sweep, std::span<const Lane> chunk,
                                     bool same) {
    std::map<std::size_t, Wanted<lanes>::AtStack> stacks;
    for (std::size_t lane = 0; lane < chunk.size(); ++lane) {
        for (const auto& [index, yield] : *chunk[lane].yields) {
            Wanted<lanes>::AtStack& at = stacks[index];
            at.stack = index;
            for (std::size_t more = 0; more < 2; ++more) {
                at.calm[more][lane] = yield.calm[more] * chunk[lane].scale;
                at.afterShock[more][lane] = yield.afterShock[more] * chunk[lane].scale;
            }
        }
    }
    Wanted<lanes> wanted;
    wanted.same = same;
    for (const auto& [index, at] : stacks) {
        wanted.stacks.push_back(at);
    }
    return sweep.atLeastOne(wanted);
}

std::vector<double> sweepAll(const WorldSweep& sweep, std::span<const Lane> all, bool same) {
    std::vector<double> results;
    for (std::size_t begin = 0; begin < all.size(); begin += lanes) {
        const std::span<const Lane> chunk = all.subspan(begin, std::min(lanes, all.size() - begin));
        const std::array<double, lanes> values = sweepLanes(sweep, chunk, same);
        results.insert(results.end(), values.begin(),
                       values.begin() + static_cast<std::ptrdiff_t>(chunk.size()));
    }
    return results;
}

/// Chebyshev's points on [low, high], and the polynomial through values there.
class Interpolation {
  public:
    Interpolation(double low, double high, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const double angle = std::numbers::pi * (2.0 * static_cast<double>(i) + 1.0) /
                                 (2.0 * static_cast<double>(count));
            points_.push_back(0.5 * (low + high) + 0.5 * (high - low) * std::cos(angle));
            weights_.push_back((i % 2 == 0 ? 1.0 : -1.0) * std::sin(angle));
        }
    }

    const std::vector<double>& points() const { return points_; }

    /// By the barycentric formula.
    double at(double x, std::span<const double> values) const {
        double above = 0.0;
        double below = 0.0;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            if (x == points_[i]) {
                return values[i];
            }
            const double weight = weights_[i] / (x - points_[i]);
            above += weight * values[i];
            below += weight;
        }
        return above / below;
    }

  private:
    std::vector<double> points_, weights_;
};

/// How many points it takes to interpolate at-least-one divided by the share to a relative error
/// of 1e-13. It is a polynomial of degree stacks − 1 in the share, whose k-th coefficient is at
/// most the total yield to the power k + 1 by (k + 1)!.
std::size_t pointsFor(const Yields& yields, double low, double high) {
    constexpr double goal = 1e-15;
    double total = 0.0;
    for (const auto& [index, yield] : yields) {
        total += yield.calm[0] + yield.calm[1];
    }
    const double reach = total * (high - low) / 4.0;
    double error = 2.0;
    std::size_t points = 0;
    while (points < yields.size() && (error > goal || points == 0)) {
        ++points;
        error *= reach / static_cast<double>(points + 1);
    }
    return points;
}

void addKin(const WorldSweep& sweep, const Yields& yields, std::span<const ObjectIndex> types,
            bool same, std::vector<double>& sum) {
    if (types.empty()) {
        return;
    }
    const Transformation& transformation = sweep.pile().transformation();
    const double weight = sweep.world().weight;
    std::vector<double> shares;
    for (const ObjectIndex type : types) {
        shares.push_back(transformation.share(type));
    }
    std::vector<double> distinct = shares;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());

    const std::size_t points = pointsFor(yields, distinct.front(), distinct.back());
    const bool interpolates = points < distinct.size();
    const Interpolation interpolation(distinct.front(), distinct.back(), points);
    const std::vector<double>& asked = interpolates ? interpolation.points() : distinct;
    std::vector<Lane> all;
    for (const double share : asked) {
        all.push_back({&yields, share});
    }
    std::vector<double> values = sweepAll(sweep, all, same);
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] /= asked[i];
    }
    for (std::size_t i = 0; i < types.size(); ++i) {
        const auto position = static_cast<std::size_t>(
            std::lower_bound(distinct.begin(), distinct.end(), shares[i]) - distinct.begin());
        const double perShare =
            interpolates ? interpolation.at(shares[i], values) : values[position];
        sum[types[i]] += weight * shares[i] * perShare;
    }
}

}  // namespace

void addAtLeastOne(const WorldSweep& sweep, std::span<const ObjectIndex> only,
                   std::vector<double>& sum) {
    const PileModel& pile = sweep.pile();
    const std::vector<double>& match = sweep.world().match;
    const auto isAsked = [&](ObjectIndex object) {
        return only.empty() || std::find(only.begin(), only.end(), object) != only.end();
    };

    const std::map<ObjectIndex, Yields> singular = singularYields(pile);
    std::map<bool, std::vector<std::pair<ObjectIndex, Lane>>> groups;
    for (const auto& [object, yields] : singular) {
        if (isAsked(object)) {
            groups[match[object] == 1.0].push_back({object, {&yields, 1.0}});
        }
    }
    for (const auto& [same, members] : groups) {
        std::vector<Lane> all;
        for (const auto& [object, lane] : members) {
            all.push_back(lane);
        }
        const std::vector<double> values = sweepAll(sweep, all, same);
        for (std::size_t i = 0; i < members.size(); ++i) {
            sum[members[i].first] += sweep.world().weight * values[i];
        }
    }

    for (const auto& [kin, yields] : kinYields(pile)) {
        std::vector<ObjectIndex> same;
        std::vector<ObjectIndex> other;
        for (const ObjectIndex type : pile.transformation().kins()[kin].types) {
            if (isAsked(type) && !singular.contains(type)) {
                (match[type] == 1.0 ? same : other).push_back(type);
            }
        }
        addKin(sweep, yields, same, true, sum);
        addKin(sweep, yields, other, false, sum);
    }
}

}  // namespace polyplan::nethack::polypile
