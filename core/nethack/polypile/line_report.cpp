#include <algorithm>
#include <map>

#include "core/nethack/polypile/may_be_wanted.h"
#include "core/nethack/polypile/report_parts.h"
#include "core/nethack/polypile/wanted_items.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {
namespace {

class LineReporter : LineTeller {
  public:
    using LineTeller::LineTeller;

    Report report() {
        report_.groups = {told::goalGroup, told::lineGroup, told::lossGroup};
        if (!isDipped()) {
            report_.groups.emplace_back(told::golemGroup);
        }
        addGoals();
        addLeft();
        addPotions();
        addLost();
        addGolems();
        addSideBySide("goals", "Goals", "goal", Unit::Probability, told::goalGroup);
        addSideBySide("lost", "Lost, by cause", "cause", Unit::Items, told::lossGroup);
        addSideBySide("golems", "Golems, by kind", "golem", Unit::Golems, told::golemGroup);
        addObjects();
        addAlongLine();
        tellUncounted(report_, isDipped() ? Unit::Dips : Unit::Zaps, line_.table, sayings_,
                      answer().goals, answer().worlds);
        sayMethod(answer().provenance);
        return std::move(report_);
    }

  private:
    void addGoals() {
        if (answer().goals.empty()) {
            return;
        }
        const char* const rule = "At least so many lie on the squares of the line afterwards.";
        for (std::size_t i = 0; i < answer().goals.size(); ++i) {
            const auto& [goal, probability] = answer().goals[i];
            const std::string id = goalId(nameOf(goal.object), goal.atLeast);
            add({.id = id,
                 .group = told::goalGroup,
                 .label = goalWords(nameOf(goal.object), goal.atLeast),
                 .value = probability,
                 .better = Better::Higher,
                 .rule = rule,
                 .source = told::byChange,
                 .isMain = true},
                FigureName{.kind = FigureName::Kind::Goal, .goal = i});
            addByZap(id + "/by_zap", goalCurveName(nameOf(goal.object), goal.atLeast), probability);
        }
        sayings_ =
            unidentifiedOf(line_.table, line_.known, line_.piles, answer().goals, answer().worlds);
        sayWhatMayBeWanted(report_, told::goalGroup, line_.table, sayings_, answer().goals);
        add({.id = "goals/all",
             .group = told::goalGroup,
             .label = "All goals",
             .value = answer().allGoals,
             .better = Better::Higher,
             .rule = "Every goal is reached.",
             .source = told::byChange,
             .isMain = true},
            FigureName{.kind = FigureName::Kind::AllGoals});
        add({.id = "goals/any",
             .group = told::goalGroup,
             .label = "Any goal",
             .value = answer().anyGoal,
             .better = Better::Higher,
             .rule = "At least one goal is reached.",
             .source = told::byChange},
            FigureName{.kind = FigureName::Kind::AnyGoal});
        addLaterGoals();
        addByZap("goals/all/by_zap", "All goals", answer().allGoals);
        addByZap("goals/any/by_zap", "Any goal", answer().anyGoal);
    }

    /// The same when some of what changed has turned back.
    void addLaterGoals() {
        if (!answer().later) {
            return;
        }
        const LaterGoals& later = *answer().later;
        const std::string turns = ", " + grouped(later.turns) + " turns later";
        const auto addOne = [this, &later](std::string id, std::string label, Estimate value) {
            add({.id = std::move(id) + "/later",
                 .group = told::goalGroup,
                 .label = std::move(label),
                 .value = value,
                 .better = Better::Higher,
                 .rule = "As much of it is there " + grouped(later.turns) + " turns after one " +
                         std::string(use().one) +
                         ": what has turned back by then counts as what it is again, which each "
                         "hazy thing does after 500 to 999 turns. What was hazy before has its "
                         "time running, and counts as turned back from 500 turns on.",
                 .source = told::byHaze});
        };
        for (const auto& [goal, probability] : later.goals) {
            addOne(goalId(nameOf(goal.object), goal.atLeast),
                   goalWords(nameOf(goal.object), goal.atLeast) + turns, probability);
        }
        addOne("goals/all", "All goals" + turns, later.allGoals);
        addOne("goals/any", "Any goal" + turns, later.anyGoal);
    }

    void addByZap(std::string id, std::string label, Estimate first) {
        Series& series = addSeries(std::move(id), std::move(label), SeriesKind::Curve,
                                   std::string(use().several).c_str(), Unit::Probability);
        series.points.push_back({.x = 1,
                                 .value = first.value,
                                 .standardError = first.standardError,
                                 .low = first.value - first.standardError,
                                 .high = first.value + first.standardError});
        series.band = first.standardError > 0 ? Band::StandardError : Band::None;
    }

    /// Of what lies on a square afterwards, whether it was reached or not.
    static std::map<ObjectIndex, Estimate> itemsLeft(const PileAnswer& pile) {
        std::map<ObjectIndex, Estimate> items;
        for (std::size_t i = 0; i < pile.overall.size(); ++i) {
            const double error =
                i < pile.overallErrors.size() ? pile.overallErrors[i].meanQuantity : 0.0;
            items[pile.overall[i].object] = {pile.overall[i].meanQuantity, error};
        }
        return items;
    }

