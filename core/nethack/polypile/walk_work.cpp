#include "core/nethack/polypile/walk_work.h"

#include <algorithm>

#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/shuffles.h"

namespace polyplan::nethack::polypile {
namespace {

/// Whatever their goals, piles beyond these are sampled.
constexpr std::size_t mostExactStacks = 480;
constexpr double mostExactItems = 2'000;

/// Of all walks over a line's piles: for up to seven golems they take a minute, and a second.
constexpr double mostChances = 4e9;
constexpr double mostChancesAtOnce = 5e7;

/// Of the walks that average one pile exactly, all that is asked at once, or by drawn shuffles.
constexpr double mostChancesWhole = 4e9;
constexpr double mostChancesDrawn = 5e7;

/// How closely one pile is averaged over shuffles.
struct Closeness {
    std::size_t stackWalks;  ///< at most, where it is exact
    double chances;          ///< at most, of these walks
    std::int64_t draws;      ///< for a pile of up to `stacksForAllDraws` stacks; fewer for larger
};
constexpr double anyChances = 1e18;
constexpr Closeness immediate{500, anyChances, 12};
constexpr Closeness weighed{1'500'000, 1e8, 400};
constexpr Closeness complete{1'500'000, anyChances, 4'000};

constexpr const Closeness& closenessOf(Detail detail) {
    return detail == Detail::Immediate ? immediate : detail == Detail::Weighed ? weighed : complete;
}

constexpr std::int64_t leastDraws = 8;
constexpr std::size_t stacksForAllDraws = 8;

std::size_t statesOf(std::span<const GoalStates> groups) {
    std::size_t states = 0;
    for (const GoalStates& group : groups) {
        states += group.count();
    }
    return states;
}

WalkWork workOf(std::size_t stacks, double items, std::size_t states, bool histograms) {
    const double width = 1.0 + static_cast<double>(states) + (histograms ? items : 0.0);
    return {stacks, static_cast<double>(stacks) * items * width};
}

/// Whether the walks over all piles carry more than `most` chances.
bool takesMoreThan(double most, const Situation& situation, std::span<const Pile> piles,
                   std::span<const Goal> goals, Detail detail) {
    const std::vector<GoalStates> groups = groupsOf(goals);
    const std::size_t states = statesOf(groups);
    double settled = 0.0;
    double drawn = 0.0;
    std::vector<WalkWork> works;
    for (const Pile& pile : piles) {
        const WalkWork& work = works.emplace_back(
            workOf(pile.stacks.size(), itemsOf(pile), states, detail >= Detail::Complete));
        settled += work.chances;
        drawn += work.chances * static_cast<double>(work.draws(detail));
    }
    if (settled > most || drawn <= most) {
        return settled > most;
    }
    const Transformation transformation(situation);
    const Shuffles shuffles(situation);
    double total = 0.0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const PileModel pile(situation, transformation, piles[i].stacks);
        const std::int64_t walks = shuffles.matterTo(pile) ? works[i].draws(detail) : 1;
        total += works[i].chances * static_cast<double>(walks);
    }
    return total > most;
}

}  // namespace

WalkWork& WalkWork::operator+=(const WalkWork& other) {
    stacks += other.stacks;
    chances += other.chances;
    return *this;
}

std::int64_t WalkWork::draws(Detail detail, double share) const {
    const auto times = static_cast<std::int64_t>(std::max(stacks, stacksForAllDraws));
    const std::int64_t most =
        closenessOf(detail).draws * static_cast<std::int64_t>(stacksForAllDraws) / times;
    const auto affordable = static_cast<std::int64_t>(mostChancesDrawn / std::max(1.0, chances));
    const auto all = static_cast<double>(std::min(most, affordable));
    return std::max(leastDraws, static_cast<std::int64_t>(share * all));
}

WalkLimit WalkWork::mostWalks(Detail detail) const {
    const Closeness& closeness = closenessOf(detail);
    const auto carrying = [this](double most) {
        return static_cast<std::size_t>(most / std::max(1.0, chances));
    };
    return {.all = std::min(closeness.stackWalks / std::max<std::size_t>(1, stacks),
                            carrying(closeness.chances)),
            .whole = carrying(mostChancesWhole)};
}

WalkWork workOf(const PileModel& pile, const FigureChoice& choice) {
    return workOf(pile.stacks().size(), pile.items(), statesOf(choice.goals), choice.histograms);
}

bool isTooLargeForExact(const Situation& situation, std::span<const Pile> piles,
                        std::span<const Goal> goals, std::size_t worlds) {
    const auto isTooLarge = [](const Pile& pile) {
        return pile.stacks.size() > mostExactStacks || itemsOf(pile) > mostExactItems;
    };
    return std::ranges::any_of(piles, isTooLarge) ||
           takesMoreThan(mostChances / static_cast<double>(worlds), situation, piles, goals,
                         Detail::Complete);
}

bool isTooLargeAtOnce(const Situation& situation, std::span<const Pile> piles,
                      std::span<const Goal> goals, std::size_t worlds) {
    return takesMoreThan(mostChancesAtOnce / static_cast<double>(worlds), situation, piles, goals,
                         Detail::Immediate);
}

}  // namespace polyplan::nethack::polypile
