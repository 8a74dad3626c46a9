#include "core/nethack/polypile/goal_table.h"

#include <algorithm>

namespace polyplan::nethack::polypile {
namespace {

/// What stays of a stack of one object and quantity.
struct Staying {
    ObjectIndex object{};
    int quantity{};
    bool wanted{};
    bool one{};  ///< a single item
    double same{};
    double other{};
    double exempt{};
};

/// The walk of a world with the state of the goals as one more coordinate.
class GoalSweep {
  public:
    using Row = std::vector<double>;

    GoalSweep(const WorldSweep& sweep, const GoalStates& states)
        : sweep_(sweep), states_(states), now_(empty(0)) {
        now_.none[Unset][0] = 1.0;
    }

    Row run() {
        for (std::size_t stack = 0; stack < sweep_.pile().stacks().size(); ++stack) {
            advance(stack);
        }
        Row result(states_.count());
        const ByProgress ends = endsOf(sweep_.world());
        const auto add = [&result](const Row& row, double scale) {
            for (std::size_t state = 0; state < row.size(); ++state) {
                result[state] += row[state] * scale;
            }
        };
        for (const std::size_t flag : {Unset, Set}) {
            add(now_.none[flag], ends[flag][NoItem]);
            add(now_.one[flag][0], ends[flag][OneItem]);
            add(now_.one[flag][1], ends[flag][OneItem]);
            for (const Row& row : now_.many[flag]) {
                add(row, ends[flag][ManyItems]);
            }
        }
        return result;
    }

  private:
    struct State {
        std::array<Row, flagCount> none;
        std::array<std::array<Row, 2>, flagCount> one;
        std::array<std::vector<Row>, flagCount> many;
        int first = 0;
    };

    State empty(std::size_t stack) const {
        const Row zero(states_.count());
        State state;
        state.none.fill(zero);
        state.one.fill({zero, zero});
        state.many.fill(
            std::vector<Row>(static_cast<std::size_t>(sweep_.walkAt(stack).count()), zero));
        state.first = sweep_.walkAt(stack).first;
        return state;
    }

    void advance(std::size_t stack) {
        State next = empty(stack + 1);
        const WorldStep& step = sweep_.step(stack);
        for (std::size_t move = 0; move < moveCount; ++move) {
            if (step.calmScale[move] == 0.0 && step.shockScale[move] == 0.0) {
                continue;
            }
            const WorldStep::MoveChances& chances = step.moves[move];
            leaveNothing(move, chances.leavesNothing, next);
            for (const Staying& staying : stayings(stack, move)) {
                stay(move, staying, next);
            }
            for (const WorldStep::Absorption& absorption : chances.absorptions) {
                absorb(move, absorption, absorption.quantity, next);
            }
            for (int quantity = chances.leastOfRange;
                 quantity <= chances.mostOfRange && chances.mostOfRange > 0; ++quantity) {
                absorb(move, chances.eachOfRange, quantity, next);
            }
        }
        now_ = std::move(next);
    }

    std::vector<Staying> stayings(std::size_t stack, std::size_t move) const {
        const WorldStep& step = sweep_.step(stack);
        const StackModel& model = sweep_.pile().stacks()[stack];
        std::vector<Staying> result;
        const auto add = [&](ObjectIndex object, int quantity, double chance, bool neverAbsorbed,
                             double match) {
            const bool wanted = states_.isWanted(object);
            const bool one = quantity == 1;
            const int counted = wanted ? std::min(quantity, states_.mostThatMatter(object)) : 0;
            const auto found = std::find_if(result.begin(), result.end(), [&](const Staying& s) {
                return s.wanted == wanted && s.one == one && s.quantity == counted &&
                       (!wanted || s.object == object);
            });
            Staying& staying = found != result.end() ? *found : result.emplace_back();
            staying.object = object;
            staying.quantity = counted;
            staying.wanted = wanted;
            staying.one = one;
            (neverAbsorbed ? staying.exempt : staying.same) +=
                chance * (neverAbsorbed ? 1.0 : match);
            staying.other += neverAbsorbed ? 0.0 : chance * (1.0 - match);
        };
        const std::vector<double>& match = sweep_.world().match;
        const double calm = step.calmScale[move];
        const double own = match[model.object];
        if (calm > 0.0) {
            add(model.object, model.quantity, calm * (model.fate.kept() + model.fate.unharmed),
                model.neverAbsorbed, own);
            const Transformation& transformation = sweep_.pile().transformation();
            for (const KinOutcome& outcome : model.kins) {
                for (const ObjectIndex type : transformation.kins()[outcome.kin].types) {
                    add(type, outcome.quantity,
                        calm * outcome.perShare * transformation.share(type), false, match[type]);
                }
            }
            for (const TypeOutcome& outcome : model.types) {
                add(outcome.object, outcome.quantity, calm * outcome.probability,
                    model.neverAbsorbed, match[outcome.object]);
            }
        }
        if (model.fate.mostLeft > 0) {
            const double each = step.shockScale[move] * model.fate.leftEach();
            const int cut = states_.isWanted(model.object)
                                ? std::max(2, states_.mostThatMatter(model.object))
                                : 2;
            const int last = std::min(model.fate.mostLeft, cut - 1);
            for (int quantity = model.fate.leastLeft; quantity <= last; ++quantity) {
                add(model.object, quantity, each, false, own);
            }
            const int from = std::max(model.fate.leastLeft, cut);
            if (from <= model.fate.mostLeft) {
                add(model.object, from, each * (model.fate.mostLeft - from + 1), false, own);
            }
        }
        return result;
    }

