#include "core/nethack/polypile/exact_series.h"

#include <algorithm>
#include <deque>

#include "core/nethack/polypile/beam.h"
#include "core/nethack/polypile/joint_line.h"
#include "core/nethack/polypile/line_goals.h"
#include "core/nethack/polypile/shuffles.h"
#include "core/nethack/polypile/world.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr std::size_t mostChainSteps = 2'000'000;
constexpr std::size_t mostJointStates = 300'000;
/// Products that a series may take: about a second.
constexpr double mostWork = 6e8;

enum class Reached : std::uint8_t { Always, Never, Sometimes };

/// Whether a zap gets to each pile, whatever becomes of those before it.
std::vector<Reached> reachedOf(Source source, std::span<const Pile> piles) {
    constexpr int allRanges = mostRange - leastRange + 1;
    std::vector<Reached> reached;
    std::size_t before = 0;
    for (const Pile& pile : piles) {
        if (!isBeam(source) || sufficientRanges(pile.distance, before) == allRanges) {
            reached.push_back(Reached::Always);
        } else {
            const bool never = sufficientRanges(pile.distance, 0) == 0;
            reached.push_back(never ? Reached::Never : Reached::Sometimes);
        }
        before += pile.stacks.empty() ? 0 : 1;
    }
    return reached;
}

/// A stack whose state hangs on no other's.
struct FreeStack {
    const StackChain* chain{};
    std::vector<double> chances;  ///< by state

    explicit FreeStack(const StackChain& of) : chain(&of), chances(of.states().size()) {
        chances[StackChain::start] = 1.0;
    }

    void zap() {
        std::vector<double> next(chances.size());
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (chances[i] < negligible) {
                continue;
            }
            const StackChain::State& state = chain->states()[i];
            next[state.rest] += chances[i] * state.unaffected;
            for (const StackChain::Step& step : state.affected) {
                next[step.to] += chances[i] * step.probability;
            }
        }
        chances = std::move(next);
    }
};

/// What the goals of one state are.
std::size_t goalStateOf(const GoalStates& goals, const StackChain& chain,
                        const StackChain::State& state) {
    return chain.isWanted(state) ? goals.after(0, chain.types(state).front().object, state.quantity)
                                 : 0;
}

class ExactSeries {
  public:
    ExactSeries(const Situation& situation, std::span<const Goal> goals, const ZapSeries& series)
        : situation_(situation),
          series_(series),
          goals_(goals.begin(), goals.end()),
          wanted_(objectsOf(goals)),
          transformation_(situation),
          shuffles_(situation),
          states_(goals),
          ground_{situation, transformation_, shuffles_.settled(), wanted_, series.collectsGoals} {}

