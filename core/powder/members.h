#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/calculator/members.h"
#include "core/powder/scene.h"
#include "core/powder/words.h"

/// The members of a heartbeat's request in the file.
namespace polyplan::powder {

/// An intrinsic by the game's name for it, or by its words.
struct IntrinsicName {
    using Value = Intrinsic;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, Intrinsic& value, const Place& place) const;
    void check(Intrinsic /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, Intrinsic value, const TableSet& /*unused*/) const {
        json.value(name(value));
    }
    std::string allowed() const { return ""; }
};

/// A creature by its id, which is kept, or as people call it. A name that is in no table is left to
/// the check of the request.
struct CreatureName : Text {
    void read(const Json& json, std::string& value, const Place& place) const;
};

/// A square, likewise.
struct SquareName : Text {
    void read(const Json& json, std::string& value, const Place& place) const;
    std::string allowed() const;
};

/// What hangs over a square, likewise.
struct SmokeName {
    using Value = Smoke;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, Smoke& value, const Place& place) const;
    void check(Smoke /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, Smoke value, const TableSet& /*unused*/) const {
        json.value(wordFor(smokeWords, value));
    }
    std::string allowed() const { return listedWords(smokeWords); }
};

/// How many beats are left, or null for what stays.
struct BeatsLeft {
    using Value = std::optional<int>;
    static constexpr OptionKind option = OptionKind::Number;
    Range range = limits::beats;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& /*unused*/) const;
    std::string allowed() const { return described(range); }
};

/// One dress, or an array of them.
struct Dresses {
    using Value = std::vector<Dress>;
    static constexpr OptionKind option = OptionKind::Names;
    std::size_t most = limits::dresses;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const;
    std::string allowed() const { return listedWords(dressWords); }
};

/// A level of noise, or an array of single noises.
struct Noises {
    using Value = std::vector<int>;
    static constexpr OptionKind option = OptionKind::None;
    Range range = limits::noise;
    std::size_t most = limits::noises;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const;
    std::string allowed() const { return described(range); }
};

std::string faultOfPowderGame(const Json& found);
/// Names what is not in the tables, and what of the request does not go together; asks for
/// `powder::Tables`.
void checkRequest(const Request& request, const Place& place);
/// The same of an outfit of the request's creature, whose place it is.
void checkOutfit(const Request& request, const Outfit& outfit, const Place& place);

template <typename Visitor>
constexpr void describe(Visitor& v, Of<IntrinsicEntry> /*unused*/) {
    v.oneLine();
    v.member(required("name", "intrinsic",
                      "In files REGENERATION, POISON_HARSH … (source.txt INTRINSIC)"),
             &IntrinsicEntry::intrinsic, IntrinsicName{});
    v.member({"beats", "beats",
              "Its counter before the first beat, null for what stays (creature.cpp "
              "setTimedIntrinsic())"},
             &IntrinsicEntry::beats, BeatsLeft{});
    v.member({"source", "from", "By default timed with beats, else innate"},
             &IntrinsicEntry::source, sourceWords);
    v.member({"inflictor_alive", "inflictor alive",
              "Who tamed it or took its memory lives; else 6 beats are left at most"},
             &IntrinsicEntry::inflictorAlive);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Worn> /*unused*/) {
    v.oneLine();
    v.member(required("slot", "slot", "Where it is worn or held"), &Worn::slot, slotWords);
    v.member({"item", "item", "Its name, for the noise and the dress (source.txt ITEM)"},
             &Worn::item);
    v.member({"material", "material",
              "silver strikes the vulnerable to silver, gold who has the gold allergy, in steps 31 "
              "and 32"},
             &Worn::material);
    v.member({"enchantment", "enchantment",
              "Added to the strikes of silver, gold and an amulet that strangles"},
             &Worn::enchantment, limits::enchantment);
    v.member({"noise", "noise", "By default its kind's (source.txt ITEM noise)"}, &Worn::noise,
             limits::noise);
    v.member({"gives", "gives", "Intrinsics; regeneration and invisible cost 1 food a beat each"},
             &Worn::gives, ListOf{IntrinsicName{}, limits::gives});
}

