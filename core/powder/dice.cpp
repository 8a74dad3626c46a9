#include "core/powder/dice.h"

#include <cmath>
#include <cstdlib>
#include <utility>
#include <variant>
#include <vector>

#include "core/probability/dice.h"

namespace polyplan::powder {

Distribution sumOf(const GameDice& dice, int multiplier) {
    const Distribution sum = dice.count * multiplier == 0
                                 ? Distribution(0)
                                 : sumOfDice(dice.count * multiplier, dice.sides);
    return sum + static_cast<Distribution::Value>(dice.bonus) * multiplier;
}

Distribution rollOf(int n, int extra) {
    if (-1 <= n && n <= 1) {
        return Distribution(n);
    }
    const int sides = std::abs(n);
    std::vector<double> probabilities;
    for (int best = 1; best <= sides; ++best) {
        const double atMost = static_cast<double>(best) / sides;
        const double less = static_cast<double>(best - 1) / sides;
        probabilities.push_back(std::pow(atMost, extra + 1) - std::pow(less, extra + 1));
    }
    return {n > 0 ? 1 : n, std::move(probabilities)};
}

std::optional<GameDice> diceOfColumn(const RecordReader& reader, const std::string& column) {
    const std::string& text = reader.text(column);
    if (text.empty()) {
        return std::nullopt;
    }
    const std::variant<Dice, DiceFault> read = readDice(text);
    const auto* dice = std::get_if<Dice>(&read);
    if (dice == nullptr || dice->alternatives.size() != 1) {
        reader.fail(column);
    }
    const DiceSum& sum = dice->alternatives.front();
    if (sum.pools.size() > 1 || sum.constant < 0 || sum.constant > 1'000) {
        reader.fail(column);
    }
    GameDice result{.count = 0, .sides = 1, .bonus = static_cast<int>(sum.constant)};
    if (!sum.pools.empty()) {
        const DicePool& pool = sum.pools.front();
        if (pool.keep != DicePool::Keep::All || pool.factor != 1) {
            reader.fail(column);
        }
        result.count = pool.count;
        result.sides = pool.sides;
    }
    return result;
}

}  // namespace polyplan::powder
