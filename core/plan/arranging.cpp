#include "core/plan/arranging.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/laid_down.h"
#include "core/nethack/polypile/report.h"
#include "core/plan/advice/effect.h"
#include "core/plan/advice/keep_off.h"
#include "core/plan/advice/unreachable.h"
#include "core/plan/limits.h"
#include "core/plan/line_of.h"
#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::Objective;
using nethack::polypile::Source;

Range squaresFor(const Polypile& polypile, const ArrangingChoice& choice) {
    if (choice.squares) {
        return *choice.squares;
    }
    Range squares = {1, usualSquares};
    for (const Pile& pile : polypile.line) {
        squares.most = std::max(squares.most, pile.distance);
    }
    return squares;
}

/// The square of a pinned stack that lies elsewhere than where it may be arranged.
std::optional<int> pinnedOutside(const Polypile& polypile, Range squares) {
    for (const Pile& pile : polypile.line) {
        if (!squares.contains(pile.distance) &&
            std::ranges::any_of(pile.stacks, [](const Stack& stack) { return stack.pinned; })) {
            return pile.distance;
        }
    }
    return std::nullopt;
}

std::string faultOf(const Polypile& polypile, const ArrangingChoice& choice, std::size_t stacks) {
    if (isDipped(polypile.source)) {
        return "every stack is dipped by itself: squares and order make no difference";
    }
    if (polypile.source == Source::SelfSquare) {
        return "there is one square only, the hero's own";
    }
    if (stacks == 0) {
        return "there are no stacks to lay out";
    }
    if (polypile.goals.empty() && choice.objective != Objective::LeastLoss) {
        return "there are no goals to arrange for; with \"loss\" it can be arranged for the least "
               "loss";
    }
    const Range squares = squaresFor(polypile, choice);
    if (const auto square = pinnedOutside(polypile, squares)) {
        return "a pinned stack lies on square " + std::to_string(*square) +
               ", which is none of the squares " + std::to_string(squares.least) + " to " +
               std::to_string(squares.most);
    }
    return {};
}

/// Whether it can't become anything wanted; decoys serve all the same.
bool isUseless(const LineQuestion& question, const Stack& stack) {
    const ObjectTable& table = question.situation.table;
    if (question.goals.empty() || isDecoy(table, stack)) {
        return false;
    }
    const std::array laid = {nethack::polypile::laidDown(table, stack)};
    const auto isOfNoUse = [&laid](const LineQuestion& asked) {
        return goalsNothingBecomes(asked, laid).size() == asked.goals.size();
    };
    if (!table[stack.object].isLook()) {
        return isOfNoUse(question);
    }
    // That it may itself be what is wanted is no reason to zap it.
    LineQuestion ofOthers = question;
    std::ranges::transform(question.goals, std::back_inserter(ofOthers.situation.known.discovered),
                           &nethack::polypile::Goal::object);
    return isOfNoUse(ofOthers);
}

std::optional<StayReason> reasonToStay(const LineQuestion& question, const Stack& stack) {
    const nethack::polypile::Situation& situation = question.situation;
    if (fateRolls(situation, stack).unaffected) {
        return StayReason::NeverChanged;
    }
    if (nethack::polypile::isArtifactAtRisk(stack, fateOf(situation, stack).unaffected)) {
        return StayReason::Artifact;
    }
    if (std::ranges::any_of(question.goals,
                            [&](const auto& goal) { return goal.object == stack.object; })) {
        return StayReason::Wanted;
    }
    if (isWandOfWishing(situation.table[stack.object])) {
        return StayReason::Wishing;
    }
    if (!stack.inUse.empty()) {
        return StayReason::InUse;
    }
    if (isContainer(situation.table, stack)) {
        return StayReason::Container;
    }
    return isUseless(question, stack) ? std::optional(StayReason::Useless) : std::nullopt;
}

/// Whether the same stacks lie in both, in whatever order.
bool isSameContent(const Pile& a, const Pile& b) {
    return std::ranges::is_permutation(a.stacks, b.stacks);
}

/// Drops what was said of other stacks; what is engraved there by a stylus stays in the floor.
void dropLabels(Pile& pile) {
    pile.label.clear();
    if (pile.engraving.type.empty() && pile.engraving.stylus.empty()) {
        pile.engraving = {};
    }
}

/// What was said of the piles of a line that the same squares of another don't say any more.
std::vector<DroppedLabel> labelsDropped(const std::vector<Pile>& from,
                                        const std::vector<Pile>& to) {
    std::vector<DroppedLabel> dropped;
    for (const Pile& pile : from) {
        const auto there = std::ranges::find(to, pile.distance, &Pile::distance);
        const Pile after = there == to.end() ? Pile() : *there;
        if (pile.label != after.label) {
            dropped.push_back({pile.distance, pile.label});
        }
        if (pile.engraving.text != after.engraving.text) {
            dropped.push_back(
                {.distance = pile.distance, .text = pile.engraving.text, .isEngraved = true});
        }
    }
    return dropped;
}

struct DividedInventory {
    std::vector<Stack> laidOut;
    std::vector<Stack> stays;
};

