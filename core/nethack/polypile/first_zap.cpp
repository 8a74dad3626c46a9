#include "core/nethack/polypile/first_zap.h"

#include <algorithm>

namespace polyplan::nethack::polypile {
namespace {

constexpr double rounding = 1e-12;  // of the stacks that are left where all are gone

/// Of one pile, given that it is hit; a list of errors that is null stands for zeros.
class PileSums {
  public:
    explicit PileSums(const PileAnswer& pile) : pile_(pile), errors_(pile.ifHitErrors.get()) {}

    /// The sum of a figure over the stacks, hit or not hit, where a missed pile has none of it.
    template <typename Figure>
    Estimate overStacks(const Figure& figure) const {
        Estimate sum;
        for (std::size_t i = 0; i < pile_.ifHit.stacks.size(); ++i) {
            sum.value += figure(pile_.ifHit.stacks[i]);
            const bool sampled = errors_ != nullptr && i < errors_->stacks.size();
            sum.standardError += sampled ? figure(errors_->stacks[i]) : 0.0;
        }
        return ifReached(sum);
    }

    Estimate golems() const {
        Estimate sum;
        for (std::size_t i = 0; i < pile_.ifHit.golem.size(); ++i) {
            if (pile_.ifHit.golem[i].first != Golem::None) {
                sum.value += pile_.ifHit.golem[i].second;
                const bool sampled = errors_ != nullptr && i < errors_->golem.size();
                sum.standardError += sampled ? errors_->golem[i].second : 0.0;
            }
        }
        return ifReached(sum);
    }

  private:
    /// Whether the pile is reached hangs on nothing in it.
    Estimate ifReached(const Estimate& ifHit) const {
        return {.value = pile_.reached.value * ifHit.value,
                .standardError = pile_.reached.value * ifHit.standardError +
                                 pile_.reached.standardError * ifHit.value};
    }

    const PileAnswer& pile_;
    const PileOdds* errors_;
};

void addEstimate(Estimate& to, const Estimate& more) {
    to.value += more.value;
    to.standardError += more.standardError;
}

/// Stacks that are not there afterwards: lost, absorbed, or collected.
double stacksGone(const StackOdds& odds, bool collects) {
    return odds.shudderedAllLost + odds.remainderAbsorbedByGolem +
           (collects ? odds.leftWanted : 0.0);
}

Estimate meanOf(const LineAnswer& answer, std::size_t place) {
    return {.value = answer.overall[place].meanQuantity,
            .standardError = place < answer.overallErrors.size()
                                 ? answer.overallErrors[place].meanQuantity
                                 : 0.0};
}

/// Stacks of a missed pile that are collected from it all the same.
std::size_t wantedStacks(const Pile& pile, std::span<const ObjectIndex> wanted) {
    return static_cast<std::size_t>(
        std::count_if(pile.stacks.begin(), pile.stacks.end(), [&](const Stack& stack) {
            return std::find(wanted.begin(), wanted.end(), stack.object) != wanted.end();
        }));
}

}  // namespace

ZapAnswer afterFirstZap(const LineAnswer& answer, std::span<const Pile> piles, bool collectsGoals) {
    ZapAnswer zap;
    zap.provenance = answer.provenance;
    zap.goals = answer.goals;
    zap.allGoals = answer.allGoals;
    zap.anyGoal = answer.anyGoal;
    const std::vector<ObjectIndex> wanted = objectsOf(answer.goals);
    for (const ObjectIndex object : wanted) {
        zap.collected.push_back({.object = object, .mean = {}});
    }
    for (std::size_t i = 0; i < answer.overall.size(); ++i) {
        const auto place = std::find(wanted.begin(), wanted.end(), answer.overall[i].object);
        if (collectsGoals && place != wanted.end()) {
            zap.collected[static_cast<std::size_t>(place - wanted.begin())].mean =
                meanOf(answer, i);
        } else {
            addEstimate(zap.itemsLeft, meanOf(answer, i));
        }
    }
    if (collectsGoals) {
        for (std::size_t i = 0; i < answer.unidentifiedWanted.size(); ++i) {
            const Estimate& mean = answer.unidentifiedWanted[i].mean;
            addEstimate(zap.collected[i].mean, mean);
            zap.itemsLeft.value -= mean.value;
        }
    }
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const PileAnswer& pile = answer.piles[i];
        const PileSums sums(pile);
        addEstimate(zap.golems, sums.golems());
        addEstimate(zap.lost.shock, sums.overStacks([](const StackOdds& odds) {
            return odds.items.shockedAway + odds.items.shockedOff;
        }));
        addEstimate(zap.lost.fused,
                    sums.overStacks([](const StackOdds& odds) { return odds.items.fused; }));
        addEstimate(zap.lost.golem,
                    sums.overStacks([](const StackOdds& odds) { return odds.items.absorbed; }));
        const Estimate gone =
            sums.overStacks([&](const StackOdds& odds) { return stacksGone(odds, collectsGoals); });
        const double lyingWanted =
            collectsGoals ? static_cast<double>(wantedStacks(piles[i], wanted)) : 0.0;
        zap.stacksLeft.value += static_cast<double>(piles[i].stacks.size()) - gone.value -
                                (1.0 - pile.reached.value) * lyingWanted -
                                (collectsGoals ? pile.missedUnidentifiedWanted : 0.0);
        zap.stacksLeft.standardError +=
            gone.standardError + pile.reached.standardError * lyingWanted;
    }
    if (zap.stacksLeft.value < rounding) {
        zap.stacksLeft.value = 0.0;
    }
    return zap;
}

SeriesAnswer seriesOfOneZap(const LineAnswer& answer, std::span<const Pile> piles,
                            bool collectsGoals) {
    return {.byZap = {afterFirstZap(answer, piles, collectsGoals)},
            .finalQuantity = answer.overall,
            .finalQuantityErrors = answer.overallErrors,
            .unidentifiedWanted = answer.unidentifiedWanted,
            .finalProvenance = answer.overallProvenance,
            .worlds = answer.worlds};
}

}  // namespace polyplan::nethack::polypile
