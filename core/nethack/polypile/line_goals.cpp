#include "core/nethack/polypile/line_goals.h"

#include <algorithm>

#include "core/nethack/polypile/reversion.h"
#include "core/nethack/polypile/simulator.h"
#include "core/nethack/polypile/walk_work.h"
#include "core/probability/running_mean.h"

namespace polyplan::nethack::polypile {
namespace {

/// By pile, by group of goals, by its state.
using GoalTables = std::vector<std::vector<std::vector<double>>>;

/// One figure for each goal, then all and any of them.
template <typename Figure>
struct GoalFigures {
    std::vector<Figure> each;
    Figure all{};
    Figure any{};
};

bool areJoint(const GoalsQuestion& question) {
    return question.goals.empty() ||
           (question.groups.size() == 1 &&
            question.groups.front().goals().size() == question.goals.size());
}

/// Adds the chances of one group, whose goals are `goals` from `first` on.
void addGroup(const GoalsQuestion& question, const GoalTables& tables, std::size_t group,
              std::size_t first, GoalFigures<double>& figures) {
    const GoalStates& states = question.groups[group];
    std::vector<PileForGoals> piles;
    for (std::size_t i = 0; i < question.line.size(); ++i) {
        const auto& [pile, result] = question.line[i];
        PileForGoals& forGoals = piles.emplace_back();
        forGoals.beam = {pile->distance, result->allUnaffected};
        forGoals.ifHit = tables[i][group];
        for (const Stack& stack : pile->stacks) {
            const auto kept =
                Aftermath(question.situation, question.transformation, stack).kept(stack.quantity);
            if (kept.object) {
                forGoals.untouched = states.after(forGoals.untouched, *kept.object, kept.quantity);
            }
        }
    }
    const std::vector<double> line = goalsOfLine(question.situation.source, states, piles);
    const std::size_t goals = states.goals().size();
    for (std::size_t state = 0; state < line.size(); ++state) {
        std::size_t met = 0;
        for (std::size_t goal = 0; goal < goals; ++goal) {
            if (states.isMet(state, goal)) {
                figures.each[first + goal] += line[state];
                ++met;
            }
        }
        figures.all += met == goals ? line[state] : 0.0;
        figures.any += met > 0 ? line[state] : 0.0;
    }
}

GoalFigures<double> figuresOf(const GoalsQuestion& question, const GoalTables& tables) {
    GoalFigures<double> figures;
    figures.each.resize(question.goals.size());
    figures.all = question.goals.empty() ? 1.0 : 0.0;
    std::size_t goal = 0;
    for (std::size_t group = 0; group < question.groups.size(); ++group) {
        while (question.goals[goal] != question.groups[group].goals().front()) {
            ++goal;
        }
        addGroup(question, tables, group, goal, figures);
        goal += question.groups[group].goals().size();
    }
    // A sum of many weights may be a last digit beyond 1.
    const auto cap = [](double& figure) { figure = std::min(figure, 1.0); };
    std::ranges::for_each(figures.each, cap);
    cap(figures.all);
    cap(figures.any);
    return figures;
}

GoalsAnswer inShape(const GoalsQuestion& question, const GoalFigures<Estimate>& figures) {
    GoalsAnswer answer;
    for (std::size_t goal = 0; goal < question.goals.size(); ++goal) {
        answer.goals.push_back({question.goals[goal], figures.each[goal]});
    }
    answer.all = figures.all;
    answer.any = figures.any;
    return answer;
}

GoalsAnswer exactGoals(const GoalsQuestion& question) {
    GoalTables tables;
    for (const PileInLine& pile : question.line) {
        tables.push_back(pile.result->goals);
    }
    const GoalFigures<double> exact = figuresOf(question, tables);
    GoalFigures<Estimate> figures;
    for (const double figure : exact.each) {
        figures.each.push_back({figure, 0.0});
    }
    figures.all = {exact.all, 0.0};
    figures.any = {exact.any, 0.0};
    return inShape(question, figures);
}

/// Averages over drawn shuffles, each the same for all piles.
std::optional<GoalsAnswer> drawnGoals(const GoalsQuestion& question,
                                      const EvaluateOptions& options) {
    const FigureChoice choice{.marginals = false,
                              .histograms = false,
                              .atLeastOne = nullptr,
                              .goals = question.groups,
                              .only = {}};
    std::vector<PileModel> models;
    WalkWork work;
    for (const PileInLine& pile : question.line) {
        models.emplace_back(question.situation, question.transformation, pile.pile->stacks);
        if (pile.result->dependsOnShuffle) {
            work += workOf(models.back(), choice);
        }
    }
    const std::int64_t draws = work.draws(options.detail, options.share);
    std::mt19937_64 random(options.seed);
    GoalFigures<RunningMean> means;
    means.each.resize(question.goals.size());
    for (std::int64_t draw = 0; draw < draws; ++draw) {
        const std::vector<Material> materials = question.shuffles.draw(random);
        GoalTables tables;
        for (std::size_t i = 0; i < question.line.size(); ++i) {
            if (options.stop.stop_requested()) {
                return std::nullopt;
            }
            const PileResult& result = *question.line[i].result;
            tables.push_back(
                result.dependsOnShuffle
                    ? figuresWith(models[i], question.shuffles, materials, choice).goals
                    : result.goals);
        }
        const GoalFigures<double> figures = figuresOf(question, tables);
        for (std::size_t goal = 0; goal < question.goals.size(); ++goal) {
            means.each[goal].add(figures.each[goal]);
        }
        means.all.add(figures.all);
        means.any.add(figures.any);
    }
    const auto estimate = [](const RunningMean& mean) {
        return Estimate{mean.mean(), mean.standardError()};
    };
    GoalFigures<Estimate> figures;
    std::transform(means.each.begin(), means.each.end(), std::back_inserter(figures.each),
                   estimate);
    figures.all = estimate(means.all);
    figures.any = estimate(means.any);
    GoalsAnswer answer = inShape(question, figures);
    answer.provenance = {Method::Sampled, draws, options.seed};
    return answer;
}

/// Replaces the figures of goals with more states than can be carried by sampled ones.
bool sampleJointGoals(const GoalsQuestion& question, const EvaluateOptions& options,
                      GoalsAnswer& answer) {
    const std::optional<LineAnswer> sampled = simulateLine(
        question.situation, question.piles, question.goals, samplesFor(question.piles, options),
        options.seed, options.stop, options.progress);
    if (!sampled) {
        return false;
    }
    answer.all = sampled->allGoals;
    answer.any = sampled->anyGoal;
    for (std::size_t goal = 0; goal < question.goals.size(); ++goal) {
        if (!GoalStates::countOf(question.goals.subspan(goal, 1), mostGoalStates)) {
            answer.goals[goal].probability = sampled->goals[goal].probability;
        }
    }
    answer.provenance = sampled->provenance;
    return true;
}

}  // namespace

std::int64_t shareOf(std::int64_t all, std::int64_t least, double share) {
    return std::max(std::min(all, least),
                    static_cast<std::int64_t>(share * static_cast<double>(all)));
}

std::int64_t samplesFor(std::span<const Pile> piles, const EvaluateOptions& options) {
    constexpr std::int64_t most = 1'000'000;
    constexpr std::int64_t least = 1'000;
    // The simulator walks some 30 million stacks a second.
    constexpr std::int64_t stackWalks = 100'000'000;
    constexpr std::int64_t stackWalksImmediate = 2'000'000;
    std::int64_t stacks = 1;
    for (const Pile& pile : piles) {
        stacks += static_cast<std::int64_t>(pile.stacks.size());
    }
    if (options.detail <= Detail::Weighed) {
        return shareOf(
            std::clamp(stackWalksImmediate / stacks, least, options.samples.value_or(most)), least,
            options.share);
    }
    return shareOf(options.samples.value_or(std::clamp(stackWalks / stacks, least, most)), least,
                   options.share);
}

std::vector<GoalStates> groupsOf(std::span<const Goal> goals) {
    std::vector<GoalStates> groups;
    if (goals.empty()) {
        return groups;
    }
    if (GoalStates::countOf(goals, mostGoalStates)) {
        groups.emplace_back(goals);
        return groups;
    }
    for (const Goal& goal : goals) {
        if (GoalStates::countOf(std::span(&goal, 1), mostGoalStates)) {
            groups.emplace_back(std::span(&goal, 1));
        }
    }
    return groups;
}

bool isTiedByShuffles(const GoalsQuestion& question) {
    std::size_t shuffled = 0;
    bool sampled = false;
    for (const PileInLine& pile : question.line) {
        shuffled += pile.result->dependsOnShuffle ? 1 : 0;
        sampled |= pile.result->provenance.method == Method::Sampled;
    }
    return shuffled > 1 || sampled;
}

std::optional<GoalsAnswer> evaluateGoals(const GoalsQuestion& question,
                                         const EvaluateOptions& options) {
    const bool draws = !question.groups.empty() && isTiedByShuffles(question);
    if (options.method == Method::Exact && (draws || !areJoint(question))) {
        return std::nullopt;
    }
    std::optional<GoalsAnswer> answer =
        draws ? drawnGoals(question, options) : std::optional(exactGoals(question));
    if (answer && !areJoint(question) && !sampleJointGoals(question, options, *answer)) {
        return std::nullopt;
    }
    return answer;
}

}  // namespace polyplan::nethack::polypile
