#include "core/oangband/evaluate.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/oangband/displacement.h"
#include "core/oangband/explanation.h"
#include "core/oangband/notes.h"
#include "core/oangband/reaction.h"
#include "core/oangband/tally.h"
#include "core/oangband/terrain_change.h"
#include "core/oangband/usual_floor.h"

namespace polyplan::oangband {
namespace {

/// Answers one scene.
class Evaluation {
  public:
    Evaluation(const Scene& scene, const Oversight& oversight)
        : scene_(scene),
          oversight_(oversight),
          type_(scene.request().type),
          strike_(scene.strike(type_)) {}

    std::optional<Answer> answer() {
        answer_.monster = scene_.monster();
        answer_.hpBefore = scene_.hpBefore();
        answer_.maxHp = scene_.maxHp();
        answer_.speedBefore = scene_.speedBefore();
        answer_.stunnedBefore = strike_.stunnedBefore;
        answer_.confusedBefore = strike_.confusedBefore;
        answer_.afraidBefore = strike_.afraidBefore;
        strikeWithDamage();
        followCasts();
        if (oversight_.stops()) {
            return std::nullopt;
        }
        move();
        changeTerrain();
        strikeObjects();
        answer_.resistance = resistanceTo(scene_, strike_);
        listTargetsOfPolymorph();
        keepBelowOne();
        answer_.explanation = explain(scene_, strike_, answer_);
        answer_.notes = notesOn(scene_, strike_, answer_);
        return std::move(answer_);
    }

  private:
    void strikeWithDamage() {
        answer_.damageAtCentre.reserve(scene_.damage().outcomes());
        scene_.damage().forEach([&](Distribution::Value value, double chance) {
            answer_.damageAtCentre.push_back({static_cast<int>(value), chance});
        });
        answer_.damageArriving = scene_.arriving();
        for (const auto& [damage, chance] : answer_.damageArriving) {
            if (oversight_.stops()) {
                return;
            }
            tally_.add(damage, chance);
        }
        tally_.write(answer_);
    }

    void followCasts() {
        answer_.casts = castSeries(strike_, tally_.hits(), scene_.request().casts, oversight_);
        answer_.killedFromFull = killChance(strike_, tally_.hits(), scene_.maxHp());
    }

    /// Chance that the monster stands on a marked square, by the damage that arrived.
    Odds movable() const {
        if (!strike_.inStasis) {
            return tally_.standing();
        }
        const bool isMarked =
            scene_.reaches() && floorIsMarked(type_, scene_.terrain(), scene_.request().affects,
                                              scene_.request().distanceFromCentre);
        return isMarked ? answer_.damageArriving : Odds();
    }

    void move() {
        // Many figures of damage come down to few distances.
        std::map<std::pair<Displacement::Kind, int>, double> chances;
        for (const auto& [damage, chance] : movable()) {
            const Displacement moved = displacement(type_, scene_.monster(), scene_.maxHp(),
                                                    scene_.request().source.kind, damage);
            if (moved.kind != Displacement::Kind::None) {
                chances[{moved.kind, moved.setting}] += chance * moved.chance;
            }
        }
        std::map<int, double> squares;
        for (const auto& [how, chance] : chances) {
            answer_.moved += chance;
            for (const auto& [distance, share] :
                 distances({.kind = how.first, .chance = chance, .setting = how.second})) {
                squares[distance] += share;
            }
        }
        answer_.teleportedDistance = oddsOf(squares);
    }

    void changeTerrain() {
        const Request& request = scene_.request();
        std::map<std::string, double> after;
        const std::string before(shortName(scene_.terrain()));
        answer_.terrainBefore = before;
        const auto change = [&](int damage, double chance, bool struck) {
            if (chance == 0.0) {
                return;
            }
            if (!changes(struck)) {
                after[before] += chance;
                return;
            }
            for (const auto& [terrain, share] :
                 terrainChange(type_, scene_.terrain(), damage, request.adjacentWaterSquares)
                     .after) {
                after[terrain] += chance * share;
            }
        };
        for (const Weighted<int>& odds : answer_.damageArriving) {
            change(odds.value, tally_.touchedBy(odds.value), true);
            change(odds.value, tally_.untouchedBy(odds.value), false);
        }
        for (const auto& [terrain, chance] : after) {
            if (chance > 0.0) {
                answer_.terrainAfter.emplace_back(terrain, chance);
            }
        }
    }

    bool changes(bool struck) const {
        const Request& request = scene_.request();
        return scene_.reaches() &&
               changesTerrain(type_, request.affects, request.distanceFromCentre, struck);
    }

    void strikeObjects() {
        for (const FloorStack& stack : scene_.floorStacks()) {
            answer_.floorObjects.push_back(fateOnFloor(scene_, stack, answer_.damageArriving));
        }
    }

    /// Sums of a million figures may end a rounding error above 1.
    void keepBelowOne() {
        for (double* chance :
             {&answer_.slept, &answer_.slowed, &answer_.hastened, &answer_.cloned,
              &answer_.polymorphed, &answer_.killed, &answer_.killedFromFull, &answer_.moved}) {
            *chance = std::min(*chance, 1.0);
        }
        for (Odds* odds :
             {&answer_.damageArriving, &answer_.damageDealt, &answer_.stunned, &answer_.confused,
              &answer_.afraid, &answer_.afraidAfterwards, &answer_.held, &answer_.healed,
              &answer_.manaLost, &answer_.teleportedDistance}) {
            for (Weighted<int>& value : *odds) {
                value.probability = std::min(value.probability, 1.0);
            }
        }
        for (auto& [terrain, chance] : answer_.terrainAfter) {
            chance = std::min(chance, 1.0);
        }
        for (FloorObjectFate& fate : answer_.floorObjects) {
            fate.destroyed = std::min(fate.destroyed, 1.0);
        }
        for (AfterCast& after : answer_.casts) {
            after.killed = std::min(after.killed, 1.0);
            after.polymorphed = std::min(after.polymorphed, 1.0);
            for (Weighted<int>& value : after.hpLeft) {
                value.probability = std::min(value.probability, 1.0);
            }
        }
    }

    void listTargetsOfPolymorph() {
        if (answer_.polymorphed == 0.0) {
            return;
        }
        for (const PolymorphOdds& odds :
             polymorphTargets(scene_.tables().monsters, scene_.monster(),
                              scene_.request().player.dungeonDepth)) {
            answer_.polymorphInto.push_back({odds.monster->id, odds.probability});
        }
    }

    const Scene& scene_;
    const Oversight& oversight_;
    DamageType type_;
    Strike strike_;
    Tally tally_{strike_};
    Answer answer_;
};

}  // namespace

std::optional<std::string> resistanceTo(const Scene& scene, const Strike& strike) {
    if (const auto reason = reasonOf(strike.rule->type, *strike.monster); !reason.empty()) {
        return std::string(reason);
    }
    if (strike.rule->smallOnly &&
        scene.hpBefore() >= scene.arriving(static_cast<int>(scene.damage().lowest()))) {
        return std::string(smallOnlyText);
    }
    return std::nullopt;
}

Answer evaluate(const Scene& scene) {
    return *evaluate(scene, Oversight());
}

std::optional<Answer> evaluate(const Scene& scene, const Oversight& oversight) {
    return Evaluation(scene, oversight).answer();
}

}  // namespace polyplan::oangband
