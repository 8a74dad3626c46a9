#include "core/nethack/polypile/evaluate.h"

#include <algorithm>
#include <deque>
#include <mutex>

#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/dip.h"
#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/identity_mixture.h"
#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/line_outcomes.h"
#include "core/nethack/polypile/look_mixture.h"
#include "core/nethack/polypile/look_worlds.h"
#include "core/nethack/polypile/pile_answer.h"
#include "core/nethack/polypile/series.h"
#include "core/nethack/polypile/shuffle_average.h"
#include "core/nethack/polypile/simulator.h"
#include "core/nethack/polypile/stack_odds.h"
#include "core/nethack/polypile/walk_work.h"

namespace polyplan::nethack::polypile {
/// The odds of piles seen before, the newest first, and the goals of the last line.
class LineEvaluator::Cache {
  public:
    /// All that the odds of a single pile depend on; first what differs most often.
    struct PileKey {
        std::vector<Stack> stacks;
        const ObjectTable* table;
        const Rules* rules;
        bool dipped;
        int luck;
        int ledgerLevel;
        Knowledge known;
        int turnsLater;
        std::vector<Goal> goals;
        bool hasGoalsOnly;
        bool operator==(const PileKey&) const = default;
    };

    struct PileEntry {
        PileKey key;
        Detail detail;
        std::uint64_t seed;
        double share;
        PileResult result;

        /// Exact figures hang on no dice.
        bool isFor(const EvaluateOptions& options) const {
            return result.provenance.method == Method::Exact ||
                   (seed == options.seed && share == options.share);
        }
    };

    /// All that the goals of a line depend on; the piles' entries speak of the goals too.
    struct GoalsKey {
        std::vector<std::shared_ptr<const PileEntry>> piles;
        std::vector<int> distances;
        Source source{};
        Detail detail{};  ///< at most careful: more makes no difference
        std::optional<std::int64_t> samples;
        double share{};
        bool operator==(const GoalsKey&) const = default;
    };

    /// The odds in this detail, or in more than it.
    std::shared_ptr<const PileEntry> find(const PileKey& key, Detail least, Detail most,
                                          const EvaluateOptions& options) const {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) {
            return entry->detail >= least && entry->detail <= most && entry->isFor(options) &&
                   entry->key == key;
        });
        return found == entries_.end() ? nullptr : *found;
    }

    void add(std::shared_ptr<const PileEntry> entry) {
        const std::lock_guard lock(mutex_);
        entries_.push_front(std::move(entry));
        if (entries_.size() > mostEntries) {
            entries_.pop_back();
        }
    }

    std::optional<GoalsAnswer> findGoals(const GoalsKey& key) const {
        const std::lock_guard lock(mutex_);
        return goals_ && goals_->first == key ? std::optional(goals_->second) : std::nullopt;
    }

    void addGoals(GoalsKey key, GoalsAnswer answer) {
        const std::lock_guard lock(mutex_);
        goals_.emplace(std::move(key), std::move(answer));
    }

  private:
    static constexpr std::size_t mostEntries = 512;
    mutable std::mutex mutex_;
    std::deque<std::shared_ptr<const PileEntry>> entries_;
    std::optional<std::pair<GoalsKey, GoalsAnswer>> goals_;
};

