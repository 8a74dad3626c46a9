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

/// Means, items and absorption of one world: each stack's outcomes, weighed with what comes before
/// and after them.
class Marginals {
  public:
    Marginals(const WorldSweep& sweep, std::span<const ObjectIndex> wanted,
              std::vector<double>& means)
        : sweep_(sweep),
          pile_(sweep.pile()),
          wanted_(wanted),
          means_(means),
          kins_(pile_.transformation().kins().size()),
          wantedOfKin_(kins_.size()) {
        const Transformation& transformation = pile_.transformation();
        for (const ObjectIndex object : wanted_) {
            const double share = transformation.share(object);
            if (share > 0.0) {
                const double match = sweep_.world().match[object];
                std::array<double, 2>& ofKin = wantedOfKin_[transformation.kinOf(object)];
                ofKin[0] += share * match;
                ofKin[1] += share * (1.0 - match);
            }
        }
    }

    /// What one stack has of the world, not yet times its weight.
    struct OfStack {
        double absorbed = 0.0;  ///< chance
        double keptItems = 0.0;
        double changedItems = 0.0;
        double wantedItems = 0.0;
        double absorbedItems = 0.0;
        double leftWanted = 0.0;
    };

    /// Adds the stack's share of the means, and returns what else is known of it.
    OfStack add(std::size_t index) {
        const StackModel& stack = pile_.stacks()[index];
        const WorldStep& step = sweep_.step(index);
        const Fate& fate = stack.fate;
        const Continuation stays = sweep_.staying(index);
        const Continuation goes = sweep_.absorbed(index);
        const double weight = sweep_.world().weight;

        OfStack sum;
        for (const Leaving& leaving : step.calm) {
            const std::size_t more = moreThanOne(leaving.quantity);
            const double chance =
                leaving.same * goes.calm[0][more] + leaving.other * goes.calm[1][more];
            sum.absorbed += chance;
            sum.absorbedItems += chance * leaving.quantity;
        }
        const std::size_t many = moreThanOne(stack.quantity);
        const double own = sweep_.world().match[stack.label];
        const double keptStays =
            stack.neverAbsorbed ? stays.calm[2][many]
                                : own * stays.calm[0][many] + (1.0 - own) * stays.calm[1][many];
        double staysItself = (fate.kept() + fate.unharmed) * keptStays;
        sum.keptItems = staysItself * stack.quantity;
        if (fate.mostLeft > 0) {
            const double each = fate.leftEach();
            const double one = fate.oneLeft();
            const int least = std::max(fate.leastLeft, 2);
            const double count = fate.mostLeft - least + 1;
            const double items = count * (least + fate.mostLeft) / 2.0;
            sum.absorbed += one * goes.afterShock[0] + fate.moreLeft() * goes.afterShock[1];
            sum.absorbedItems += one * goes.afterShock[0] + each * items * goes.afterShock[1];
            sum.keptItems += one * stays.afterShock[0] + each * items * stays.afterShock[1];
            staysItself += one * stays.afterShock[0] + fate.moreLeft() * stays.afterShock[1];
        }
        sum.leftWanted = isWanted(stack.object) ? staysItself : 0.0;
        means_[stack.object] += weight * sum.keptItems;
        for (const KinOutcome& outcome : stack.kins) {
            const std::size_t more = moreThanOne(outcome.quantity);
            const KinMatch& all = sweep_.kins()[outcome.kin];
            const std::array<double, 2> matches = {all.same, all.other};
            for (std::size_t material = 0; material < 2; ++material) {
                const double items =
                    outcome.perShare * outcome.quantity * stays.calm[material][more];
                kins_[outcome.kin][material] += items;
                sum.changedItems += matches[material] * items;
                sum.wantedItems += wantedOfKin_[outcome.kin][material] * items;
                sum.leftWanted += wantedOfKin_[outcome.kin][material] * outcome.perShare *
                                  stays.calm[material][more];
            }
        }
        for (const TypeOutcome& outcome : stack.types) {
            const std::size_t more = moreThanOne(outcome.quantity);
            const double match = sweep_.world().match[outcome.object];
            const double chance = stack.neverAbsorbed ? stays.calm[2][more]
                                                      : match * stays.calm[0][more] +
                                                            (1.0 - match) * stays.calm[1][more];
            const double items = outcome.probability * outcome.quantity * chance;
            means_[outcome.object] += weight * items;
            sum.changedItems += items;
            if (isWanted(outcome.object)) {
                sum.wantedItems += items;
                sum.leftWanted += outcome.probability * chance;
            }
        }
        return sum;
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
    bool isWanted(ObjectIndex object) const {
        return std::find(wanted_.begin(), wanted_.end(), object) != wanted_.end();
    }

    const WorldSweep& sweep_;
    const PileModel& pile_;
    std::span<const ObjectIndex> wanted_;
    std::vector<double>& means_;
    std::vector<std::array<double, 2>> kins_;
    std::vector<std::array<double, 2>> wantedOfKin_;  ///< shares of wanted types by material
};

}  // namespace

PileFigures::PileFigures(const PileModel& pile, std::span<const GoalStates> goalGroups)
    : absorbed(pile.stacks().size()),
      keptItems(pile.stacks().size()),
      changedItems(pile.stacks().size()),
      wantedItems(pile.stacks().size()),
      absorbedItems(pile.stacks().size()),
      leftWanted(pile.stacks().size()),
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
    if (choice.golem && *choice.golem != world.golem) {
        return;
    }
    const WorldSweep sweep(pile, world);
    if (sweep.chance() == 0.0) {
        return;
    }
    const double weight = world.weight;

    if (!choice.only.empty()) {
        std::vector<double> means(sum.meanQuantity.size());
        Marginals marginals(sweep, {}, means);
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
        Marginals marginals(sweep, choice.wanted, sum.meanQuantity);
        for (std::size_t stack = 0; stack < pile.stacks().size(); ++stack) {
            const Marginals::OfStack figures = marginals.add(stack);
            sum.absorbed[stack] += weight * figures.absorbed;
            sum.keptItems[stack] += weight * figures.keptItems;
            sum.changedItems[stack] += weight * figures.changedItems;
            sum.wantedItems[stack] += weight * figures.wantedItems;
            sum.absorbedItems[stack] += weight * figures.absorbedItems;
            sum.leftWanted[stack] += weight * figures.leftWanted;
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
