#pragma once

#include "core/calculator/members.h"
#include "core/oangband/request_words.h"
#include "core/oangband/scene.h"

/// The members of a damage request in the file.
namespace polyplan::oangband {

namespace limits {
inline constexpr Range monsterIds = {1, 32'767};
inline constexpr std::size_t flags = 300;
}  // namespace limits

/// A damage type by its name, with the game's prefix or without.
struct DamageTypeName {
    using Value = DamageType;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, DamageType& value, const Place& place) const;
    void check(DamageType /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, DamageType value, const TableSet& /*unused*/) const {
        json.value(name(value));
    }
    std::string allowed() const { return ""; }
};

/// A number, or dice as they were typed. What dice are allowed is asked with the whole request.
struct DamageText {
    using Value = std::string;
    static constexpr OptionKind option = OptionKind::Number;
    Range range = limits::damage;
    std::size_t most = limits::damageCharacters;

    void read(const Json& json, std::string& value, const Place& place) const;
    void check(const std::string& value, const Place& place) const {
        Text{most}.check(value, place);
    }
    void write(JsonWriter& json, const std::string& value, const TableSet& tables) const;
    std::string allowed() const { return described(range); }
};

/// One printable character.
struct Symbol {
    using Value = char;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, char& value, const Place& place) const;
    void check(char value, const Place& place) const;
    void write(JsonWriter& json, char value, const TableSet& /*unused*/) const {
        json.value(std::string(1, value));
    }
    std::string allowed() const { return ""; }
};

std::string faultOfGame(const Json& found);
/// Names what is not in the tables, and what of the request does not go together; asks for
/// `oangband::Tables`.
void checkAgainstTables(const Request& request, const Place& place);

