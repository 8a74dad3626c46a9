#include "core/nethack/theft/report.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/nethack/theft/afterwards.h"
#include "core/nethack/theft/curve_places.h"
#include "core/nethack/theft/request_words.h"
#include "core/nethack/theft/rules.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::theft {
namespace {

using Measure = polyplan::Unit;

constexpr const char* chanceGroup = "How it comes to that";
constexpr const char* thiefGroup = "The thief";
constexpr const char* supposedGroup = "What is supposed";

constexpr std::size_t mostPoints = 400;  ///< of a curve, spread over all entries

/// A probability on the way to a theft.
struct ChanceRow {
    std::string_view id;
    const char* label;
    double Answer::*chance;
};

constexpr std::array<ChanceRow, 4> chanceRows = {{
    {"hit_probability", "one theft attack hits", &Answer::hitProbability},
    {"theft_per_hit", "one hit steals", &Answer::theftPerHit},
    {"theft_per_round", "a round of attacks steals", &Answer::theftPerRound},
    {"theft_per_turn", "a turn brings a theft", &Answer::theftPerTurn},
}};

/// A mean until the first theft.
struct MeanRow {
    std::string_view id;
    const char* label;
    std::optional<double> Answer::*mean;
    Measure unit;
};

constexpr std::array<MeanRow, 2> meanRows = {{
    {"expected_turns", "until the first theft, on average", &Answer::expectedTurns, Measure::Turns},
    {"expected_hits", "hits until the first theft, on average", &Answer::expectedHits,
     Measure::Hits},
}};

/// What further rules are about, by the answer's member.
using AboutRow = std::pair<std::string_view, std::string_view>;

constexpr std::array<AboutRow, 5> aboutRows = {{{"monster_level", "its level"},
                                                {"monster_speed", "its speed"},
                                                {"taken_first", "what goes first"},
                                                {"by_item", "what can go"},
                                                {"afterwards", "afterwards"}}};

bool isTold(const ThingAtRisk& thing) {
    return thing.risk == Risk::AtRisk && thing.kind != Kind::Other;
}

class TheftReporter {
  public:
    TheftReporter(const Answer& answer, const std::vector<RemedyEffect>& effects)
        : answer_(answer),
          effects_(effects),
          last_(answer.goneBy(answer.entries())),
          then_(std::string(entryWord(answer.unit)) + ' ' +
                grouped(static_cast<std::int64_t>(answer.entries()))),
          by_("Gone by " + then_) {}

    Report report() {
        report_.groups = {by_, chanceGroup, thiefGroup, supposedGroup};
        addLosses();
        addChances();
        addThief();
        addCurves();
        addSafeCurves();
        addCounts();
        addThings();
        addRemedies();
        addSteps();
        addRemarks();
        return std::move(report_);
    }

  private:
    void add(Figure figure, std::string_view member, const std::vector<std::string_view>& noted) {
        addTo(report_.figures, std::move(figure), member, noted);
    }

    /// @param member of the answer, by which its rules name it
    /// @param noted members whose notes stand at it, each at one figure
    void addTo(std::vector<Figure>& figures, Figure figure, std::string_view member,
               const std::vector<std::string_view>& noted) {
        for (const RuleStep& step : answer_.rules) {
            if (step.figure == member) {
                figure.rule.append(figure.rule.empty() ? "" : " ").append(step.rule);
                figure.source = step.source;
            }
        }
        for (const Note& note : answer_.notes) {
            if (note.kind == NoteKind::Differs &&
                std::ranges::find(noted, note.figure) != noted.end()) {
                figure.note.append(figure.note.empty() ? "" : "\n").append(note.text);
            }
        }
        figure.id.insert(0, "theft/");
        figures.push_back(std::move(figure));
    }

    /// What is gone by a hit is another figure than what is gone by a turn.
    std::string inTheEnd(const std::string& what) const {
        return answer_.unit == Unit::Hit ? "hits/" + what : what;
    }

    /// By which it is the same thing in another inventory: the kind of what a game has only one of,
    /// however it is called, else the name.
    std::string keyOf(const ThingAtRisk& thing) const {
        const std::string kind(wordFor(kindWords, thing.kind));
        const auto isOtherOfThatName = [&](const ThingAtRisk& other) {
            return &other != &thing && other.name == kind;
        };
        return isUnique(thing.kind) && std::ranges::none_of(answer_.things, isOtherOfThatName)
                   ? kind
                   : thing.name;
    }