    /// Of all squares.
    std::map<ObjectIndex, Estimate> itemsLeft() const {
        std::map<ObjectIndex, Estimate> items;
        for (const PileAnswer& pile : answer().piles) {
            for (const auto& [object, estimate] : itemsLeft(pile)) {
                items[object] = items[object] + estimate;
            }
        }
        return items;
    }

    void addLeft() {
        const std::map<ObjectIndex, Estimate> items = itemsLeft();
        Estimate all;
        for (const auto& [object, estimate] : items) {
            all = all + estimate;
        }
        if (!answer().goals.empty()) {
            add({.id = "items/wanted",
                 .group = told::goalGroup,
                 .label = "Wanted things, on average",
                 .value = wantedItems(answer()),
                 .unit = Unit::Items,
                 .better = Better::Higher,
                 .rule = "Mean number of all objects that goals name, on the line afterwards.",
                 .source = told::byChange},
                FigureName{.kind = FigureName::Kind::WantedItems});
        }
        Estimate hit;
        double before = 0;
        double stacks = 0;
        for (std::size_t i = 0; i < answer().piles.size(); ++i) {
            hit = hit + answer().piles[i].reached;
            before += itemsOf(line_.piles[i]);
            stacks += static_cast<double>(line_.piles[i].stacks.size());
        }
        if (!isDipped()) {
            add({.id = "piles/reached",
                 .group = told::lineGroup,
                 .label = "piles hit, on average",
                 .value = hit,
                 .unit = Unit::Piles,
                 .rule = "The sum of the piles' chances to be reached.",
                 .source = told::byBeam},
                FigureName{.kind = FigureName::Kind::PilesHit});
        }
        add({.id = "stacks/before",
             .group = told::lineGroup,
             .label = "stacks before",
             .value = {stacks},
             .unit = Unit::Stacks,
             .rule = "All stacks on the line.",
             .source = byWalk()});
        add({.id = "items/before",
             .group = told::lineGroup,
             .label = "items before",
             .value = {before},
             .unit = Unit::Items,
             .rule = "All items on the line.",
             .source = byWalk()});
        add({.id = "items/left",
             .group = told::lineGroup,
             .label = "items left, on average",
             .value = all,
             .unit = Unit::Items,
             .better = Better::Higher,
             .rule = isDipped() ? "After one dip of each stack."
                                : "After one zap; piles that it does not reach keep what they "
                                  "have.",
             .source = byWalk()},
            FigureName{.kind = FigureName::Kind::LineItemsLeft});
    }

    /// What it takes to dip each stack into a potion of its own.
    void addPotions() {
        if (!answer().potions) {
            return;
        }
        const PotionOdds& potions = *answer().potions;
        add({.id = "potions/most",
             .group = told::lineGroup,
             .label = "potions of polymorph to have at hand",
             .value = {static_cast<double>(potions.most)},
             .unit = Unit::Items,
             .better = Better::Lower,
             .rule = "One for each stack that a dip can change.",
             .source = told::byDip});
        add({.id = "potions/taken",
             .group = told::lineGroup,
             .label = "potions used up, on average",
             .value = {potions.mean},
             .unit = Unit::Items,
             .better = Better::Lower,
             .rule = "With one dip of each stack. What resists leaves its potion for another "
                     "dip; what comes back as the same type uses it up.",
             .source = told::byDip});
        if (potions.most > 0) {
            add({.id = "potions/dips",
                 .group = told::lineGroup,
                 .label = "dips until all have changed",
                 .value = {potions.dipsUntilAll},
                 .unit = Unit::Plain,
                 .rule = "On average, where what resists is dipped again until it changes. Dips "
                         "that are resisted cost a turn and no potion.",
                 .source = told::byDip});
        }
        Series& taken = addSeries("potions/taken", "Potions used up", SeriesKind::Distribution,
                                  std::string(name(Unit::Items)).c_str(), Unit::Probability);
        for (const ValueOdds& each : potions.taken) {
            taken.points.push_back(
                {.x = static_cast<double>(each.value), .value = each.probability});
        }
    }

    void addLost() {
        double before = 0;
        for (const Pile& pile : line_.piles) {
            before += itemsOf(pile);
        }
        for (const LossRow& row : lossRows) {
            Estimate lost;
            for (const PileAnswer& pile : answer().piles) {
                Estimate ofPile;
                for (std::size_t i = 0; i < pile.ifHit.stacks.size(); ++i) {
                    ofPile = ofPile + Estimate{pile.ifHit.stacks[i].items.*row.items,
                                               pile.ifHitErrors
                                                   ? pile.ifHitErrors->stacks[i].items.*row.items
                                                   : 0.0};
                }
                lost = lost + ofPile * pile.reached;
            }
            if (lost.value > 0) {
                add({.id = std::string("lost/") + row.id,
                     .group = told::lossGroup,
                     .label = row.label,
                     .apart = std::string("lost: ") + row.label,
                     .value = lost,
                     .unit = Unit::Items,
                     .better = Better::Lower,
                     .rule = row.rule,
                     .source = row.source,
                     .share = before > 0 ? std::optional(lost.value / before) : std::nullopt,
                     .tone = row.tone},
                    FigureName{.kind = FigureName::Kind::LineLost, .loss = row.loss});
            }
        }
    }