namespace {

std::optional<PotionOdds> potionsOf(const Situation& situation, std::span<const Pile> piles) {
    return isDipped(situation.source) ? std::optional(potionsFor(situation, piles)) : std::nullopt;
}

/// What has a closed form by worlds of looks, however much is sampled beside it: squares, potions,
/// and how each stack fares if its pile is reached.
LineAnswer closedForms(std::span<const LookWorld> looks, std::span<const Pile> piles) {
    LookMixture mixture;
    for (const auto& [probability, situation, is] : looks) {
        const std::vector<PileInBeam> beam = inBeam(situation, piles);
        const std::vector<Reach> reaches = reachesOf(situation.source, beam);
        LineAnswer inWorld;
        inWorld.squares = reachesOfSquares(situation.source, beam);
        inWorld.potions = potionsOf(situation, piles);
        for (std::size_t i = 0; i < piles.size(); ++i) {
            PileAnswer& pile = inWorld.piles.emplace_back();
            pile.reached.value = reaches[i].reached;
            for (const Stack& stack : piles[i].stacks) {
                setFate(pile.ifHit.stacks.emplace_back(), fateOf(situation, stack));
            }
        }
        mixture.add(probability, inWorld);
    }
    return mixture.get();
}

/// Of dips, in which nothing else has a say.
void settleSame(const Situation& situation, std::span<const Pile> piles, LineAnswer& answer) {
    const Transformation transformation(situation);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        for (std::size_t k = 0; k < piles[i].stacks.size(); ++k) {
            const Stack& stack = piles[i].stacks[k];
            answer.piles[i].ifHit.stacks[k].sameAgain =
                sameAgain(situation, transformation, stack, fateOf(situation, stack));
        }
    }
}

void settleFates(const LineAnswer& closed, LineAnswer& answer) {
    for (std::size_t i = 0; i < closed.piles.size(); ++i) {
        PileAnswer& pile = answer.piles[i];
        auto errors = std::make_shared<PileOdds>(*pile.ifHitErrors);
        for (std::size_t stack = 0; stack < pile.ifHit.stacks.size(); ++stack) {
            copyFate(closed.piles[i].ifHit.stacks[stack], pile.ifHit.stacks[stack]);
            copyFate({}, errors->stacks[stack]);
        }
        pile.ifHitErrors = std::move(errors);
    }
}

std::optional<LineAnswer> sampled(const Situation& situation, std::span<const LookWorld> looks,
                                  std::span<const Pile> piles, std::span<const Goal> goals,
                                  const EvaluateOptions& options) {
    auto answer = simulateLine(situation, piles, goals, samplesFor(piles, options), options.seed,
                               options.stop, options.progress);
    if (!answer) {
        return std::nullopt;
    }
    const LineAnswer closed = closedForms(looks, piles);
    answer->squares = closed.squares;
    answer->potions = closed.potions;
    if (isDipped(situation.source)) {
        settleSame(situation, piles, *answer);
    }
    if (!options.method) {
        settleFates(closed, *answer);
    }
    return answer;
}

/// Over more worlds the fates of very many stacks alone would take seconds.
std::size_t mostWorldsOf(std::span<const Pile> piles, const EvaluateOptions& options) {
    constexpr std::size_t mostFates = 20'000;
    std::size_t stacks = 1;
    for (const Pile& pile : piles) {
        stacks += pile.stacks.size();
    }
    return std::min(options.mostWorlds, mostFates / stacks);
}

/// What is known and supposed of what lies in the pile: nothing else has a say in its odds.
Knowledge knownOf(const Pile& pile, Knowledge known) {
    std::erase_if(known.supposed, [&](const auto& supposed) {
        return std::ranges::find(pile.stacks, supposed.first, &Stack::object) == pile.stacks.end();
    });
    return known;
}

}  // namespace

LineEvaluator::LineEvaluator() : cache_(std::make_unique<Cache>()) {}
LineEvaluator::~LineEvaluator() = default;
LineEvaluator::LineEvaluator(LineEvaluator&&) noexcept = default;
LineEvaluator& LineEvaluator::operator=(LineEvaluator&&) noexcept = default;

std::optional<LineAnswer> LineEvaluator::evaluate(const Situation& situation,
                                                  std::span<const Pile> piles,
                                                  std::span<const Goal> goals,
                                                  const EvaluateOptions& options) {
    auto answer = evaluateOverIdentities(situation, piles, goals, options);
    if (answer && options.turnsLater > 0 && situation.rules.changesRevert && !goals.empty()) {
        Situation afterwards = situation;
        afterwards.turnsLater = options.turnsLater;
        auto later = evaluateOverIdentities(afterwards, piles, goals, options);
        if (!later) {
            return std::nullopt;
        }
        answer->later = LaterGoals{options.turnsLater, later->provenance, std::move(later->goals),
                                   later->allGoals, later->anyGoal};
    }
    return answer;
}