    std::string byEntry(const std::string& what) const {
        return (answer_.unit == Unit::Hit ? "by_hit/" : "by_entry/") + what;
    }

    Measure measure() const { return answer_.unit == Unit::Hit ? Measure::Hits : Measure::Turns; }

    Span span() const { return {static_cast<int>(answer_.entries()), measure()}; }

    void addLosses() {
        add({.id = inTheEnd("any"),
             .group = by_,
             .label = "something is gone",
             .apart = "something is gone by " + then_,
             .value = {last_.any},
             .better = Better::Lower,
             .span = span(),
             .isMain = true},
            "theft_per_hit", {});
        for (std::size_t stack = 0; stack < answer_.things.size(); ++stack) {
            const ThingAtRisk& thing = answer_.things[stack];
            addTo(isTold(thing) ? report_.figures : report_.tacit,
                  {.id = inTheEnd("gone/" + keyOf(thing)),
                   .group = by_,
                   .label = thing.name,
                   .apart = thing.name + ", gone by " + then_,
                   .value = {last_.byThing[stack]},
                   .better = isImitation(thing.kind) ? Better::Neither : Better::Lower,
                   .span = span(),
                   .detail = isTold(thing) ? "" : std::string(riskText(thing))},
                  "by_item", {});
        }
        double mean = 0.0;
        for (std::size_t count = 0; count < last_.byCount.size(); ++count) {
            mean += static_cast<double>(count) * last_.byCount[count];
        }
        add({.id = inTheEnd("lost"),
             .group = by_,
             .label = "gone, on average",
             .apart = "gone on average by " + then_,
             .value = {mean},
             .unit = Measure::Stacks,
             .better = Better::Lower,
             .span = span(),
             .isMain = true},
            "taken_first", {"taken_first", "by_item"});
    }

    void addChances() {
        for (const MeanRow& row : meanRows) {
            const std::optional<double>& mean = answer_.*row.mean;
            add({.id = std::string(row.id),
                 .group = chanceGroup,
                 .label = row.label,
                 .value = {mean.value_or(0.0)},
                 .unit = mean ? row.unit : Measure::Words,
                 .better = mean ? Better::Higher : Better::Neither,
                 .text = mean ? "" : "never",
                 .isMain = row.unit == Measure::Turns},
                "theft_per_turn", {});
        }
        for (const ChanceRow& row : chanceRows) {
            add({.id = std::string(row.id),
                 .group = chanceGroup,
                 .label = row.label,
                 .value = {answer_.*row.chance},
                 .better = Better::Lower},
                row.id, {row.id});
        }
    }

    void addThief() {
        add({.id = "monster_level",
             .group = thiefGroup,
             .label = "its level",
             .apart = "level of the thief",
             .value = {static_cast<double>(answer_.monsterLevel)},
             .unit = Measure::Plain,
             .better = Better::Lower},
            "monster_level", {});
        add({.id = "monster_speed",
             .group = thiefGroup,
             .label = "its speed",
             .apart = "speed of the thief",
             .value = {static_cast<double>(answer_.monsterSpeed)},
             .unit = Measure::Plain,
             .better = Better::Lower},
            "monster_speed", {});
        add({.id = "afterwards",
             .group = thiefGroup,
             .label = "after a theft it is at",
             .apart = "after a theft the thief is at",
             .unit = Measure::Words,
             .text = std::string(wordFor(placeWords, answer_.afterwards.place)),
             .detail = answer_.afterwards.text},
            "afterwards", {"afterwards"});
    }

    void addRemarks() {
        for (const Note& note : answer_.notes) {
            if (note.kind == NoteKind::Differs) {
                report_.remarks.push_back({RemarkKind::Differs, "", note.text, ""});
            } else {
                report_.remarks.push_back({RemarkKind::Remark, supposedGroup, note.text, ""});
            }
        }
    }

    Series curve(std::string id, std::string label, Measure unit = Measure::Probability) const {
        return {.id = "theft/" + std::move(id),
                .label = std::move(label),
                .kind = SeriesKind::Curve,
                .xLabel = std::string(name(measure())),
                .unit = unit,
                .points = {SeriesPoint{}}};
    }

