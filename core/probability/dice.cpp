#include "core/probability/dice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/probability/convolution.h"

namespace polyplan {
namespace {

using Probabilities = std::vector<double>;

std::size_t size(std::int64_t number) {
    return static_cast<std::size_t>(number);
}

/// A step of a window sum takes about as long as this many of a convolution.
constexpr std::size_t windowCost = 6;

Probabilities spread(const Probabilities& x, std::size_t step) {
    Probabilities result((x.size() - 1) * step + 1);
    for (std::size_t i = 0; i < x.size(); ++i) {
        result[i * step] = x[i];
    }
    return result;
}

Probabilities throwOf(std::size_t count, std::size_t sides, const std::stop_token& stop);

/// X and the total of further dice above their lowest, each taken `step` times: die by die or all
/// at once, whatever is less work.
Probabilities withDice(Probabilities x, std::size_t count, std::size_t sides, std::size_t step,
                       const std::stop_token& stop) {
    const std::size_t range = count * (sides - 1) * step + 1;
    const std::size_t width = effectiveWidth(x);
    if (count * windowCost * (width + range / 2) > width * range) {
        return convolved(x, spread(throwOf(count, sides, stop), step), stop);
    }
    return withUniforms(x, count, sides, step, stop);
}

/// Takes away what rounding added: 1/6 is no double, and a hundred thousand dice would show it.
void makeTotalOne(Probabilities& x) {
    const long double total = std::accumulate(x.begin(), x.end(), 0.0L);
    for (double& p : x) {
        p = static_cast<double>(p / total);
    }
}

/// The total of dice above their lowest, by halves.
Probabilities throwOf(std::size_t count, std::size_t sides, const std::stop_token& stop) {
    if (count <= 1 || sides == 1) {
        return withUniforms(Probabilities{1.0}, count, sides);
    }
    const std::size_t half = count / 2;
    Probabilities result = throwOf(half, sides, stop);
    const std::size_t width = effectiveWidth(result);
    if (half * windowCost * 3 / 2 > width) {
        result = convolved(result, result, stop);
    } else {
        result = withUniforms(result, half, sides, 1, stop);
    }
    if (count % 2 != 0) {
        result = withUniforms(result, 1, sides);
    }
    makeTotalOne(result);
    return result;
}

/// Binomial probabilities by way of logarithms; wide enough that large counts keep their digits.
class Binomial {
  public:
    explicit Binomial(std::size_t largest) : logFactorial_(largest + 1) {
        for (std::size_t n = 2; n <= largest; ++n) {
            logFactorial_[n] = logFactorial_[n - 1] + std::log(static_cast<long double>(n));
        }
    }

    /// That `hits` of `count` throws come up, each with probability of / outOf.
    double exactly(std::size_t hits, std::size_t count, std::size_t of, std::size_t outOf) const {
        if (hits > count || (of == 0 && hits > 0) || (of == outOf && hits < count)) {
            return 0.0;
        }
        const long double ways =
            logFactorial_[count] - logFactorial_[hits] - logFactorial_[count - hits];
        return static_cast<double>(
            std::exp(ways + power(of, outOf, hits) + power(outOf - of, outOf, count - hits)));
    }

    /// That at least `hits` of them do.
    double atLeast(std::size_t hits, std::size_t count, std::size_t of, std::size_t outOf) const {
        double sum = 0.0;
        for (std::size_t more = count + 1; more-- > hits;) {
            sum += exactly(more, count, of, outOf);
        }
        return sum;
    }

  private:
    static long double power(std::size_t of, std::size_t outOf, std::size_t times) {
        return times == 0
                   ? 0.0L
                   : static_cast<long double>(times) *
                         std::log(static_cast<long double>(of) / static_cast<long double>(outOf));
    }

