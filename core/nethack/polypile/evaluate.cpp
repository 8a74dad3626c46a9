#include "core/nethack/polypile/evaluate.h"

#include <algorithm>
#include <cmath>
#include <deque>

#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/pile_answer.h"
#include "core/nethack/polypile/shuffle_average.h"
#include "core/nethack/polypile/simulator.h"

namespace polyplan::nethack::polypile {
namespace {

/// Piles beyond these are sampled as a whole line: their walks would take minutes.
constexpr std::size_t mostExactStacks = 480;
constexpr int mostExactItems = 2'000;

/// States of joint goals that are carried exactly.
constexpr std::size_t mostGoalStates = 4'096;

/// Runs of the simulator where it has to answer at once.
constexpr std::int64_t samplesImmediate = 2'000;

bool isTooLarge(const Pile& pile) {
    std::int64_t items = 0;
    for (const Stack& stack : pile.stacks) {
        items += stack.quantity;
    }
    return pile.stacks.size() > mostExactStacks || items > mostExactItems;
}

/// All that the odds of a single pile depend on.
struct PileKey {
    const ObjectTable* table;
    const Rules* rules;
    bool dipped;
    int luck;
    int ledgerLevel;
    KnownMaterials known;
    std::vector<Goal> goals;
    std::uint64_t seed;
    std::vector<Stack> stacks;
    bool operator==(const PileKey&) const = default;
};

struct PileEntry {
    PileKey key;
    Detail detail;
    PileResult result;
};

}  // namespace

/// The odds of piles seen before, the newest first.
struct LineEvaluator::Cache {
    static constexpr std::size_t mostEntries = 512;
    std::deque<std::shared_ptr<const PileEntry>> entries;

    std::shared_ptr<const PileEntry> find(const PileKey& key, Detail detail) const {
        const auto found = std::find_if(entries.begin(), entries.end(), [&](const auto& entry) {
            return entry->detail >= detail && entry->key == key;
        });
        return found == entries.end() ? nullptr : *found;
    }

    void add(std::shared_ptr<const PileEntry> entry) {
        entries.push_front(std::move(entry));
        if (entries.size() > mostEntries) {
            entries.pop_back();
        }
    }
};

namespace {

/// The goals together if their joint states can be carried, else each that can be by itself.
std::vector<GoalStates> groupsOf(std::span<const Goal> goals) {
    std::vector<GoalStates> groups;
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

/// The chances of the goals over the line, one figure each, then all and any of them.
struct GoalFigures {
    std::vector<double> each;
    double all = 1.0;
    double any = 0.0;
};

/// One evaluation of a line.
class LineEvaluation {
  public:
    LineEvaluation(const Situation& situation, std::span<const Pile> piles,
                   std::span<const Goal> goals, const EvaluateOptions& options)
        : situation_(situation),
          piles_(piles),
          goals_(goals),
          options_(options),
          transformation_(situation.table, situation.rules, situation.ledgerLevel),
          shuffles_(situation),
          groups_(groupsOf(goals)) {}

    /// Fills the answer from the piles' results; nothing if stopped.
    std::optional<LineAnswer> answer(std::span<const std::shared_ptr<const PileEntry>> entries) {
        LineAnswer answer;
        std::vector<PileInBeam> beam;
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            beam.push_back({piles_[i].distance, entries[i]->result.allUnaffected});
        }
        const std::vector<Reach> reaches = reachesOf(situation_.source, beam);
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            answer.piles.push_back(
                pileAnswer(situation_, piles_[i], entries[i]->result, reaches[i]));
            noteSampling(answer, answer.piles.back().provenance);
        }
        if (!addGoals(answer, entries)) {
            return std::nullopt;
        }
        return answer;
    }

    const Transformation& transformation() const { return transformation_; }
    const Shuffles& shuffles() const { return shuffles_; }
    std::span<const GoalStates> groups() const { return groups_; }

  private:
    static void noteSampling(LineAnswer& answer, const Provenance& provenance) {
        if (provenance.method == Method::Sampled &&
            provenance.samples > answer.provenance.samples) {
            answer.provenance = provenance;
        }
    }