    /// All entries, or so many of them that no eye misses the rest.
    std::vector<std::size_t> shownEntries() const {
        const std::size_t count = std::min(answer_.entries(), mostPoints);
        std::vector<std::size_t> shown;
        for (std::size_t i = 1; i <= count; ++i) {
            shown.push_back(i * answer_.entries() / count);
        }
        return shown;
    }

    static std::ptrdiff_t shownOf(std::size_t stacks) {
        return static_cast<std::ptrdiff_t>(std::min(stacks, mostCurves));
    }

    /// What is told, each in its order: first those that are shown as curves, which are the
    /// likeliest to go, then the others.
    std::vector<std::size_t> toldStacks() const {
        std::vector<std::size_t> stacks;
        for (std::size_t stack = 0; stack < answer_.things.size(); ++stack) {
            if (isTold(answer_.things[stack])) {
                stacks.push_back(stack);
            }
        }
        const auto chance = [this](std::size_t stack) { return last_.byThing[stack]; };
        std::ranges::stable_sort(stacks, std::greater(), chance);
        const auto shown = stacks.begin() + shownOf(stacks.size());
        std::sort(stacks.begin(), shown);
        std::sort(shown, stacks.end());
        return stacks;
    }

    void addCurves() {
        std::vector<Series> curves = {curve(byEntry("any"), "something is gone")};
        const std::vector<std::size_t> stacks = toldStacks();
        for (const std::size_t stack : stacks) {
            const ThingAtRisk& thing = answer_.things[stack];
            curves.push_back(curve(byEntry(keyOf(thing)), thing.name));
        }
        curves.push_back(curve(byEntry("lost"), "stacks gone", Measure::Stacks));
        for (const std::size_t entry : shownEntries()) {
            const Gone gone = answer_.goneBy(entry);
            const auto x = static_cast<double>(entry);
            curves.front().points.push_back({.x = x, .value = gone.any});
            for (std::size_t i = 0; i < stacks.size(); ++i) {
                curves[i + 1].points.push_back({.x = x, .value = gone.byThing[stacks[i]]});
            }
            double mean = 0.0;
            for (std::size_t count = 0; count < gone.byCount.size(); ++count) {
                mean += static_cast<double>(count) * gone.byCount[count];
            }
            curves.back().points.push_back({.x = x, .value = mean});
        }
        const auto hidden = curves.begin() + 1 + shownOf(stacks.size());
        report_.tacitSeries.assign(hidden, curves.end() - 1);
        curves.erase(hidden, curves.end() - 1);
        const std::size_t shown = curves.size() - 2;
        const auto places = curvePlaces(answer_.things, std::span(stacks).first(shown));
        for (std::size_t i = 0; i < shown; ++i) {
            curves[i + 1].place = static_cast<int>(places[i]) + 1;  // behind that of any of them
        }
        report_.series = std::move(curves);
    }

    /// Of what is carried and safe: a line at 0.
    void addSafeCurves() {
        for (const ThingAtRisk& thing : answer_.things) {
            if (isTold(thing)) {
                continue;
            }
            Series safe = curve(byEntry(keyOf(thing)), thing.name);
            for (const std::size_t entry : shownEntries()) {
                safe.points.push_back({.x = static_cast<double>(entry)});
            }
            report_.tacitSeries.push_back(std::move(safe));
        }
    }

    void addCounts() {
        Series counts{.id = "theft/" + inTheEnd("lost"),
                      .label = by_,
                      .kind = SeriesKind::Distribution,
                      .xLabel = std::string(name(Measure::Stacks)),
                      .points = {}};
        for (std::size_t count = 0; count < last_.byCount.size(); ++count) {
            counts.points.push_back(
                {.x = static_cast<double>(count), .value = last_.byCount[count]});
        }
        report_.series.push_back(std::move(counts));
    }

    void addThings() {
        Table table{.id = "theft/items",
                    .title = "What is taken",
                    .columns = {{"Item"},
                                {by_, Measure::Probability, "Whatever goes before it.", "Gone"},
                                {"Goes first", Measure::Probability,
                                 "Given that there is a theft at all.", "First"},
                                {"Why"}},
                    .rows = {}};
        for (std::size_t stack = 0; stack < answer_.things.size(); ++stack) {
            const ThingAtRisk& thing = answer_.things[stack];
            table.rows.push_back({thing.name, Estimate{last_.byThing[stack]},
                                  Estimate{thing.takenFirst}, std::string(riskText(thing))});
        }
        report_.tables.push_back(std::move(table));
    }

