#include "core/nethack/polypile/pile_figures.h"

#include <algorithm>

#include "core/nethack/polypile/at_least_one.h"
#include "core/nethack/polypile/left_histogram.h"

namespace polyplan::nethack::polypile {
namespace {

void addScaledTo(std::vector<double>& sum, const std::vector<double>& values, double scale) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum[i] += values[i] * scale;
    }
}

/// Means and absorption of one world: each stack's outcomes, weighed with what comes before and
/// after them.
class Marginals {
  public:
    Marginals(const WorldSweep& sweep, std::vector<double>& means)
        : sweep_(sweep),
          pile_(sweep.pile()),
          means_(means),
          kins_(pile_.transformation().kins().size()) {}

    /// Adds the stack's share of the means, and returns the chance that its remainder is absorbed.
    double add(std::size_t index) {
        const StackModel& stack = pile_.stacks()[index];
        const WorldStep& step = sweep_.step(index);
        const Fate& fate = stack.fate;
        const Continuation stays = sweep_.staying(index);
        const Continuation goes = sweep_.absorbed(index);
        const double weight = sweep_.world().weight;

        double absorbed = 0.0;
        for (const Leaving& leaving : step.calm) {
            const std::size_t more = moreThanOne(leaving.quantity);
            absorbed += leaving.same * goes.calm[0][more] + leaving.other * goes.calm[1][more];
        }
        const std::size_t own = stack.neverAbsorbed ? 2 : step.sameAfterShock ? 0 : 1;
        const double kept = fate.kept() + fate.unharmed;
        means_[stack.object] +=
            weight * kept * stack.quantity * stays.calm[own][moreThanOne(stack.quantity)];
        if (fate.mostLeft > 0) {
            const double each = fate.leftEach();
            const double one = fate.oneLeft();
            const int least = std::max(fate.leastLeft, 2);
            const double count = fate.mostLeft - least + 1;
            absorbed += one * goes.afterShock[own][0] + fate.moreLeft() * goes.afterShock[own][1];
            const double items = count * (least + fate.mostLeft) / 2.0;
            means_[stack.object] +=
                weight * (one * stays.afterShock[own][0] + each * items * stays.afterShock[own][1]);
        }
        for (const KinOutcome& outcome : stack.kins) {
            const std::size_t more = moreThanOne(outcome.quantity);
            for (std::size_t material = 0; material < 2; ++material) {
                kins_[outcome.kin][material] +=
                    outcome.perShare * outcome.quantity * stays.calm[material][more];
            }
        }
        for (const TypeOutcome& outcome : stack.types) {
            const std::size_t more = moreThanOne(outcome.quantity);
            const double match = sweep_.world().match[outcome.object];
            const double chance = stack.neverAbsorbed ? stays.calm[2][more]
                                                      : match * stays.calm[0][more] +
                                                            (1.0 - match) * stays.calm[1][more];
            means_[outcome.object] += weight * outcome.probability * outcome.quantity * chance;
        }
        return absorbed;
    }

    /// Spreads what was gathered by kin over the objects.
    void finish() {
        const Transformation& transformation = pile_.transformation();
        for (std::size_t kin = 0; kin < kins_.size(); ++kin) {
            if (kins_[kin][0] + kins_[kin][1] == 0.0) {
                continue;
            }
            for (const ObjectIndex type : transformation.kins()[kin].types) {
                const double match = sweep_.world().match[type];
                means_[type] += sweep_.world().weight * transformation.share(type) *
                                (match * kins_[kin][0] + (1.0 - match) * kins_[kin][1]);
            }
        }
    }

  private:
    const WorldSweep& sweep_;
    const PileModel& pile_;
    std::vector<double>& means_;
    std::vector<std::array<double, 2>> kins_;
};

}  // namespace

PileFigures::PileFigures(const PileModel& pile, std::span<const GoalStates> goalGroups)
    : absorbed(pile.stacks().size()),
      meanQuantity(pile.situation().table.size()),
      atLeastOne(pile.situation().table.size()),
      stacksLeft(pile.stacks().size() + 1),
      itemsLeft(static_cast<std::size_t>(pile.items()) + 1) {
    for (const GoalStates& states : goalGroups) {
        goals.emplace_back(states.count());
    }
}

void addWorld(const PileModel& pile, const World& world, const FigureChoice& choice,
              PileFigures& sum) {
    const WorldSweep sweep(pile, world);
    if (sweep.chance() == 0.0) {
        return;
    }
    const double weight = world.weight;

    if (!choice.only.empty()) {
        std::vector<double> means(sum.meanQuantity.size());
        Marginals marginals(sweep, means);
        for (std::size_t stack = 0; stack < pile.stacks().size(); ++stack) {
            marginals.add(stack);
        }
        marginals.finish();
        for (const ObjectIndex object : choice.only) {
            sum.meanQuantity[object] += means[object];
        }
        if (choice.atLeastOne != nullptr) {
            addAtLeastOne(sweep, *choice.atLeastOne, choice.only, sum.atLeastOne);
        }
        return;
    }

    if (choice.marginals) {
        sum.golem[static_cast<std::size_t>(world.golem)] += weight * sweep.chance();
        Marginals marginals(sweep, sum.meanQuantity);
        for (std::size_t stack = 0; stack < pile.stacks().size(); ++stack) {
            sum.absorbed[stack] += weight * marginals.add(stack);
        }
        marginals.finish();
    }
    for (std::size_t group = 0; group < choice.goals.size(); ++group) {
        addScaledTo(sum.goals[group], goalTable(sweep, choice.goals[group]), weight);
    }
    if (choice.atLeastOne != nullptr) {
        addAtLeastOne(sweep, *choice.atLeastOne, {}, sum.atLeastOne);
    }
    if (choice.histograms) {
        addScaledTo(sum.stacksLeft, leftHistogram(sweep, Counted::Stacks), weight);
        addScaledTo(sum.itemsLeft, leftHistogram(sweep, Counted::Items), weight);
    }
}

}  // namespace polyplan::nethack::polypile
