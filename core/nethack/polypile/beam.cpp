#include "core/nethack/polypile/beam.h"

#include <algorithm>

#include "core/nethack/polypile/fate.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr double perRange = 1.0 / (mostRange - leastRange + 1);

/// Squares between hero and pile cost one each, and affected piles one more each.
bool isReached(int range, int distance, std::size_t affected) {
    return range > distance - 1 + static_cast<int>(affected);
}

/// How many piles the beam has affected so far, as chances by their number.
class Affected {
  public:
    Reach reachOf(int distance) const {
        Reach reach;
        for (std::size_t affected = 0; affected < chances_.size(); ++affected) {
            for (int range = leastRange; range <= mostRange; ++range) {
                (isReached(range, distance, affected) ? reach.reached : reach.missed) +=
                    chances_[affected] * perRange;
            }
        }
        // Rounding is no way to miss.
        reach.reached = reach.missed == 0.0 ? 1.0 : reach.reached;
        return reach;
    }

    void pass(const PileInBeam& pile) {
        std::vector<double> next(chances_.size() + 1);
        for (std::size_t affected = 0; affected < chances_.size(); ++affected) {
            next[affected] += chances_[affected] * pile.unaffected;
            next[affected + 1] += chances_[affected] * (1.0 - pile.unaffected);
        }
        chances_ = std::move(next);
    }

    const std::vector<double>& chances() const { return chances_; }

  private:
    std::vector<double> chances_ = {1.0};
};

}  // namespace

std::vector<PileInBeam> inBeam(const Situation& situation, std::span<const Pile> piles) {
    std::vector<PileInBeam> beam;
    beam.reserve(piles.size());
    for (const Pile& pile : piles) {
        double unaffected = 1.0;
        for (const Stack& stack : pile.stacks) {
            unaffected *= fateOf(situation, stack).kept();
        }
        beam.push_back({.distance = pile.distance, .unaffected = unaffected});
    }
    return beam;
}

bool isBeam(Source source) {
    return source == Source::Wand || source == Source::Spell;
}

int sufficientRanges(int distance, std::size_t affected) {
    int count = 0;
    for (int range = leastRange; range <= mostRange; ++range) {
        count += isReached(range, distance, affected) ? 1 : 0;
    }
    return count;
}

std::vector<double> affectedBefore(std::span<const PileInBeam> piles) {
    Affected affected;
    for (const PileInBeam& pile : piles) {
        affected.pass(pile);
    }
    return affected.chances();
}

std::vector<Reach> reachesOf(Source source, std::span<const PileInBeam> piles) {
    std::vector<Reach> reaches;
    Affected before;
    for (const PileInBeam& pile : piles) {
        if (!isBeam(source)) {
            reaches.push_back({.reached = 1.0, .missed = 0.0});
            continue;
        }
        reaches.push_back(before.reachOf(pile.distance));
        before.pass(pile);
    }
    return reaches;
}

std::vector<double> reachesOfSquares(Source source, std::span<const PileInBeam> piles) {
    std::vector<double> reaches;
    if (!isBeam(source)) {
        return reaches;
    }
    reaches.reserve(mostRange);
    Affected before;
    auto next = piles.begin();
    for (int distance = 1; distance <= mostRange; ++distance) {
        reaches.push_back(before.reachOf(distance).reached);
        if (next != piles.end() && next->distance == distance) {
            before.pass(*next);
            ++next;
        }
    }
    return reaches;
}

namespace {

/// State of the goals by number of affected piles.
using Carried = std::vector<std::vector<double>>;

void addTogether(std::vector<double>& to, const std::vector<double>& from, const GoalStates& states,
                 std::size_t more, double chance) {
    if (chance == 0.0) {
        return;
    }
    for (std::size_t state = 0; state < from.size(); ++state) {
        if (from[state] > 0.0) {
            to[states.together(state, more)] += from[state] * chance;
        }
    }
}

std::vector<double> walkedGoals(int range, bool beam, const GoalStates& states,
                                std::span<const PileForGoals> piles) {
    Carried carried(1, std::vector<double>(states.count()));
    carried[0][0] = 1.0;
    for (const PileForGoals& pile : piles) {
        Carried next(carried.size() + 1, std::vector<double>(states.count()));
        for (std::size_t affected = 0; affected < carried.size(); ++affected) {
            const std::vector<double>& from = carried[affected];
            if (beam && !isReached(range, pile.beam.distance, affected)) {
                addTogether(next[affected], from, states, pile.untouched, 1.0);
                continue;
            }
            for (std::size_t state = 0; state < pile.ifHit.size(); ++state) {
                const bool unchanged = state == pile.untouched;
                const double changed =
                    std::max(0.0, pile.ifHit[state] - (unchanged ? pile.beam.unaffected : 0.0));
                addTogether(next[affected + 1], from, states, state, changed);
            }
            addTogether(next[affected], from, states, pile.untouched, pile.beam.unaffected);
        }
        carried = std::move(next);
    }
    std::vector<double> result(states.count());
    for (const std::vector<double>& row : carried) {
        addTogether(result, row, states, 0, 1.0);
    }
    return result;
}

}  // namespace

std::vector<double> goalsAtRange(int range, const GoalStates& states,
                                 std::span<const PileForGoals> piles) {
    return walkedGoals(range, true, states, piles);
}

std::vector<double> goalsOfLine(Source source, const GoalStates& states,
                                std::span<const PileForGoals> piles) {
    if (!isBeam(source)) {
        return walkedGoals(mostRange, false, states, piles);
    }
    std::vector<double> result(states.count());
    for (int range = leastRange; range <= mostRange; ++range) {
        addTogether(result, goalsAtRange(range, states, piles), states, 0, perRange);
    }
    return result;
}

}  // namespace polyplan::nethack::polypile
