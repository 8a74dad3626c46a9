#include <algorithm>
#include <array>
#include <span>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/report.h"

namespace polyplan::nethack::polypile::derivations {
double golemRises(const PileOdds& pile, Golem golem) {
    double chance = 0.0;
    for (const auto& [kind, probability] : pile.golem) {
        const bool counts = golem == Golem::None ? kind != Golem::None : kind == golem;
        chance += counts ? probability : 0.0;
    }
    return chance;
}

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
    const std::vector<PileInBeam> beam = inBeam(question.situation, question.piles);
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
          "One is left of a changed stack that becomes what does not stack, or if n is above a "
          "roll of 0 to 999; of stones that backfire, half as many rocks.",
          "zap.c poly_obj()"},
    Cause{FigureName::Loss::Absorbed, &ItemMeans::absorbed, "golem",
          "Items that the golem is made of.", "zap.c polyuse()"}};

/// "items lost: golem".
std::string lostTo(const std::string& what, FigureName::Loss loss) {
    const auto cause = std::ranges::find(causes, loss, &Cause::loss);
    return cause == causes.end() ? what : what + ": " + cause->title;
}

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
        constant("items of the pile", std::max(1.0, itemsOf(question.piles[pile])));
    if (isDipped(question.situation.source)) {
        return steps.step({.title = lostTo("share lost", loss), .text = "", .source = ""},
                          Combining::Quotient, {items, all});
    }
    const DerivationInput share =
        steps.step({.title = "share of the pile", .text = "If the beam gets there.", .source = ""},
                   Combining::Quotient, {items, all});
    return steps.step({.title = lostTo("share lost", loss),
                       .text = "Whether it gets there or not.",
                       .source = told::byBeam},
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
    const std::string title = lostTo("items lost, on average", loss);
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
        const ObjectLeft* left = leftOf(answer.ifHit.finalQuantity, object);
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

}  // namespace polyplan::nethack::polypile::derivations
