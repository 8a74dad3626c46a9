#include "core/nethack/polypile/series_report.h"

#include <array>
#include <string>
#include <utility>

#include "core/nethack/polypile/may_be_wanted.h"
#include "core/nethack/polypile/report_parts.h"
#include "core/nethack/polypile/reversion.h"
#include "core/nethack/polypile/zaps_needed.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr const char* chargesGroup = "Charges of the wand";
constexpr int patience = 100;  ///< tries to wrest one more zap

/// A mean that grows or shrinks from zap to zap.
struct SeriesRow {
    const char* id;
    const char* label;
    Estimate (*value)(const ZapAnswer&);
    Unit unit;
    Better better;
    const char* rule;
    const char* source;
    bool isOfDips;  ///< a dip may bring it too
};

constexpr std::array<SeriesRow, 7> seriesRows = {{
    {"items/left", "Items left on the line", [](const ZapAnswer& zap) { return zap.itemsLeft; },
     Unit::Items, Better::Neither, "What lies there by then, without what was collected.",
     "zap.c bhitpile()", true},
    {"stacks/left", "Stacks left on the line", [](const ZapAnswer& zap) { return zap.stacksLeft; },
     Unit::Stacks, Better::Neither, "What lies there by then, without what was collected.",
     "zap.c bhitpile()", true},
    {"lost/shock", "Lost to shocks", [](const ZapAnswer& zap) { return zap.lost.shock; },
     Unit::Items, Better::Lower, "Items that shuddering stacks lost by then.", "zap.c do_osshock()",
     false},
    {"lost/fused", "Fused", [](const ZapAnswer& zap) { return zap.lost.fused; }, Unit::Items,
     Better::Lower, "Items that went as stacks became one object, or half as many rocks.",
     "zap.c poly_obj()", true},
    {"lost/golem", "Taken by golems", [](const ZapAnswer& zap) { return zap.lost.golem; },
     Unit::Items, Better::Lower, "Items that golems were made of by then.", "zap.c polyuse()",
     false},
    {"lost/all", "Polyfodder used up", [](const ZapAnswer& zap) { return fodderUsed(zap); },
     Unit::Items, Better::Lower, "All that was lost by then.", "", true},
    {"golems", "Golems", [](const ZapAnswer& zap) { return zap.golems; }, Unit::Golems,
     Better::Lower, "Formed by then.", "zap.c create_polymon()", false},
}};

class SeriesReporter {
  public:
    SeriesReporter(const SeriesAnswer& answer, const Situation& situation,
                   std::span<const Pile> piles, bool collectsGoals)
        : answer_(answer),
          table_(situation.table),
          source_(situation.source),
          changesRevert_(situation.rules.changesRevert),
          collectsGoals_(collectsGoals),
          last_(answer.byZap.back()),
          use_(useWords(source_)),
          zaps_(grouped(static_cast<std::int64_t>(answer.byZap.size())) + ' ' +
                std::string(answer.byZap.size() == 1 ? use_.one : use_.several)),
          after_("After " + zaps_),
          needed_(isDipped(source_) ? "Dips that it takes" : "Zaps that it takes"),
          unidentified_(
              unidentifiedOf(table_, situation.known, piles, last_.goals, answer.worlds)) {}

    Report report() {
        report_.groups = {after_, needed_, chargesGroup};
        addGoals();
        sayWhatMayBeWanted(report_, after_, table_, unidentified_, last_.goals);
        for (const SeriesRow& row : seriesRows) {
            const bool goesWithoutSaying = isDipped(source_) && !row.isOfDips;
            addTo(goesWithoutSaying ? report_.tacit : report_.figures,
                  {.id = std::string("zaps/") + row.id,
                   .group = after_,
                   .label = row.label,
                   .value = row.value(last_),
                   .unit = row.unit,
                   .better = row.better,
                   .rule = row.rule,
                   .source = row.source});
            if (goesWithoutSaying) {
                continue;
            }
            addCurve(std::string("zaps/") + row.id, row.label, row.unit, row.value);
        }
        if (changesRevert_) {
            report_.remarks.push_back(
                {.group = after_,
                 .text = "What changes is hazy and turns back after " + grouped(leastHazyTurns) +
                         " to " + grouped(mostHazyTurns) +
                         " turns: here it counts as what it is after the last " +
                         std::string(use_.one) + ".",
                 .source = told::byHaze});
        }
        if (!last_.goals.empty()) {
            addZapsNeeded("all", "all goals", &ZapAnswer::allGoals);
            addZapsNeeded("any", "any goal", &ZapAnswer::anyGoal);
            if (!collectsGoals_) {
                report_.remarks.push_back(
                    {.group = needed_,
                     .text = "What lies there after one " + std::string(use_.one) +
                             " may be gone after the next: with goals picked up stands here how "
                             "many are made by who stops at them."});
            }
        }
        if (source_ == Source::Wand) {
            addCharges();
        }
        tellUncounted(report_, unit(), table_, unidentified_, last_.goals, answer_.worlds);
        return std::move(report_);
    }

  private:
    Unit unit() const { return isDipped(source_) ? Unit::Dips : Unit::Zaps; }

    void addTo(std::vector<Figure>& figures, Figure figure) const {
        figure.id.insert(0, "polypile/");
        figure.apart = figure.group == after_ ? figure.label + ", after " + zaps_ : "";
        figures.push_back(std::move(figure));
    }

    void add(Figure figure) { addTo(report_.figures, std::move(figure)); }

