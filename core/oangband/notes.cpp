#include "core/oangband/notes.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "core/oangband/fear.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::oangband {
namespace {

struct Context {
    const Scene& scene;
    const Strike& strike;
    const Answer& answer;

    DamageType type() const { return strike.rule->type; }
    bool is(std::initializer_list<DamageType> types) const {
        return std::find(types.begin(), types.end(), type()) != types.end();
    }
    bool on(std::string_view terrain) const { return shortName(scene.terrain()) == terrain; }
    bool deals(int damage) const {
        return std::any_of(answer.damageDealt.begin(), answer.damageDealt.end(),
                           [damage](const Weighted<int>& odds) { return odds.value == damage; });
    }
    /// Whether something on the floor may be lost that is so.
    bool loses(bool (*isSo)(const FloorObjectFate&)) const {
        return std::any_of(
            answer.floorObjects.begin(), answer.floorObjects.end(),
            [isSo](const FloorObjectFate& fate) { return fate.destroyed > 0.0 && isSo(fate); });
    }
    bool hurts() const {
        return !answer.damageDealt.empty() && answer.damageDealt.back().value > 0;
    }
};

/// A statement of the wiki that the game's code contradicts.
struct NoteRow {
    std::string_view figure;
    std::string_view text;
    bool (*applies)(const Context&);
};

constexpr std::array<NoteRow, 22> noteRows = {{
    {"damage_dealt",
     "The wiki has half of the terrain's adjustment for shards; the game applies all of it.",
     [](const Context& c) {
         return c.is({DamageType::Shard}) && c.scene.terrain().other.sign != 0;
     }},
    {"damage_dealt", "The wiki has a dodge avoid damage; in the game it avoids every effect.",
     [](const Context& c) { return dodgeChance(c.strike) > 0.0; }},
    {"stunned",
     "The wiki gives a fixed number of turns; the game rolls from 1 up to it, and 1 where it is 0.",
     [](const Context& c) { return !c.answer.stunned.empty(); }},
    {"stunned", "The wiki has chaos stun; the game never does, it confuses.",
     [](const Context& c) { return c.is({DamageType::Chaos}); }},
    {"stunned",
     "The wiki names no exemption; in the game IM_ELEC keeps a monster from being stunned.",
     [](const Context& c) { return c.is({DamageType::Elec}) && c.strike.has(Flag::ImElec); }},
    {"stunned", "The wiki has a storm stun from 50 damage on; in the game it takes 51.",
     [](const Context& c) { return c.is({DamageType::Storm}) && c.deals(50); }},
    {"confused",
     "The wiki gives a fixed number of turns; the game rolls from 1 up to it, and 1 where it is 0.",
     [](const Context& c) {
         return c.is({DamageType::Confusion, DamageType::Chaos}) && !c.answer.confused.empty();
     }},
    {"confused", "The wiki has a storm confuse from 20 damage on; in the game it takes 21.",
     [](const Context& c) { return c.is({DamageType::Storm}) && c.deals(20); }},
    {"confused",
     "The wiki does not say that effects shut each other out: polymorph before stun before "
     "confusion, one of them at most.",
     [](const Context& c) {
         return (c.is({DamageType::Storm}) && !c.answer.stunned.empty()) ||
                (c.is({DamageType::Chaos}) && c.answer.polymorphed > 0.0);
     }},
    {"polymorphed",
     "The wiki has only uniques immune; in the game monsters that breathe chaos are too.",
     [](const Context& c) { return c.is({DamageType::Chaos}) && c.strike.has(Flag::BrthChaos); }},
    {"polymorphed",
     "The wiki rolls from 11 to damage − 10; the game from 11 to the damage, which is easier.",
     [](const Context& c) { return c.is({DamageType::OldPoly}) && !c.strike.has(Flag::Unique); }},
    {"moved",
     "The wiki has the player's storms move monsters, or those with few hit points; in the game "
     "the source must be a monster and the hit points few.",
     [](const Context& c) { return c.is({DamageType::Storm}); }},
    {"teleported_distance",
     "The wiki gives one distance; the game takes any from half of it up to it, 200 at most.",
     [](const Context& c) {
         return !c.answer.teleportedDistance.empty() && !c.is({DamageType::Force});
     }},
    {"mana_lost", "The wiki knows no other effect of disenchantment; version 1.1.0 drains mana.",
     [](const Context& c) { return !c.answer.manaLost.empty(); }},
    {"slowed",
     "The wiki spares monsters 10 below their own speed; the game only those further below.",
     [](const Context& c) {
         return c.is({DamageType::OldSlow}) &&
                c.scene.monster().speed - c.scene.speedBefore() == 10;
     }},
    {"afraid", "The wiki has NO_FEAR stop this; for the undead the game does not ask.",
     [](const Context& c) {
         return c.is({DamageType::TurnUndead}) && c.strike.has(Flag::NoFear) &&
                !c.answer.afraid.empty();
     }},
    {"afraid", "The wiki has a priest supercharge this one time in 2; in the game it is one in 3.",
     [](const Context& c) {
         return c.is({DamageType::TurnEvil}) && c.strike.player->playerClass == PlayerClass::Priest;
     }},
    {"afraid",
     "The wiki leaves the fear as rolled; in the game the damage of the same blow takes some away.",
     [](const Context& c) { return holyLightChance(c.strike) > 0.0 && c.hurts(); }},
    {"afraid", "The wiki says nothing of fear by damage; in the game the player's blows frighten.",
     [](const Context& c) {
         return c.strike.rule->effect == Effect::Hurt && c.strike.byPlayer &&
                !c.answer.afraid.empty() && c.hurts();
     }},
    {"terrain_after",
     "The wiki differs: in the game solidified lava is floor two times in 3, water boils less "
     "easily the more water lies round it (300 a square), and floods begin at 60 damage.",
     [](const Context& c) {
         return (c.is({DamageType::Cold, DamageType::Ice}) && c.on("lava")) ||
                (c.is({DamageType::Fire, DamageType::Hellfire, DamageType::Plasma}) &&
                 c.on("water")) ||
                (c.is({DamageType::Water, DamageType::Storm}) && c.on("floor"));
     }},
    {"floor_objects",
     "The wiki compares with 1 to the threshold; the game counts from 0, which is a little worse "
     "for the objects.",
     [](const Context& c) {
         return c.loses([](const FloorObjectFate& fate) { return fate.destroyed < 1.0; });
     }},
    {"floor_objects", "The wiki spares chests from acid; in the game acid takes them.",
     [](const Context& c) {
         return c.is({DamageType::Acid}) &&
                c.loses([](const FloorObjectFate& fate) { return fate.type == "TV_CHEST"; });
     }},
}};

}  // namespace

std::vector<Note> notesOn(const Scene& scene, const Strike& strike, const Answer& answer) {
    const Context context{scene, strike, answer};
    std::vector<Note> notes;
    for (const NoteRow& row : noteRows) {
        if (row.applies(context)) {
            notes.push_back({std::string(row.figure), std::string(row.text)});
        }
    }
    return notes;
}

}  // namespace polyplan::oangband