std::optional<LineAnswer> LineEvaluator::evaluateOverIdentities(const Situation& situation,
                                                                std::span<const Pile> piles,
                                                                std::span<const Goal> goals,
                                                                const EvaluateOptions& options) {
    auto answer = evaluateOverLooks(situation, piles, goals, options, Asked::Everything);
    const IdentityWorlds worlds = identityWorlds(situation, piles, goals, options.mostWorlds);
    if (!answer) {
        return answer;
    }
    answer->worlds = worlds.number();
    if (worlds.all.empty()) {
        return answer;
    }
    LineMixture mixture(*answer);
    EvaluateOptions ofWorld = options;
    ofWorld.mostWorlds = std::max<std::size_t>(1, options.mostWorlds / worlds.all.size());
    for (const IdentityWorld& world : worlds.all) {
        ofWorld.share = world.probability;
        const auto inWorld =
            evaluateOverLooks(world.situation, world.piles, goals, ofWorld, Asked::GoalsOnly);
        if (!inWorld) {
            return std::nullopt;
        }
        mixture.add(world, *inWorld);
        ++ofWorld.seed;
    }
    mixture.putInto(*answer);
    return answer;
}

std::optional<LineAnswer> LineEvaluator::evaluateOverLooks(const Situation& situation,
                                                           std::span<const Pile> piles,
                                                           std::span<const Goal> goals,
                                                           const EvaluateOptions& options,
                                                           Asked asked) {
    LookWorlds looks = lookWorlds(situation, piles, mostWorldsOf(piles, options));
    const bool areTooMany = looks.areTooMany && !options.mayLooksDiffer;
    if (looks.areTooMany) {
        looks.all.push_back({1.0, situation, ""});
    }
    const std::size_t worlds = looks.all.size();
    const bool isTooLarge = areTooMany || isTooLargeForExact(situation, piles, goals, worlds);
    if (isTooLarge && options.method == Method::Exact) {
        return std::nullopt;
    }
    const bool isSampledAtFirst = !options.method && options.detail <= Detail::Weighed &&
                                  isTooLargeAtOnce(situation, piles, goals, worlds);
    if (isTooLarge || isSampledAtFirst || options.method == Method::Sampled) {
        return sampled(situation, looks.all, piles, goals, options);
    }
    if (worlds == 1) {
        return workOut(situation, piles, goals, options, asked);
    }
    LookMixture mixture;
    EvaluateOptions ofWorld = options;
    double done = 0.0;
    for (const LookWorld& world : looks.all) {
        ofWorld.share = options.share * world.probability;
        if (options.progress) {
            ofWorld.progress = [&](double part) {
                options.progress(done + world.probability * part);
            };
        }
        const auto inWorld = workOut(world.situation, piles, goals, ofWorld, asked);
        if (!inWorld) {
            return std::nullopt;
        }
        mixture.add(world.probability, *inWorld);
        done += world.probability;
        ++ofWorld.seed;
    }
    return mixture.get();
}