    template <typename Value>
    void addCurve(const std::string& id, const std::string& label, Unit unit, const Value& value) {
        Series& series = report_.series.emplace_back(Series{.id = "polypile/" + id + "/by_zap",
                                                            .label = label,
                                                            .kind = SeriesKind::Curve,
                                                            .xLabel = std::string(use_.several),
                                                            .unit = unit});
        for (std::size_t zap = 0; zap < answer_.byZap.size(); ++zap) {
            const Estimate estimate = value(answer_.byZap[zap]);
            series.points.push_back({.x = static_cast<double>(zap + 1),
                                     .value = estimate.value,
                                     .standardError = estimate.standardError,
                                     .low = estimate.value - estimate.standardError,
                                     .high = estimate.value + estimate.standardError});
            if (estimate.standardError > 0) {
                series.band = Band::StandardError;
            }
        }
    }

    template <typename Value>
    void addGoal(const std::string& id, const std::string& label, const std::string& curveName,
                 const std::string& rule, bool isMain, const Value& value) {
        add({.id = id,
             .group = after_,
             .label = label,
             .value = value(last_),
             .better = Better::Higher,
             .rule = rule,
             .source = "zap.c poly_obj()",
             .isMain = isMain});
        addCurve(id, curveName, Unit::Probability, value);
    }

    void addGoals() {
        const char* const rule = "At least so many were collected, or lie on the line now.";
        for (std::size_t i = 0; i < last_.goals.size(); ++i) {
            const Goal& goal = last_.goals[i].goal;
            const std::string& object = table_[goal.object].name;
            addGoal(goalId(object, goal.atLeast), goalWords(object, goal.atLeast),
                    goalCurveName(object, goal.atLeast), rule, true,
                    [i](const ZapAnswer& zap) { return zap.goals[i].probability; });
        }
        if (!last_.goals.empty()) {
            const bool areReachedTogether = last_.allGoals.value > 0;
            addGoal("goals/all", "All goals", "All goals", "Every goal is reached.",
                    areReachedTogether, [](const ZapAnswer& zap) { return zap.allGoals; });
            addGoal("goals/any", "Any goal", "Any goal", "At least one goal is reached.",
                    !areReachedTogether, [](const ZapAnswer& zap) { return zap.anyGoal; });
        }
    }

    void addZapsNeeded(const std::string& id, const std::string& label, GoalFigure goals) {
        const std::string ids = "zaps/for/" + id + '/';
        const std::string labels = " % for " + label;
        for (const double chance : usualChances) {
            const std::string percent = std::to_string(static_cast<int>(chance * 100));
            const auto zaps = zapsForChance(answer_.byZap, goals, chance);
            Figure figure{.id = ids + percent,
                          .group = needed_,
                          .label = percent + labels,
                          .value = {static_cast<double>(zaps.value_or(0)), 0.0},
                          .unit = unit(),
                          .better = Better::Lower,
                          .rule = "The first " + std::string(use_.one) +
                                  " after which the chance is as great."};
            if (!zaps) {
                figure.unit = Unit::Words;
                figure.text = "over " + grouped(static_cast<std::int64_t>(answer_.byZap.size()));
            }
            add(std::move(figure));
        }
        if (!collectsGoals_) {
            return;
        }
        add({.id = "zaps/until/" + id,
             .group = needed_,
             .label = std::string(use_.several) + " made if you stop at " + label + ", on average",
             .value = {meanZapsUntil(answer_.byZap, goals), 0.0},
             .unit = unit(),
             .better = Better::Lower,
             .span = Span{.length = static_cast<int>(answer_.byZap.size()), .unit = unit()},
             .rule = "Of who stops once they are reached, and at the last " +
                     std::string(use_.one) + " in any case."});
    }

    void addCharges() {
        const char* const source = "zap.c zappable()";
        const auto zaps = static_cast<int>(answer_.byZap.size());
        add({.id = "zaps/charges",
             .group = chargesGroup,
             .label = "charges used",
             .value = {static_cast<double>(zaps)},
             .unit = Unit::Charges,
             .better = Better::Lower,
             .rule = "Each zap of a wand takes one.",
             .source = source});
        const ChargesUsed lastWrested = chargesUsed(zaps - 1, zaps);
        add({.id = "zaps/wrested/tries",
             .group = chargesGroup,
             .label = "or one fewer and the last zap wrested, on average after",
             .value = {lastWrested.meanTries},
             .unit = Unit::Turns,
             .rule = "One try in " + std::to_string(wrestOneIn) +
                     " wrests a zap from an empty wand, which is gone then.",
             .source = source});
        add({.id = "zaps/wrested/within",
             .group = chargesGroup,
             .label = "one more wrested within " + std::to_string(patience) + " tries",
             .value = {wrestedWithin(patience)},
             .unit = Unit::Probability,
             .rule = "Each try takes a turn.",
             .source = source});
    }

    const SeriesAnswer& answer_;
    const ObjectTable& table_;
    Source source_;
    bool changesRevert_;
    bool collectsGoals_;
    const ZapAnswer& last_;
    UseWords use_;
    std::string zaps_;    ///< "3 zaps"
    std::string after_;   ///< heading of how it stands in the end
    std::string needed_;  ///< heading of how many it takes
    Report report_;
    std::vector<std::string> unidentified_;  ///< said of each goal
};

}  // namespace

Report seriesReport(const SeriesAnswer& answer, const Situation& situation,
                    std::span<const Pile> piles, bool collectsGoals) {
    return SeriesReporter(answer, situation, piles, collectsGoals).report();
}

}  // namespace polyplan::nethack::polypile
