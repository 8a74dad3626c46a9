#include "core/plan/damage_figures.h"

#include <string>
#include <utility>

namespace polyplan::plan {
namespace {

using oangband::Odds;

constexpr const char* byProjection = "spells1.c project_m()";
constexpr const char* byTakeHit = "xtra2.c mon_take_hit()";
constexpr const char* byMarks = "spells1.c project_t()";
constexpr const char* byObjects = "spells1.c project_o()";

double sum(const Odds& odds) {
    double all = 0.0;
    for (const oangband::ValueOdds& value : odds) {
        all += value.probability;
    }
    return all;
}

/// Mean turns over all trials.
double mean(const Odds& odds) {
    double all = 0.0;
    for (const oangband::ValueOdds& value : odds) {
        all += value.value * value.probability;
    }
    return all;
}

class AttackGatherer {
  public:
    AttackGatherer(const Attack& attack, const oangband::Answer& answer, std::size_t number)
        : attack_(attack),
          answer_(answer),
          prefix_("attack/" + std::to_string(number) + '/'),
          good_(attack.source.kind == oangband::SourceKind::Player ? Better::Higher
                                                                   : Better::Neither) {}

    NamedFigures gather() {
        addDamage();
        addEffects();
        addSquare();
        addSeries();
        return std::move(result_);
    }

  private:
    void add(const std::string& id, std::string label, double value, std::string unit,
             Better better, std::string source) {
        result_.figures.push_back({.id = prefix_ + id,
                                   .label = std::move(label),
                                   .value = value,
                                   .unit = std::move(unit),
                                   .better = better,
                                   .standardError = 0.0,
                                   .source = std::move(source)});
    }

    void addDamage() {
        add("damage", "Mean damage", answer_.meanDamage, "hit points", good_, byProjection);
        add("killed", "Killed by the first cast", answer_.killed, "probability", good_, byTakeHit);
        add("killed_from_full", "Killed from full hit points", answer_.killedFromFull,
            "probability", good_, byTakeHit);
        if (answer_.casts.size() > 1) {
            add("killed_by_casts", "Killed by " + std::to_string(answer_.casts.size()) + " casts",
                answer_.casts.back().killed, "probability", good_, byTakeHit);
        }
    }

    /// How likely, and for how long.
    void addTurns(const std::string& id, const std::string& label, const Odds& odds,
                  const char* source) {
        add(id, label, sum(odds), "probability", good_, source);
        add(id + "/turns", label + ", turns added on average", mean(odds), "turns", good_, source);
    }

    void addEffects() {
        addTurns("stunned", "Stunned", answer_.stunned, byProjection);
        addTurns("confused", "Confused", answer_.confused, byProjection);
        addTurns("afraid", "Afraid", answer_.afraid, byTakeHit);
        addTurns("held", "Held in stasis", answer_.held, byProjection);
        add("slept", "Asleep", answer_.slept, "probability", good_, byProjection);
        add("slowed", "Slowed", answer_.slowed, "probability", good_, byProjection);
        add("polymorphed", "Polymorphed", answer_.polymorphed, "probability", Better::Neither,
            byProjection);
        add("moved", "Moved away", answer_.moved, "probability", Better::Neither, byMarks);
        add("mana_lost", "Mana lost on average", mean(answer_.manaLost), "mana", good_,
            byProjection);
        add("healed", "Healed on average", mean(answer_.healed), "hit points", Better::Neither,
            byProjection);
    }

    void addSquare() {
        double changed = 0.0;
        for (const auto& [terrain, probability] : answer_.terrainAfter) {
            changed += terrain == attack_.terrain ? 0.0 : probability;
        }
        add("terrain_changed", "The square changes", changed, "probability", Better::Neither,
            byMarks);
        double lost = 0.0;
        for (const oangband::FloorObjectFate& fate : answer_.floorObjects) {
            lost += fate.destroyed;
        }
        add("objects_lost", "Stacks on the floor destroyed", lost, "stacks", Better::Lower,
            byObjects);
    }

    void addOdds(const std::string& id, std::string label, std::string axis, const Odds& odds) {
        Series series{prefix_ + id, std::move(label), std::move(axis), "probability", {}};
        series.points.reserve(odds.size());
        for (const auto& [value, probability] : odds) {
            series.points.push_back({std::to_string(value), probability, 0.0});
        }
        result_.series.push_back(std::move(series));
    }

    void addSeries() {
        addOdds("damage_dealt", "Damage dealt", "hit points", answer_.damageDealt);
        addOdds("stunned", "Turns stunned", "turns", answer_.stunned);
        addOdds("confused", "Turns confused", "turns", answer_.confused);
        addOdds("afraid", "Turns afraid", "turns", answer_.afraid);
        addOdds("held", "Turns in stasis", "turns", answer_.held);
        addOdds("teleported_distance", "Moved away", "squares", answer_.teleportedDistance);
        if (!answer_.casts.empty()) {
            addOdds("hp_left", "Hit points left", "hit points", answer_.casts.back().hpLeft);
        }
        Series killed{prefix_ + "killed_by_cast", "Killed", "cast", "probability", {}};
        for (const oangband::AfterCast& after : answer_.casts) {
            killed.points.push_back({std::to_string(after.cast), after.killed, 0.0});
        }
        result_.series.push_back(std::move(killed));
    }

    const Attack& attack_;
    const oangband::Answer& answer_;
    std::string prefix_;
    Better good_;
    NamedFigures result_;
};

}  // namespace

NamedFigures namedFigures(const Attack& attack, const oangband::Answer& answer,
                          std::size_t number) {
    return AttackGatherer(attack, answer, number).gather();
}

}  // namespace polyplan::plan