    void addRow(Row& to, const Row& from, const Staying& staying, double scale) const {
        if (!staying.wanted) {
            addRow(to, from, scale);
            return;
        }
        for (std::size_t state = 0; state < from.size(); ++state) {
            if (from[state] > 0.0) {
                to[states_.after(state, staying.object, staying.quantity)] += from[state] * scale;
            }
        }
    }
    static void addRow(Row& to, const Row& from, double scale) {
        for (std::size_t state = 0; state < from.size(); ++state) {
            to[state] += from[state] * scale;
        }
    }

    Row* manyAt(State& next, std::size_t flag, int absorbed) const {
        const int index = std::min(absorbed, sweep_.allowance().most) - next.first;
        const bool matters = 0 <= index && index < static_cast<int>(next.many[flag].size());
        return matters ? &next.many[flag][static_cast<std::size_t>(index)] : nullptr;
    }

    void leaveNothing(std::size_t move, double chance, State& next) const {
        if (chance == 0.0) {
            return;
        }
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        addRow(next.none[to], now_.none[from], chance);
        addRow(next.one[to][0], now_.one[from][0], chance);
        addRow(next.one[to][1], now_.one[from][1], chance);
        for (std::size_t i = 0; i < now_.many[from].size(); ++i) {
            if (Row* row = manyAt(next, to, now_.first + static_cast<int>(i))) {
                addRow(*row, now_.many[from][i], chance);
            }
        }
    }

    double staysAt(const Staying& staying, int absorbed) const {
        const Allowance& allowance = sweep_.allowance();
        const auto index =
            std::min(static_cast<std::size_t>(absorbed), allowance.sameStays.size() - 1);
        return staying.exempt + staying.same * allowance.sameStays[index] +
               staying.other * allowance.otherStays[index];
    }

    void stay(std::size_t move, const Staying& staying, State& next) const {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (Row* row = staying.one ? &next.one[to][0] : manyAt(next, to, 0)) {
            addRow(*row, now_.none[from], staying, staysAt(staying, 0));
        }
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            if (Row* row = manyAt(next, to, absorbed)) {
                addRow(*row, now_.one[from][static_cast<std::size_t>(absorbed)], staying,
                       staysAt(staying, absorbed));
            }
        }
        for (std::size_t i = 0; i < now_.many[from].size(); ++i) {
            const int absorbed = now_.first + static_cast<int>(i);
            if (Row* row = manyAt(next, to, absorbed)) {
                addRow(*row, now_.many[from][i], staying, staysAt(staying, absorbed));
            }
        }
    }

    void absorb(std::size_t move, const WorldStep::Absorption& absorption, int quantity,
                State& next) const {
        const std::size_t from = moveFrom[move];
        const std::size_t to = moveTo[move];
        if (Row* row = quantity == 1 ? &next.one[to][1] : manyAt(next, to, quantity)) {
            addRow(*row, now_.none[from], absorption.early[0]);
        }
        for (int absorbed = 0; absorbed < 2; ++absorbed) {
            const auto index = static_cast<std::size_t>(absorbed);
            if (Row* row = manyAt(next, to, absorbed + quantity)) {
                addRow(*row, now_.one[from][index], absorption.early[index]);
            }
        }
        for (std::size_t i = 0; i < now_.many[from].size(); ++i) {
            if (Row* row = manyAt(next, to, now_.first + static_cast<int>(i) + quantity)) {
                addRow(*row, now_.many[from][i], absorption.byAbsorbed[i]);
            }
        }
    }

    const WorldSweep& sweep_;
    const GoalStates& states_;
    State now_;
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
    return GoalSweep(sweep, states).run();
}

}  // namespace polyplan::nethack::polypile