    /// @returns false where the stacks are tied otherwise or it would take too long.
    bool layOut(std::span<const Pile> piles) {
        const std::vector<Reached> reached = reachedOf(situation_.source, piles);
        const bool areTied =
            std::find(reached.begin(), reached.end(), Reached::Sometimes) != reached.end();
        const bool dipped = isDipped(situation_.source);
        std::vector<LoneStack> tied;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            const bool hit = reached[i] != Reached::Never;
            if (hit && !dipped && piles[i].stacks.size() > 1) {
                return false;
            }
            for (const Stack& stack : piles[i].stacks) {
                const bool isOfOneMaterial = stack.quantity == 1 || !shuffles_.isUnsettled(stack);
                if (hit && (isLeftAloneByChance(stack) || !isOfOneMaterial)) {
                    return false;
                }
                const StackChain* chain = chainOf(stack, hit);
                if (chain == nullptr) {
                    return false;
                }
                if (areTied && hit) {
                    tied.push_back({.distance = piles[i].distance, .chain = chain});
                } else {
                    free_.emplace_back(*chain);
                }
            }
        }
        if (!tied.empty()) {
            if (!JointLine::stateCount(tied, mostJointStates)) {
                return false;
            }
            joint_.emplace(std::move(tied));
            findGoalsOfJointStates();
        }
        return workOfZap() * series_.zaps <= mostWork;
    }

    std::optional<SeriesAnswer> run(const std::stop_token& stop) {
        SeriesAnswer answer;
        for (int zap = 0; zap < series_.zaps; ++zap) {
            if (stop.stop_requested()) {
                return std::nullopt;
            }
            makeZap();
            answer.byZap.push_back(standing());
        }
        answer.finalQuantity = finalQuantity();
        return answer;
    }

  private:
    /// Whether it is not identified and may be what no zap affects: then what a zap did tells of
    /// the next one.
    bool isLeftAloneByChance(const Stack& stack) const {
        const double chance = fateOf(situation_, stack).unaffected;
        return chance > 0.0 && chance < 1.0;
    }

    const StackChain* chainOf(const Stack& stack, bool hit) {
        // What the odds do not depend on; of a look enchantment and charges tell what it is.
        Stack plain = stack;
        plain.name.clear();
        if (!situation_.table[stack.object].isLook()) {
            plain.enchantment = plain.charges = plain.recharged = 0;
        }
        plain.erosion = 0;
        plain.poisoned = plain.erodeproof = false;
        for (const Known& known : chains_) {
            if (known.hit == hit && known.stack == plain) {
                return &known.chain;
            }
        }
        auto chain = StackChain::of(ground_, plain, hit, mostChainSteps);
        if (!chain) {
            return nullptr;
        }
        return &chains_.emplace_back(Known{std::move(plain), hit, std::move(*chain)}).chain;
    }

    double workOfZap() const {
        constexpr double perGoalState = 8.0;  // of the distinct numbers of a goal that a stack adds
        double work = joint_ ? joint_->workOfZap() : 0.0;
        for (const FreeStack& stack : free_) {
            work += static_cast<double>(stack.chain->steps() + stack.chain->states().size()) +
                    perGoalState * static_cast<double>(states_.count());
        }
        return work;
    }

    void findGoalsOfJointStates() {
        goalsOfJoint_.resize(joint_->chances().size());
        for (std::size_t joint = 0; joint < goalsOfJoint_.size(); ++joint) {
            std::size_t goals = 0;
            for (std::size_t i = 0; i < joint_->stackCount(); ++i) {
                const StackChain& chain = joint_->chainOf(i);
                const StackChain::State& state = chain.states()[joint_->stateOf(joint, i)];
                goals = states_.together(goals, goalStateOf(states_, chain, state));
            }
            goalsOfJoint_[joint] = goals;
        }
    }

    void makeZap() {
        for (FreeStack& stack : free_) {
            addLosses(*stack.chain, stack.chances);
            stack.zap();
        }
        if (joint_) {
            joint_->zap();
            for (std::size_t i = 0; i < joint_->stackCount(); ++i) {
                addLosses(joint_->chainOf(i), joint_->hit()[i]);
            }
        }
    }

    /// @param hit chances of the states that the zap finds the stack in
    void addLosses(const StackChain& chain, std::span<const double> hit) {
        for (std::size_t i = 0; i < hit.size(); ++i) {
            const StackChain::State& state = chain.states()[i];
            golems_ += hit[i] * state.golems;
            lost_.shock.value += hit[i] * state.shock;
            lost_.fused.value += hit[i] * state.fused;
            lost_.golem.value += hit[i] * state.golem;
        }
    }

    /// Calls `visit(chain, chances of its states)` for every stack.
    template <typename Visit>
    void forEachStack(const Visit& visit) const {
        for (const FreeStack& stack : free_) {
            visit(*stack.chain, stack.chances);
        }
        for (std::size_t i = 0; joint_ && i < joint_->stackCount(); ++i) {
            visit(joint_->chainOf(i), joint_->chancesOf(i));
        }
    }

    ZapAnswer standing() const {
        ZapAnswer zap;
        addGoals(zap);
        std::vector<double> collected(wanted_.size());
        forEachStack([&](const StackChain& chain, const std::vector<double>& chances) {
            for (std::size_t i = 0; i < chances.size(); ++i) {
                const StackChain::State& state = chain.states()[i];
                if (state.quantity == 0) {
                    continue;
                }
                const double items = chances[i] * state.quantity;
                if (state.collected) {
                    const auto place = std::find(wanted_.begin(), wanted_.end(),
                                                 chain.types(state).front().object);
                    collected[static_cast<std::size_t>(place - wanted_.begin())] += items;
                } else {
                    zap.itemsLeft.value += items;
                    zap.stacksLeft.value += chances[i];
                }
            }
        });
        for (std::size_t place = 0; place < wanted_.size(); ++place) {
            zap.collected.push_back({.object = wanted_[place],
                                     .mean = {.value = collected[place], .standardError = 0.0}});
        }
        zap.golems.value = golems_;
        zap.lost = lost_;
        return zap;
    }

    std::vector<double> goalChances() const {
        std::vector<double> chances(states_.count());
        if (joint_) {
            for (std::size_t joint = 0; joint < goalsOfJoint_.size(); ++joint) {
                chances[goalsOfJoint_[joint]] += joint_->chances()[joint];
            }
        } else {
            chances[0] = 1.0;
        }
        for (const FreeStack& stack : free_) {
            std::map<std::size_t, double> adds;
            for (std::size_t i = 0; i < stack.chances.size(); ++i) {
                const StackChain::State& state = stack.chain->states()[i];
                adds[goalStateOf(states_, *stack.chain, state)] += stack.chances[i];
            }
            std::vector<double> next(chances.size());
            for (const auto& [more, chance] : adds) {
                for (std::size_t state = 0; state < chances.size(); ++state) {
                    if (chances[state] > 0.0 && chance > 0.0) {
                        next[states_.together(state, more)] += chances[state] * chance;
                    }
                }
            }
            chances = std::move(next);
        }
        return chances;
    }

    void addGoals(ZapAnswer& zap) const {
        for (const Goal& goal : goals_) {
            zap.goals.push_back({.goal = goal, .probability = {}});
        }
        if (goals_.empty()) {
            zap.allGoals.value = 1.0;
            return;
        }
        const std::vector<double> chances = goalChances();
        for (std::size_t state = 0; state < chances.size(); ++state) {
            std::size_t met = 0;
            for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
                if (states_.isMet(state, goal)) {
                    zap.goals[goal].probability.value += chances[state];
                    ++met;
                }
            }
            zap.allGoals.value += met == goals_.size() ? chances[state] : 0.0;
            zap.anyGoal.value += met > 0 ? chances[state] : 0.0;
        }
    }

    std::vector<ObjectLeft> finalQuantity() const {
        std::vector<ObjectLeft> byObject(situation_.table.size());
        forEachStack([&](const StackChain& chain, const std::vector<double>& chances) {
            for (std::size_t i = 0; i < chances.size(); ++i) {
                const StackChain::State& state = chain.states()[i];
                for (const ObjectOdds& type : chain.types(state)) {
                    byObject[type.object].meanQuantity +=
                        chances[i] * type.probability * state.quantity;
                }
            }
        });
        addJointPresence(byObject);
        for (const FreeStack& stack : free_) {
            std::map<ObjectIndex, double> present;
            for (std::size_t i = 0; i < stack.chances.size(); ++i) {
                const StackChain::State& state = stack.chain->states()[i];
                for (const ObjectOdds& type : stack.chain->types(state)) {
                    present[type.object] +=
                        state.quantity > 0 ? stack.chances[i] * type.probability : 0.0;
                }
            }
            for (const auto& [object, chance] : present) {
                double& atLeastOne = byObject[object].atLeastOne;
                atLeastOne += (1.0 - atLeastOne) * chance;
            }
        }
        std::vector<ObjectLeft> result;
        for (std::size_t object = 0; object < byObject.size(); ++object) {
            if (byObject[object].meanQuantity > 0.0) {
                byObject[object].object = static_cast<ObjectIndex>(object);
                result.push_back(byObject[object]);
            }
        }
        return result;
    }

    /// At least one of each object among the tied stacks: given their states they are independent.
    void addJointPresence(std::vector<ObjectLeft>& byObject) const {
        std::vector<double> present(byObject.size());
        std::vector<ObjectIndex> touched;
        for (std::size_t joint = 0; joint < goalsOfJoint_.size(); ++joint) {
            const double chance = joint_->chances()[joint];
            for (std::size_t i = 0; chance > 0.0 && i < joint_->stackCount(); ++i) {
                const StackChain& chain = joint_->chainOf(i);
                const StackChain::State& state = chain.states()[joint_->stateOf(joint, i)];
                if (state.quantity == 0) {
                    continue;
                }
                for (const ObjectOdds& type : chain.types(state)) {
                    double& atLeastOne = present[type.object];
                    if (atLeastOne == 0.0) {
                        touched.push_back(type.object);
                    }
                    atLeastOne += (1.0 - atLeastOne) * type.probability;
                }
            }
            for (const ObjectIndex object : touched) {
                byObject[object].atLeastOne += chance * present[object];
                present[object] = 0.0;
            }
            touched.clear();
        }
    }

    struct Known {
        Stack stack;
        bool hit;
        StackChain chain;
    };

    const Situation& situation_;
    const ZapSeries& series_;
    std::vector<Goal> goals_;
    std::vector<ObjectIndex> wanted_;
    Transformation transformation_;
    Shuffles shuffles_;
    GoalStates states_;
    ChainGround ground_;
    std::deque<Known> chains_;
    std::vector<FreeStack> free_;
    std::optional<JointLine> joint_;
    std::vector<std::size_t> goalsOfJoint_;  ///< state of the goals by state of the tied stacks
    double golems_ = 0.0;
    ZapAnswer::Lost lost_;
};

}  // namespace

std::optional<SeriesAnswer> exactSeries(const Situation& situation, std::span<const Pile> piles,
                                        std::span<const Goal> goals, const ZapSeries& series,
                                        const std::stop_token& stop) {
    if (!GoalStates::countOf(goals, mostGoalStates)) {
        return std::nullopt;
    }
    ExactSeries exact(situation, goals, series);
    return exact.layOut(piles) ? exact.run(stop) : std::nullopt;
}

}  // namespace polyplan::nethack::polypile