    bool addGoals(LineAnswer& answer, std::span<const std::shared_ptr<const PileEntry>> entries) {
        std::vector<PileForGoals> piles;
        std::size_t shuffled = 0;
        bool sampled = false;
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            shuffled += entries[i]->result.dependsOnShuffle ? 1 : 0;
            sampled |= entries[i]->result.provenance.method == Method::Sampled;
        }
        std::vector<std::vector<std::vector<double>>> tables;
        for (const auto& entry : entries) {
            tables.push_back(entry->result.goals);
        }
        GoalFigures mean = goalFigures(entries, tables);
        GoalFigures error{std::vector<double>(goals_.size()), 0.0, 0.0};
        // Shuffles tie the piles together, unless only one of them depends on them.
        if (shuffled > 1 || sampled) {
            const std::optional<Provenance> drawn = drawGoals(entries, mean, error);
            if (!drawn) {
                return false;
            }
            noteSampling(answer, *drawn);
        }
        for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
            answer.goals.push_back({goals_[goal], {mean.each[goal], error.each[goal]}});
        }
        answer.allGoals = {mean.all, error.all};
        answer.anyGoal = {mean.any, error.any};
        return isJoint() || sampleJointGoals(answer);
    }

    bool isJoint() const {
        return groups_.size() == 1 && groups_[0].goals().size() == goals_.size();
    }

    GoalFigures goalFigures(std::span<const std::shared_ptr<const PileEntry>> entries,
                            const std::vector<std::vector<std::vector<double>>>& tables) const {
        GoalFigures figures{std::vector<double>(goals_.size()), 0.0, 0.0};
        std::size_t goal = 0;
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            const GoalStates& states = groups_[group];
            std::vector<PileForGoals> piles;
            for (std::size_t i = 0; i < piles_.size(); ++i) {
                PileForGoals& pile = piles.emplace_back();
                pile.beam = {piles_[i].distance, entries[i]->result.allUnaffected};
                pile.ifHit = tables[i][group];
                for (const Stack& stack : piles_[i].stacks) {
                    pile.untouched = states.after(pile.untouched, stack.object, stack.quantity);
                }
            }
            const std::vector<double> line = goalsOfLine(situation_.source, states, piles);
            while (!isJoint() && goals_[goal] != states.goals().front()) {
                ++goal;
            }
            for (std::size_t state = 0; state < line.size(); ++state) {
                std::size_t met = 0;
                for (std::size_t g = 0; g < states.goals().size(); ++g) {
                    if (states.isMet(state, g)) {
                        figures.each[goal + g] += line[state];
                        ++met;
                    }
                }
                figures.all += met == states.goals().size() ? line[state] : 0.0;
                figures.any += met > 0 ? line[state] : 0.0;
            }
            ++goal;
        }
        return figures;
    }

    /// Averages the goals over drawn shuffles, the same for all piles.
    std::optional<Provenance> drawGoals(std::span<const std::shared_ptr<const PileEntry>> entries,
                                        GoalFigures& mean, GoalFigures& error) const {
        std::vector<PileModel> models;
        std::size_t stacks = 0;
        for (std::size_t i = 0; i < piles_.size(); ++i) {
            models.emplace_back(situation_, transformation_, piles_[i].stacks);
            stacks += entries[i]->result.dependsOnShuffle ? piles_[i].stacks.size() : 0;
        }
        const std::int64_t draws = goalDraws(options_.detail, stacks);
        const FigureChoice choice{.marginals = false,
                                  .histograms = false,
                                  .atLeastOne = nullptr,
                                  .goals = groups_,
                                  .only = {}};
        std::mt19937_64 random(options_.seed);
        mean = {std::vector<double>(goals_.size()), 0.0, 0.0};
        for (std::int64_t n = 1; n <= draws; ++n) {
            if (options_.stop.stop_requested()) {
                return std::nullopt;
            }
            const std::vector<Material> materials = shuffles_.draw(random);
            std::vector<std::vector<std::vector<double>>> tables;
            for (std::size_t i = 0; i < piles_.size(); ++i) {
                tables.push_back(entries[i]->result.dependsOnShuffle
                                     ? figuresWith(models[i], materials, choice).goals
                                     : entries[i]->result.goals);
            }
            const GoalFigures figures = goalFigures(entries, tables);
            const auto add = [n](double& of, double& spread, double value) {
                const double deviation = value - of;
                of += deviation / static_cast<double>(n);
                spread += deviation * (value - of);
            };
            for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
                add(mean.each[goal], error.each[goal], figures.each[goal]);
            }
            add(mean.all, error.all, figures.all);
            add(mean.any, error.any, figures.any);
        }
        const auto toError = [draws](double& spread) {
            spread =
                std::sqrt(spread / static_cast<double>(draws - 1) / static_cast<double>(draws));
        };
        std::for_each(error.each.begin(), error.each.end(), toError);
        toError(error.all);
        toError(error.any);
        return Provenance{Method::Sampled, draws, options_.seed};
    }

    /// Joint figures of goals with more states than can be carried.
    bool sampleJointGoals(LineAnswer& answer) const {
        const std::int64_t samples =
            options_.detail == Detail::Immediate ? samplesImmediate : options_.samples;
        const std::optional<LineAnswer> sampled =
            simulateLine(situation_, piles_, goals_, samples, options_.seed, options_.stop, {});
        if (!sampled) {
            return false;
        }
        answer.allGoals = sampled->allGoals;
        answer.anyGoal = sampled->anyGoal;
        for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
            if (!GoalStates::countOf(goals_.subspan(goal, 1), mostGoalStates)) {
                answer.goals[goal].probability = sampled->goals[goal].probability;
            }
        }
        noteSampling(answer, sampled->provenance);
        return true;
    }

    const Situation& situation_;
    std::span<const Pile> piles_;
    std::span<const Goal> goals_;
    const EvaluateOptions& options_;
    Transformation transformation_;
    Shuffles shuffles_;
    std::vector<GoalStates> groups_;
};

}  // namespace

