#include "core/oangband/report.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include "core/oangband/monster_table.h"
#include "core/oangband/object_kind.h"
#include "core/oangband/report_amounts.h"
#include "core/oangband/turns.h"
#include "core/probability/grouped.h"

namespace polyplan::oangband {
namespace {

constexpr const char* byTakeHit = "xtra2.c mon_take_hit()";
constexpr const char* byMarks = "spells1.c project_f(), project_t()";
constexpr const char* byMoves = "spells1.c project_t(), teleport_away(), thrust_away()";
constexpr const char* byObjects = "spells1.c project_o()";

constexpr const char* damageGroup = "Damage";
constexpr const char* effectGroup = "What else it does";
constexpr const char* squareGroup = "Square and floor";

/// An effect that happens or does not.
struct ChanceRow {
    std::string_view id;
    const char* label;
    double Answer::*chance;
    Better better;  ///< for the player who makes it
    const char* rule;
};

constexpr std::array<ChanceRow, 5> chanceRows = {{
    {"slept", "falls asleep", &Answer::slept, Better::Higher,
     "Its sleep counter is set to 350 by GF_OLD_SLEEP."},
    {"slowed", "slowed", &Answer::slowed, Better::Higher,
     "Speed −10 by GF_OLD_SLOW, as long as it is not already more than 10 below its race's."},
    {"hastened", "hastened", &Answer::hastened, Better::Lower,
     "Below a speed of +40, by GF_OLD_SPEED and GF_OLD_CLONE."},
    {"cloned", "cloned", &Answer::cloned, Better::Lower,
     "Where there is room for a copy, by GF_OLD_CLONE."},
    {"polymorphed", "polymorphed", &Answer::polymorphed, Better::Neither,
     "If r1(90) is above its level; never a unique."},
}};

std::optional<Spread> spreadOf(const Odds& odds, Unit unit) {
    const double probability = total(odds);
    if (probability <= 0.0) {
        return std::nullopt;
    }
    return Spread{.mean = meanOf(odds) / probability,
                  .least = static_cast<double>(odds.front().value),
                  .most = static_cast<double>(odds.back().value),
                  .isOpen = odds.back().value == TurnChances::most && unit == Unit::Turns,
                  .unit = unit};
}

/// Casts until it is killed with a chance of `wanted`; 0 where those of the request do not do.
int castsFor(const std::vector<AfterCast>& casts, double wanted) {
    const auto found = std::find_if(casts.begin(), casts.end(),
                                    [wanted](const auto& after) { return after.killed >= wanted; });
    return found == casts.end() ? 0 : found->cast;
}

class Reporter {
  public:
    Reporter(const Request& request, const Answer& answer, const std::string& key)
        : request_(request), answer_(answer), prefix_("damage/" + key + '/') {}

    Report figures() {
        addFigures();
        return std::move(report_);
    }

    Report report() {
        addFigures();
        addSeries();
        addTables();
        report_.steps = answer_.explanation;
        for (const Note& note : answer_.notes) {
            report_.remarks.push_back({RemarkKind::Differs, "", note.text, ""});
        }
        return std::move(report_);
    }

  private:
    void addFigures() {
        report_.groups = {damageGroup, effectGroup, squareGroup};
        addDamage();
        addEffects();
        addSquare();
    }

    /// What is good for the player is bad where a monster makes it, of which nothing is said.
    Better good(Better forPlayer) const {
        return request_.source.kind == SourceKind::Player ? forPlayer : Better::Neither;
    }

    bool isNoted(std::string_view member) const {
        return std::any_of(answer_.notes.begin(), answer_.notes.end(),
                           [member](const Note& note) { return note.figure == member; });
    }

    /// @param member of the answer, by which notes name it; `further` another
    void add(Figure figure, std::string_view member, std::string_view further = {}) {
        for (const Note& note : answer_.notes) {
            if (note.figure == member || (!further.empty() && note.figure == further)) {
                figure.note.append(figure.note.empty() ? "" : "\n").append(note.text);
            }
        }
        figure.id.insert(0, prefix_);
        report_.figures.push_back(std::move(figure));
    }

