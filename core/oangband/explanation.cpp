#include "core/oangband/explanation.h"

#include <functional>
#include <string>
#include <utility>

#include "core/oangband/displacement.h"
#include "core/oangband/explanation_words.h"
#include "core/oangband/fear.h"
#include "core/oangband/object_kind.h"
#include "core/oangband/spell.h"
#include "core/oangband/terrain_change.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::oangband {
namespace {

constexpr const char* byProject = "spells1.c project()";
constexpr const char* byProjectMonster = "spells1.c project_m()";
constexpr const char* byTakeHit = "xtra2.c mon_take_hit()";

/// Tells the steps one after the other, in the game's order.
class Explainer {
  public:
    Explainer(const Scene& scene, const Strike& strike, const Answer& answer)
        : scene_(scene), strike_(strike), rule_(*strike.rule), answer_(answer) {}

    std::vector<Step> steps() {
        tellArrival();
        if (!tellShelter()) {
            tellDodge();
            if (rule_.effect == Effect::Hurt) {
                tellDamage();
            } else {
                tellEffect();
            }
            tellEnd();
        }
        tellDisplacement();
        tellTerrainChange();
        tellObjects();
        return std::move(steps_);
    }

  private:
    void tell(std::string text, std::string rule, std::string source, StepValue value) {
        steps_.push_back({std::move(text), std::move(rule), std::move(source), std::move(value)});
    }
    void tell(std::string text, std::string rule, std::string source, std::string value) {
        tell(std::move(text), std::move(rule), std::move(source), StepValue{std::move(value)});
    }
    void tell(std::string text, std::string rule, std::string source, double probability) {
        tell(std::move(text), std::move(rule), std::move(source), StepValue{probability});
    }

    Odds map(const Odds& odds, const std::function<int(int)>& function) const {
        Odds result = odds;
        for (Weighted<int>& value : result) {
            value.value = function(value.value);
        }
        return result;
    }

    /// Of all attacks, the chance of what happens to a monster that does not get out of the way.
    double overall(double chance) const { return (1.0 - dodgeChance(strike_)) * chance; }

    /// The chance of what depends on the damage that arrives.
    double overDamage(const std::function<double(int)>& chance) const {
        double all = 0.0;
        for (const Weighted<int>& value : answer_.damageArriving) {
            all += value.probability * chance(value.value);
        }
        return all;
    }

    void tellArrival() {
        const Request& request = scene_.request();
        tell("Damage at the centre", request.damage, byProject, range(answer_.damageAtCentre));
        if (request.distanceFromCentre > 0) {
            tell(said("At distance ", request.distanceFromCentre,
                      scene_.reaches() ? "" : ", outside the radius"),
                 !scene_.reaches()        ? "0 beyond the radius"
                 : request.sourceDiameter ? "min(D, S × D / ((d + 1) × 10))"
                                          : "(D + d) / (d + 1)",
                 byProject, range(answer_.damageArriving));
        }
    }

    /// @returns whether nothing happens to the monster
    bool tellShelter() {
        if (strike_.isBeyond) {
            return true;
        }
        if (!scene_.terrain().monsterCanBeHit) {
            tell("The monster is sheltered", "in walls and behind doors nothing happens",
                 byProjectMonster, "no effect");
            return true;
        }
        if (strike_.inStasis) {
            tell("The monster is in stasis", "nothing happens to it", byProjectMonster,
                 "no effect");
            return true;
        }
        if (rule_.effect == Effect::None) {
            tell("The type does not touch monsters", "no effect at all", byProjectMonster,
                 "no effect");
            return true;
        }
        if (strike_.condition != nullptr && strike_.condition->noEffect) {
            tell("Not of the kind that is struck",
                 std::string(strike_.condition->text) + ": no effect at all", byProjectMonster,
                 "no effect");
            return true;
        }
        return false;
    }

    void tellDodge() {
        const double dodge = dodgeChance(strike_);
        const std::string terrain(shortName(scene_.terrain()));
        if (dodge > 0.0) {
            tell("It may get out of the way (" + terrain + ")",
                 said("one time in ", scene_.terrain().dodgeOneIn, " nothing happens at all"),
                 byProjectMonster, dodge);
        } else if (scene_.terrain().dodgeOneIn > 0) {
            tell("It can't get out of the way (" + terrain + ")", "NEVER_MOVE: no dodge",
                 byProjectMonster, 0.0);
        }
    }

