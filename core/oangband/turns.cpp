#include "core/oangband/turns.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/oangband/chance.h"

namespace polyplan::oangband {
namespace {

/// Sums of dice are told apart below this.
constexpr int sumEnd = TurnChances::most - 1;

/// Chances of the sum of `count` dice, of the sums below `end` only.
std::vector<double> sumsBelow(int end, int count, int sides) {
    std::vector<double> sums(static_cast<std::size_t>(end), 0.0);
    sums[0] = 1.0;
    for (int die = 0; die < count; ++die) {
        std::vector<double> next(sums.size(), 0.0);
        for (int sum = 1; sum < end; ++sum) {
            const auto first = sums.begin() + std::max(sum - sides, 0);
            next[static_cast<std::size_t>(sum)] =
                std::accumulate(first, sums.begin() + sum, 0.0) / sides;
        }
        sums = std::move(next);
    }
    return sums;
}

double sumOf(const std::vector<double>& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

/// How many ways there are to choose some of a number of things.
double choices(int things, int chosen) {
    double ways = 1.0;
    for (int i = 0; i < chosen; ++i) {
        ways = ways * (things - i) / (i + 1);
    }
    return ways;
}

}  // namespace

void SideWeights::add(int sides, double weight) {
    const auto index = static_cast<std::size_t>(valuesOf(sides));
    if (index >= weights_.size()) {
        weights_.resize(index + 1, 0.0);
    }
    weights_[index] += weight;
}

TurnChances SideWeights::uniform(int plus) const {
    // The chance of r1 = k is the sum of weight / sides over all sides of k and more.
    TurnChances chances;
    double each = 0.0;
    for (auto sides = static_cast<int>(weights_.size()) - 1; sides >= 1; --sides) {
        each += weights_[static_cast<std::size_t>(sides)] / sides;
        chances.add(plus + sides, each);
    }
    return chances;
}

TurnChances SideWeights::dice(int count) const {
    TurnChances chances;
    const auto end = std::min(weights_.size(), std::size_t{sumEnd});
    for (std::size_t sides = 1; sides < end; ++sides) {
        if (weights_[sides] == 0.0) {
            continue;
        }
        const TurnChances rolled = turnsOfDice(count, static_cast<int>(sides));
        for (int turns = 0; turns <= TurnChances::most; ++turns) {
            chances[turns] += weights_[sides] * rolled[turns];
        }
    }
    // Dice so large that no die alone bounds the sum: every throw of such a sum is possible.
    double each = 0.0;
    for (std::size_t sides = end; sides < weights_.size(); ++sides) {
        const double throws = std::pow(static_cast<double>(sides), count);
        each += weights_[sides] / throws;
        chances[TurnChances::most] += weights_[sides] * (1.0 - choices(sumEnd - 1, count) / throws);
    }
    for (int sum = count; each > 0.0 && sum < sumEnd; ++sum) {
        chances[sum + 1] += choices(sum - 1, count - 1) * each;
    }
    return chances;
}

TurnChances turnsOfDice(int count, int sides) {
    const int each = valuesOf(sides);
    TurnChances chances;
    const std::vector<double> sums = sumsBelow(sumEnd, count, each);
    for (std::size_t sum = 0; sum < sums.size(); ++sum) {
        chances[static_cast<int>(sum) + 1] = sums[sum];
    }
    // Sums from here on are as likely as those as far from the other end.
    const int mirrored = count * (each + 1) - static_cast<int>(sums.size());
    if (mirrored < count) {
        return chances;
    }
    chances[TurnChances::most] = mirrored < static_cast<int>(sums.size())
                                     ? sumOf(sumsBelow(mirrored + 1, count, each))
                                     : 1.0 - sumOf(sums);
    return chances;
}

Odds turnsRequested(const TurnChances& asked) {
    Odds odds;
    for (int turns = 1; turns <= TurnChances::most; ++turns) {
        if (asked[turns] > 0.0) {
            odds.push_back({turns, std::min(asked[turns], 1.0)});
        }
    }
    return odds;
}

Odds turnsAdded(const TurnChances& asked, int before) {
    std::array<double, mostTurns + 1> added{};
    for (int turns = 0; turns <= TurnChances::most; ++turns) {
        const int after = std::min(before == 0 ? turns : before + turns / 2, mostTurns);
        added[static_cast<std::size_t>(after - before)] += asked[turns];
    }
    Odds odds;
    for (int turns = 1; turns <= mostTurns; ++turns) {
        if (const double chance = added[static_cast<std::size_t>(turns)]; chance > 0.0) {
            odds.push_back({turns, chance});
        }
    }
    return odds;
}

}  // namespace polyplan::oangband