    void addRemedies() {
        if (effects_.empty()) {
            return;
        }
        Table table{.id = "theft/remedies",
                    .title = "What to do about it",
                    .columns = {{"Remedy"},
                                {"Something goes", Measure::Probability, "With the remedy."},
                                {"What changes", Measure::Words,
                                 "Whose chance changes most, and what it harms first."},
                                {"Rule"}},
                    .rows = {}};
        for (const RemedyEffect& effect : effects_) {
            table.rows.push_back({effect.remedy.label, Estimate{effect.anyAfter}, changesOf(effect),
                                  effect.remedy.note + " (" + effect.remedy.source + ')'});
        }
        report_.tables.push_back(std::move(table));
    }

    /// What a rule is about.
    static std::string aboutOf(std::string_view figure) {
        const auto* chance = std::ranges::find(chanceRows, figure, &ChanceRow::id);
        if (chance != chanceRows.end()) {
            return chance->label;
        }
        const auto* row = std::ranges::find(aboutRows, figure, &AboutRow::first);
        return std::string(row == aboutRows.end() ? figure : row->second);
    }

    /// What comes of the rules of a figure, told at the last of them.
    StepValue valueOf(std::string_view figure) const {
        const auto* chance = std::ranges::find(chanceRows, figure, &ChanceRow::id);
        return chance == chanceRows.end() ? StepValue() : StepValue{answer_.*chance->chance};
    }

    void addSteps() {
        const auto& rules = answer_.rules;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const bool isLast = i + 1 == rules.size() || rules[i + 1].figure != rules[i].figure;
            report_.steps.push_back({.text = aboutOf(rules[i].figure),
                                     .rule = rules[i].rule,
                                     .source = rules[i].source,
                                     .value = isLast ? valueOf(rules[i].figure) : StepValue()});
        }
    }

    const Answer& answer_;
    const std::vector<RemedyEffect>& effects_;
    Gone last_;
    std::string then_;  ///< "turn 50"
    std::string by_;    ///< "Gone by turn 50"
    Report report_;
};

}  // namespace

std::string_view entryWord(Unit unit) {
    return unit == Unit::Hit ? "hit" : "turn";
}

std::size_t withoutCurve(const Answer& answer) {
    const auto told = static_cast<std::size_t>(std::ranges::count_if(answer.things, isTold));
    return told - std::min(told, mostCurves);
}

std::string_view howSure(Game game) {
    return rulesOf(game)->isInPart ? "rules in part" : "exact";
}

std::string_view riskText(const ThingAtRisk& thing) {
    switch (thing.risk) {
        case Risk::AtRisk:
            return "at risk";
        case Risk::InContainer:
            return isUnpackable(thing.kind) ? "no bag takes it; reckoned as safe in one"
                                            : "safe: in a container";
        case Risk::RealNotCarried:
            return "safe: the real one is not carried";
        case Risk::KnownImitation:
            return "safe: this thief knows an imitation";
        case Risk::BehindTheReal:
            return "safe: behind the real one";
        case Risk::NotSought:
            break;
    }
    return "safe: not what this thief is after";
}

StepValue changesOf(const RemedyEffect& effect) {
    if (effect.things.empty()) {
        return effect.place ? StepValue{"after a theft it is " +
                                        std::string(wordFor(placeWords, *effect.place))}
                            : StepValue{"changes no real thing's odds"};
    }
    const auto told = [](const ThingEffect& thing) {
        return StepValue{thing.name + ": ", thing.before, " → ", thing.after};
    };
    StepValue words = told(effect.things.front());
    if (effect.harmed.empty()) {
        return words;
    }
    StepValue harm = told(effect.harmed.front());
    if (effect.harmed.size() > 1) {
        harm.emplace_back(" and " + std::to_string(effect.harmed.size() - 1) + " more");
    }
    if (effect.things.front().after > effect.things.front().before) {
        return harm;
    }
    words.emplace_back("; but ");
    words.insert(words.end(), harm.begin(), harm.end());
    return words;
}

Report report(const Answer& answer, const std::vector<RemedyEffect>& effects) {
    return TheftReporter(answer, effects).report();
}

}  // namespace polyplan::nethack::theft