    void addDamage() {
        add({.id = "damage",
             .group = damageGroup,
             .label = meanLabel,
             .value = {answer_.meanDamage},
             .unit = Unit::HitPoints,
             .better = good(Better::Higher),
             .spread = spreadOf(answer_.damageDealt, Unit::HitPoints),
             .detail = answer_.polymorphed > 0.0 && answer_.meanDamage > 0.0
                           ? "where it does not polymorph"
                           : "",
             .rule = "What one cast deals after terrain, resistance and everything else, before "
                     "it is cut to the hit points that are left.",
             .source = byProjection,
             .isMain = true},
            "damage_dealt");
        if (answer_.resistance || isNoted("resistance")) {
            add({.id = "resistance",
                 .group = damageGroup,
                 .label = "condition met",
                 .unit = Unit::Words,
                 .text = answer_.resistance.value_or("none"),
                 .rule = "The first condition of the damage type that the target meets.",
                 .source = byProjection,
                 .isMain = true},
                "resistance");
        }
        addKilled("killed", killedLabel, answer_.killed, answer_.hpBefore,
                  "Dies if the damage is above its hit points: as much leaves it alive at 0. A "
                  "monster's spell never kills a unique.");
        if (answer_.hpBefore != answer_.maxHp) {
            addKilled("killed_from_full", "killed from full hit points", answer_.killedFromFull,
                      answer_.maxHp, "The same cast against all its hit points.");
        }
        if (answer_.casts.size() > 1) {
            addCasts();
        }
    }

    void addKilled(const char* id, const char* label, double killed, int hitPoints,
                   const char* rule) {
        const std::string from = hitPoints == answer_.maxHp ? "" : grouped(hitPoints) + " of ";
        add({.id = id,
             .group = damageGroup,
             .label = label,
             .value = {killed},
             .better = good(Better::Higher),
             .detail = "from " + from + grouped(answer_.maxHp) + " hit points",
             .rule = rule,
             .source = byTakeHit,
             .isMain = true},
            id);
    }

    void addCasts() {
        const char* const rule =
            "Each cast finds the hit points that the last one left, the square as it is now and "
            "the monster on it; nothing else is carried over.";
        add({.id = "killed_by_casts",
             .group = damageGroup,
             .label = "killed by " + std::to_string(answer_.casts.size()) + " casts",
             .value = {answer_.casts.back().killed},
             .better = good(Better::Higher),
             .span = Span{static_cast<int>(answer_.casts.size()), Unit::Casts},
             .rule = rule,
             .source = byTakeHit,
             .isMain = true},
            "killed_by_casts");
        for (const int percent : {50, 90}) {
            const int casts = castsFor(answer_.casts, percent / 100.0);
            if (casts > 0) {
                add({.id = "casts_for_" + std::to_string(percent),
                     .group = damageGroup,
                     .label = "casts for " + std::to_string(percent) + " % killed",
                     .value = {static_cast<double>(casts)},
                     .unit = Unit::Casts,
                     .better = good(Better::Lower),
                     .rule = rule,
                     .source = byTakeHit},
                    "");
            }
        }
        if (const std::string change = changeBetweenCasts(); !change.empty()) {
            report_.remarks.push_back(
                {RemarkKind::Remark, damageGroup,
                 "Every cast is reckoned on the square as it is now, with the monster on it, "
                 "although one before may " +
                     change + '.',
                 ""});
        }
    }

    /// "change the square or frighten the monster away": what a cast may do that the next one is
    /// reckoned without. Empty: nothing.
    std::string changeBetweenCasts() const {
        std::vector<std::string_view> changes;
        if (squareChanges() > 0.0) {
            changes.emplace_back("change the square");
        }
        if (answer_.moved > 0.0) {
            changes.emplace_back("move the monster off it");
        }
        if (!answer_.afraid.empty()) {
            changes.emplace_back("frighten the monster away");
        }
        std::string text;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const bool isLast = i + 1 == changes.size();
            text.append(i == 0 ? "" : isLast ? " or " : ", ").append(changes[i]);
        }
        return text;
    }

    double squareChanges() const {
        double changed = 0.0;
        for (const auto& [terrain, probability] : answer_.terrainAfter) {
            changed += isAsBefore(terrain) ? 0.0 : probability;
        }
        return changed;
    }

