#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/report.h"

namespace polyplan::nethack::polypile::derivations {
namespace {

std::vector<PileInBeam> inBeam(const DerivationQuestion& question) {
    std::vector<PileInBeam> beam;
    for (const Pile& pile : question.piles) {
        double unaffected = 1.0;
        for (const Stack& stack : pile.stacks) {
            unaffected *= fateOf(question.situation, stack).kept();
        }
        beam.push_back({pile.distance, unaffected});
    }
    return beam;
}

int itemsOf(const Pile& pile) {
    int items = 0;
    for (const Stack& stack : pile.stacks) {
        items += stack.quantity;
    }
    return items;
}

/// @param golem none: of any kind
double golemRises(const PileOdds& pile, Golem golem) {
    double chance = 0.0;
    for (const auto& [kind, probability] : pile.golem) {
        const bool counts = golem == Golem::None ? kind != Golem::None : kind == golem;
        chance += counts ? probability : 0.0;
    }
    return chance;
}

const ObjectLeft* find(const std::vector<ObjectLeft>& left, ObjectIndex object) {
    const auto found = std::find_if(
        left.begin(), left.end(), [object](const ObjectLeft& one) { return one.object == object; });
    return found == left.end() ? nullptr : &*found;
}

}  // namespace

DerivationInput addReached(DerivationSteps& steps, const DerivationQuestion& question,
                           std::size_t pile) {
    if (!isBeam(question.situation.source)) {
        return steps.given(
            {.title = "reached",
             .text = isDipped(question.situation.source)
                         ? "Each stack is dipped by itself: there is no beam."
                         : "A zap down works on the whole pile on the hero's own square.",
             .source = isDipped(question.situation.source) ? told::byDip : "zap.c weffects()"},
            1.0);
    }
    const std::vector<PileInBeam> beam = inBeam(question);
    const int distance = beam[pile].distance;
    for (std::size_t i = 0; i < pile; ++i) {
        DerivationSteps::Inputs kept;
        for (std::size_t stack = 0; stack < question.piles[i].stacks.size(); ++stack) {
            kept.push_back(
                constant("stack " + std::to_string(stack + 1),
                         fateOf(question.situation, question.piles[i].stacks[stack]).kept()));
        }
        steps.step({.title = pileName(question.piles[i]) + " is left as it is",
                    .text = "Every stack resists or is never affected, so that the beam loses no "
                            "more than one square of range here.",
                    .source = "zap.c bhitpile()"},
                   Combining::Product, std::move(kept), beam[i].unaffected);
    }
    const std::vector<double> affected = affectedBefore(std::span(beam).first(pile));
    DerivationSteps::Inputs parts;
    for (std::size_t count = 0; count < affected.size(); ++count) {
        const int ranges = sufficientRanges(distance, count);
        if (affected[count] == 0.0 || ranges == 0) {
            continue;
        }
        const DerivationInput chance =
            steps.step({.title = std::to_string(count) + " piles before are affected",
                        .text = "Counted over the piles before, each by itself.",
                        .source = told::byBeam},
                       Combining::Walk, {constant("piles before", static_cast<double>(pile))},
                       affected[count]);
        const DerivationInput share =
            steps.step({.title = "range suffices then",
                        .text = "Of the ranges 6 to 13, those above " +
                                std::to_string(distance - 1 + static_cast<int>(count)) +
                                ": one for each square before and one for each affected pile.",
                        .source = told::byBeam},
                       Combining::Quotient,
                       {constant("ranges", ranges), constant("all", mostRange - leastRange + 1)});
        parts.push_back(chance);
        parts.push_back(share);
    }
    return steps.step({.title = "reached", .text = "", .source = told::byBeam},
                      Combining::WeightedSum, std::move(parts));
}

namespace {

struct Cause {
    FigureName::Loss loss;
    double ItemMeans::*items;
    const char* title;
    const char* text;
    const char* source;
};

constexpr std::array causes = {
    Cause{FigureName::Loss::ShockedAway, &ItemMeans::shockedAway, "shock, all of it",
          "Single objects that shudder are destroyed.", "zap.c do_osshock()"},
    Cause{FigureName::Loss::ShockedOff, &ItemMeans::shockedOff, "shock, some of it",
          "A shuddering stack loses any number from one to all but one.", "zap.c do_osshock()"},
    Cause{FigureName::Loss::Fused, &ItemMeans::fused, "fused",
          "Changed stacks become one object if n is above a roll of 0 to 999, and stones that "
          "backfire half as many rocks.",
          "zap.c poly_obj()"},
    Cause{FigureName::Loss::Absorbed, &ItemMeans::absorbed, "golem",
          "Items that the golem is made of.", "zap.c polyuse()"}};

/// Mean number of items that a pile loses if it is hit.
DerivationInput addLostItems(DerivationSteps& steps, const DerivationQuestion& question,
                             std::size_t pile, FigureName::Loss loss) {
    const PileAnswer& answer = question.answer.piles[pile];
    DerivationSteps::Inputs lost;
    for (const Cause& cause : causes) {
        if (loss != FigureName::Loss::Any && cause.loss != loss) {
            continue;
        }
        DerivationSteps::Inputs stacks;
        for (std::size_t i = 0; i < answer.ifHit.stacks.size(); ++i) {
            const double items = answer.ifHit.stacks[i].items.*cause.items;
            if (items > 0.0) {
                stacks.push_back(
                    constant(placeName(question.situation, question.piles[pile], i), items));
            }
        }
        if (stacks.empty()) {
            stacks.push_back(constant("no stack", 0.0));
        }
        lost.push_back(
            steps.step({.title = cause.title + std::string(" in ") + pileName(question.piles[pile]),
                        .text = std::string(cause.text) + " Mean number of items, stack by stack.",
                        .source = cause.source,
                        .measure = Measure::Number},
                       Combining::Sum, std::move(stacks)));
    }
    return lost.size() == 1
               ? lost.front()
               : steps.step(
                     {.title = "items lost", .text = "", .source = "", .measure = Measure::Number},
                     Combining::Sum, std::move(lost));
}

}  // namespace

DerivationInput addLostShare(DerivationSteps& steps, const DerivationQuestion& question,
                             std::size_t pile, FigureName::Loss loss) {
    const DerivationInput items = addLostItems(steps, question, pile, loss);
    const DerivationInput all =
        constant("items of the pile", std::max(1, itemsOf(question.piles[pile])));
    if (isDipped(question.situation.source)) {
        return steps.step({.title = "share lost", .text = "", .source = ""}, Combining::Quotient,
                          {items, all});
    }
    const DerivationInput share =
        steps.step({.title = "share of the pile", .text = "If the beam gets there.", .source = ""},
                   Combining::Quotient, {items, all});
    return steps.step(
        {.title = "share lost", .text = "Whether it gets there or not.", .source = told::byBeam},
        Combining::Product,
        {constant("reached", question.answer.piles[pile].reached.value), share});
}

DerivationInput addLineLost(DerivationSteps& steps, const DerivationQuestion& question,
                            FigureName::Loss loss) {
    DerivationSteps::Inputs parts;
    for (std::size_t i = 0; i < question.piles.size(); ++i) {
        const DerivationInput items = addLostItems(steps, question, i, loss);
        if (!isDipped(question.situation.source)) {
            parts.push_back(constant("reached", question.answer.piles[i].reached.value));
        }
        parts.push_back(items);
    }
    const char* const title = "items lost, on average";
    return isDipped(question.situation.source)
               ? steps.step({.title = title,
                             .text = "What each pile loses.",
                             .source = told::byDip,
                             .measure = Measure::Number},
                            Combining::Sum, std::move(parts))
               : steps.step({.title = title,
                             .text = "What each pile loses if it is hit, times the chance of that.",
                             .source = told::byBeam,
                             .measure = Measure::Number},
                            Combining::WeightedSum, std::move(parts));
}

DerivationInput addLineGolems(DerivationSteps& steps, const DerivationQuestion& question,
                              Golem golem) {
    const std::string title =
        (golem == Golem::None ? "golems" : std::string(name(golem)) + "s") + ", on average";
    if (isDipped(question.situation.source)) {
        return steps.given({.title = title,
                            .text = "A dipped stack is not asked to shudder: no golem rises.",
                            .source = told::byDip,
                            .measure = Measure::Number},
                           0.0);
    }
    DerivationSteps::Inputs parts;
    for (std::size_t i = 0; i < question.piles.size(); ++i) {
        const PileAnswer& answer = question.answer.piles[i];
        parts.push_back(constant("reached", answer.reached.value));
        parts.push_back(constant(pileName(question.piles[i]), golemRises(answer.ifHit, golem)));
    }
    return steps.step({.title = title,
                       .text = "A pile raises one golem at most, if it is hit.",
                       .source = "zap.c create_polymon()",
                       .measure = Measure::Number},
                      Combining::WeightedSum, std::move(parts));
}

std::optional<DerivationInput> addLineMean(DerivationSteps& steps,
                                           const DerivationQuestion& question, ObjectIndex object) {
    DerivationSteps::Inputs parts;
    for (std::size_t i = 0; i < question.piles.size(); ++i) {
        const PileAnswer& answer = question.answer.piles[i];
        const ObjectLeft* left = find(answer.ifHit.finalQuantity, object);
        int lying = 0;
        for (const Stack& stack : question.piles[i].stacks) {
            lying += stack.object == object ? stack.quantity : 0;
        }
        if (left == nullptr && lying == 0) {
            continue;
        }
        if (isDipped(question.situation.source)) {
            parts.push_back(
                constant(pileName(question.piles[i]), left == nullptr ? 0.0 : left->meanQuantity));
            continue;
        }
        const DerivationInput reached = constant("reached", answer.reached.value);
        const DerivationInput missed = constant("missed", 1.0 - answer.reached.value);
        parts.push_back(steps.step(
            {.title = pileName(question.piles[i]),
             .text = "What the walk over the pile leaves if it is reached, and what lies there if "
                     "it is not.",
             .source = "zap.c bhit(), bhitpile()",
             .measure = Measure::Number},
            Combining::WeightedSum,
            {reached, constant("mean if hit", left == nullptr ? 0.0 : left->meanQuantity), missed,
             constant("lying there", lying)}));
    }
    if (parts.empty()) {
        return std::nullopt;
    }
    return steps.step({.title = "mean number of " + question.situation.table[object].name,
                       .text = "On all squares of the line.",
                       .source = "",
                       .measure = Measure::Number},
                      Combining::Sum, std::move(parts));
}

namespace {

/// That some of a stack is left as it was, before a golem takes anything.
double staysItself(const StackOdds& odds) {
    return odds.unaffected + odds.resisted + odds.shudderedSomeLeft + odds.shudderedButUnharmed;
}

/// Stacks of one name with one chance.
struct AlikeStacks {
    DerivationInput each;
    int count = 1;
};

/// In the order of the first of each.
std::vector<AlikeStacks> withAlikeTogether(const DerivationSteps::Inputs& stacks) {
    std::vector<AlikeStacks> kinds;
    for (const DerivationInput& stack : stacks) {
        const auto known = std::ranges::find_if(kinds, [&stack](const AlikeStacks& kind) {
            return kind.each.name == stack.name && kind.each.value == stack.value;
        });
        if (known == kinds.end()) {
            kinds.push_back({stack});
            continue;
        }
        ++known->count;
    }
    return kinds;
}

/// The stacks of a pile that may be left as one of the objects, the likeliest first, each with that
/// chance by itself, and the golem that may take of them.
DerivationSteps::Inputs contributionsOf(const DerivationQuestion& question, std::size_t pile,
                                        std::span<const Goal> goals) {
    constexpr std::size_t mostNamed = 8;
    const auto& table = question.situation.table;
    DerivationSteps::Inputs inputs;
    for (std::size_t i = 0; i < question.piles[pile].stacks.size(); ++i) {
        const Stack& stack = question.piles[pile].stacks[i];
        const StackOdds& odds = question.answer.piles[pile].ifHit.stacks[i];
        const auto isAskedFor = [goals](ObjectIndex object) {
            return std::ranges::any_of(
                goals, [object](const Goal& goal) { return goal.object == object; });
        };
        double chance = isAskedFor(stack.object) ? staysItself(odds) : 0.0;
        for (const ObjectOdds& into : odds.polymorphedInto) {
            chance += isAskedFor(into.object) ? into.probability : 0.0;
        }
        if (chance > 0.0) {
            inputs.push_back(constant(table[stack.object].name, chance));
        }
    }
    std::ranges::stable_sort(inputs, std::ranges::greater(), &DerivationInput::value);
    DerivationSteps::Inputs named;
    int more = 0;
    double others = 0.0;
    for (const auto& [each, count] : withAlikeTogether(inputs)) {
        if (named.size() < mostNamed) {
            const std::string ofAll =
                count == 1 ? "" : ", each of " + std::to_string(count) + " stacks";
            named.push_back(constant(each.name + ofAll, each.value));
        } else {
            more += count;
            others += count * each.value;
        }
    }
    if (more > 0) {
        named.push_back(constant(std::to_string(more) + " others, together", others));
    }
    const double golem = golemRises(question.answer.piles[pile].ifHit, Golem::None);
    if (golem > 0.0) {
        named.push_back(constant("a golem rises", golem));
    }
    return named;
}

/// Ranges of the beam, one after the other, that make no difference.
struct AlikeRanges {
    int first{};
    int last{};
    double chance{};