/// What a sound request says to no effect, or to one that it hardly means, and why.
std::vector<Fault> idleMembers(const Request& request, const MonsterTable& monsters);

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Source> /*unused*/) {
    v.oneLine();
    v.member(alwaysWritten("kind", "made by",
                           "Who makes the projection; a monster's never kills a unique, and its "
                           "storm moves what it strikes (spells1.c project_m())"),
             &Source::kind, sourceKindWords);
    v.member({"id", "maker's number", "Of the monster that makes it; only with kind monster"},
             &Source::id, limits::monsterIds);
    v.member({"name", "maker's name", "The same by name"}, &Source::name);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Target> /*unused*/) {
    v.oneLine();
    v.member({"id", "monster number", "Whom it strikes; decides where there is a name too"},
             &Target::id, limits::monsterIds);
    v.member({"name", "monster", "The same by name"}, &Target::name);
    v.member({"flags", "flags", "A monster by hand: EVIL,IM_FIRE,BRTH_LITE …"}, &Target::flags,
             ListOf{Text{}, limits::flags});
    v.member({"symbol", "symbol",
              "One character; E, g and v can't be drained (OLD_DRAIN), others make polymorph rarer "
              "(spells1.c)"},
             &Target::symbol, Symbol{});
    v.member(
        {"level", "monster level",
         "By default its kind's, and required of a monster by hand; resists spells on the mind, "
         "and polymorph (spells1.c project_m())"},
        &Target::level, limits::monsterLevel);
    v.member(
        {"armour_class", "armor class",
         "By default its kind's; missiles miss with armor class in 200 (spells1.c project_m())"},
        &Target::armourClass, limits::armourClass);
    v.member({"mana", "mana",
              "By default its kind's; what disenchantment may take (spells1.c project_m())"},
             &Target::mana, limits::mana);
    v.member({"hp_before", "hit points",
              "What it has left, by default all; more damage than that kills, of as much it is "
              "left alive at 0 (xtra2.c mon_take_hit())"},
             &Target::hpBefore, limits::hpBefore);
    v.member({"max_hp", "most hit points",
              "What it has unhurt, by default the average of its dice, or all of them for those "
              "that always have so many (monster2.c); required of a monster by hand"},
             &Target::maxHp, limits::maxHp);
    v.member({"speed_before", "speed",
              "110 is normal, the default its kind's; matters to slowing and hastening (spells1.c "
              "project_m())"},
             &Target::speedBefore, limits::speed);
    v.member(
        {"stunned_before", "stunned",
         "Turns of stun that it has already; of more only half is added (spells1.c project_m())"},
        &Target::stunnedBefore, limits::turns);
    v.member({"confused_before", "confused",
              "Turns of confusion that it has already; of more only half is added (spells1.c "
              "project_m())"},
             &Target::confusedBefore, limits::turns);
    v.member({"afraid_before", "afraid",
              "Turns of fear that it has already; damage of the player takes some of it away "
              "(xtra2.c mon_take_hit())"},
             &Target::afraidBefore, limits::turns);
    v.member({"in_stasis", "in stasis",
              "Nothing at all happens to a monster in stasis (spells1.c project_m())"},
             &Target::inStasis);
    v.member({"black_breath", "Black Breath",
              "A monster that carries it takes a twentieth more from the player (xtra2.c "
              "mon_take_hit())"},
             &Target::blackBreath);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Player> /*unused*/) {
    v.oneLine();
    v.member(alwaysWritten("class", "player class",
                           "Of the player; some supercharge spells on mind and body, even where a "
                           "monster or a device casts (spells1.c project_m())"),
             &Player::playerClass, playerClassWords);
    v.member(
        alwaysWritten(
            "level", "player level",
            "Of the player; decides stasis and the fright of holy light (spells1.c project_m())"),
        &Player::level, limits::playerLevel);
    v.flags({"specialties", "specialties", "Of the player, as far as they matter to damage"},
            specialtyWords, "no other specialty matters to damage");
    v.member(alwaysWritten("dungeon_depth", "depth",
                           "Of the dungeon; monsters that are bound to their level only appear "
                           "there by polymorph (spells1.c poly_r_idx())"),
             &Player::dungeonDepth, limits::dungeonDepth);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<FloorObject> /*unused*/) {
    v.oneLine();
    v.member(required("name", "name", "Of an object on the floor"), &FloorObject::name);
    v.member({"type", "class", "Its tval's name, TV_POTION; needed for some names"},
             &FloorObject::type);
    v.member({"ignore", "ignores", "IGNORE_FIRE …, besides what its kind has"},
             &FloorObject::ignore, ListOf{Text{}, limits::flags});
    v.member({"artifact", "artifact", "It is an artifact"}, &FloorObject::artifact);
    v.member({"cursed", "cursed", "It is cursed"}, &FloorObject::cursed);
    v.member({"locked", "locked", "A chest that is locked or trapped"}, &FloorObject::locked);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Request> /*unused*/) {
    v.constant({"game", "game", "The only one"}, gameId, faultOfGame);
    v.member(required("damage_type", "type", "FIRE, GF_FIRE, OLD_SLEEP …"), &Request::type,
             DamageTypeName{});
    v.member(required("damage", "damage", "At the centre, a number or dice such as 12d8+20"),
             &Request::damage, DamageText{});
    v.member({"source", "made by", "Who makes the projection"}, &Request::source);
    v.member(required("monster", "monster", "Whom it strikes"), &Request::monster);
    v.member({"terrain", "terrain",
              "The monster's square: floor, rubble, tree, water, lava or the game's name; rubble "
              "and trees lower all damage and let it dodge, water and lava matter to some types "
              "(spells1.c project_m())"},
             &Request::terrain);
    v.member({"adjacent_water_squares", "water beside it",
              "Of the 8 squares round it; they keep water from boiling away, and help a pool to "
              "form (spells1.c project_f())"},
             &Request::adjacentWaterSquares, limits::waterSquares);
    v.member({"distance_from_centre", "from the centre",
              "Squares to the target; at d the damage is (D + d) / (d + 1), or less with a source "
              "diameter; above 0 a radius is needed (spells1.c project())"},
             &Request::distanceFromCentre, limits::distance);
    v.member({"radius", "radius",
              "Of the projection, in squares; beyond it there is no damage (spells1.c project())"},
             &Request::radius, limits::radius);
    v.member({"source_diameter", "source diameter",
              "Of projections that keep their strength near the middle: damage at distance d is "
              "the least of D and diameter × D / (10 (d + 1)) (spells1.c project())"},
             &Request::sourceDiameter, limits::sourceDiameter);
    v.member({"affects", "affects", "What the projection strikes (spells1.c project())"},
             &Request::affects, affectsWords);
    v.member({"player", "player", "Who makes it, or meets the monster"}, &Request::player);
    v.member({"floor_objects", "objects", "Stacks on the monster's square"}, &Request::floorObjects,
             limits::floorObjects);
    v.member({"casts", "casts", "Casts one after the other, for the chance to kill by then"},
             &Request::casts, limits::casts);
    v.check(checkAgainstTables);
}

}  // namespace polyplan::oangband