    std::vector<long double> logFactorial_;
};

/// The total of the highest dice above `kept`. By the die that just comes in, showing v: a dice
/// show more, together a + v × kept and a throw of a dice with sides − v sides; the others that
/// come in show v. For each v the throws of all a are added up in Horner's scheme.
Probabilities highestOf(std::size_t count, std::size_t sides, std::size_t kept,
                        const std::stop_token& stop) {
    const Binomial binomial(count);
    Probabilities sums(kept * (sides - 1) + 1);
    for (std::size_t v = 1; v <= sides && !stop.stop_requested(); ++v) {
        const std::size_t above = sides - v;
        std::vector<double> chances(kept);
        // That at least kept − a of the count − a dice that show no more than v show just that.
        double comeIn = binomial.atLeast(kept, count, 1, v);
        for (std::size_t a = 0; a < kept; ++a) {
            chances[a] = binomial.exactly(a, count, above, sides) * comeIn;
            comeIn += static_cast<double>(v - 1) / static_cast<double>(v) *
                      binomial.exactly(kept - a - 1, count - a - 1, 1, v);
        }
        const auto rarest =
            std::find_if(chances.rbegin(), chances.rend(), [](double p) { return p > 0.0; });
        const auto terms = static_cast<std::size_t>(chances.rend() - rarest);
        if (terms == 0) {
            continue;
        }
        // Of a dice above v: the total above a × v + a.
        Probabilities throws(1, chances[terms - 1]);
        for (std::size_t a = terms - 1; a-- > 0;) {
            throws.insert(throws.begin(), 0.0);
            throws = withUniforms(throws, 1, above);
            throws[0] += chances[a];
        }
        for (std::size_t i = 0; i < throws.size(); ++i) {
            sums[kept * (v - 1) + i] += throws[i];
        }
    }
    makeTotalOne(sums);
    return sums;
}

Probabilities keptOf(const DicePool& pool, const std::stop_token& stop) {
    Probabilities sums = highestOf(size(pool.count), size(pool.sides), size(pool.kept), stop);
    if ((pool.keep == DicePool::Keep::Lowest) != (pool.factor < 0)) {
        std::reverse(sums.begin(), sums.end());
    }
    return sums;
}

bool keepsAll(const DicePool& pool) {
    return pool.keep == DicePool::Keep::All || pool.kept == pool.count;
}

std::int64_t diceAdded(const DicePool& pool) {
    return keepsAll(pool) ? pool.count : pool.kept;
}

std::int64_t extreme(const DiceSum& sum, bool highest) {
    std::int64_t total = sum.constant;
    for (const DicePool& pool : sum.pools) {
        const bool allSides = highest == (pool.factor > 0);
        total += diceAdded(pool) * pool.factor * (allSides ? pool.sides : 1);
    }
    return total;
}

/// What can come up is never told as impossible.
void raiseToSmallest(Probabilities& gapless) {
    for (double& p : gapless) {
        p = std::max(p, std::numeric_limits<double>::min());
    }
}

/// Pools of the same dice thrown as one.
std::vector<DicePool> joined(const std::vector<DicePool>& pools) {
    std::vector<DicePool> result;
    for (const DicePool& pool : pools) {
        const auto same = std::find_if(result.begin(), result.end(), [&](const DicePool& other) {
            return keepsAll(pool) && keepsAll(other) && pool.sides == other.sides &&
                   std::abs(pool.factor) == std::abs(other.factor);
        });
        if (same == result.end()) {
            result.push_back(pool);
        } else {
            same->count += pool.count;
            same->kept = same->count;
        }
    }
    return result;
}

Distribution distributionOf(const DiceSum& sum, const Oversight& oversight) {
    std::vector<DicePool> pools = joined(sum.pools);
    // Narrow and pointed before wide and flat: a few dice with many sides are quickly added last.
    std::stable_sort(pools.begin(), pools.end(), [](const DicePool& a, const DicePool& b) {
        return keepsAll(a) != keepsAll(b) ? keepsAll(b) : a.count > b.count;
    });
    Probabilities sums{1.0};
    bool gapless = true;
    double added = 0.0;
    for (const DicePool& pool : pools) {
        const std::size_t step = size(std::abs(pool.factor));
        gapless = gapless && step == 1;
        sums = keepsAll(pool)
                   ? withDice(std::move(sums), size(pool.count), size(pool.sides), step,
                              oversight.stop)
                   : convolved(sums, spread(keptOf(pool, oversight.stop), step), oversight.stop);
        oversight.tell(++added / static_cast<double>(pools.size()));
    }
    makeTotalOne(sums);
    if (gapless) {
        raiseToSmallest(sums);
    }
    return {extreme(sum, false), std::move(sums)};
}

}  // namespace

std::int64_t Dice::lowest() const {
    std::int64_t least = extreme(alternatives.front(), false);
    for (const DiceSum& sum : alternatives) {
        least = std::min(least, extreme(sum, false));
    }
    return least;
}

std::int64_t Dice::highest() const {
    std::int64_t most = extreme(alternatives.front(), true);
    for (const DiceSum& sum : alternatives) {
        most = std::max(most, extreme(sum, true));
    }
    return most;
}

Distribution distribution(const Dice& dice, const Oversight& oversight) {
    if (dice.alternatives.size() == 1) {
        return distributionOf(dice.alternatives.front(), oversight);
    }
    const auto all = static_cast<double>(dice.alternatives.size());
    std::vector<WeightedDistribution> parts;
    parts.reserve(dice.alternatives.size());
    for (const DiceSum& sum : dice.alternatives) {
        const auto before = static_cast<double>(parts.size());
        const auto tell = [&](double share) { oversight.tell((before + share) / all); };
        parts.push_back({static_cast<double>(sum.weight),
                         distributionOf(sum, {.stop = oversight.stop, .progress = tell})});
    }
    return mixture(parts);
}

Distribution sumOfDice(int count, int sides) {
    if (sides <= 1) {
        return Distribution(count);
    }
    Probabilities sums = throwOf(size(count), size(sides), {});
    raiseToSmallest(sums);
    return {count, std::move(sums)};
}

Distribution sumOfHighest(int count, int sides, int kept) {
    return distributionOf(
        {.pools =
             {{.count = count, .sides = sides, .keep = DicePool::Keep::Highest, .kept = kept}}},
        {});
}

Distribution sumOfLowest(int count, int sides, int kept) {
    return distributionOf(
        {.pools = {{.count = count, .sides = sides, .keep = DicePool::Keep::Lowest, .kept = kept}}},
        {});
}

}  // namespace polyplan
