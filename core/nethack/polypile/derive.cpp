#include "core/nethack/polypile/derive.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/look_worlds.h"
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
        const std::optional<DerivationInput> value =
            isAveraged() ? addOverLooks() : add(steps_, question_);
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

    std::optional<DerivationInput> fate(DerivationSteps& steps, const DerivationQuestion& question,
                                        StackFate fate) const {
        return addFate(steps, question.situation,
                       question.piles[figure_.pile].stacks[figure_.stack], fate);
    }

    /// Goals, and what is wanted, are averaged by themselves over all that things may be.
    bool isAveraged() const {
        return figure_.kind < FigureName::Kind::Goal ||
               figure_.kind > FigureName::Kind::WantedItems;
    }

    std::optional<DerivationInput> addOverLooks() {
        const auto addOne = [this](DerivationSteps& steps, const DerivationQuestion& question) {
            return add(steps, question);
        };
        const bool isIfHit = needsPile() && figure_.kind != FigureName::Kind::Reached &&
                             figure_.kind != FigureName::Kind::LostShare;
        const std::optional pile = isIfHit ? std::optional(figure_.pile) : std::nullopt;
        return isOfStackAlone() ? addOne(steps_, question_)
                                : derivations::addOverLooks(steps_, question_, pile, addOne, stop_);
    }

    /// Whether nothing else on the line has a say in it: no golem, nor a look that a zap which gets
    /// to the pile tells of.
    bool isOfStackAlone() const {
        if (!needsStack() || figure_.kind == FigureName::Kind::Absorbed) {
            return false;
        }
        const LookWorlds worlds = lookWorlds(question_.situation, question_.piles);
        const auto ifReached = probabilitiesIfReached(worlds.all, question_.piles, figure_.pile);
        return std::ranges::equal(
            ifReached, worlds.all, [](double a, double b) { return std::abs(a - b) < 1e-12; }, {},
            &LookWorld::probability);
    }

    std::optional<DerivationInput> add(DerivationSteps& steps,
                                       const DerivationQuestion& question) const {
        switch (figure_.kind) {
            case FigureName::Kind::Unaffected:
                return fate(steps, question, StackFate::Unaffected);
            case FigureName::Kind::Resisted:
                return fate(steps, question, StackFate::Resisted);
            case FigureName::Kind::Changed:
                return fate(steps, question, StackFate::Changed);
            case FigureName::Kind::ShockedAway:
            case FigureName::Kind::ShockedOff:
                return fate(steps, question, StackFate::Shuddered);
            case FigureName::Kind::Unharmed:
                return fate(steps, question, StackFate::Unharmed);
            case FigureName::Kind::Absorbed:
                return addAbsorbed(steps, question, figure_.pile, figure_.stack, stop_);
            case FigureName::Kind::Becomes:
                return addBecomes(steps, question.situation,
                                  question.piles[figure_.pile].stacks[figure_.stack],
                                  figure_.object);
            case FigureName::Kind::Reached:
                return addReached(steps, question, figure_.pile);
            case FigureName::Kind::GolemKind:
                return addGolemKind(steps, question, figure_.pile, figure_.golem);
            case FigureName::Kind::AtLeastOne:
                return addAtLeastOne(steps, question, figure_.pile, figure_.object, stop_);
            case FigureName::Kind::Mean:
                return addMean(steps, question, figure_.pile, figure_.object, stop_);
            case FigureName::Kind::ItemsLeft:
                return itemsLeftOf(steps, question, figure_.pile);
            case FigureName::Kind::LostShare:
                return addLostShare(steps, question, figure_.pile, figure_.loss);
            case FigureName::Kind::PilesHit:
                return addPilesHit(steps, question);
            case FigureName::Kind::LineItemsLeft:
                return addLineItemsLeft(steps, question);
            case FigureName::Kind::LineAtLeastOne:
                return addLineAtLeastOne(steps, question, figure_.object, stop_);
            case FigureName::Kind::LineMean:
                return addLineMean(steps, question, figure_.object);
            case FigureName::Kind::Goal:
                return addGoals(steps, question, GoalsAsked::One, figure_.goal, stop_);
            case FigureName::Kind::AnyGoal:
                return addGoals(steps, question, GoalsAsked::Any, 0, stop_);
            case FigureName::Kind::AllGoals:
                return addGoals(steps, question, GoalsAsked::All, 0, stop_);
            case FigureName::Kind::WantedItems:
                return addWanted(steps, question, stop_);
            case FigureName::Kind::LineLost:
                return addLineLost(steps, question, figure_.loss);
            case FigureName::Kind::LineGolems:
                return addLineGolems(steps, question, figure_.golem);
        }
        return std::nullopt;
    }

    /// Mean number of items that a pile's stacks leave, if it is hit.
    static DerivationInput itemsLeftOf(DerivationSteps& steps, const DerivationQuestion& question,
                                       std::size_t pile) {
        DerivationSteps::Inputs parts;
        const PileAnswer& answer = question.answer.piles[pile];
        for (std::size_t i = 0; i < answer.ifHit.stacks.size(); ++i) {
            const ItemMeans& items = answer.ifHit.stacks[i].items;
            parts.push_back(constant(placeName(question.situation, question.piles[pile], i),
                                     items.kept + items.changed));
        }
        return steps.step(
            {.title = "items left in " + pileName(question.piles[pile]),
             .text = isDipped(question.situation.source)
                         ? "What each stack leaves on average after its dip."
                         : "If it is hit: what each stack leaves on average after "
                           "shocks, fusing and golem.",
             .source = isDipped(question.situation.source) ? told::byDip : told::byPile,
             .measure = Measure::Number},
            Combining::Sum, std::move(parts));
    }

    static DerivationInput addPilesHit(DerivationSteps& steps, const DerivationQuestion& question) {
        DerivationSteps::Inputs parts;
        for (std::size_t i = 0; i < question.piles.size(); ++i) {
            parts.push_back(
                constant(pileName(question.piles[i]), question.answer.piles[i].reached.value));
        }
        return steps.step({.title = "piles hit, on average",
                           .text = "The chances of all piles to be reached.",
                           .source = "zap.c bhit()",
                           .measure = Measure::Number},
                          Combining::Sum, std::move(parts));
    }

    static DerivationInput addLineItemsLeft(DerivationSteps& steps,
                                            const DerivationQuestion& question) {
        DerivationSteps::Inputs parts;
        if (isDipped(question.situation.source)) {
            for (std::size_t i = 0; i < question.piles.size(); ++i) {
                parts.push_back(itemsLeftOf(steps, question, i));
            }
            return steps.step({.title = "items left, on average",
                               .text = "Of all piles.",
                               .source = "",
                               .measure = Measure::Number},
                              Combining::Sum, std::move(parts));
        }
        for (std::size_t i = 0; i < question.piles.size(); ++i) {
            const double reached = question.answer.piles[i].reached.value;
            double items = 0.0;
            for (const Stack& stack : question.piles[i].stacks) {
                items += stack.quantity;
            }
            const DerivationInput left = itemsLeftOf(steps, question, i);
            parts.insert(parts.end(),
                         {constant("reached", reached), left, constant("missed", 1.0 - reached),
                          constant("items before", items)});
        }
        return steps.step({.title = "items left, on average",
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
