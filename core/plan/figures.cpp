#include "core/plan/figures.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace polyplan::plan {
namespace {

using nethack::polypile::Estimate;
using nethack::polypile::Golem;
using nethack::polypile::LineAnswer;
using nethack::polypile::ObjectLeft;
using nethack::polypile::PileAnswer;
using nethack::polypile::PileOdds;
using nethack::polypile::StackOdds;

constexpr const char* byBeam = "zap.c bhit()";
constexpr const char* byShock = "zap.c do_osshock()";
constexpr const char* byGolem = "zap.c create_polymon()";
constexpr const char* byAbsorption = "zap.c polyuse()";
constexpr const char* byChange = "zap.c poly_obj()";

Estimate operator+(Estimate a, Estimate b) {
    return {a.value + b.value, a.standardError + b.standardError};
}

/// Of two independent figures.
Estimate operator*(Estimate a, Estimate b) {
    return {a.value * b.value, a.value * b.standardError + b.value * a.standardError};
}

Estimate golemRisk(const PileAnswer& pile) {
    Estimate risk;
    for (const auto& [golem, probability] : pile.ifHit.golem) {
        risk.value += golem == Golem::None ? 0.0 : probability;
    }
    if (pile.ifHitErrors) {
        for (const auto& [golem, error] : pile.ifHitErrors->golem) {
            risk.standardError += golem == Golem::None ? 0.0 : error;
        }
    }
    return risk;
}

/// Mean number of items of one stack that the shock destroys.
double shockLoss(const StackOdds& odds, int quantity) {
    double loss = odds.shudderedAllLost * quantity;
    for (const auto& [left, probability] : odds.quantityAfterShudder) {
        loss += probability * (quantity - left);
    }
    return loss;
}

double shockLossError(const StackOdds& errors, int quantity) {
    double error = errors.shudderedAllLost * quantity;
    for (const auto& [left, standardError] : errors.quantityAfterShudder) {
        error += standardError * (quantity - left);
    }
    return error;
}

Estimate lostToShock(const PileAnswer& pile, const std::vector<Stack>& stacks) {
    Estimate loss;
    for (std::size_t i = 0; i < pile.ifHit.stacks.size(); ++i) {
        loss.value += shockLoss(pile.ifHit.stacks[i], stacks[i].quantity);
        if (pile.ifHitErrors) {
            loss.standardError += shockLossError(pile.ifHitErrors->stacks[i], stacks[i].quantity);
        }
    }
    return loss * pile.reached;
}

Estimate lostToGolem(const PileAnswer& pile) {
    Estimate loss;
    for (const StackOdds& odds : pile.ifHit.stacks) {
        loss.value += odds.remainderAbsorbedByGolem;
    }
    if (pile.ifHitErrors) {
        for (const StackOdds& errors : pile.ifHitErrors->stacks) {
            loss.standardError += errors.remainderAbsorbedByGolem;
        }
    }
    return loss * pile.reached;
}

/// Mean number of items of each object on all squares afterwards.
std::map<ObjectIndex, Estimate> itemsLeft(const LineAnswer& answer) {
    std::map<ObjectIndex, Estimate> items;
    for (const PileAnswer& pile : answer.piles) {
        for (std::size_t i = 0; i < pile.overall.size(); ++i) {
            const double error =
                i < pile.overallErrors.size() ? pile.overallErrors[i].meanQuantity : 0.0;
            Estimate& sum = items[pile.overall[i].object];
            sum = sum + Estimate{pile.overall[i].meanQuantity, error};
        }
    }
    return items;
}

/// Gathers figures and the series that run along the line.
class LineGatherer {
  public:
    LineGatherer(const Polypile& polypile, const LineAnswer& answer, const ObjectTable& table)
        : polypile_(polypile), answer_(answer), table_(table) {}

    NamedFigures gather() {
        addGoals();
        addOutcomes();
        addPiles();
        addFodder();
        return std::move(result_);
    }

  private:
    void add(std::string id, std::string label, Estimate estimate, std::string unit, Better better,
             std::string source) {
        result_.figures.push_back({std::move(id), std::move(label), estimate.value, std::move(unit),
                                   better, estimate.standardError, std::move(source)});
    }