    int count() const { return last - first + 1; }
    std::string name() const {
        return std::to_string(first) + (count() == 1 ? "" : " to " + std::to_string(last));
    }
};

/// Sums up, over the beam's ranges, that some states of the goals are reached on the line.
template <typename IsMet>
DerivationInput addRanges(DerivationSteps& steps, const DerivationQuestion& question,
                          std::span<const Goal> goals, const GoalStates& states,
                          const std::vector<PileForGoals>& piles, const std::string& title,
                          const IsMet& isMet) {
    for (std::size_t i = 0; i < piles.size(); ++i) {
        double met = 0.0;
        for (std::size_t state = 0; state < piles[i].ifHit.size(); ++state) {
            met += isMet(state) ? piles[i].ifHit[state] : 0.0;
        }
        if (met > 0.0) {
            steps.step({.title = pileName(question.piles[i]) + " by itself",
                        .text = isDipped(question.situation.source)
                                    ? "What it leaves is enough. Each stack stands with its own "
                                      "chance to be or become what is asked for."
                                    : "What it leaves is enough, given that the beam gets there. "
                                      "Each stack stands with its own chance to leave at least one "
                                      "of what is asked for: changed into it, or left of it, also "
                                      "by a shock that takes but some. A golem may take it then.",
                        .source = isDipped(question.situation.source)
                                      ? std::string(told::byDip) + "; " + told::byChange
                                      : "zap.c bhitpile(), poly_obj()"},
                       Combining::Walk, contributionsOf(question, i, goals), met);
        }
    }
    const auto chanceOf = [&](const std::vector<double>& chances) {
        double sum = 0.0;
        for (std::size_t state = 0; state < chances.size(); ++state) {
            sum += isMet(state) ? chances[state] : 0.0;
        }
        return sum;
    };
    const Source source = question.situation.source;
    if (!isBeam(source)) {
        return steps.step(
            {.title = title,
             .text = isDipped(source) ? "The piles are independent of each other."
                                      : "All piles are reached: they are independent of each "
                                        "other.",
             .source = ""},
            Combining::Walk, {constant("piles", static_cast<double>(piles.size()))},
            chanceOf(goalsOfLine(source, states, piles)));
    }
    const int ranges = mostRange - leastRange + 1;
    std::vector<AlikeRanges> alike;
    for (int range = leastRange; range <= mostRange; ++range) {
        const double chance = chanceOf(goalsAtRange(range, states, piles));
        if (alike.empty() || alike.back().chance != chance) {
            alike.push_back({.first = range, .chance = chance});
        }
        alike.back().last = range;
    }
    DerivationSteps::Inputs parts;
    for (const AlikeRanges& each : alike) {
        parts.push_back(
            constant(std::to_string(each.count()) + " of " + std::to_string(ranges) + " ranges",
                     static_cast<double>(each.count()) / ranges));
        parts.push_back(steps.step(
            {.title = "with range " + each.name(),
             .text = "Pile by pile: one that resists as a whole changes nothing and saves range.",
             .source = told::byBeam},
            Combining::Walk, {constant("range", each.first)}, each.chance));
    }
    return steps.step({.title = title,
                       .text = "Each range from 6 to 13 is as likely.",
                       .source = "zap.c weffects()"},
                      Combining::WeightedSum, std::move(parts));
}

std::vector<PileForGoals> forGoals(const DerivationQuestion& question, const GoalStates& states) {
    std::vector<PileForGoals> piles;
    for (const PileInBeam& pile : inBeam(question)) {
        piles.push_back({.beam = pile, .ifHit = {}, .untouched = 0});
        for (const Stack& stack : question.piles[piles.size() - 1].stacks) {
            piles.back().untouched =
                states.after(piles.back().untouched, stack.object, stack.quantity);
        }
    }
    return piles;
}

}  // namespace

std::optional<DerivationInput> addLineAtLeastOne(DerivationSteps& steps,
                                                 const DerivationQuestion& question,
                                                 ObjectIndex object, const std::stop_token& stop) {
    const ObjectLeft* left = find(question.answer.overall, object);
    if (left == nullptr || stop.stop_requested()) {
        return std::nullopt;
    }
    const std::string title = "at least one " + question.situation.table[object].name;
    const ObjectLeft* error = find(question.answer.overallErrors, object);
    if (error != nullptr && error->atLeastOne > 0.0) {
        return addSampled(steps, title, Measure::Probability, question.answer.provenance,
                          {left->atLeastOne, error->atLeastOne});
    }
    const Goal goal{.object = object, .atLeast = 1};
    const GoalStates states(std::span(&goal, 1));
    std::vector<PileForGoals> piles = forGoals(question, states);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const ObjectLeft* one = find(question.answer.piles[i].ifHit.finalQuantity, object);
        const double chance = one == nullptr ? 0.0 : one->atLeastOne;
        piles[i].ifHit = {1.0 - chance, chance};
    }
    return addRanges(steps, question, std::span(&goal, 1), states, piles, title,
                     [](std::size_t state) { return state == 1; });
}

