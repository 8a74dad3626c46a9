#pragma once

#include "core/calculator/members.h"
#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/tables_by_game.h"
#include "core/nethack/game_name.h"
#include "core/nethack/limits.h"
#include "core/nethack/words.h"

/// The members of an engraving request in the file.
namespace polyplan::nethack::engraving {

namespace limits {
using namespace nethack::limits;
inline constexpr Range wearCount = {1, 1'000};
inline constexpr Range events = {1, 1'000};
inline constexpr Range samples = {1'000, 10'000'000};
inline constexpr Range seed = {0, 2'147'483'647};
}  // namespace limits

/// What the game takes from the keyboard, as long as an engraving can be.
struct EngravedText {
    using Value = std::string;
    static constexpr OptionKind option = OptionKind::Text;
    std::size_t most = maximumLength;

    void read(const Json& json, std::string& value, const Place& place) const;
    void check(const std::string& value, const Place& place) const;
    void write(JsonWriter& json, const std::string& value, const TableSet& /*unused*/) const {
        json.value(value);
    }
    std::string allowed() const { return ""; }
};

/// What somebody writes with, looked up in `TablesByGame` for the `Game` of the table set. Its
/// identified name takes the place of an object's id.
struct StylusName {
    using Value = std::string;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, std::string& value, const Place& place) const;
    void check(const std::string& value, const Place& place) const;
    void write(JsonWriter& json, const std::string& value, const TableSet& /*unused*/) const {
        json.value(value);
    }
    std::string allowed() const { return ""; }
};

/// An artifact is one of its own kind.
void checkArtifact(const Request& request, const Place& place);
/// The request's own game, where it has one, is that of its styluses.
void takeGame(const Request& request, TableSet& tables);
/// Single events are counted all together, and stand instead of `wear` with a count.
void checkEvents(const Request& request, const Place& place);

/// What a sound request says to no effect, and why.
std::vector<Fault> idleMembers(const Request& request, const Tables& tables);

template <typename Visitor>
constexpr void describe(Visitor& v, Of<StylusState> /*unused*/) {
    v.oneLine();
    v.member({"buc", "blessed or cursed", "Of the stylus"}, &StylusState::buc, bucWords);
    v.member({"enchantment", "enchantment", "Of a weapon"}, &StylusState::enchantment,
             limits::enchantment);
    v.member({"charges", "charges", "Of a wand or marker, by default enough for the whole text"},
             &StylusState::charges, limits::charges);
    v.member({"appearance", "appearance", "Of a ring, which sets its hardness, such as steel"},
             &StylusState::appearance);
    v.member({"artifact", "artifact", "Only Fire Brand matters, in NetHack 3.7"},
             &StylusState::artifact);
    v.member({"wielded", "wielded", "It is in the hand"}, &StylusState::wielded);
    v.member({"worn", "worn", "It is worn"}, &StylusState::worn);
    v.member({"identified", "identified", "The kind of wand is known already"},
             &StylusState::identified);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Existing> /*unused*/) {
    v.oneLine();
    v.member(required("type", "type already there", "Of what is engraved there already"),
             &Existing::type, typeWords);
    v.member({"text", "text already there", "What is engraved there already"}, &Existing::text,
             EngravedText{});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Wear> /*unused*/) {
    v.oneLine();
    v.member(
        {"engraving_type", "type that wears", "Of the text that wears, by default what is written"},
        &Wear::engravingType, typeWords);
    v.member({"count", "characters",
              "Required with wear, unless events are listed. Picked by one event (engrave.c "
              "wipeout_text())"},
             &Wear::count, limits::wearCount);
    v.member({"repeat", "times", "Events in a row, by default one"}, &Wear::repeat, limits::events);
    v.member({"magical", "magical", "The event is magical, which has no effect before 3.6.0"},
             &Wear::magical);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Event> /*unused*/) {
    v.oneLine();
    v.member(required("cause", "cause", "What wears the engraving out"), &Event::cause, causeWords);
    v.member({"times", "times", "Events in a row"}, &Event::times, limits::events);
    v.member({"dexterity", "Dexterity", "At this event, by default the request's"},
             &Event::dexterity, limits::dexterity);
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Request> /*unused*/) {
    v.member({"game", "game", "By default nethack-3.6.7, in a document the document's"},
             &Request::game, GameName{knowsEngraving});
    v.scope(takeGame);
    v.member({"text", "text", "What is to be written, or stands on the floor"}, &Request::text,
             EngravedText{});
    v.member({"stylus", "stylus",
              "An object's identified name, an artifact's, or fingers; by default fingers, or none "
              "where only what "
              "stands there wears (wear, events)"},
             &Request::stylus, StylusName{});
    v.member({"stylus_state", "stylus", "The state of the stylus"}, &Request::stylusState);
    v.check(checkArtifact);
    v.member({"conditions", "conditions", "Of the hero"}, &Request::conditions, conditionWords);
    v.member({"riding_skill", "riding", "Matters to a hero who rides"}, &Request::ridingSkill,
             ridingSkillWords);
    v.member({"surface", "surface", "What the hero stands on"}, &Request::surface, surfaceWords);
    v.member({"grave_undisturbed", "undisturbed", "Nobody has tried to write on this grave yet"},
             &Request::graveUndisturbed);
    v.member({"existing", "already there", "What is engraved there already"}, &Request::existing);
    v.member({"action", "action",
              "What becomes of a text that is there: add keeps it, wipe takes its place, and so "
              "does new, "
              "which is meant for a bare square"},
             &Request::action, actionWords);
    v.member({"engraving_type", "type", "Of the text where only its durability is asked for"},
             &Request::engravingType, typeWords);
    v.member({"wear", "wear", "Events of one size"}, &Request::wear);
    v.member({"events", "events", "What happens to the engraving, in order"}, &Request::events,
             static_cast<std::size_t>(limits::events.most));
    v.check(checkEvents);
    v.member({"dexterity", "Dexterity", "For events of the cause turn"}, &Request::dexterity,
             limits::dexterity);
    v.member({"samples", "samples", "Where a long text has to be sampled"}, &Request::samples,
             limits::samples);
    v.member({"seed", "seed", "The same seed gives the same figures"}, &Request::seed,
             limits::seed);
}

}  // namespace polyplan::nethack::engraving
