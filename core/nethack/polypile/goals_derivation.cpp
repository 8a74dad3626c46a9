#include <algorithm>
#include <functional>
#include <span>

#include "core/nethack/polypile/derivation_parts.h"
#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/identity_worlds.h"
#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/walk_work.h"

namespace polyplan::nethack::polypile::derivations {
namespace {

/// That some of a stack is left as it was, before a golem takes anything.
double staysItself(const StackOdds& odds) {
    return odds.unaffected + odds.resisted + odds.shudderedSomeLeft + odds.shudderedButUnharmed;
}

bool isAskedFor(ObjectIndex object, std::span<const Goal> goals) {
    return std::ranges::find(goals, object, &Goal::object) != goals.end();
}

/// That some of a stack is left as one of the objects, or becomes one, before a golem takes it.
double leavesOne(const Stack& stack, const StackOdds& odds, std::span<const Goal> goals) {
    double chance = isAskedFor(stack.object, goals) ? staysItself(odds) : 0.0;
    for (const ObjectOdds& into : odds.polymorphedInto) {
        chance += isAskedFor(into.object, goals) ? into.probability : 0.0;
    }
    return chance;
}

/// "dagger"; of an artifact that is of a kind asked for "Excalibur, which counts as long sword".
std::string contributorName(const Stack& stack, const ObjectTable& table,
                            std::span<const Goal> goals) {
    const bool countsAsKind = !stack.artifact.empty() && isAskedFor(stack.object, goals);
    return shownName(stack, table) +
           (countsAsKind ? ", which counts as " + table[stack.object].name : "");
}

/// The first of the goals that no stack is and none becomes; null if there is none such.
const Goal* goalThatNothingGives(const DerivationQuestion& question, std::span<const Goal> goals) {
    const auto isGiven = [&question](const Goal& goal) {
        for (std::size_t pile = 0; pile < question.piles.size(); ++pile) {
            const std::vector<Stack>& stacks = question.piles[pile].stacks;
            for (std::size_t i = 0; i < stacks.size(); ++i) {
                if (stacks[i].object == goal.object ||
                    leavesOne(stacks[i], question.answer.piles[pile].ifHit.stacks[i],
                              std::span(&goal, 1)) > 0.0) {
                    return true;
                }
            }
        }
        return false;
    };
    const auto found = std::ranges::find_if_not(goals, isGiven);
    return found == goals.end() ? nullptr : &*found;
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
        const double chance = leavesOne(stack, question.answer.piles[pile].ifHit.stacks[i], goals);
        if (chance > 0.0) {
            inputs.push_back(constant(contributorName(stack, table, goals), chance));
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
    for (const PileInBeam& pile : inBeam(question.situation, question.piles)) {
        piles.push_back({.beam = pile, .ifHit = {}, .untouched = 0});
        for (const Stack& stack : question.piles[piles.size() - 1].stacks) {
            piles.back().untouched =
                states.after(piles.back().untouched, stack.object, stack.quantity);
        }
    }
    return piles;
}

const Estimate& chanceIn(const LineAnswer& answer, GoalsAsked asked, std::size_t goal) {
    return asked == GoalsAsked::One   ? answer.goals[goal].probability
           : asked == GoalsAsked::Any ? answer.anyGoal
                                      : answer.allGoals;
}

/// Where nothing unidentified is wanted.
std::optional<DerivationInput> addIdentifiedGoals(DerivationSteps& steps,
                                                  const DerivationQuestion& question,
                                                  GoalsAsked asked, std::size_t goal,
                                                  const std::string& title,
                                                  const std::stop_token& stop) {
    const bool one = asked == GoalsAsked::One;
    const Estimate& answered = chanceIn(question.answer, asked, goal);
    const std::span<const Goal> goals = one ? question.goals.subspan(goal, 1) : question.goals;
    if (answered.standardError > 0.0 ||
        isTooLargeForExact(question.situation, question.piles, question.goals)) {
        return addSampled(steps, title, Measure::Probability, question.answer.provenance, answered);
    }
    const Goal* missing = asked == GoalsAsked::Any || answered.value > 0.0
                              ? nullptr
                              : goalThatNothingGives(question, goals);
    if (missing != nullptr) {
        const std::string& name = question.situation.table[missing->object].name;
        return steps.given({.title = title,
                            .text = "No " + name +
                                    " lies on the line, and no stack there can be changed into "
                                    "one.",
                            .source = told::byChange},
                           0.0);
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

std::optional<DerivationInput> addGoalsOverLooks(DerivationSteps& steps,
                                                 const DerivationQuestion& question,
                                                 GoalsAsked asked, std::size_t goal,
                                                 const std::string& title,
                                                 const std::stop_token& stop) {
    const auto addOne = [&](DerivationSteps& of, const DerivationQuestion& inWorld) {
        return addIdentifiedGoals(of, inWorld, asked, goal, title, stop);
    };
    return addOverLooks(steps, question, std::nullopt, addOne, stop);
}

/// What each world of identities comes to, by its chance.
std::optional<DerivationInput> addOverIdentities(DerivationSteps& steps,
                                                 const DerivationQuestion& question,
                                                 std::span<const IdentityWorld> worlds,
                                                 GoalsAsked asked, std::size_t goal,
                                                 const std::string& title,
                                                 const std::stop_token& stop) {
    constexpr std::size_t mostShownWhole = 4;
    DerivationSteps::Inputs parts;
    for (const IdentityWorld& world : worlds) {
        const auto answer =
            evaluateLine(world.situation, world.piles, question.goals,
                         {.method = Method::Exact, .detail = Detail::Immediate, .stop = stop});
        if (!answer) {
            return std::nullopt;
        }
        std::optional<DerivationInput> chance;
        if (worlds.size() <= mostShownWhole) {
            chance = steps.addWhere(world.is, [&] {
                return addGoalsOverLooks(steps,
                                         {world.situation, world.piles, question.goals, *answer},
                                         asked, goal, title, stop);
            });
        } else {
            chance = constant(title, chanceIn(*answer, asked, goal).value);
        }
        if (!chance) {
            return std::nullopt;
        }
        chance->name += ", where " + world.is;
        parts.push_back(constant(world.is, world.probability));
        parts.push_back(*std::move(chance));
    }
    return steps.step(
        {.title = title,
         .text =
             "What is not identified is each of what it may be by how often the game makes that "
             "among all that look so, and all stacks of one look are of one type.",
         .source = "objects.c; mkobj.c mkobj()"},
        Combining::WeightedSum, std::move(parts));
}

}  // namespace

std::optional<DerivationInput> addLineAtLeastOne(DerivationSteps& steps,
                                                 const DerivationQuestion& question,
                                                 ObjectIndex object, const std::stop_token& stop) {
    const ObjectLeft* left = leftOf(question.answer.overall, object);
    if (left == nullptr || stop.stop_requested()) {
        return std::nullopt;
    }
    const std::string title = "at least one " + question.situation.table[object].name;
    const ObjectLeft* error = leftOf(question.answer.overallErrors, object);
    if (error != nullptr && error->atLeastOne > 0.0) {
        return addSampled(steps, title, Measure::Probability, question.answer.provenance,
                          {left->atLeastOne, error->atLeastOne});
    }
    const Goal goal{.object = object, .atLeast = 1};
    const GoalStates states(std::span(&goal, 1));
    std::vector<PileForGoals> piles = forGoals(question, states);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const ObjectLeft* one = leftOf(question.answer.piles[i].ifHit.finalQuantity, object);
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
    std::string title = asked == GoalsAsked::Any ? "any goal" : "all goals";
    if (one) {
        const Goal& asksFor = question.goals[goal];
        title = "at least " +
                countedName(question.situation.table[asksFor.object].name, asksFor.atLeast);
    }
    const bool isExact = chanceIn(question.answer, asked, goal).standardError == 0.0;
    const IdentityWorlds worlds =
        identityWorlds(question.situation, question.piles, question.goals);
    return isExact && !worlds.all.empty() && question.answer.worlds > 0
               ? addOverIdentities(steps, question, worlds.all, asked, goal, title, stop)
               : addGoalsOverLooks(steps, question, asked, goal, title, stop);
}

DerivationInput addWanted(DerivationSteps& steps, const DerivationQuestion& question,
                          const std::stop_token& stop) {
    DerivationSteps::Inputs parts;
    std::vector<ObjectIndex> seen;
    for (const Goal& goal : question.goals) {
        if (std::find(seen.begin(), seen.end(), goal.object) != seen.end()) {
            continue;
        }
        seen.push_back(goal.object);
        const auto addOne = [&](DerivationSteps& of, const DerivationQuestion& inWorld) {
            return addLineMean(of, inWorld, goal.object);
        };
        const auto mean = addOverLooks(steps, question, std::nullopt, addOne, stop);
        parts.push_back(mean.value_or(constant(question.situation.table[goal.object].name, 0.0)));
    }
    double more = 0.0;
    for (const ObjectMean& each : question.answer.unidentifiedWanted) {
        more += each.mean.value;
    }
    if (more > 0.0) {
        parts.push_back(constant("what is not identified, by its chance to be one of them", more));
    }
    return steps.step({.title = "wanted things",
                       .text = "Mean number of all starred objects on the line, those that lie "
                               "there already included.",
                       .source = "",
                       .measure = Measure::Number},
                      Combining::Sum, std::move(parts));
}

}  // namespace polyplan::nethack::polypile::derivations