std::optional<DerivationInput> addGoals(DerivationSteps& steps, const DerivationQuestion& question,
                                        GoalsAsked asked, std::size_t goal,
                                        const std::stop_token& stop) {
    const bool one = asked == GoalsAsked::One;
    if (one ? goal >= question.goals.size() : question.goals.empty()) {
        return std::nullopt;
    }
    const Estimate& answered = one                        ? question.answer.goals[goal].probability
                               : asked == GoalsAsked::Any ? question.answer.anyGoal
                                                          : question.answer.allGoals;
    const std::span<const Goal> goals = one ? question.goals.subspan(goal, 1) : question.goals;
    std::string title = asked == GoalsAsked::Any ? "any goal" : "all goals";
    if (one) {
        title = "at least " + countedName(question.situation.table[goals.front().object].name,
                                          goals.front().atLeast);
    }
    if (answered.standardError > 0.0 || isTooLargeForExact(question.piles)) {
        return addSampled(steps, title, Measure::Probability, question.answer.provenance, answered);
    }
    const GoalStates states(goals);
    std::vector<PileForGoals> piles = forGoals(question, states);
    const Transformation transformation(question.situation);
    const Shuffles shuffles(question.situation);
    const FigureChoice choice{
        .marginals = false, .histograms = false, .goals = std::span(&states, 1), .only = {}};
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const PileModel model(question.situation, transformation, question.piles[i].stacks);
        auto figures =
            averagedFigures(model, shuffles, choice,
                            {.method = {}, .seed = question.answer.provenance.seed, .stop = stop});
        if (!figures) {
            return std::nullopt;
        }
        piles[i].ifHit = std::move(figures->mean.goals.front());
    }
    return addRanges(steps, question, goals, states, piles, title, [&](std::size_t state) {
        std::size_t met = 0;
        for (std::size_t each = 0; each < goals.size(); ++each) {
            met += states.isMet(state, each) ? 1 : 0;
        }
        return asked == GoalsAsked::Any ? met > 0 : met == goals.size();
    });
}

DerivationInput addWanted(DerivationSteps& steps, const DerivationQuestion& question) {
    DerivationSteps::Inputs parts;
    std::vector<ObjectIndex> seen;
    for (const Goal& goal : question.goals) {
        if (std::find(seen.begin(), seen.end(), goal.object) != seen.end()) {
            continue;
        }
        seen.push_back(goal.object);
        const auto mean = addLineMean(steps, question, goal.object);
        parts.push_back(mean.value_or(constant(question.situation.table[goal.object].name, 0.0)));
    }
    return steps.step({.title = "wanted things",
                       .text = "Mean number of all starred objects on the line, those that lie "
                               "there already included.",
                       .source = "",
                       .measure = Measure::Number},
                      Combining::Sum, std::move(parts));
}

}  // namespace polyplan::nethack::polypile::derivations
