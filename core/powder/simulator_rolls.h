#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/powder/dice.h"
#include "core/probability/random.h"

namespace polyplan::powder::simulator {

/// The game's dice (POWDER 117/118 rand.cpp).
class Rolls {
  public:
    explicit Rolls(std::uint64_t seed) : random_(seed) {}

    /// rand_choice(): 0 … n − 1; percents come from the game's uneven table.
    int choose(int n) {
        if (n < 2) {
            return 0;
        }
        if (n == 100) {
            return percents[random_.below(1'024)];
        }
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(n)));
    }

    bool chance(int percent) { return choose(100) < percent; }

    int dice(const GameDice& dice, int multiplier = 1) {
        int sum = dice.bonus * multiplier;
        for (int i = 0; i < dice.count * multiplier; ++i) {
            sum += choose(dice.sides) + 1;
        }
        return sum;
    }

    /// rand_roll()
    int roll(int n, int again) {
        if (n < 0) {
            return n == -1 ? -1 : roll(-n, again) + n - 1;
        }
        int best = n == 0 ? 0 : 1;
        for (int i = 0; n > 1 && i <= again; ++i) {
            best = std::max(best, choose(n) + 1);
        }
        return best;
    }

  private:
    /// glb_percenttable: how often each number is in it, 1,024 in all.
    static constexpr std::array<std::uint8_t, 1'024> percents = [] {
        std::array<std::uint8_t, 1'024> table{};
        std::size_t next = 0;
        for (int number = 0; number < 100; ++number) {
            // Every 25 numbers 6 of them come once more, the first and then about every fourth.
            const bool frequent = (number % 25) % 4 == 0 && number % 25 != 24;
            for (int i = 0; i < (frequent ? 11 : 10); ++i) {
                table[next++] = static_cast<std::uint8_t>(number);
            }
        }
        return table;
    }();

    Random random_;
};

}  // namespace polyplan::powder::simulator
