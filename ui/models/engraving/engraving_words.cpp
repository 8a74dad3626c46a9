#include "ui/models/engraving/engraving_words.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <array>

namespace polyplan::ui::engraving_words {

using nethack::Game;
using nethack::engraving::Action;
using nethack::engraving::Cause;
using nethack::engraving::Condition;
using nethack::engraving::Cost;
using nethack::engraving::Permanence;
using nethack::engraving::RidingSkill;
using nethack::engraving::StylusGroup;
using nethack::engraving::Surface;
using nethack::engraving::Type;

namespace {

template <typename Value>
struct Row {
    Value value;
    const char* name;
    const char* rule;
};

template <typename Value, std::size_t count>
Word wordOf(const std::array<Row<Value>, count>& rows, Value value) {
    const auto row = std::ranges::find(rows, value, &Row<Value>::value);
    return row == rows.end() ? Word{} : Word{QObject::tr(row->name), QObject::tr(row->rule)};
}

constexpr std::array groups = {
    Row<StylusGroup>{StylusGroup::Burn, "Burn",
                     "Burned into the floor: nothing wears it but magic from 3.6.0 on, and on ice "
                     "anything (engrave.c wipe_engr_at())."},
    Row<StylusGroup>{StylusGroup::Engrave, "Engrave",
                     "Cut into the floor: one event spoils one character at most, and seldom "
                     "(engrave.c wipe_engr_at())."},
    Row<StylusGroup>{StylusGroup::Mark, "Mark",
                     "Graffiti of a marker: wears like what is engraved, can be wiped like dust "
                     "(engrave.c wipe_engr_at(), doengrave())."},
    Row<StylusGroup>{StylusGroup::Dust, "Dust",
                     "Written in the dust: each letter may come out wrong, every event wears it "
                     "(engrave.c doengrave(), wipe_engr_at())."},
    Row<StylusGroup>{StylusGroup::Blood, "Blood",
                     "A demon or vampire scrawls in blood; it wears like dust "
                     "(engrave.c doengrave())."},
    Row<StylusGroup>{StylusGroup::Nothing, "Nothing", "Writes nothing (engrave.c doengrave())."},
};

constexpr std::array permanences = {
    Row<Permanence>{Permanence::Temporary, "temporary",
                    "Every event picks as many characters as it counts (engrave.c wipe_engr_at(), "
                    "wipeout_text())."},
    Row<Permanence>{Permanence::SemiPermanent, "semi-permanent",
                    "An event of n picks one character, with a chance of 1 in 1 + 50/(n + 1) "
                    "(engrave.c wipe_engr_at())."},
    Row<Permanence>{Permanence::Permanent, "permanent",
                    "Nothing wears it, but for magic from 3.6.0 on (engrave.c wipe_engr_at())."},
};

constexpr std::array surfaceRows = {
    Row<Surface>{Surface::Floor, "floor", "Plain floor or corridor."},
    Row<Surface>{Surface::Ice, "ice",
                 "On ice a burned text is melted in, and wears like an engraved one "
                 "(engrave.c wipe_engr_at())."},
    Row<Surface>{Surface::Grave, "grave",
                 "Only what cuts the stone adds to an epitaph, and the first try calls a ghoul "
                 "(engrave.c doengrave())."},
    Row<Surface>{Surface::Altar, "altar",
                 "The god is angered, nothing is written "
                 "(engrave.c doengrave())."},
    Row<Surface>{Surface::Fountain, "fountain", "Nothing can be written (engrave.c doengrave())."},
    Row<Surface>{Surface::Stairs, "stairs", "As on plain floor in these versions."},
    Row<Surface>{Surface::Ladder, "ladder", "As on plain floor in these versions."},
    Row<Surface>{Surface::Throne, "throne", "As on plain floor in these versions."},
    Row<Surface>{Surface::Sink, "sink", "As on plain floor in these versions."},
    Row<Surface>{Surface::Doorway, "doorway", "As on plain floor in these versions."},
    Row<Surface>{Surface::Drawbridge, "drawbridge", "As on plain floor in these versions."},
    Row<Surface>{Surface::Lava, "lava", "Nothing can be written (engrave.c doengrave())."},
    Row<Surface>{Surface::Water, "water", "Nothing can be written (engrave.c doengrave())."},
    Row<Surface>{Surface::AirPlane, "Plane of Air",
                 "Nothing can be written "
                 "(engrave.c doengrave())."},
    Row<Surface>{Surface::WaterPlane, "Plane of Water",
                 "Nothing can be written "
                 "(engrave.c doengrave())."},
    Row<Surface>{Surface::Wall, "wall, tree or bars",
                 "Refused from 3.6 on (engrave.c doengrave())."},
    Row<Surface>{Surface::Cloud, "cloud", "Refused in 3.7 (engrave.c doengrave())."},
};

constexpr std::array conditionRows = {
    Row<Condition>{Condition::Blind, "blind",
                   "Each letter is spoilt with 1 in 11 (Slash'EM Extended 1 in 25); texts in dust, "
                   "blood or marker can't be read (engrave.c doengrave(), u_wipe_engr())."},
    Row<Condition>{Condition::Confused, "confused",
                   "Each letter is spoilt with 1 in 7 (Slash'EM Extended 1 in 20) "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Stunned, "stunned",
                   "Each letter is spoilt with 1 in 4 (Slash'EM Extended 1 in 15) "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Hallucinating, "hallucinating",
                   "Each letter is spoilt with 1 in 2 (Slash'EM Extended 1 in 18) "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Levitating, "levitating",
                   "The floor is out of reach; digging, fire, lightning and magic missile write "
                   "nevertheless (engrave.c can_reach_floor(), doengrave())."},
    Row<Condition>{Condition::Riding, "riding",
                   "Below Basic skill the floor is out of reach (engrave.c can_reach_floor()); "
                   "the steed's moves wear the text."},
    Row<Condition>{Condition::Flying, "flying",
                   "3.7: a pit's brink does not matter "
                   "(engrave.c can_reach_floor())."},
    Row<Condition>{Condition::Huge, "huge form",
                   "3.7: a pit's brink does not matter "
                   "(engrave.c can_reach_floor())."},
    Row<Condition>{Condition::Handless, "form without hands", "Refused (engrave.c doengrave())."},
    Row<Condition>{Condition::Tiny, "tiny form", "Refused (engrave.c doengrave())."},
    Row<Condition>{Condition::Demon, "demon form",
                   "Scrawls in blood instead of dust "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Vampire, "vampire form",
                   "Scrawls in blood instead of dust "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Overtaxed, "overtaxed or worse", "Refused (engrave.c doengrave())."},
    Row<Condition>{Condition::NoFreeHand, "no free hand",
                   "Cursed weapon and shield hold both hands: only what is wielded or worn writes "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Swallowed, "swallowed by an animal",
                   "Refused (engrave.c doengrave())."},
    Row<Condition>{Condition::Engulfed, "engulfed by a vortex", "Refused (engrave.c doengrave())."},
    Row<Condition>{Condition::Enveloped, "engulfed otherwise",
                   "Nothing gets written (engrave.c doengrave())."},
    Row<Condition>{Condition::Held, "held by a hugger",
                   "3.7: the floor is out of reach "
                   "(engrave.c can_reach_floor())."},
    Row<Condition>{Condition::BesidePit, "at the brink of a pit",
                   "From 3.6 on the floor is out of reach (engrave.c can_reach_floor())."},
    Row<Condition>{Condition::Hiding, "hiding on the floor",
                   "3.6: the floor is out of reach (engrave.c can_reach_floor())."},
    Row<Condition>{Condition::HidingOnCeiling, "hiding on the ceiling",
                   "From 3.6 on the floor is out of reach (engrave.c can_reach_floor())."},
    Row<Condition>{Condition::ResistsBlindness, "eyes protected",
                   "The flash of lightning does not blind (engrave.c doengrave())."},
    Row<Condition>{Condition::WizardMode, "wizard mode", "Venom can be held, and written with."},
    Row<Condition>{Condition::Burned, "burned",
                   "Slash'EM Extended: a letter is spoilt with 1 in "
                   "22 (engrave.c doengrave())."},
    Row<Condition>{Condition::Numbed, "numbed",
                   "Slash'EM Extended: a letter is spoilt with 1 in "
                   "28 (engrave.c doengrave())."},
    Row<Condition>{Condition::Feared, "feared",
                   "Slash'EM Extended: a letter is spoilt with 1 in "
                   "30 (engrave.c doengrave())."},
    Row<Condition>{Condition::Frozen, "frozen",
                   "Slash'EM Extended: a letter is spoilt with 1 in "
                   "10 (engrave.c doengrave())."},
    Row<Condition>{Condition::Dimmed, "dimmed",
                   "Slash'EM Extended: a letter is spoilt with 1 in "
                   "25 (engrave.c doengrave())."},
    Row<Condition>{Condition::GreasyFingers, "greasy fingers",
                   "Slash'EM Extended: a letter is spoilt with 1 in 5 (engrave.c doengrave())."},
    Row<Condition>{Condition::Artist, "Artist (role)",
                   "Slash'EM Extended: escapes the errors of dust four times in five "
                   "(engrave.c doengrave())."},
    Row<Condition>{Condition::Haxor, "Haxor (race)",
                   "Slash'EM Extended: all errors are rarer (engrave.c doengrave())."},
};

constexpr std::array causeRows = {
    Row<Cause>{Cause::Turn, "turn spent on it",
               "At the end of each turn, with 1 in 40 + 3 × Dexterity, 1 to 3 characters are "
               "picked (allmain.c moveloop(), engrave.c u_wipe_engr())."},
    Row<Cause>{Cause::Melee, "melee attack by you",
               "Hit or miss, 3 characters; in 3.4.3 an attack by moving also counts as a move "
               "(uhitm.c attack())."},
    Row<Cause>{Cause::AttackedWhileStanding, "attack while standing on Elbereth",
               "From 3.6.1 on your own attack deletes the engraving if it counts as Elbereth "
               "(mon.c setmangry(), engrave.c del_engr_at())."},
    Row<Cause>{Cause::Throw, "throw or fire", "2 characters a command (dothrow.c throwit())."},
    Row<Cause>{Cause::Kick, "kick", "2 characters (dokick.c dokick())."},
    Row<Cause>{Cause::Move, "walking off or on",
               "1 to 5 characters: in 3.4.3 on the square that is left, at every move command; "
               "from 3.6.2 on after a step, on either square (hack.c domove())."},
    Row<Cause>{Cause::MonsterMove, "move of a monster on it",
               "1 character for each move of any monster that is awake on the square, pets and "
               "steeds too (monmove.c dochug())."},
    Row<Cause>{Cause::ApplyPoleArm, "apply a pole-arm",
               "From 3.6 on 2 characters "
               "(apply.c use_pole())."},
    Row<Cause>{Cause::ApplyGrapplingHook, "apply a grappling hook",
               "From 3.6 on 1 or 2 characters (apply.c use_grapple())."},
    Row<Cause>{Cause::ApplyAxeDown, "apply an axe downwards",
               "3 characters (dig.c use_pick_axe2())."},
    Row<Cause>{Cause::ForceBoltDown, "force bolt or striking downwards",
               "Two four-sided dice of characters; from 3.6 on it is magical and may wear a burned "
               "text (zap.c zap_updown())."},
    Row<Cause>{Cause::StoneToFleshDown, "stone to flesh downwards",
               "Two four-sided dice of characters of an engraved text, none of others "
               "(zap.c zap_updown())."},
    Row<Cause>{Cause::MissileSpell, "shower of missiles on you",
               "3.7: the text's length and six six-sided dice of characters, magical "
               "(mcastu.c castmu())."},
    Row<Cause>{Cause::CancellationDown, "cancellation or make invisible downwards",
               "Deletes the engraving, unless it is a headstone (zap.c zap_updown())."},
    Row<Cause>{Cause::TeleportationDown, "teleportation downwards",
               "Moves the engraving away, unless it is a headstone (zap.c zap_updown())."},
    Row<Cause>{Cause::PolymorphDown, "polymorph downwards",
               "Puts a random text in its place, unless it is a headstone (zap.c zap_updown())."},
};

constexpr std::array actionRows = {
    Row<Action>{Action::New, "write anew",
                "On a bare square; a text that is there is dealt with as by “wipe out”."},
    Row<Action>{Action::Add, "add to it",
                "Only a text of the same type can be added to (engrave.c doengrave())."},
    Row<Action>{Action::Wipe, "wipe out and write",
                "Dust, blood and marker can be wiped; what is cut or burned can only be written "
                "over by cutting or burning (engrave.c doengrave())."},
};

}  // namespace

QString typeName(Type type) {
    switch (type) {
        case Type::Dust:
            return QObject::tr("dust");
        case Type::Engrave:
            return QObject::tr("engraved");
        case Type::Burn:
            return QObject::tr("burned");
        case Type::Mark:
            return QObject::tr("marker");
        case Type::Blood:
            return QObject::tr("blood");
        case Type::Headstone:
            return QObject::tr("headstone");
    }
    return {};
}

Word group(StylusGroup group) {
    return wordOf(groups, group);
}

Word permanence(Permanence permanence) {
    return wordOf(permanences, permanence);
}

Word surface(Surface surface) {
    return wordOf(surfaceRows, surface);
}

Word condition(Condition condition) {
    return wordOf(conditionRows, condition);
}

Word cause(Cause cause) {
    return wordOf(causeRows, cause);
}

Word action(Action action) {
    return wordOf(actionRows, action);
}

QString ridingSkill(RidingSkill skill) {
    switch (skill) {
        case RidingSkill::Restricted:
            return QObject::tr("Restricted");
        case RidingSkill::Unskilled:
            return QObject::tr("Unskilled");
        case RidingSkill::Basic:
            return QObject::tr("Basic");
        case RidingSkill::Skilled:
            return QObject::tr("Skilled");
        case RidingSkill::Expert:
            return QObject::tr("Expert");
    }
    return {};
}

std::vector<Surface> surfaces() {
    std::vector<Surface> offered;
    offered.reserve(surfaceRows.size());
    for (const auto& row : surfaceRows) {
        offered.push_back(row.value);
    }
    return offered;
}

std::vector<Condition> conditions(Game game) {
    std::vector<Condition> offered;
    offered.reserve(conditionRows.size());
    for (const auto& row : conditionRows) {
        if (row.value < Condition::Burned || game == Game::SlashEmExtended) {
            offered.push_back(row.value);
        }
    }
    return offered;
}

bool isUsual(Condition condition) {
    return condition <= Condition::Riding;
}

const std::vector<Cause>& causes() {
    static const std::vector<Cause> all = [] {
        std::vector<Cause> list;
        list.reserve(causeRows.size());
        for (const auto& row : causeRows) {
            list.push_back(row.value);
        }
        return list;
    }();
    return all;
}

const std::vector<Type>& types() {
    static const std::vector<Type> all = {Type::Dust, Type::Engrave, Type::Burn,
                                          Type::Mark, Type::Blood,   Type::Headstone};
    return all;
}

QString counted(int number, const char* one, const char* many) {
    return QObject::tr(number == 1 ? one : many).arg(number);
}

QString cost(const Cost& cost) {
    QStringList parts;
    if (cost.enchantment != 0) {
        parts.append(
            counted(cost.enchantment, "%1 point of enchantment", "%1 points of enchantment"));
    }
    if (cost.markerCharges + cost.wandCharges != 0) {
        parts.append(counted(cost.markerCharges + cost.wandCharges, "%1 charge", "%1 charges"));
    }
    return parts.isEmpty() ? QObject::tr("nothing") : parts.join(", ");
}

QString visible(const QString& text) {
    QString shown = text;
    return shown.replace(u' ', u'·');
}

}  // namespace polyplan::ui::engraving_words