/// The members of an outfit, by itself or of who wears it.
/// @param worn what people call it
/// @param dress what people call what it amounts to
template <typename Wearer, typename Visitor>
constexpr void describeOutfit(Visitor& v, const char* worn, const char* dress) {
    v.member({"worn", worn, "What it wears and holds, one thing a slot, in inventory order"},
             &Wearer::worn, limits::worn);
    v.member({"dress", dress,
              "By default what it wears amounts to (creature.cpp determineClassiness())"},
             &Wearer::dress, Dresses{});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Outfit> /*unused*/) {
    describeOutfit<Outfit>(v, "other outfit", "other outfit is dressed as");
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<CreatureState> /*unused*/) {
    v.member({"definition", "creature",
              "In files AVATAR, GREENDRAGON …; brings noise, move type, material and intrinsics "
              "(source.txt MOB)"},
             &CreatureState::definition, CreatureName{});
    v.member({"is_avatar", "is the player",
              "By default if it is an adventurer; the player acts before its heartbeat and swims"},
             &CreatureState::isAvatar);
    v.member(required("max_hp", "most HP", "Most hit points"), &CreatureState::maxHp,
             limits::maxHp);
    v.member({"hp", "HP", "Hit points before the first beat, by default all"}, &CreatureState::hp,
             limits::hp);
    v.member({"max_mp", "most MP", "Most magic points"}, &CreatureState::maxMp, limits::maxMp);
    v.member({"mp", "MP", "Magic points before the first beat, by default all"}, &CreatureState::mp,
             limits::mp);
    v.member({"food", "food", "Starving below 100, Hungry below 500, Full from 2500 on"},
             &CreatureState::food, limits::food);
    v.member({"intrinsics", "intrinsics", "Newest first, besides those of its kind"},
             &CreatureState::intrinsics, limits::intrinsics);
    describeOutfit<CreatureState>(v, "outfit", "dressed as");
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<SquareState> /*unused*/) {
    v.oneLine();
    v.member({"terrain", "square",
              "What it stands on; in files FLOOR, LAVA, WATER … (source.txt SQUARE)"},
             &SquareState::terrain, SquareName{});
    v.member({"smoke", "smoke", "What hangs over the square (source.txt SMOKE)"},
             &SquareState::smoke, SmokeName{});
    v.member({"smoke_lasts", "smoke lasts",
              "Renewed every beat; else one cloud that decays and drifts (map.cpp moveSmoke())"},
             &SquareState::smokeLasts);
    v.member({"wind", "wind", "none: smoke drifts; calm: it stays; directed: it is carried off"},
             &SquareState::wind, windWords);
    v.member({"no_teleport", "no teleport", "The level forbids teleporting"},
             &SquareState::noTeleport);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<NoiseMaker> /*unused*/) {
    v.oneLine();
    v.member(required("noise", "noise", "Its level, or single noises that add up each beat"),
             &NoiseMaker::noises, Noises{});
    v.member(required("distance", "distance", "Squares, across and along together"),
             &NoiseMaker::distance, limits::distance);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Listener> /*unused*/) {
    v.oneLine();
    v.member(required("distance", "distance", "Squares, across and along together"),
             &Listener::distance, limits::distance);
    v.member({"tired", "tired", "Hears half as well"}, &Listener::tired);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Request> /*unused*/) {
    v.constant({"game", "game", "The only one"}, powderGame, faultOfPowderGame);
    v.member(required("creature", "creature", "Whose heartbeats they are"), &Request::creature);
    v.member({"square", "square", "Where it stands all the time"}, &Request::square);
    v.member({"noise_makers", "noise makers",
              "Who may wake it; a monster hears only the first, the player"},
             &Request::noiseMakers, limits::noiseMakers);
    v.member({"listeners", "listeners", "Sleepers who may hear it"}, &Request::listeners,
             limits::listeners);
    v.member({"start_count", "first count",
              "Of the first heartbeat; all creatures share it (speed.cpp)"},
             &Request::startCount, limits::startCount);
    v.member(alwaysWritten("heartbeats", "heartbeats", "For how many it is followed; 3 a turn"),
             &Request::heartbeats, limits::heartbeats);
    v.member({"master_dressed_cleric", "master is a cleric",
              "While it is tame and its master lives, it heals 1 HP a beat"},
             &Request::masterDressedCleric);
    v.check(checkRequest);
}

}  // namespace polyplan::powder
