#include "core/nethack/polypile/goal_table.h"

#include <algorithm>
#include <optional>

#include "core/nethack/polypile/counting_sweep.h"

namespace polyplan::nethack::polypile {
namespace {

/// The state of the goals as the coordinate of a walk. A staying's `object` and `least` say what of
/// the goals' objects it is; `least` is 0 for all else.
class GoalCoordinate {
  public:
    GoalCoordinate(const WorldSweep& sweep, const GoalStates& states)
        : states_(states), rest_(sweep.kins()) {
        const Transformation& transformation = sweep.pile().transformation();
        for (const Goal& goal : states.goals()) {
            if (std::find(wanted_.begin(), wanted_.end(), goal.object) == wanted_.end()) {
                wanted_.push_back(goal.object);
            }
        }
        const std::vector<double>& match = sweep.world().match;
        for (KinIndex kin = 0; kin < rest_.size(); ++kin) {
            const std::vector<ObjectIndex>& types = transformation.kins()[kin].types;
            const bool hasWanted = std::any_of(types.begin(), types.end(), [&](ObjectIndex type) {
                return states.isWanted(type);
            });
            if (!hasWanted) {
                continue;
            }
            rest_[kin] = {};
            for (const ObjectIndex type : types) {
                const double share = states.isWanted(type) ? 0.0 : transformation.share(type);
                rest_[kin].same += share * match[type];
                rest_[kin].other += share * (1.0 - match[type]);
            }
        }
    }

    int width() const { return static_cast<int>(states_.count()); }

    std::vector<Staying> stayings(const WorldSweep& sweep, std::size_t index) const {
        const StackModel& stack = sweep.pile().stacks()[index];
        const Transformation& transformation = sweep.pile().transformation();
        const std::vector<double>& match = sweep.world().match;
        std::vector<Staying> result;
        /// @param lying what lies there when the golem comes, so many of it
        const auto addAs = [&](std::optional<ObjectIndex> counted, int number, ObjectIndex lying,
                               int quantity, double chance) {
            Staying& staying = find(result, counted, number, quantity);
            if (stack.neverAbsorbed) {
                staying.exempt += chance;
            } else {
                staying.same += chance * match[lying];
                staying.other += chance * (1.0 - match[lying]);
            }
        };
        const auto addCalm = [&](ObjectIndex object, int quantity, double chance,
                                 std::optional<Special> special) {
            if (!stack.later.matters()) {
                addAs(object, quantity, object, quantity, chance);
                return;
            }
            for (const auto& each : stack.later.changed(object, quantity, special)) {
                addAs(each.object, each.quantity, object, quantity, chance * each.probability);
            }
        };
        const auto kept = keptOf(stack, stack.quantity);
        addAs(kept.object, kept.quantity, stack.object, stack.quantity,
              stack.fate.kept() + stack.fate.unharmed);
        for (const TypeOutcome& outcome : stack.types) {
            addCalm(outcome.object, outcome.quantity, outcome.probability, outcome.special);
        }
        const bool comesBackWanted =
            stack.later.matters() &&
            std::ranges::any_of(stack.later.back(),
                                [this](ObjectIndex back) { return states_.isWanted(back); });
        for (const KinOutcome& outcome : stack.kins) {
            for (const ObjectIndex object :
                 comesBackWanted ? transformation.kins()[outcome.kin].types : wanted_) {
                const double share = transformation.share(object);
                if (share > 0.0 && transformation.kinOf(object) == outcome.kin) {
                    addCalm(object, outcome.quantity, share * outcome.perShare, std::nullopt);
                }
            }
            if (!comesBackWanted) {
                Staying& staying = find(result, std::nullopt, 0, outcome.quantity);
                staying.same += rest_[outcome.kin].same * outcome.perShare;
                staying.other += rest_[outcome.kin].other * outcome.perShare;
            }
        }
        addShocks(stack, result);
        return result;
    }

    void add(Rows& to, int toRow, const Rows& from, int fromRow, const Staying& staying,
             double chance) const {
        if (staying.least == 0) {
            addRow(to, toRow, from, fromRow, 0, chance);
            return;
        }
        const int begin = from.begin(fromRow);
        const int end = from.end(fromRow);
        if (begin == end || chance == 0.0) {
            return;
        }
        double* target = to.cover(toRow, begin, width());
        for (int state = begin; state < end; ++state) {
            target[states_.after(static_cast<std::size_t>(state), staying.object, staying.least)] +=
                from.values(fromRow)[state] * chance;
        }
    }