LineEvaluator::LineEvaluator() : cache_(std::make_unique<Cache>()) {}
LineEvaluator::~LineEvaluator() = default;
LineEvaluator::LineEvaluator(LineEvaluator&&) noexcept = default;
LineEvaluator& LineEvaluator::operator=(LineEvaluator&&) noexcept = default;

std::optional<LineAnswer> LineEvaluator::evaluate(const Situation& situation,
                                                  std::span<const Pile> piles,
                                                  std::span<const Goal> goals,
                                                  const EvaluateOptions& options) {
    const bool sampled =
        options.method == Method::Sampled || std::any_of(piles.begin(), piles.end(), isTooLarge);
    if (sampled) {
        const std::int64_t samples = options.detail == Detail::Immediate
                                         ? std::min(samplesImmediate, options.samples)
                                         : options.samples;
        return simulateLine(situation, piles, goals, samples, options.seed, options.stop,
                            options.progress);
    }
    LineEvaluation evaluation(situation, piles, goals, options);
    std::vector<std::shared_ptr<const PileEntry>> entries;
    for (const Pile& pile : piles) {
        PileKey key{.table = &situation.table,
                    .rules = &situation.rules,
                    .dipped = situation.source == Source::Potion,
                    .luck = situation.luck,
                    .ledgerLevel = situation.ledgerLevel,
                    .known = situation.known,
                    .goals = {goals.begin(), goals.end()},
                    .seed = options.seed,
                    .stacks = pile.stacks};
        std::shared_ptr<const PileEntry> entry = cache_->find(key, options.detail);
        if (entry == nullptr) {
            const PileModel model(situation, evaluation.transformation(), pile.stacks);
            std::optional<PileResult> result =
                evaluatePile(model, pile.stacks, evaluation.shuffles(), evaluation.groups(),
                             options.detail, options.seed, options.stop);
            if (!result) {
                return std::nullopt;
            }
            entry = std::make_shared<const PileEntry>(
                PileEntry{std::move(key), options.detail, std::move(*result)});
            cache_->add(entry);
        }
        entries.push_back(std::move(entry));
        if (options.progress) {
            options.progress(static_cast<double>(entries.size()) /
                             static_cast<double>(piles.size()));
        }
    }
    return evaluation.answer(entries);
}

std::optional<LineAnswer> evaluateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals,
                                       const EvaluateOptions& options) {
    return LineEvaluator().evaluate(situation, piles, goals, options);
}

}  // namespace polyplan::nethack::polypile