    void addGolems() {
        std::map<Golem, Estimate> means;
        Estimate all;
        for (const PileAnswer& pile : answer().piles) {
            for (std::size_t i = 0; i < pile.ifHit.golem.size(); ++i) {
                const Golem kind = pile.ifHit.golem[i].first;
                if (kind == Golem::None) {
                    continue;
                }
                const Estimate mean = golemAt(pile, i) * pile.reached;
                means[kind] = means[kind] + mean;
                all = all + mean;
            }
        }
        std::vector<std::pair<Golem, Estimate>> sorted(means.begin(), means.end());
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return a.second.value > b.second.value;
        });
        const char* const rule = "How many there are on average; a pile raises one at most.";
        addOfZap({.id = "golems",
                  .group = told::golemGroup,
                  .label = "golems, on average",
                  .value = all,
                  .unit = Unit::Golems,
                  .better = Better::Lower,
                  .rule = rule,
                  .source = told::byGolem},
                 FigureName{.kind = FigureName::Kind::LineGolems, .golem = Golem::None});
        for (const auto& [kind, mean] : sorted) {
            if (mean.value > 0) {
                const std::string golem(name(kind));
                add({.id = "golems/" + golem,
                     .group = told::golemGroup,
                     .label = golem + 's',
                     .value = mean,
                     .unit = Unit::Golems,
                     .better = Better::Lower,
                     .rule = rule,
                     .source = told::byGolem,
                     .tone = Tone::Golem},
                    FigureName{.kind = FigureName::Kind::LineGolems, .golem = kind});
            }
        }
    }

    /// The figures of a group as bars.
    void addSideBySide(const char* id, const char* label, const char* category, Unit unit,
                       const char* group) {
        Series bars{.id = std::string("polypile/") + id + "/side_by_side",
                    .label = label,
                    .kind = SeriesKind::Bars,
                    .xLabel = category,
                    .unit = unit};
        for (const Figure& figure : report_.figures) {
            if (figure.group == group && figure.unit == unit) {
                addBar(bars, figure.label, figure.value);
            }
        }
        if (!bars.points.empty()) {
            report_.series.push_back(std::move(bars));
        }
    }

    /// Figures of each pile side by side.
    void addAlongLine() {
        const auto along = [this](std::string id, std::string label, Unit unit, auto&& value) {
            Series& series =
                addSeries(std::move(id), std::move(label), SeriesKind::Bars, "square", unit);
            for (std::size_t i = 0; i < answer().piles.size(); ++i) {
                addBar(series, std::to_string(answer().piles[i].distance), value(i));
                series.points.back().x = answer().piles[i].distance;
            }
        };
        if (!isDipped()) {
            along("reached_by_pile", "Reached by the beam", Unit::Probability,
                  [this](std::size_t i) { return answer().piles[i].reached; });
        }
        along("items_left_by_pile", "Items left, by square", Unit::Items, [this](std::size_t i) {
            Estimate items;
            for (const auto& [object, estimate] : itemsLeft(answer().piles[i])) {
                items = items + estimate;
            }
            return items;
        });
        if (!isDipped()) {
            along("golem_by_pile", "A golem rises if the pile is hit", Unit::Probability,
                  [this](std::size_t i) { return golemRisk(answer().piles[i]); });
        }
        for (const LossRow& row : lossRows) {
            if (isDipped() && !row.isOfDips) {
                continue;
            }
            along(std::string("lost_by_pile/") + row.id,
                  std::string("Share of a square lost: ") + row.label, Unit::Probability,
                  [this, &row](std::size_t i) {
                      const Losses lost = lossesOf(line_.piles[i], answer().piles[i].ifHit);
                      return Estimate{lost.items > 0 ? lost.*row.ofPile / lost.items *
                                                           answer().piles[i].reached.value
                                                     : 0.0};
                  });
        }
    }

    void addObjects() {
        report_.tables.push_back(outcomesTable("outcomes", "On the line afterwards", line_,
                                               answer().overall, answer().overallErrors));
        Series& series = addSeries("items_by_object", "Items on the line afterwards",
                                   SeriesKind::Bars, "object", Unit::Items);
        series.order = BarOrder::Ranked;
        for (const auto& row : report_.tables.back().rows) {
            addBar(series, std::get<std::string>(row.front()), std::get<Estimate>(row.back()));
        }
    }

    std::vector<std::string> sayings_;  ///< of each goal, unidentifiedOf()
};

}  // namespace

Report lineReport(const LineView& line) {
    return LineReporter(line).report();
}

}  // namespace polyplan::nethack::polypile