    void addEffects() {
        for (const AmountRow& row : amountRows()) {
            const Odds& odds = answer_.*row.odds;
            const Odds requested = row.requested == nullptr ? Odds() : answer_.*row.requested;
            if (odds.empty() && requested.empty() && !isNoted(row.id)) {
                continue;
            }
            add({.id = std::string(row.id),
                 .group = effectGroup,
                 .label = labelOf(row, answer_),
                 .value = {total(odds)},
                 .better = good(row.better),
                 .spread = spreadOf(odds, row.unit),
                 .detail = amountText(row, odds, requested),
                 .rule = row.rule,
                 .source = row.source},
                row.id);
            if (requested != odds && !requested.empty()) {
                add({.id = std::string(row.id) + "/requested",
                     .group = effectGroup,
                     .label = std::string(row.label) + ", requested",
                     .value = {total(requested)},
                     .spread = spreadOf(requested, row.unit),
                     .rule = "What the type asks for, whether or not it comes to pass.",
                     .source = byProjection},
                    "");
            }
        }
        if (mayChangeFear(answer_)) {
            addFearLeft();
        }
        for (const ChanceRow& row : chanceRows) {
            if (answer_.*row.chance > 0 || isNoted(row.id)) {
                add({.id = std::string(row.id),
                     .group = effectGroup,
                     .label = row.label,
                     .value = {answer_.*row.chance},
                     .better = good(row.better),
                     .rule = row.rule,
                     .source = byProjection},
                    row.id);
            }
        }
        if (answer_.moved > 0 || isNoted("moved")) {
            add({.id = "moved",
                 .group = effectGroup,
                 .label = "moved away",
                 .value = {answer_.moved},
                 .spread = spreadOf(answer_.teleportedDistance, Unit::Squares),
                 .rule = "On open floor with nobody in the way.",
                 .source = byMoves},
                "moved", "teleported_distance");
        }
    }

    std::string amountText(const AmountRow& row, const Odds& odds, const Odds& requested) const {
        const int before = turnsBefore(row, answer_);
        std::string text = before > 0 && !odds.empty()
                               ? "added to the " + std::to_string(before) + " that it has"
                               : std::string();
        if (!requested.empty() && requested == odds) {
            text.append(text.empty() ? "" : ", ").append("as requested");
        }
        return text;
    }

    /// Of a monster that is afraid already.
    void addFearLeft() {
        const char* const rule =
            "Damage by the player takes r1(damage) turns of fear away. One that is left without "
            "any may take fright anew, if it knows fear.";
        Odds left = answer_.afraidAfterwards;
        const double unafraid =
            !left.empty() && left.front().value == 0 ? left.front().probability : 0.0;
        std::erase_if(left, [](const Weighted<int>& turns) { return turns.value == 0; });
        add({.id = fearLeftId,
             .group = effectGroup,
             .label = fearLeftLabel,
             .value = {total(left)},
             .better = good(Better::Higher),
             .spread = spreadOf(left, Unit::Turns),
             .detail = std::to_string(answer_.afraidBefore) + " before",
             .rule = rule,
             .source = byTakeHit},
            "");
        add({.id = "unafraid_afterwards",
             .group = effectGroup,
             .label = "loses all its fear",
             .value = {unafraid},
             .better = good(Better::Lower),
             .detail = "and takes no fright anew",
             .rule = rule,
             .source = byTakeHit},
            "");
    }

    void addSquare() {
        const double changed = squareChanges();
        if (changed > 0.0 || isNoted("terrain_after")) {
            add({.id = "terrain_changed",
                 .group = squareGroup,
                 .label = "the square changes",
                 .value = {changed},
                 .detail = terrainsText(),
                 .rule = "Projections that mark the ground change it near their middle.",
                 .source = byMarks},
                "terrain_after");
        }
        if (!answer_.floorObjects.empty()) {
            double lost = 0.0;
            for (const FloorObjectFate& fate : answer_.floorObjects) {
                lost += fate.unlocked ? 0.0 : fate.destroyed;
            }
            add({.id = "objects_lost",
                 .group = squareGroup,
                 .label = "lost on the floor, on average",
                 .value = {lost},
                 .unit = Unit::Stacks,
                 .better = Better::Lower,
                 .detail = "of " + std::to_string(answer_.floorObjects.size()) + " that lie there",
                 .rule = "Each is judged for itself and lost whole.",
                 .source = byObjects},
                "floor_objects");
        }
    }

    bool isAsBefore(const std::string& terrain) const { return terrain == answer_.terrainBefore; }

