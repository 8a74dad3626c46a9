#include "core/nethack/engraving/goes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <tuple>

namespace polyplan::nethack::engraving {
namespace {

using Expense = std::tuple<int, int, int>;  ///< points, goes, time

int timeOf(int letters) {
    return letters / 10;
}

/// The least expense by trying every split there is, as the game would let it happen.
std::optional<Expense> bruteForce(const std::vector<bool>& breaks, int done,
                                  const Wearing& wearing) {
    const int letters = static_cast<int>(breaks.size()) - 1;
    if (done == letters) {
        return Expense{};
    }
    std::optional<Expense> best;
    for (int go = 1; done + go <= letters; ++go) {
        const bool mayEnd = done + go == letters || breaks[static_cast<std::size_t>(done + go)];
        if (go > wearing.longest() || !mayEnd) {
            continue;
        }
        Wearing left = wearing;
        if (left.points) {
            *left.points -= wearing.cost(go);
        }
        if (const auto rest = bruteForce(breaks, done + go, left)) {
            const Expense expense = {std::get<0>(*rest) + wearing.cost(go), std::get<1>(*rest) + 1,
                                     std::get<2>(*rest) + timeOf(go)};
            best = best ? std::min(*best, expense) : expense;
        }
    }
    return best;
}

Expense expenseOf(const std::vector<int>& goes, const Wearing& wearing) {
    Expense expense;
    for (const int go : goes) {
        std::get<0>(expense) += wearing.cost(go);
        std::get<1>(expense) += 1;
        std::get<2>(expense) += timeOf(go);
    }
    return expense;
}

std::vector<bool> anywhere(int letters) {
    return std::vector<bool>(static_cast<std::size_t>(letters) + 1, true);
}

RC_GTEST_PROP(Goes, AreTheCheapestOfAll, ()) {
    const int letters = *rc::gen::inRange(1, 16);
    Wearing wearing;
    wearing.lettersPerPoint = *rc::gen::element(2, 2, 3, 8);
    wearing.lastPointGives = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>()) {
        wearing.points = *rc::gen::inRange(0, 9);
    }
    std::vector<bool> breaks = anywhere(letters);
    for (auto place : breaks) {
        place = *rc::gen::inRange(0, 4) != 0;
    }
    const auto goes = cheapestGoes(breaks, wearing, timeOf);
    const auto best = bruteForce(breaks, 0, wearing);
    RC_ASSERT(goes.empty() == !best.has_value());
    if (best) {
        RC_ASSERT(expenseOf(goes, wearing) == *best);
        Wearing left = wearing;
        int done = 0;
        for (const int go : goes) {
            RC_ASSERT(go <= left.longest());
            done += go;
            if (done != letters) {
                RC_ASSERT(breaks[static_cast<std::size_t>(done)]);
            }
            if (left.points) {
                *left.points -= wearing.cost(go);
            }
        }
        RC_ASSERT(done == letters);
    }
}

/// Points and number of goes by the formulas of the reference, section 3.1: P = ceil(n / 3),
/// g = max(1, n - 2 P).
RC_GTEST_PROP(Goes, OfABladeFollowTheClosedForm, ()) {
    const int letters = *rc::gen::inRange(1, 256);
    const Wearing blade = {2, 200, true};
    const auto goes = cheapestGoes(anywhere(letters), blade, [](int go) { return go; });
    const int points = (letters + 2) / 3;
    RC_ASSERT(std::get<0>(expenseOf(goes, blade)) == points);
    RC_ASSERT(static_cast<int>(goes.size()) == std::max(1, letters - 2 * points));
}

TEST(Goes, ReachTheGreatestTotals) {
    for (int points = 1; points <= 10; ++points) {
        const Wearing blade = {2, points, true};
        EXPECT_FALSE(cheapestGoes(anywhere(3 * points), blade, timeOf).empty());
        EXPECT_TRUE(cheapestGoes(anywhere(3 * points + 1), blade, timeOf).empty());
        const Wearing marker = {2, points, false};
        EXPECT_FALSE(cheapestGoes(anywhere(3 * points - 1), marker, timeOf).empty());
        EXPECT_TRUE(cheapestGoes(anywhere(3 * points), marker, timeOf).empty());
    }
}

TEST(Goes, OfAMarkerThatDriesEndEvenly) {
    const auto goes = [](int letters, int charges) {
        return cheapestGoes(anywhere(letters), {2, charges, false}, timeOf);
    };
    EXPECT_EQ(goes(7, 3), (std::vector<int>{5, 2}));
    EXPECT_EQ(goes(5, 2), (std::vector<int>{3, 2}));
    EXPECT_EQ(goes(8, 3), (std::vector<int>{3, 3, 2}));
    EXPECT_EQ(goes(8, 4).size(), 2U);
}

}  // namespace
}  // namespace polyplan::nethack::engraving