std::optional<LineAnswer> LineEvaluator::workOut(const Situation& situation,
                                                 std::span<const Pile> piles,
                                                 std::span<const Goal> goals,
                                                 const EvaluateOptions& options, Asked asked) {
    const Transformation transformation(situation);
    const Shuffles shuffles(situation);
    const std::vector<GoalStates> goalGroups = groupsOf(goals);
    const std::vector<ObjectIndex> wanted = objectsOf(goals);
    const Detail pileDetail = std::min(options.detail, Detail::Complete);
    const Detail mostDetail = options.isRepeatable ? pileDetail : Detail::Complete;
    std::vector<std::shared_ptr<const Cache::PileEntry>> entries;
    for (const Pile& pile : piles) {
        Cache::PileKey key{.stacks = pile.stacks,
                           .table = &situation.table,
                           .rules = &situation.rules,
                           .dipped = isDipped(situation.source),
                           .luck = situation.luck,
                           .ledgerLevel = situation.ledgerLevel,
                           .known = knownOf(pile, situation.known),
                           .turnsLater = situation.turnsLater,
                           .goals = {goals.begin(), goals.end()},
                           .hasGoalsOnly = asked == Asked::GoalsOnly};
        std::shared_ptr<const Cache::PileEntry> entry =
            cache_->find(key, pileDetail, mostDetail, options);
        if (entry == nullptr) {
            const PileModel model(situation, transformation, pile.stacks);
            std::optional<PileResult> result =
                evaluatePile(model, pile.stacks, shuffles,
                             {goalGroups, wanted, asked == Asked::GoalsOnly}, options);
            if (!result) {
                return std::nullopt;
            }
            entry = std::make_shared<const Cache::PileEntry>(Cache::PileEntry{
                std::move(key), pileDetail, options.seed, options.share, std::move(*result)});
            cache_->add(entry);
        }
        entries.push_back(std::move(entry));
        if (options.progress) {
            options.progress(static_cast<double>(entries.size()) /
                             static_cast<double>(piles.size()));
        }
    }

    LineAnswer answer;
    std::vector<PileInBeam> beam;
    std::vector<PileInLine> line;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        beam.push_back({piles[i].distance, entries[i]->result.allUnaffected});
        line.push_back({&piles[i], &entries[i]->result});
    }
    const std::vector<Reach> reaches = reachesOf(situation.source, beam);
    answer.squares = reachesOfSquares(situation.source, beam);
    answer.potions = potionsOf(situation, piles);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        answer.piles.push_back(pileAnswer(situation, piles[i], entries[i]->result, reaches[i]));
        answer.provenance.note(entries[i]->result.provenance);
    }
    const GoalsQuestion question{situation, transformation, shuffles,  line,
                                 piles,     goals,          goalGroups};
    Cache::GoalsKey goalsKey{.piles = std::move(entries),
                             .distances = {},
                             .source = situation.source,
                             .detail = std::min(options.detail, Detail::Careful),
                             .samples = options.samples,
                             .share = options.share};
    std::transform(piles.begin(), piles.end(), std::back_inserter(goalsKey.distances),
                   [](const Pile& pile) { return pile.distance; });
    std::optional<GoalsAnswer> goalsAnswer = cache_->findGoals(goalsKey);
    if (!goalsAnswer) {
        goalsAnswer = evaluateGoals(question, options);
        if (!goalsAnswer) {
            return std::nullopt;
        }
        cache_->addGoals(goalsKey, *goalsAnswer);
    }
    answer.provenance.note(goalsAnswer->provenance);
    if (options.method == Method::Exact && answer.provenance.method == Method::Sampled) {
        return std::nullopt;
    }
    if (situation.turnsLater == 0 && asked == Asked::Everything &&
        !addOutcomesOfLine(question, options, answer)) {
        return std::nullopt;
    }
    answer.goals = std::move(goalsAnswer->goals);
    answer.allGoals = goalsAnswer->all;
    answer.anyGoal = goalsAnswer->any;
    return answer;
}

bool isSampledAsAWhole(const Situation& situation, std::span<const Pile> piles,
                       std::span<const Goal> goals) {
    const LookWorlds looks = lookWorlds(situation, piles, mostWorldsOf(piles, {}));
    return looks.areTooMany || isTooLargeForExact(situation, piles, goals, looks.all.size());
}

std::optional<LineAnswer> evaluateLine(const Situation& situation, std::span<const Pile> piles,
                                       std::span<const Goal> goals,
                                       const EvaluateOptions& options) {
    return LineEvaluator().evaluate(situation, piles, goals, options);
}

}  // namespace polyplan::nethack::polypile
