#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string_view>

#include "core/nethack/polypile/arrange.h"
#include "core/nethack/polypile/laid_down.h"
#include "tests/benchmarks/benchmark_plans.h"

namespace polyplan::benchmarks {
namespace {

using namespace nethack::polypile;

constexpr std::size_t inventorySize = 60;
constexpr int squares = 7;
constexpr int randomLayouts = 10'000;

/// What a player has too much of.
constexpr std::string_view junk[] = {
    "unicorn horn",
    "tin whistle",
    "skeleton key",
    "dagger",
    "arrow",
    "elven cloak",
    "pair of low boots",
    "scroll of light",
    "scroll of identify",
    "potion of water",
    "potion of booze",
    "spellbook of sleep",
    "wand of striking",
    "ring of hunger",
    "wax candle",
    "amulet of change",
    "food ration",
    "flint stone",
    "crystal ball",
    "bag of tricks",
};

/// One stack of each kind of junk, so that every goal has fodder, and more drawn with fixed dice:
/// the same inventory for the same number.
struct JunkInventory {
    explicit JunkInventory(int number) : line(questionOf("line-7x60")) {
        std::mt19937_64 dice(static_cast<std::uint64_t>(number) + 1);
        const ObjectTable& table = line.situation.table;
        while (stacks.size() < inventorySize) {
            nethack::Stack stack;
            const std::size_t kind =
                stacks.size() < std::size(junk) ? stacks.size() : dice() % std::size(junk);
            const auto object = table.find(junk[kind]);
            if (!object) {
                throw std::logic_error("the benchmark names an object that is not there");
            }
            stack.object = *object;
            stack.quantity = table[*object].stacks ? static_cast<int>(1 + dice() % 6) : 1;
            stack.buc = static_cast<nethack::Buc>(dice() % 3);
            stacks.push_back(laidDown(table, stack));
        }
        goals = {{*table.find("magic marker"), 1}, {*table.find("ring of free action"), 1}};
    }

    ArrangeRequest request() const {
        return {.situation = line.situation,
                .stacks = stacks,
                .goals = goals,
                .objective = Objective::AllGoals,
                .firstSquare = 1,
                .lastSquare = squares,
                .present = {},
                .pinned = {}};
    }

    plan::LineQuestion line;
    std::vector<nethack::Stack> stacks;
    std::vector<Goal> goals;
};

/// The best of random layouts: each stack on any square, in any order.
double bestAtRandom(const ArrangeRequest& request, int number) {
    std::mt19937_64 dice(static_cast<std::uint64_t>(number) + 1'000);
    std::vector<std::size_t> order(request.stacks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    double best = 0;
    for (int layout = 0; layout < randomLayouts; ++layout) {
        std::shuffle(order.begin(), order.end(), dice);
        Arrangement arrangement(squares);
        for (int square = 0; square < squares; ++square) {
            arrangement[static_cast<std::size_t>(square)].distance = square + 1;
        }
        for (const std::size_t stack : order) {
            arrangement[dice() % squares].stacks.push_back(stack);
        }
        std::erase_if(arrangement, [](const auto& pile) { return pile.stacks.empty(); });
        best = std::max(best, figureOf(request, arrangement));
    }
    return best;
}

/// Layouts tried a second, and what comes of them beside the mechanical layouts.
void arrangeSixtyStacks(benchmark::State& state) {
    const JunkInventory inventory(static_cast<int>(state.range(0)));
    const ArrangeRequest request = inventory.request();
    std::int64_t tried = 0;
    double found = 0;
    for ([[maybe_unused]] const auto _ : state) {
        const auto arranged =
            arrange(request, {.rounds = static_cast<int>(state.range(1)), .seed = 1});
        tried += arranged->rounds;
        found = arranged->after;
    }
    state.counters["layouts"] =
        benchmark::Counter(static_cast<double>(tried), benchmark::Counter::kIsRate);
    state.counters["arranged"] = found;
    state.counters["small_piles"] = figureOf(request, smallPiles(request));
    state.counters["large_pile"] = figureOf(request, largePile(request));
}

/// What 10,000 random layouts give, for the same inventories.
void tryRandomLayouts(benchmark::State& state) {
    const JunkInventory inventory(static_cast<int>(state.range(0)));
    double best = 0;
    for ([[maybe_unused]] const auto _ : state) {
        best = bestAtRandom(inventory.request(), static_cast<int>(state.range(0)));
    }
    state.counters["random"] = best;
}

BENCHMARK(arrangeSixtyStacks)
    ->ArgsProduct({benchmark::CreateDenseRange(0, 9, 1), {6'000}})
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(tryRandomLayouts)->DenseRange(0, 9)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
