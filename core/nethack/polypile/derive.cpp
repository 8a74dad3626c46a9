#include "core/nethack/polypile/derive.h"

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/report.h"

namespace polyplan::nethack::polypile {
namespace derivations {

std::string stackName(const Situation& situation, const Stack& stack) {
    const std::string& name = shownName(stack, situation.table);
    return stack.quantity == 1 ? name : std::to_string(stack.quantity) + " × " + name;
}

std::string placeName(const Situation& situation, const Pile& pile, std::size_t stack) {
    return "stack " + std::to_string(stack + 1) + ", " + stackName(situation, pile.stacks[stack]);
}

std::string pileName(const Pile& pile) {
    return pile.distance == 0 ? "the pile on the own square"
                              : "the pile at " + std::to_string(pile.distance);
}

DerivationInput addSampled(DerivationSteps& steps, const std::string& title, Measure measure,
                           const Provenance& provenance, const Estimate& estimate) {
    return steps.step({.title = title,
                       .text = "Sampled: the walk in closed form would take too long.",
                       .source = "",
                       .measure = measure},
                      Combining::Walk,
                      {constant("runs or shuffles", static_cast<double>(provenance.samples)),
                       constant("seed of the dice", static_cast<double>(provenance.seed)),
                       constant("standard error", estimate.standardError)},
                      estimate.value);
}

namespace {

/// Steps of one figure, and what they are about.
class Deriver {
  public:
    Deriver(const DerivationQuestion& question, const FigureName& figure,
            const std::stop_token& stop)
        : question_(question), figure_(figure), stop_(stop) {}

    std::optional<Derivation> run() {
        if (!isThere()) {
            return std::nullopt;
        }
        const std::optional<DerivationInput> value = add();
        if (!value || stop_.stop_requested()) {
            return std::nullopt;
        }
        std::vector<DerivationStep> steps = steps_.take();
        // What is told for comparison stands above; the figure's own step is the last.
        const Measure measure = steps.back().measure;
        Derivation derivation{.title = value->name,
                              .subject = subject(),
                              .version = std::string(title(question_.situation.rules.game)),
                              .measure = measure,
                              .value = value->value,
                              .remark = {},
                              .steps = std::move(steps)};
        const bool isSampled = question_.answer.provenance.method == Method::Sampled;
        if (isSampled && !isFate() && derivation.steps.back().combining != Combining::Walk) {
            derivation.remark =
                "The answer is sampled; a figure that it shows may differ from this one by its "
                "standard error.";
        }
        return derivation;
    }

  private:
    /// Which the answer has in closed form, however much is sampled beside it.
    bool isFate() const { return figure_.kind <= FigureName::Kind::Unharmed; }
    bool needsStack() const { return figure_.kind <= FigureName::Kind::Becomes; }
    bool needsPile() const { return figure_.kind <= FigureName::Kind::LostShare; }

    bool isThere() const {
        if (question_.answer.piles.size() != question_.piles.size()) {
            return false;
        }
        if (!needsPile()) {
            return true;
        }
        if (figure_.pile >= question_.piles.size()) {
            return false;
        }
        const Pile& pile = question_.piles[figure_.pile];
        return !needsStack() ||
               (figure_.stack < pile.stacks.size() &&
                question_.answer.piles[figure_.pile].ifHit.stacks.size() == pile.stacks.size());
    }

    std::string subject() const {
        if (!needsPile()) {
            return "the whole line";
        }
        const Pile& pile = question_.piles[figure_.pile];
        return needsStack()
                   ? placeName(question_.situation, pile, figure_.stack) + ", of " + pileName(pile)
                   : pileName(pile);
    }

    std::optional<DerivationInput> fate(StackFate fate) {
        return addFate(steps_, question_.situation,
                       question_.piles[figure_.pile].stacks[figure_.stack], fate);
    }

