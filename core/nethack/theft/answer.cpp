#include "core/nethack/theft/answer.h"

#include <algorithm>
#include <numeric>

namespace polyplan::nethack::theft {
namespace {

/// That the theft of such a number has come off. @param atLeast by count, from 1
double chanceThatCame(const Distribution& number, const std::vector<double>& atLeast) {
    const auto odds = number.probabilities();
    return std::min(1.0, std::inner_product(odds.begin(), odds.end(),
                                            atLeast.begin() + (number.lowest() - 1), 0.0));
}

}  // namespace

Gone Answer::goneBy(std::size_t n) const {
    const std::vector<double> atLeast = thefts.atLeast(n - 1);
    Gone gone;
    gone.any = atLeast.empty() ? 0.0 : atLeast.front();
    std::vector<double> came;
    came.reserve(takings.numbers.size());
    for (const Distribution& number : takings.numbers) {
        came.push_back(chanceThatCame(number, atLeast));
    }
    gone.byThing.reserve(things.size());
    for (const std::optional<std::size_t>& number : takings.numberOf) {
        gone.byThing.push_back(number ? came[*number] : 0.0);
    }
    gone.byCount = thefts.exactly(n - 1);
    double moreCanGo = 0.0;
    for (std::size_t count = gone.byCount.size(); count-- > 0;) {
        const double noMoreCanGo = takings.all.at(static_cast<Distribution::Value>(count));
        const double cameSoFar = count == 0 ? 1.0 : atLeast[count - 1];
        gone.byCount[count] = gone.byCount[count] * moreCanGo + cameSoFar * noMoreCanGo;
        moreCanGo += noMoreCanGo;
    }
    return gone;
}

}  // namespace polyplan::nethack::theft
