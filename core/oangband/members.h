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

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Source> /*unused*/) {
    v.oneLine();
    v.member(alwaysWritten("kind", "made by", "Who makes the projection"), &Source::kind,
             sourceKindWords);
    v.member({"id", "number", "Of the monster that makes it"}, &Source::id, limits::monsterIds);
    v.member({"name", "name", "The same by name"}, &Source::name);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Target> /*unused*/) {
    v.oneLine();
    v.member({"id", "number", "Whom it strikes; decides where there is a name too"}, &Target::id,
             limits::monsterIds);
    v.member({"name", "name", "The same by name"}, &Target::name);
    v.member({"flags", "flags", "A monster by hand: EVIL,IM_FIRE,BRTH_LITE …"}, &Target::flags,
             ListOf{Text{}, limits::flags});
    v.member({"symbol", "symbol", "One character; E, g and v resist OLD_DRAIN"}, &Target::symbol,
             Symbol{});
    v.member({"level", "level", "Default: its kind's"}, &Target::level, limits::monsterLevel);
    v.member({"armour_class", "armor class", "Default: its kind's"}, &Target::armourClass,
             limits::armourClass);
    v.member({"mana", "mana", "Default: its kind's"}, &Target::mana, limits::mana);
    v.member({"hp_before", "hit points", "Hit points now, by default all of them"},
             &Target::hpBefore, limits::hpBefore);
    v.member({"max_hp", "of", "Most hit points, by default fixed or the average of its dice"},
             &Target::maxHp, limits::maxHp);
    v.member({"speed_before", "speed", "110 is normal, the default its kind's"},
             &Target::speedBefore, limits::speed);
    v.member({"stunned_before", "stunned", "Turns of stun that it has already"},
             &Target::stunnedBefore, limits::turns);
    v.member({"confused_before", "confused", "Turns of confusion that it has already"},
             &Target::confusedBefore, limits::turns);
    v.member({"afraid_before", "afraid", "Turns of fear that it has already"},
             &Target::afraidBefore, limits::turns);
    v.member({"in_stasis", "in stasis", "It is held"}, &Target::inStasis);
    v.member({"black_breath", "Black Breath", "It carries the Black Breath"}, &Target::blackBreath);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Player> /*unused*/) {
    v.oneLine();
    v.member(alwaysWritten("class", "class", "Of the player"), &Player::playerClass,
             playerClassWords);
    v.member(alwaysWritten("level", "level", "Of the player"), &Player::level, limits::playerLevel);
    v.flags({"specialties", "specialties", "Of the player, as far as they matter to damage"},
            specialtyWords, "no other specialty matters to damage");
    v.member(alwaysWritten("dungeon_depth", "depth", "What the monster may polymorph into"),
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
              "The monster's square: floor, rubble, tree, water, lava or the game's name"},
             &Request::terrain);
    v.member({"adjacent_water_squares", "water beside it", "Of the 8 squares round it"},
             &Request::adjacentWaterSquares, limits::waterSquares);
    v.member({"distance_from_centre", "from the centre", "Squares; above 0 a radius is needed"},
             &Request::distanceFromCentre, limits::distance);
    v.member({"radius", "radius", "Of the projection, in squares"}, &Request::radius,
             limits::radius);
    v.member({"source_diameter", "source diameter", "Of projections that have one"},
             &Request::sourceDiameter, limits::sourceDiameter);
    v.member({"affects", "affects", "What the projection is"}, &Request::affects, affectsWords);
    v.member({"player", "player", "Who makes it, or meets the monster"}, &Request::player);
    v.member({"floor_objects", "objects", "Stacks on the monster's square"}, &Request::floorObjects,
             limits::floorObjects);
    v.member({"casts", "casts", "Casts one after the other"}, &Request::casts, limits::casts);
    v.check(checkAgainstTables);
}

}  // namespace polyplan::oangband