    void addGoals() {
        for (const auto& [goal, probability] : answer_.goals) {
            const std::string& object = table_[goal.object].name;
            const std::string count = std::to_string(goal.atLeast);
            add(std::string("goal/").append(object).append("/").append(count),
                std::string("At least ").append(count).append(" ").append(object), probability,
                "probability", Better::Higher, byChange);
        }
        if (answer_.goals.empty()) {
            return;
        }
        add("goals/all", "All goals", answer_.allGoals, "probability", Better::Higher, byChange);
        add("goals/any", "Any goal", answer_.anyGoal, "probability", Better::Higher, byChange);
        result_.series.push_back({"all_goals_by_zap",
                                  "All goals",
                                  "zap",
                                  "probability",
                                  {{"1", answer_.allGoals.value, answer_.allGoals.standardError}}});
        result_.series.push_back({"any_goal_by_zap",
                                  "Any goal",
                                  "zap",
                                  "probability",
                                  {{"1", answer_.anyGoal.value, answer_.anyGoal.standardError}}});
    }

    void addOutcomes() {
        std::map<ObjectIndex, Estimate> items = itemsLeft(answer_);
        std::set<ObjectIndex> goals;
        for (const auto& answer : answer_.goals) {
            goals.insert(answer.goal.object);
        }
        Estimate wanted;
        for (const ObjectIndex object : goals) {
            wanted = wanted + items[object];
        }
        if (!goals.empty()) {
            add("items/wanted", "Wanted items on the line afterwards", wanted, "items",
                Better::Higher, byChange);
        }
        Estimate all;
        Series outcomes{"items_by_object", "Items on the line afterwards", "object", "items", {}};
        for (const auto& [object, estimate] : items) {
            all = all + estimate;
            if (estimate.value > 0.0) {
                outcomes.points.push_back(
                    {table_[object].name, estimate.value, estimate.standardError});
            }
        }
        std::stable_sort(outcomes.points.begin(), outcomes.points.end(),
                         [](const auto& a, const auto& b) { return a.value > b.value; });
        add("items/all", "Items on the line afterwards", all, "items", Better::Neither, byChange);
        result_.series.push_back(std::move(outcomes));
    }

    void addPiles() {
        const std::string axis = "distance";
        Series reached{"reached_by_pile", "Reached by the beam", axis, "probability", {}};
        Series golems{"golem_by_pile", "A golem rises if the pile is hit", axis, "probability", {}};
        Series shock{"lost_to_shock_by_pile", "Lost to the shock", axis, "items", {}};
        Series absorbed{"lost_to_golem_by_pile", "Absorbed by a golem", axis, "stacks", {}};
        Estimate hit;
        Estimate risen;
        Estimate lost;
        Estimate taken;
        for (std::size_t i = 0; i < answer_.piles.size(); ++i) {
            const PileAnswer& pile = answer_.piles[i];
            const auto put = [&pile](Series& series, Estimate estimate) {
                series.points.push_back(
                    {std::to_string(pile.distance), estimate.value, estimate.standardError});
                return estimate;
            };
            hit = hit + put(reached, pile.reached);
            risen = risen + put(golems, golemRisk(pile)) * pile.reached;
            lost = lost + put(shock, lostToShock(pile, polypile_.line[i].stacks));
            taken = taken + put(absorbed, lostToGolem(pile));
        }
        add("piles/reached", "Piles that the beam reaches", hit, "piles", Better::Higher, byBeam);
        add("loss/shock", "Lost to the shock", lost, "items", Better::Lower, byShock);
        add("golems", "Golems", risen, "golems", Better::Lower, byGolem);
        add("loss/golem", "Stacks absorbed by golems", taken, "stacks", Better::Lower,
            byAbsorption);
        for (Series* series : {&reached, &golems, &shock, &absorbed}) {
            result_.series.push_back(std::move(*series));
        }
    }

    void addFodder() {
        double stacks = 0;
        double items = 0;
        for (const Pile& pile : polypile_.line) {
            stacks += static_cast<double>(pile.stacks.size());
            for (const Stack& stack : pile.stacks) {
                items += stack.quantity;
            }
        }
        add("fodder/stacks", "Stacks laid out", {stacks, 0}, "stacks", Better::Neither, "");
        add("fodder/items", "Items laid out", {items, 0}, "items", Better::Neither, "");
    }

    const Polypile& polypile_;
    const LineAnswer& answer_;
    const ObjectTable& table_;
    NamedFigures result_;
};

}  // namespace

NamedFigures namedFigures(const Polypile& polypile, const LineAnswer& answer,
                          const ObjectTable& table) {
    return LineGatherer(polypile, answer, table).gather();
}

}  // namespace polyplan::plan
