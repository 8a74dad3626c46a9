#include "core/nethack/polypile/line_outcomes.h"

#include <algorithm>

#include "core/nethack/polypile/walk_work.h"
#include "core/probability/running_mean.h"

namespace polyplan::nethack::polypile {
namespace {

/// By pile, by object type: that at least one lies there if the pile is hit.
using AtLeastOne = std::vector<std::vector<double>>;

/// Shuffles drawn are fewer than for goals: each gives all objects, and what golems take of a rare
/// object differs little from one shuffle to the next.
constexpr std::int64_t goalDrawsForEach = 8;
constexpr std::int64_t leastDraws = 8;

/// Means by object; their errors add up at worst.
void addMeans(const GoalsQuestion& question, LineAnswer& answer) {
    std::vector<ObjectLeft> byObject(question.situation.table.size());
    std::vector<ObjectLeft> errors(byObject.size());
    bool isSampled = false;
    for (const PileAnswer& pile : answer.piles) {
        for (const ObjectLeft& left : pile.overall) {
            byObject[left.object].meanQuantity += left.meanQuantity;
        }
        for (const ObjectLeft& error : pile.overallErrors) {
            errors[error.object].meanQuantity += error.meanQuantity;
            isSampled = true;
        }
    }
    for (std::size_t object = 0; object < byObject.size(); ++object) {
        if (byObject[object].meanQuantity > 0.0) {
            byObject[object].object = errors[object].object = static_cast<ObjectIndex>(object);
            answer.overall.push_back(byObject[object]);
            if (isSampled) {
                answer.overallErrors.push_back(errors[object]);
            }
        }
    }
    if (!isSampled) {
        answer.overallErrors.clear();
    }
    for (const PileAnswer& pile : answer.piles) {
        answer.overallProvenance.note(pile.provenance);
    }
}

std::vector<double> atLeastOneIn(const std::vector<ObjectLeft>& left, std::size_t types) {
    std::vector<double> chances(types);
    for (const ObjectLeft& one : left) {
        chances[one.object] = one.atLeastOne;
    }
    return chances;
}

/// That at least one of an object lies on the line: the walk for the goal of one of it.
double onLine(const GoalsQuestion& question, const AtLeastOne& ifHit, ObjectIndex object) {
    const Goal goal{.object = object, .atLeast = 1};
    const GoalStates states(std::span(&goal, 1));
    std::vector<PileForGoals> piles;
    for (std::size_t i = 0; i < question.line.size(); ++i) {
        const auto& [pile, result] = question.line[i];
        const double chance = ifHit[i][object];
        PileForGoals& forGoals = piles.emplace_back();
        forGoals.beam = {pile->distance, result->allUnaffected};
        forGoals.ifHit = {1.0 - chance, chance};
        for (const Stack& stack : pile->stacks) {
            forGoals.untouched = states.after(forGoals.untouched, stack.object, stack.quantity);
        }
    }
    return goalsOfLine(question.situation.source, states, piles).back();
}

bool addDrawn(const GoalsQuestion& question, const EvaluateOptions& options, AtLeastOne ifHit,
              LineAnswer& answer) {
    std::vector<PileModel> models;
    std::vector<YieldTable> yields;
    WalkWork work;
    for (const PileInLine& pile : question.line) {
        yields.emplace_back(
            models.emplace_back(question.situation, question.transformation, pile.pile->stacks));
        if (pile.result->dependsOnShuffle) {
            work.stacks += pile.pile->stacks.size();
        }
    }
    const std::int64_t draws =
        std::max(leastDraws, work.draws(options.detail, options.share) / goalDrawsForEach);
    std::mt19937_64 random(options.seed);
    std::vector<RunningMean> means(answer.overall.size());
    for (std::int64_t draw = 0; draw < draws; ++draw) {
        const std::vector<Material> materials = question.shuffles.draw(random);
        for (std::size_t i = 0; i < question.line.size(); ++i) {
            if (options.stop.stop_requested()) {
                return false;
            }
            if (question.line[i].result->dependsOnShuffle) {
                const FigureChoice choice{.marginals = false,
                                          .histograms = false,
                                          .atLeastOne = &yields[i],
                                          .goals = {},
                                          .only = {}};
                ifHit[i] = figuresWith(models[i], question.shuffles, materials, choice).atLeastOne;
            }
        }
        for (std::size_t i = 0; i < means.size(); ++i) {
            means[i].add(onLine(question, ifHit, answer.overall[i].object));
        }
    }
    answer.overallProvenance = {Method::Sampled, draws, options.seed};
    answer.overallErrors.resize(answer.overall.size());
    for (std::size_t i = 0; i < means.size(); ++i) {
        answer.overall[i].atLeastOne = means[i].mean();
        answer.overallErrors[i].object = answer.overall[i].object;
        answer.overallErrors[i].atLeastOne = means[i].standardError();
    }
    return true;
}

}  // namespace

bool addOutcomesOfLine(const GoalsQuestion& question, const EvaluateOptions& options,
                       LineAnswer& answer) {
    addMeans(question, answer);
    if (options.detail != Detail::WholeLine) {
        return true;
    }
    AtLeastOne ifHit;
    for (const PileAnswer& pile : answer.piles) {
        ifHit.push_back(atLeastOneIn(pile.ifHit.finalQuantity, question.situation.table.size()));
    }
    if (isTiedByShuffles(question)) {
        return addDrawn(question, options, std::move(ifHit), answer);
    }
    for (ObjectLeft& left : answer.overall) {
        if (options.stop.stop_requested()) {
            return false;
        }
        left.atLeastOne = onLine(question, ifHit, left.object);
    }
    return true;
}

}  // namespace polyplan::nethack::polypile
