#include "core/nethack/polypile/at_least_one.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <set>

namespace polyplan::nethack::polypile {
namespace {

constexpr std::size_t lanes = WorldSweep::lanes;

/// One object or share to be swept for, and what came of it.
struct Request {
    const Yields* yields{};
    double scale = 1.0;
    double chance = 0.0;
};

/// That what is asked for is of the flag's material; nothing where each stack has a chance of its
/// own.
using Same = std::optional<double>;

/// At-least-one of up to as many requests as a sweep has lanes.
void sweepChunk(const WorldSweep& sweep, std::span<Request> chunk, Same same) {
    Wanted<lanes> wanted;
    std::array<Yields::const_iterator, lanes> at;
    for (std::size_t lane = 0; lane < chunk.size(); ++lane) {
        at[lane] = chunk[lane].yields->begin();
    }
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    for (;;) {
        std::size_t stack = none;
        for (std::size_t lane = 0; lane < chunk.size(); ++lane) {
            if (at[lane] != chunk[lane].yields->end()) {
                stack = std::min(stack, at[lane]->stack);
            }
        }
        if (stack == none) {
            break;
        }
        Wanted<lanes>::AtStack& here = wanted.stacks.emplace_back();
        here.stack = stack;
        here.same = same.value_or(sweep.world().match[sweep.pile().stacks()[stack].label]);
        for (std::size_t lane = 0; lane < chunk.size(); ++lane) {
            if (at[lane] == chunk[lane].yields->end() || at[lane]->stack != stack) {
                continue;
            }
            for (std::size_t more = 0; more < 2; ++more) {
                here.calm[more][lane] = at[lane]->calm[more] * chunk[lane].scale;
                here.afterShock[more][lane] = at[lane]->afterShock[more] * chunk[lane].scale;
            }
            ++at[lane];
        }
    }
    const std::array<double, lanes> chances = sweep.atLeastOne(wanted);
    for (std::size_t lane = 0; lane < chunk.size(); ++lane) {
        chunk[lane].chance = chances[lane];
    }
}

/// Requests that begin and end at about the same stacks share a sweep.
void sweepAll(const WorldSweep& sweep, std::vector<Request>& requests, Same same) {
    for (std::size_t begin = 0; begin < requests.size(); begin += lanes) {
        sweepChunk(sweep,
                   std::span(requests).subspan(begin, std::min(lanes, requests.size() - begin)),
                   same);
    }
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
    for (const Yield& yield : yields) {
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

/// The plain types of a kin that are, or are not, of the flag's material. Their chances are asked
/// for at some shares, the rest comes of interpolation.
class KinRequests {
  public:
    KinRequests(const Transformation& transformation, const Yields& yields,
                std::vector<ObjectIndex> types)
        : transformation_(transformation), yields_(yields), types_(std::move(types)) {
        for (const ObjectIndex type : types_) {
            shares_.push_back(transformation_.share(type));
        }
        std::sort(shares_.begin(), shares_.end());
        shares_.erase(std::unique(shares_.begin(), shares_.end()), shares_.end());
        const std::size_t points = pointsFor(yields_, shares_.front(), shares_.back());
        if (points < shares_.size()) {
            interpolation_.emplace(shares_.front(), shares_.back(), points);
        }
    }

    void addTo(std::vector<Request>& requests) {
        begin_ = requests.size();
        for (const double share : asked()) {
            requests.push_back({&yields_, share});
        }
    }

    void read(std::span<const Request> requests, double weight, std::vector<double>& sum) const {
        std::vector<double> perShare;
        for (std::size_t i = 0; i < asked().size(); ++i) {
            perShare.push_back(requests[begin_ + i].chance / asked()[i]);
        }
        for (const ObjectIndex type : types_) {
            const double share = transformation_.share(type);
            const auto position = static_cast<std::size_t>(
                std::lower_bound(shares_.begin(), shares_.end(), share) - shares_.begin());
            sum[type] +=
                weight * share *
                (interpolation_ ? interpolation_->at(share, perShare) : perShare[position]);
        }
    }

  private:
    const std::vector<double>& asked() const {
        return interpolation_ ? interpolation_->points() : shares_;
    }

    const Transformation& transformation_;
    const Yields& yields_;
    std::vector<ObjectIndex> types_;
    std::vector<double> shares_;
    std::optional<Interpolation> interpolation_;
    std::size_t begin_ = 0;
};

/// What isn't settled of a type is not asked for; things of a look are each of one or another.
Same sameOf(const WorldSweep& sweep, ObjectIndex object) {
    const auto hasOwnLabel = [object](const StackModel& stack) {
        return stack.object == object && stack.label != object;
    };
    const PileModel& pile = sweep.pile();
    if (!pile.ownPools().empty() && std::ranges::any_of(pile.stacks(), hasOwnLabel)) {
        return std::nullopt;
    }
    const double match = sweep.world().match[object];
    return match == 1.0 || pile.situation().table[object].isLook() ? match : 0.0;
}

void addWhere(Same same, const WorldSweep& sweep, const YieldTable& table,
              std::span<const ObjectIndex> only, std::vector<double>& sum) {
    const Transformation& transformation = sweep.pile().transformation();
    const auto isAsked = [&](ObjectIndex object) {
        return sameOf(sweep, object) == same &&
               (only.empty() || std::find(only.begin(), only.end(), object) != only.end());
    };
    std::vector<Request> requests;
    std::vector<std::pair<ObjectIndex, std::size_t>> singular;
    std::vector<KinRequests> kins;
    // Class by class, so that neighbours are of stacks near each other.
    auto next = table.singular().begin();
    for (const YieldTable::OfKin& kin : table.kins()) {
        const ObjectIndex first = transformation.kins()[kin.kin].types.front();
        for (; next != table.singular().end() && next->object < first; ++next) {
            if (isAsked(next->object)) {
                singular.emplace_back(next->object, requests.size());
                requests.push_back({&next->yields});
            }
        }
        std::vector<ObjectIndex> types;
        std::copy_if(kin.plain.begin(), kin.plain.end(), std::back_inserter(types), isAsked);
        if (!types.empty()) {
            kins.emplace_back(transformation, kin.yields, std::move(types)).addTo(requests);
        }
    }
    for (; next != table.singular().end(); ++next) {
        if (isAsked(next->object)) {
            singular.emplace_back(next->object, requests.size());
            requests.push_back({&next->yields});
        }
    }
    sweepAll(sweep, requests, same);
    const double weight = sweep.world().weight;
    for (const auto& [object, request] : singular) {
        sum[object] += weight * requests[request].chance;
    }
    for (const KinRequests& kin : kins) {
        kin.read(requests, weight, sum);
    }
}

}  // namespace

void addAtLeastOne(const WorldSweep& sweep, const YieldTable& table,
                   std::span<const ObjectIndex> only, std::vector<double>& sum) {
    std::set<Same> all = {0.0, 1.0};
    for (const YieldTable::Singular& each : table.singular()) {
        all.insert(sameOf(sweep, each.object));
    }
    for (const Same same : all) {
        addWhere(same, sweep, table, only, sum);
    }
}

}  // namespace polyplan::nethack::polypile