DividedInventory divided(const LineQuestion& question, std::vector<Stack> inventory,
                         const ArrangingChoice& choice) {
    DividedInventory parts;
    const bool isChosen = choice.laysOut && choice.laysOut->size() == inventory.size();
    for (std::size_t i = 0; i < inventory.size(); ++i) {
        const auto reason = reasonToStay(question, inventory[i]);
        const bool stays = isChosen && reason != StayReason::NeverChanged ? !(*choice.laysOut)[i]
                                                                          : reason.has_value();
        (stays ? parts.stays : parts.laidOut).push_back(std::move(inventory[i]));
    }
    return parts;
}

}  // namespace

std::optional<std::vector<std::optional<StayReason>>> reasonsToStay(const Document& document,
                                                                    const Strategy& strategy,
                                                                    const Catalogues& catalogues) {
    const auto question = lineQuestion(document, strategy, catalogues);
    if (!question) {
        return std::nullopt;
    }
    std::vector<std::optional<StayReason>> reasons;
    for (const Stack& stack : inventoryOf(document, strategy, catalogues)) {
        reasons.push_back(reasonToStay(*question, stack));
    }
    return reasons;
}

std::variant<ArrangedLine, ArrangingFault> arranged(
    const Document& document, const Strategy& strategy, const Catalogues& catalogues,
    const ArrangingChoice& choice, const nethack::polypile::ArrangeOptions& options) {
    const auto question = lineQuestion(document, strategy, catalogues);
    if (!question) {
        return "there is no polypile, or the game has no rules for it";
    }
    const Polypile& polypile = *strategy.polypile;
    std::vector<Stack> stacks;
    nethack::polypile::Arrangement present;
    for (const Pile& pile : polypile.line) {
        auto& own = present.emplace_back().stacks;
        present.back().distance = pile.distance;
        for (const Stack& stack : pile.stacks) {
            own.push_back(stacks.size());
            stacks.push_back(stack);
        }
    }
    std::erase_if(present, [](const auto& pile) { return pile.stacks.empty(); });
    DividedInventory inventory =
        divided(*question, inventoryOf(document, strategy, catalogues), choice);
    const std::vector<Stack>& carried = inventory.laidOut;
    stacks.insert(stacks.end(), carried.begin(), carried.end());
    if (const std::string fault = faultOf(polypile, choice, stacks.size()); !fault.empty()) {
        return fault;
    }
    std::vector<bool> pinned;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        pinned.push_back(i + carried.size() < stacks.size() && stacks[i].pinned);
    }
    std::vector<nethack::Stack> laid;
    std::transform(stacks.begin(), stacks.end(), std::back_inserter(laid),
                   [&](const nethack::Stack& stack) {
                       return nethack::polypile::laidDown(question->situation.table, stack);
                   });
    const Range squares = squaresFor(polypile, choice);
    auto found = nethack::polypile::arrange({.situation = question->situation,
                                             .stacks = laid,
                                             .goals = question->goals,
                                             .objective = choice.objective,
                                             .firstSquare = squares.least,
                                             .lastSquare = squares.most,
                                             .present = std::move(present),
                                             .pinned = std::move(pinned)},
                                            options);
    if (!found) {
        return ArrangingFault();
    }
    ArrangedLine line{.strategy = strategy,
                      .before = found->before,
                      .after = found->after,
                      .isOfOneShuffle = found->isOfOneShuffle,
                      .hit = found->hit,
                      .rounds = found->rounds,
                      .unreached = std::move(found->unreached),
                      .droppedLabels = {}};
    std::vector<Pile> piles;
    for (const auto& each : found->arrangement) {
        const auto there = std::ranges::find(polypile.line, each.distance, &Pile::distance);
        Pile& pile = piles.emplace_back(there == polypile.line.end() ? Pile() : *there);
        pile.distance = each.distance;
        pile.stacks.clear();
        for (const std::size_t stack : each.stacks) {
            pile.stacks.push_back(stacks[stack]);
        }
        if (there != polypile.line.end() && !isSameContent(*there, pile)) {
            dropLabels(pile);
        }
    }
    for (const auto& goal : goalsNothingBecomes(*question, laid)) {
        // Sampled layouts don't tell of it by themselves.
        if (std::ranges::find(line.unreached, goal) == line.unreached.end()) {
            line.unreached.push_back(goal);
        }
    }
    line.droppedLabels = labelsDropped(polypile.line, piles);
    line.strategy.polypile->line = std::move(piles);
    line.strategy.inventory = std::move(inventory.stays);
    return line;
}

std::string unreachedInWords(const ArrangedLine& line, const ObjectTable& table) {
    std::string goals;
    for (const nethack::polypile::Goal& goal : line.unreached) {
        goals += (goals.empty() ? "" : ", ") +
                 nethack::polypile::goalCurveName(table[goal.object].name, goal.atLeast);
    }
    return goals.empty() ? goals
                         : "No layout that was tried reaches: " + goals +
                               ". A thing comes only of others of its class that are changed, and "
                               "only if the game makes it at random on this level; a cursed stack "
                               "of five or more shudders.";
}

}  // namespace polyplan::plan