    /// "into floor, rubble"
    std::string terrainsText() const {
        std::string text;
        for (const auto& [terrain, probability] : answer_.terrainAfter) {
            if (!isAsBefore(terrain)) {
                text.append(text.empty() ? "into " : ", ").append(terrain);
            }
        }
        return text;
    }

    void addOdds(std::string_view id, std::string label, Unit axis, const Odds& odds) {
        if (odds.empty()) {
            return;
        }
        Series series{.id = prefix_ + std::string(id),
                      .label = std::move(label),
                      .kind = SeriesKind::Distribution,
                      .xLabel = std::string(name(axis)),
                      .points = {}};
        series.points.reserve(odds.size());
        for (const auto& [value, probability] : odds) {
            series.points.push_back({.x = static_cast<double>(value), .value = probability});
        }
        report_.series.push_back(std::move(series));
    }

    void addSeries() {
        addOdds("damage_dealt", damageTitle, Unit::HitPoints, answer_.damageDealt);
        if (!answer_.casts.empty()) {
            Series killed{.id = prefix_ + "killed_by_cast",
                          .label = killedTitle,
                          .kind = SeriesKind::Curve,
                          .xLabel = std::string(name(Unit::Casts)),
                          .points = {SeriesPoint{}}};
            for (const AfterCast& after : answer_.casts) {
                killed.points.push_back(
                    {.x = static_cast<double>(after.cast), .value = after.killed});
            }
            report_.series.push_back(std::move(killed));
        }
        for (const AmountRow& row : amountRows()) {
            addOdds(row.id,
                    std::string(row.seriesLabel) + (turnsBefore(row, answer_) > 0 ? ", added" : ""),
                    row.unit, answer_.*row.odds);
        }
        if (mayChangeFear(answer_)) {
            addOdds(fearLeftId, "Turns afraid afterwards", Unit::Turns, answer_.afraidAfterwards);
        }
        addOdds(distanceId, "Moved away", Unit::Squares, answer_.teleportedDistance);
        if (!answer_.casts.empty()) {
            addOdds("hp_left", "Hit points left", Unit::HitPoints, answer_.casts.back().hpLeft);
        }
    }

    void addTables() {
        report_.tables.push_back(amountsTable(answer_, prefix_));
        Table square{.id = prefix_ + "terrain_after",
                     .title = "The square afterwards",
                     .columns = {{"Square"}, {"Chance", Unit::Probability}, {""}},
                     .rows = {}};
        TerrainOdds after = answer_.terrainAfter;
        std::stable_sort(after.begin(), after.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
        for (const auto& [terrain, probability] : after) {
            square.rows.push_back({terrain, Estimate{probability},
                                   std::string(isAsBefore(terrain) ? "as it is" : "")});
        }
        report_.tables.push_back(std::move(square));
        if (!answer_.floorObjects.empty()) {
            Table floor{.id = prefix_ + "floor_objects",
                        .title = floorTitle,
                        .columns = {{"Object"}, {"Destroyed", Unit::Probability}, {"Why"}},
                        .rows = {}};
            for (const FloorObjectFate& fate : answer_.floorObjects) {
                floor.rows.push_back(
                    {fullName(fate.object, fate.type),
                     fate.unlocked ? Cell(std::string("unlocked")) : Cell(Estimate{fate.destroyed}),
                     fate.why});
            }
            report_.tables.push_back(std::move(floor));
        }
    }

    const Request& request_;
    const Answer& answer_;
    std::string prefix_;
    Report report_;
};

}  // namespace

std::string keyOf(const Request& request, const Answer& answer) {
    return std::string(name(request.type)) + ' ' + request.damage + " on " +
           (answer.monster.name.empty() ? unnamedTarget : answer.monster.name);
}

Report figuresOf(const Request& request, const Answer& answer, const std::string& key) {
    return Reporter(request, answer, key).figures();
}

Report report(const Request& request, const Answer& answer, const std::string& key) {
    return Reporter(request, answer, key).report();
}

const Figure* effectOf(const Report& report) {
    const auto effect = std::ranges::find_if(report.figures, [](const Figure& figure) {
        return figure.group == effectGroup && figure.value.value > 0;
    });
    return effect == report.figures.end() ? nullptr : &*effect;
}

}  // namespace polyplan::oangband