    std::optional<DerivationInput> add() {
        switch (figure_.kind) {
            case FigureName::Kind::Unaffected:
                return fate(StackFate::Unaffected);
            case FigureName::Kind::Resisted:
                return fate(StackFate::Resisted);
            case FigureName::Kind::Changed:
                return fate(StackFate::Changed);
            case FigureName::Kind::ShockedAway:
            case FigureName::Kind::ShockedOff:
                return fate(StackFate::Shuddered);
            case FigureName::Kind::Unharmed:
                return fate(StackFate::Unharmed);
            case FigureName::Kind::Absorbed:
                return addAbsorbed(steps_, question_, figure_.pile, figure_.stack, stop_);
            case FigureName::Kind::Becomes:
                return addBecomes(steps_, question_.situation,
                                  question_.piles[figure_.pile].stacks[figure_.stack],
                                  figure_.object);
            case FigureName::Kind::Reached:
                return addReached(steps_, question_, figure_.pile);
            case FigureName::Kind::GolemKind:
                return addGolemKind(steps_, question_, figure_.pile, figure_.golem);
            case FigureName::Kind::AtLeastOne:
                return addAtLeastOne(steps_, question_, figure_.pile, figure_.object, stop_);
            case FigureName::Kind::Mean:
                return addMean(steps_, question_, figure_.pile, figure_.object, stop_);
            case FigureName::Kind::ItemsLeft:
                return addItemsLeft();
            case FigureName::Kind::LostShare:
                return addLostShare(steps_, question_, figure_.pile, figure_.loss);
            case FigureName::Kind::PilesHit:
                return addPilesHit();
            case FigureName::Kind::LineItemsLeft:
                return addLineItemsLeft();
            case FigureName::Kind::LineAtLeastOne:
                return addLineAtLeastOne(steps_, question_, figure_.object, stop_);
            case FigureName::Kind::LineMean:
                return addLineMean(steps_, question_, figure_.object);
            case FigureName::Kind::Goal:
                return addGoals(steps_, question_, GoalsAsked::One, figure_.goal, stop_);
            case FigureName::Kind::AnyGoal:
                return addGoals(steps_, question_, GoalsAsked::Any, 0, stop_);
            case FigureName::Kind::AllGoals:
                return addGoals(steps_, question_, GoalsAsked::All, 0, stop_);
            case FigureName::Kind::WantedItems:
                return addWanted(steps_, question_);
            case FigureName::Kind::LineLost:
                return addLineLost(steps_, question_, figure_.loss);
            case FigureName::Kind::LineGolems:
                return addLineGolems(steps_, question_, figure_.golem);
        }
        return std::nullopt;
    }

    /// Mean number of items that a pile's stacks leave, if it is hit.
    DerivationInput itemsLeftOf(std::size_t pile) {
        DerivationSteps::Inputs parts;
        const PileAnswer& answer = question_.answer.piles[pile];
        for (std::size_t i = 0; i < answer.ifHit.stacks.size(); ++i) {
            const ItemMeans& items = answer.ifHit.stacks[i].items;
            parts.push_back(constant(placeName(question_.situation, question_.piles[pile], i),
                                     items.kept + items.changed));
        }
        return steps_.step(
            {.title = "items left in " + pileName(question_.piles[pile]),
             .text = isDipped(question_.situation.source)
                         ? "What each stack leaves on average after its dip."
                         : "If it is hit: what each stack leaves on average after "
                           "shocks, fusing and golem.",
             .source = isDipped(question_.situation.source) ? told::byDip : told::byPile,
             .measure = Measure::Number},
            Combining::Sum, std::move(parts));
    }

    std::optional<DerivationInput> addItemsLeft() { return itemsLeftOf(figure_.pile); }

    std::optional<DerivationInput> addPilesHit() {
        DerivationSteps::Inputs parts;
        for (std::size_t i = 0; i < question_.piles.size(); ++i) {
            parts.push_back(
                constant(pileName(question_.piles[i]), question_.answer.piles[i].reached.value));
        }
        return steps_.step({.title = "piles hit, on average",
                            .text = "The chances of all piles to be reached.",
                            .source = "zap.c bhit()",
                            .measure = Measure::Number},
                           Combining::Sum, std::move(parts));
    }

    std::optional<DerivationInput> addLineItemsLeft() {
        DerivationSteps::Inputs parts;
        if (isDipped(question_.situation.source)) {
            for (std::size_t i = 0; i < question_.piles.size(); ++i) {
                parts.push_back(itemsLeftOf(i));
            }
            return steps_.step({.title = "items left, on average",
                                .text = "Of all piles.",
                                .source = "",
                                .measure = Measure::Number},
                               Combining::Sum, std::move(parts));
        }
        for (std::size_t i = 0; i < question_.piles.size(); ++i) {
            const double reached = question_.answer.piles[i].reached.value;
            double items = 0.0;
            for (const Stack& stack : question_.piles[i].stacks) {
                items += stack.quantity;
            }
            const DerivationInput left = itemsLeftOf(i);
            parts.insert(parts.end(),
                         {constant("reached", reached), left, constant("missed", 1.0 - reached),
                          constant("items before", items)});
        }
        return steps_.step({.title = "items left, on average",
                            .text = "Piles that are not reached keep what they have.",
                            .source = "zap.c bhit()",
                            .measure = Measure::Number},
                           Combining::WeightedSum, std::move(parts));
    }

    const DerivationQuestion& question_;
    const FigureName& figure_;
    const std::stop_token& stop_;
    DerivationSteps steps_;
};

}  // namespace
}  // namespace derivations

std::optional<Derivation> derive(const DerivationQuestion& question, const FigureName& figure,
                                 const std::stop_token& stop) {
    return derivations::Deriver(question, figure, stop).run();
}

}  // namespace polyplan::nethack::polypile