    void tellDamage() {
        Odds damage = answer_.damageArriving;
        const TerrainShare& share = scene_.terrain().share(rule_.terrainGroup);
        if (share.sign != 0) {
            damage = map(damage, [this](int arriving) { return onTerrain(strike_, arriving); });
            tell("Terrain: " + std::string(shortName(scene_.terrain())),
                 rule_.terrainUse == TerrainUse::None ? "this type heeds no terrain"
                 : rule_.terrainUse == TerrainUse::Half
                     ? "half of the adjustment " + described(share)
                     : "adjustment " + described(share),
                 byProjectMonster, range(damage));
        }
        if (rule_.missesByArmour) {
            tell("It may be missed", "min(armour class, 200) / 200", byProjectMonster,
                 overall(missChance(strike_)));
        }
        tellFactor(damage);
        if (rule_.smallOnly) {
            tell("Only those with fewer hit points than the damage die",
                 std::string(smallOnlyText) + ": dam = 0", byProjectMonster,
                 range(answer_.damageDealt));
        }
        if (strike_.has(Flag::Unique) && !strike_.byPlayer) {
            tell("Uniques die by the player's hand only", "dam > hit points: dam = hit points",
                 byProjectMonster, range(answer_.damageDealt));
        }
        if (strike_.byPlayer && strike_.blackBreath) {
            tell("The Black Breath makes it worse", "dam + dam / 20", byTakeHit,
                 range(answer_.damageDealt));
        }
    }

    /// "It is not spared by the condition not HURT_LITE": what is hurt is so by not meeting it.
    static std::string unmet(std::span<const Condition> conditions) {
        const bool spares = conditions.size() == 1 && conditions.front().factor.times == 0;
        return spares ? "It is not spared by the condition " + std::string(conditions.front().text)
                      : "No condition of this type applies to it";
    }

    void tellFactor(const Odds& damage) {
        if (strike_.condition != nullptr) {
            const Factor& factor = strike_.condition->factor;
            Odds after;
            after.reserve(damage.size() * static_cast<std::size_t>(factor.spread));
            for (int i = 0; i < factor.spread; ++i) {
                for (const Weighted<int>& value : damage) {
                    after.push_back({value.value * factor.times / (factor.divisor + i),
                                     value.probability / factor.spread});
                }
            }
            tell("It meets the condition " + std::string(strike_.condition->text),
                 described(factor), byProjectMonster, range(after));
        } else if (!rule_.conditions.empty()) {
            tell(unmet(rule_.conditions), "dam stays", byProjectMonster, range(damage));
        }
        if (rule_.surgeOneIn > 0 && strike_.condition == nullptr) {
            tell("Lightning may strike it",
                 said("one time in ", rule_.surgeOneIn, ": dam + dam / 2"), byProjectMonster,
                 overall(1.0 / rule_.surgeOneIn));
        }
        if (rule_.drainsManaDivisor > 0) {
            tell("It loses mana",
                 strike_.condition != nullptr
                     ? "not with the resistance"
                     : said("min(mana, dam / ", rule_.drainsManaDivisor, ")"),
                 byProjectMonster, range(answer_.manaLost));
        }
    }

    void tellEffect() {
        switch (rule_.effect) {
            case Effect::Polymorph:
                tell("The monster may resist", "if unique, or if level > r1(dam − 10) + 10",
                     byProjectMonster, overall(overDamage([this](int damage) {
                         return 1.0 - polymorphSpellChance(scene_.monster(), damage);
                     })));
                break;
            case Effect::Clone:
                tell("It is healed", "hit points to the most", byProjectMonster,
                     range(answer_.healed));
                tell("It is hastened", "speed + 5 below 150", byProjectMonster, answer_.hastened);
                tell("It is copied", "a copy on a free square; uniques have none", byProjectMonster,
                     answer_.cloned);
                break;
            case Effect::Heal:
                tell("It is healed", "hit points + dam, not above the most", byProjectMonster,
                     range(answer_.healed));
                break;
            case Effect::Hasten:
                tell("It is hastened", "speed + 10 below 150", byProjectMonster, answer_.hastened);
                break;
            case Effect::Hold:
                tellHold();
                break;
            case Effect::Slow:
            case Effect::Sleep:
            case Effect::Confuse:
            case Effect::Frighten:
                tellSpell();
                break;
            default:
                break;
        }
    }