  private:
    static Aftermath::Counted keptOf(const StackModel& stack, int quantity) {
        return stack.later.matters() ? stack.later.kept(quantity)
                                     : Aftermath::Counted{stack.object, quantity, 1.0};
    }

    /// The entry of a number of an object, of any number of them that make no difference, or of
    /// anything that no goal wants.
    /// @param quantity that lies there when the golem comes
    Staying& find(std::vector<Staying>& list, std::optional<ObjectIndex> object, int number,
                  int quantity) const {
        const int most = object ? states_.mostThatMatter(*object) : 0;
        const int counted = std::min(number, most);
        const bool one = quantity == 1;
        const ObjectIndex key = counted > 0 ? *object : ObjectIndex{0};
        const auto found = std::find_if(list.begin(), list.end(), [&](const Staying& staying) {
            return staying.one == one && staying.least == counted && staying.object == key;
        });
        if (found != list.end()) {
            return *found;
        }
        Staying& staying = list.emplace_back();
        staying.one = one;
        staying.least = staying.most = counted;
        staying.object = key;
        return staying;
    }

    void addShocks(const StackModel& stack, std::vector<Staying>& result) const {
        const Fate& fate = stack.fate;
        if (fate.mostLeft == 0) {
            return;
        }
        const auto addLeft = [&](int left, int times) {
            const auto kept = keptOf(stack, left);
            find(result, kept.object, kept.quantity, left).afterShock += fate.leftEach() * times;
        };
        // From here on one more of them makes no difference.
        const auto counted = keptOf(stack, stack.quantity).object;
        const int many = std::max(2, counted ? states_.mostThatMatter(*counted) : 0);
        for (int left = fate.leastLeft; left <= std::min(fate.mostLeft, many - 1); ++left) {
            addLeft(left, 1);
        }
        const int least = std::max(fate.leastLeft, many);
        if (least <= fate.mostLeft) {
            addLeft(least, fate.mostLeft - least + 1);
        }
    }

    const GoalStates& states_;
    std::vector<ObjectIndex> wanted_;
    std::vector<KinMatch> rest_;  ///< kins without what is wanted
};

}  // namespace

GoalStates::GoalStates(std::span<const Goal> goals) : goals_(goals.begin(), goals.end()) {
    for (const Goal& goal : goals_) {
        strides_.push_back(count_);
        count_ *= static_cast<std::size_t>(goal.atLeast) + 1;
    }
}

std::size_t GoalStates::digit(std::size_t state, std::size_t goal) const {
    return state / strides_[goal] % (static_cast<std::size_t>(goals_[goal].atLeast) + 1);
}

std::size_t GoalStates::after(std::size_t state, ObjectIndex object, int quantity) const {
    std::size_t result = state;
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        if (goals_[goal].object == object) {
            const std::size_t missing =
                static_cast<std::size_t>(goals_[goal].atLeast) - digit(state, goal);
            result += std::min(missing, static_cast<std::size_t>(quantity)) * strides_[goal];
        }
    }
    return result;
}

std::size_t GoalStates::together(std::size_t one, std::size_t other) const {
    std::size_t result = 0;
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        result += std::min(digit(one, goal) + digit(other, goal),
                           static_cast<std::size_t>(goals_[goal].atLeast)) *
                  strides_[goal];
    }
    return result;
}

bool GoalStates::isMet(std::size_t state, std::size_t goal) const {
    return digit(state, goal) == static_cast<std::size_t>(goals_[goal].atLeast);
}

bool GoalStates::isWanted(ObjectIndex object) const {
    return mostThatMatter(object) > 0;
}

int GoalStates::mostThatMatter(ObjectIndex object) const {
    int most = 0;
    for (const Goal& goal : goals_) {
        most = goal.object == object ? std::max(most, goal.atLeast) : most;
    }
    return most;
}

std::optional<std::size_t> GoalStates::countOf(std::span<const Goal> goals, std::size_t most) {
    std::size_t count = 1;
    for (const Goal& goal : goals) {
        count *= static_cast<std::size_t>(goal.atLeast) + 1;
        if (count > most) {
            return std::nullopt;
        }
    }
    return count;
}

std::vector<double> goalTable(const WorldSweep& sweep, const GoalStates& states) {
    const GoalCoordinate coordinate(sweep, states);
    return CountingSweep(sweep, coordinate).run();
}

}  // namespace polyplan::nethack::polypile
