#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/calculator/unknown_members.h"
#include "core/nethack/game.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack::engraving {

/// Kinds of engraving, numbered as in the game (engrave.h): a random kind is one of 1 to 5.
enum class Type : std::uint8_t { Dust = 1, Engrave, Burn, Mark, Blood, Headstone };

/// What the hero stands on.
enum class Surface : std::uint8_t {
    Floor,
    Ice,
    Altar,
    Fountain,
    Grave,
    Lava,
    Water,
    AirPlane,
    WaterPlane,
    Wall,  ///< and whatever else can't be walked on: solid rock, a tree, iron bars
    Cloud,
    Stairs,
    Ladder,
    Throne,
    Sink,
    Doorway,
    Drawbridge,
};

/// States of the hero that a rule of engraving asks for.
enum class Condition : std::uint8_t {
    Blind,
    Confused,
    Stunned,
    Hallucinating,
    Levitating,
    Riding,
    Flying,
    Huge,
    Handless,          ///< a form without hands
    Tiny,              ///< a form of tiny size
    Demon,             ///< the form of a demon
    Vampire,           ///< the form of a vampire
    Overtaxed,         ///< or overloaded
    NoFreeHand,        ///< a cursed two-hander, or cursed one-hander and cursed shield
    Swallowed,         ///< by an animal
    Engulfed,          ///< by a vortex or an air elemental
    Enveloped,         ///< by anything else, such as an ochre jelly
    Held,              ///< by a monster that hugs
    BesidePit,         ///< at the brink of a seen pit, or having escaped a shaft
    Hiding,            ///< as a hider of the floor that is no trapper
    HidingOnCeiling,   ///< as a hider of the ceiling
    ResistsBlindness,  ///< eyes that lightning does not blind
    WizardMode,
    Burned,  ///< this and the following: SLASH'EM Extended
    Numbed,
    Feared,
    Frozen,
    Dimmed,
    GreasyFingers,
    Artist,  ///< the role
    Haxor,   ///< the race
};

enum class RidingSkill : std::uint8_t { Restricted, Unskilled, Basic, Skilled, Expert };

/// The answer to "Do you want to add to the current engraving?"
enum class Action : std::uint8_t {
    New,   ///< writes on a bare square, and on a text as with Wipe
    Add,   ///< yes
    Wipe,  ///< no: the old text is wiped out or written over
};

/// What wears an engraving out.
enum class Cause : std::uint8_t {
    Melee,
    Move,
    Throw,
    Kick,
    ApplyPoleArm,
    ApplyGrapplingHook,
    ApplyAxeDown,
    Turn,  ///< the end of a game turn
    MonsterMove,
    ForceBoltDown,
    StoneToFleshDown,
    MissileSpell,
    AttackedWhileStanding,
    CancellationDown,
    PolymorphDown,
    TeleportationDown,
};

struct StylusState {
    Buc buc = Buc::Uncursed;
    int enchantment = 0;         ///< −127 to 127
    std::optional<int> charges;  ///< −1 to 127; left out: as many as the whole text takes
    std::string appearance;      ///< of a ring, which sets its hardness: "steel"; empty: not known
    std::string artifact;        ///< "Fire Brand" is the only one that matters
    bool wielded = false;
    bool worn = false;
    bool identified = false;  ///< the kind of wand is known already
    UnknownMembers unknown = {};
    bool operator==(const StylusState&) const = default;
};

struct Existing {
    Type type = Type::Dust;
    std::string text;
    UnknownMembers unknown = {};
    bool operator==(const Existing&) const = default;
};

/// So many events of one size.
struct Wear {
    std::optional<Type> engravingType;  ///< left out: what the stylus writes
    std::optional<int> count;   ///< characters picked by one event; left out: `events` list them
    std::optional<int> repeat;  ///< events in a row; left out: 1
    bool magical = false;       ///< has no effect before 3.6.0
    UnknownMembers unknown = {};
    bool operator==(const Wear&) const = default;
};

struct Event {
    Cause cause = Cause::Turn;
    int times = 1;                 ///< 1 to 1,000
    std::optional<int> dexterity;  ///< of this event; left out: the request's
    UnknownMembers unknown = {};
    bool operator==(const Event&) const = default;
};

inline constexpr const char* fingers = "fingers";

/// What is asked about an engraving: a value. What is left out stays left out.
struct Request {
    std::optional<Game> game;           ///< left out in a document: the document's
    std::string text;                   ///< printable ASCII, at most 255 characters
    std::optional<std::string> stylus;  ///< an object's identified name, or "fingers"
    StylusState stylusState;
    std::set<Condition> conditions;
    RidingSkill ridingSkill = RidingSkill::Unskilled;  ///< matters with Condition::Riding
    Surface surface = Surface::Floor;
    bool graveUndisturbed = false;  ///< nobody has tried to write on this grave yet
    std::optional<Existing> existing;
    Action action = Action::New;
    std::optional<Type> engravingType;  ///< what `text` is where only its durability is asked for
    std::optional<Wear> wear;
    std::vector<Event> events;
    std::optional<int> dexterity;  ///< 3 to 25; left out: `usualDexterity`
    std::optional<int> samples;    ///< where durability has to be sampled
    std::optional<int> seed;
    UnknownMembers unknown = {};
    bool operator==(const Request&) const = default;

    /// Whether the writing itself is asked for, not only how a text wears.
    bool asksWriting() const { return stylus || !asksDurability(); }
    /// What it is written with: fingers where nothing else is said. Nothing where that is not
    /// asked.
    std::optional<std::string> askedStylus() const {
        return asksWriting() ? std::optional(stylus.value_or(fingers)) : std::nullopt;
    }
    bool asksDurability() const { return wear || !events.empty(); }
};

inline constexpr int usualDexterity = 10;
inline constexpr std::size_t maximumLength = 255;  ///< of an engraving, in characters (BUFSZ - 1)

}  // namespace polyplan::nethack::engraving