    void tellHold() {
        const HoldRule& hold = rule_.hold;
        const std::string sides =
            hold.levelDivisor == 1
                ? "level"
                : said("", hold.levelTimes, said(" × level / ", hold.levelDivisor));
        tell("The monster may resist",
             "if r1(" + sides +
                 said(") > 2 × player's level, and if not, one time in ", hold.resistOneIn),
             byProjectMonster,
             overall(1.0 - holdChance(hold, scene_.monster(), scene_.request().player.level)));
        tell("It is held in stasis",
             said("", hold.leastTurns, said(" to ", hold.mostTurns, " turns alike")),
             byProjectMonster, turns(answer_.held));
    }

    void tellSpell() {
        const Supercharge* own = superchargeOf(rule_.spell, scene_.request().player.playerClass);
        if (own != nullptr) {
            tell("The player's class may supercharge the spell",
                 said("one time in ", own->oneIn, said(": dam + dam / ", own->bonusDivisor)),
                 byProjectMonster, overall(1.0 / own->oneIn));
        }
        tell("The spell may be supercharged",
             std::string("one time in 6") +
                 (own == nullptr ? "" : " where the class does not do it") + ": dam + dam / 3",
             byProjectMonster, overall((own == nullptr ? 1.0 : 1.0 - 1.0 / own->oneIn) / 6.0));
        if (scene_.request().player.beguile) {
            tell("Beguile", "dam + dam / 2, after any supercharge", "cmd5.c check_ability()",
                 "always");
        }
        if (scene_.monster().flags.countOf(rule_.spell.resistedBy) > 0) {
            tell("It is immune", std::string(rule_.spell.resistedText) + ": resists",
                 byProjectMonster, 0.0);
            return;
        }
        tell("The monster may resist",
             said("if T > r1(dam), T = level + bonus = ",
                  spellResistance(rule_.spell, scene_.monster())),
             byProjectMonster, overall(overDamage([this](int damage) {
                 double resisted = 0.0;
                 forEachSupercharge(strike_, damage, [&](double chance, int charged) {
                     resisted +=
                         chance * (1.0 - spellChance(rule_.spell, scene_.monster(), charged));
                 });
                 return resisted;
             })));
        if (rule_.effect == Effect::Slow) {
            tell("It is slowed", "speed − 10, above 60 and not more than 10 under its own",
                 byProjectMonster, answer_.slowed);
        } else if (rule_.effect == Effect::Sleep) {
            tell("It falls asleep", "sleep is set to 350", byProjectMonster, answer_.slept);
        }
    }

    void tellEnd() {
        if (rule_.effect == Effect::Hurt) {
            tell("It dies if the damage exceeds its hit points", said("dam > ", scene_.hpBefore()),
                 byTakeHit, answer_.killed);
        }
        if (polymorphs(rule_.type)) {
            tell("It may be polymorphed",
                 scene_.monster().flags.has(Flag::Unique) ? "uniques never are"
                 : scene_.monster().flags.countOf(rule_.polymorphUnless) > 0
                     ? "not with the resistance"
                 : !strike_.canTurn ? "there is nothing that it could turn into"
                                    : "r1(90) > level",
                 byProjectMonster, answer_.polymorphed);
        }
        if (rule_.stun.divisor > 0) {
            tell("It is stunned",
                 scene_.monster().flags.has(Flag::BrthSound) ||
                         scene_.monster().flags.has(Flag::BrthForce)
                     ? "never with BRTH_SOUND or BRTH_FORCE"
                     : described(rule_.stun),
                 byProjectMonster, turns(answer_.stunned, answer_.stunnedBefore));
        }
        if (rule_.confuse.divisor > 0 || rule_.effect == Effect::Confuse) {
            tell("It is confused",
                 rule_.effect == Effect::Confuse
                     ? said("", rule_.spell.dice,
                            said("d(dam / ", rule_.spell.sidesDivisor, ") + 1"))
                     : described(rule_.confuse) +
                           "; not with NO_CONF, BRTH_CONFU or BRTH_CHAOS, "
                           "nor if stunned",
                 byProjectMonster, turns(answer_.confused, answer_.confusedBefore));
        }
        tellFear();
    }

