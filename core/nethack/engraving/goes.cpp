#include "core/nethack/engraving/goes.h"

#include <algorithm>
#include <compare>
#include <limits>

namespace polyplan::nethack::engraving {
namespace {

/// Compared in the order of the members.
struct Expense {
    int points = 0;
    int goes = 0;
    int time = 0;
    auto operator<=>(const Expense&) const = default;
};

Expense operator+(Expense a, Expense b) {
    return {a.points + b.points, a.goes + b.goes, a.time + b.time};
}

/// The least expense of writing the first i letters, and the last go of it.
struct Best {
    Expense expense;
    int lastGo = 0;
};

constexpr Expense impossible = {1'000'000, 0, 0};

}  // namespace

int Wearing::cost(int letters) const {
    return std::max(1, letters / lettersPerPoint);
}

int Wearing::longest() const {
    if (!points) {
        return std::numeric_limits<int>::max();
    }
    return *points <= 0 ? 0
                        : *points * lettersPerPoint + (lastPointGives ? lettersPerPoint - 1 : 0);
}

std::vector<int> cheapestGoes(const std::vector<bool>& breaks, const Wearing& wearing,
                              const std::function<int(int)>& time) {
    const auto letters = static_cast<int>(breaks.size()) - 1;
    std::vector<Expense> expenseOfGo;
    expenseOfGo.reserve(breaks.size());
    for (int go = 0; go <= letters; ++go) {
        expenseOfGo.push_back({wearing.cost(go), 1, time(go)});
    }
    const auto expenseOf = [&](int go) { return expenseOfGo[static_cast<std::size_t>(go)]; };
    std::vector<Best> best(breaks.size());
    const auto bestOf = [&best](int count) -> Best& {
        return best[static_cast<std::size_t>(count)];
    };
    for (int count = 1; count <= letters; ++count) {
        bestOf(count).expense = impossible;
        if (count < letters && !breaks[static_cast<std::size_t>(count)]) {
            continue;
        }
        for (int go = 1; go <= count; ++go) {
            const Expense expense = bestOf(count - go).expense + expenseOf(go);
            if (expense < bestOf(count).expense) {
                bestOf(count) = {expense, go};
            }
        }
    }
    // All that is left of a marker can't be used for a go that is longer than it lasts. Only the
    // last go can meet that: each before it leaves a charge.
    Best last = bestOf(letters);
    const bool usesUp = wearing.points && last.expense.points >= *wearing.points;
    if (usesUp && !wearing.lastPointGives) {
        last = {impossible, 0};
        for (int go = 1; go <= letters; ++go) {
            const Expense expense = bestOf(letters - go).expense + expenseOf(go);
            if (go <= wearing.cost(go) * wearing.lettersPerPoint && expense < last.expense) {
                last = {expense, go};
            }
        }
    }
    if (letters == 0 || (wearing.points && last.expense.points > *wearing.points)) {
        return {};
    }
    std::vector<int> goes = {last.lastGo};
    for (int left = letters - last.lastGo; left > 0; left -= bestOf(left).lastGo) {
        goes.push_back(bestOf(left).lastGo);
    }
    std::reverse(goes.begin(), goes.end());
    return goes;
}

}  // namespace polyplan::nethack::engraving