    void tellFear() {
        if (rule_.effect == Effect::Frighten) {
            tell("It takes fright",
                 said("", rule_.spell.dice, said("d(dam / ", rule_.spell.sidesDivisor, ") + 1")),
                 byProjectMonster, turns(answer_.afraid, answer_.afraidBefore));
            return;
        }
        if (const double light = holyLightChance(strike_); light > 0.0) {
            tell(
                "The holy light may frighten it",
                said("one time in ", rule_.holyLight.oneIn, ", if T ≤ r1, T = ") +
                    std::to_string(holyLightResistance(scene_.monster())) + "; 3d(" +
                    std::to_string(holyLightSides(rule_.holyLight, scene_.request().player.level)) +
                    ") + 1 turns",
                byProjectMonster, overall(light));
        }
        if (rule_.effect == Effect::Hurt && strike_.byPlayer && answer_.killed < 1.0) {
            tell("Damage takes fear away, or frightens",
                 "fear falls by r1(dam); else, without NO_FEAR, the fewer hit points are left the "
                 "likelier fright is",
                 byTakeHit,
                 answer_.afraidBefore > 0 ? fearLeft(answer_.afraidAfterwards)
                                          : turns(answer_.afraid));
        }
    }

    void tellDisplacement() {
        if (answer_.moved > 0.0) {
            const Displacement moved =
                displacement(rule_.type, scene_.monster(), scene_.maxHp(),
                             scene_.request().source.kind, answer_.damageArriving.back().value);
            tell("It is moved", std::string(moved.rule), std::string(moved.source),
                 StepValue{answer_.moved, ", " + range(answer_.teleportedDistance) + " squares"});
        }
    }

    void tellTerrainChange() {
        if (answer_.damageArriving.empty() || !scene_.reaches()) {
            return;
        }
        const TerrainChange change =
            terrainChange(rule_.type, scene_.terrain(), answer_.damageArriving.back().value,
                          scene_.request().adjacentWaterSquares);
        if (change.rule.empty()) {
            return;
        }
        StepValue after;
        for (const auto& [terrain, chance] : answer_.terrainAfter) {
            after.emplace_back((after.empty() ? "" : ", ") + terrain + ' ');
            after.emplace_back(chance);
        }
        const Request& request = scene_.request();
        if (!changesTerrain(rule_.type, request.affects, request.distanceFromCentre, true)) {
            tell("The square stays as it is", unmarked(request.affects), byProject,
                 std::move(after));
            return;
        }
        const bool changes =
            std::ranges::any_of(answer_.terrainAfter, [this](const auto& terrainAndChance) {
                return terrainAndChance.first != answer_.terrainBefore;
            });
        tell(changes ? "The square may change" : "The square stays as it is",
             std::string(change.rule), std::string(change.source), std::move(after));
    }

    /// Why a square is not marked.
    static std::string unmarked(Affects affects) {
        switch (affects) {
            case Affects::Bolt:
                return "a bolt leaves the square as it is";
            case Affects::LineOfSight:
                return "what strikes all in sight leaves the squares as they are";
            case Affects::Ball:
                break;
        }
        return "only the middle and the squares next to it are marked";
    }

    void tellObjects() {
        for (const FloorObjectFate& fate : answer_.floorObjects) {
            tell(fullName(fate.object, fate.type) + " on the floor", fate.why,
                 "spells1.c project_o()",
                 fate.unlocked ? StepValue{"unlocked"} : StepValue{fate.destroyed});
        }
    }

    const Scene& scene_;
    const Strike& strike_;
    const TypeRule& rule_;
    const Answer& answer_;
    std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> explain(const Scene& scene, const Strike& strike, const Answer& answer) {
    return Explainer(scene, strike, answer).steps();
}

}  // namespace polyplan::oangband
