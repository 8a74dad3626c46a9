#include "core/nethack/engraving/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/calculator/object.h"
#include "core/calculator/report.h"
#include "core/nethack/engraving/members.h"

namespace polyplan::nethack::engraving {
namespace {

template <typename Value>
struct WordRow {
    Value value;
    std::string_view name;
    std::string_view rule;
};

template <typename Value, std::size_t count>
Word wordOf(const std::array<WordRow<Value>, count>& rows, Value value) {
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [value](const auto& each) { return each.value == value; });
    return row == rows.end() ? Word{} : Word{row->name, row->rule};
}

constexpr std::array groups = {
    WordRow<StylusGroup>{
        StylusGroup::Burn, "Burn",
        "Burned into the floor: nothing wears it but magic from 3.6.0 on, and on ice "
        "anything (engrave.c wipe_engr_at())."},
    WordRow<StylusGroup>{StylusGroup::Engrave, "Engrave",
                         "Cut into the floor: one event spoils one character at most, and seldom "
                         "(engrave.c wipe_engr_at())."},
    WordRow<StylusGroup>{
        StylusGroup::Mark, "Mark",
        "Written by a magic marker: wears like what is engraved, can be wiped like dust "
        "(engrave.c wipe_engr_at(), doengrave())."},
    WordRow<StylusGroup>{
        StylusGroup::Dust, "Dust",
        "Written in the dust: each letter may come out wrong, every event wears it "
        "(engrave.c doengrave(), wipe_engr_at())."},
    WordRow<StylusGroup>{StylusGroup::Blood, "Blood",
                         "A demon or vampire scrawls in blood; it wears like dust "
                         "(engrave.c doengrave())."},
    WordRow<StylusGroup>{StylusGroup::Nothing, "Nothing",
                         "Writes nothing (engrave.c doengrave())."},
};

constexpr std::array permanences = {
    WordRow<Permanence>{
        Permanence::Temporary, "temporary",
        "Every event picks as many characters as it counts (engrave.c wipe_engr_at(), "
        "wipeout_text())."},
    WordRow<Permanence>{Permanence::SemiPermanent, "semi-permanent",
                        "An event of n picks one character, with a chance of 1 in 1 + 50/(n + 1) "
                        "(engrave.c wipe_engr_at())."},
    WordRow<Permanence>{
        Permanence::Permanent, "permanent",
        "Nothing wears it, but for magic from 3.6.0 on (engrave.c wipe_engr_at())."},
};

constexpr std::array surfaceRows = {
    WordRow<Surface>{Surface::Floor, "floor", "Plain floor or corridor."},
    WordRow<Surface>{Surface::Ice, "ice",
                     "On ice a burned text is melted in, and wears like an engraved one "
                     "(engrave.c wipe_engr_at())."},
    WordRow<Surface>{Surface::Grave, "grave",
                     "Only what cuts the stone adds to an epitaph, and the first try calls a ghoul "
                     "(engrave.c doengrave())."},
    WordRow<Surface>{Surface::Altar, "altar",
                     "The god is angered, nothing is written "
                     "(engrave.c doengrave())."},
    WordRow<Surface>{Surface::Fountain, "fountain",
                     "Nothing can be written (engrave.c doengrave())."},
    WordRow<Surface>{Surface::Stairs, "stairs", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Ladder, "ladder", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Throne, "throne", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Sink, "sink", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Doorway, "doorway", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Drawbridge, "drawbridge", "As on plain floor in these versions."},
    WordRow<Surface>{Surface::Lava, "lava", "Nothing can be written (engrave.c doengrave())."},
    WordRow<Surface>{Surface::Water, "water", "Nothing can be written (engrave.c doengrave())."},
    WordRow<Surface>{Surface::AirPlane, "Plane of Air",
                     "Nothing can be written "
                     "(engrave.c doengrave())."},
    WordRow<Surface>{Surface::WaterPlane, "Plane of Water",
                     "Nothing can be written "
                     "(engrave.c doengrave())."},
    WordRow<Surface>{Surface::Wall, "wall, tree or bars",
                     "Refused from 3.6 on (engrave.c doengrave())."},
    WordRow<Surface>{Surface::Cloud, "cloud", "Refused in 3.7 (engrave.c doengrave())."},
};

constexpr std::array conditionRows = {
    WordRow<Condition>{
        Condition::Blind, "blind",
        "Each letter is spoilt with 1 in 11 (SLASH'EM Extended 1 in 25); texts in dust, "
        "blood or marker can't be read (engrave.c doengrave(), u_wipe_engr())."},
    WordRow<Condition>{Condition::Confused, "confused",
                       "Each letter is spoilt with 1 in 7 (SLASH'EM Extended 1 in 20) "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Stunned, "stunned",
                       "Each letter is spoilt with 1 in 4 (SLASH'EM Extended 1 in 15) "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Hallucinating, "hallucinating",
                       "Each letter is spoilt with 1 in 2 (SLASH'EM Extended 1 in 18) "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{
        Condition::Levitating, "levitating",
        "The floor is out of reach; digging, fire, lightning and magic missile write "
        "nevertheless (engrave.c can_reach_floor(), doengrave())."},
    WordRow<Condition>{Condition::Riding, "riding",
                       "Below Basic skill the floor is out of reach (engrave.c can_reach_floor()); "
                       "the steed's moves wear the text."},
    WordRow<Condition>{Condition::Flying, "flying",
                       "3.7: a pit's brink does not matter "
                       "(engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::Huge, "huge form",
                       "3.7: a pit's brink does not matter "
                       "(engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::Handless, "form without hands",
                       "Refused (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Tiny, "tiny form", "Refused (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Demon, "demon form",
                       "Scrawls in blood instead of dust "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Vampire, "vampire form",
                       "Scrawls in blood instead of dust "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Overtaxed, "overtaxed or worse",
                       "Refused (engrave.c doengrave())."},
    WordRow<Condition>{
        Condition::NoFreeHand, "no free hand",
        "Cursed weapon and shield hold both hands: only what is wielded or worn writes "
        "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Swallowed, "swallowed by an animal",
                       "Refused (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Engulfed, "engulfed by a vortex",
                       "Refused (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Enveloped, "engulfed otherwise",
                       "Nothing gets written (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Held, "held by a hugger",
                       "3.7: the floor is out of reach "
                       "(engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::BesidePit, "at the brink of a pit",
                       "From 3.6 on the floor is out of reach (engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::Hiding, "hiding on the floor",
                       "3.6: the floor is out of reach (engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::HidingOnCeiling, "hiding on the ceiling",
                       "From 3.6 on the floor is out of reach (engrave.c can_reach_floor())."},
    WordRow<Condition>{Condition::ResistsBlindness, "eyes protected",
                       "The flash of lightning does not blind (engrave.c doengrave())."},
    WordRow<Condition>{Condition::WizardMode, "wizard mode",
                       "Venom can be held, and written with."},
    WordRow<Condition>{Condition::Burned, "burned",
                       "SLASH'EM Extended: a letter is spoilt with 1 in "
                       "22 (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Numbed, "numbed",
                       "SLASH'EM Extended: a letter is spoilt with 1 in "
                       "28 (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Feared, "feared",
                       "SLASH'EM Extended: a letter is spoilt with 1 in "
                       "30 (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Frozen, "frozen",
                       "SLASH'EM Extended: a letter is spoilt with 1 in "
                       "10 (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Dimmed, "dimmed",
                       "SLASH'EM Extended: a letter is spoilt with 1 in "
                       "25 (engrave.c doengrave())."},
    WordRow<Condition>{
        Condition::GreasyFingers, "greasy fingers",
        "SLASH'EM Extended: a letter is spoilt with 1 in 5 (engrave.c doengrave())."},
    WordRow<Condition>{Condition::Artist, "Artist (role)",
                       "SLASH'EM Extended: escapes the errors of dust four times in five "
                       "(engrave.c doengrave())."},
    WordRow<Condition>{Condition::Haxor, "Haxor (race)",
                       "SLASH'EM Extended: all errors are rarer (engrave.c doengrave())."},
};

constexpr std::array wordedCauses = {
    WordRow<Cause>{Cause::Turn, "turn spent on it",
                   "At the end of each turn, with 1 in 40 + 3 × Dexterity, 1 to 3 characters are "
                   "picked (allmain.c moveloop(), engrave.c u_wipe_engr())."},
    WordRow<Cause>{Cause::Melee, "melee attack by you",
                   "Hit or miss, 3 characters; in 3.4.3 an attack by moving also counts as a move "
                   "(uhitm.c attack())."},
    WordRow<Cause>{Cause::AttackedWhileStanding, "attack while standing on Elbereth",
                   "From 3.6.1 on your own attack deletes the engraving if it counts as Elbereth "
                   "(mon.c setmangry(), engrave.c del_engr_at())."},
    WordRow<Cause>{Cause::Throw, "throw or fire", "2 characters a command (dothrow.c throwit())."},
    WordRow<Cause>{Cause::Kick, "kick", "2 characters (dokick.c dokick())."},
    WordRow<Cause>{Cause::Move, "walking off or on",
                   "1 to 5 characters: in 3.4.3 on the square that is left, at every move command; "
                   "from 3.6.2 on after a step, on either square (hack.c domove())."},
    WordRow<Cause>{Cause::MonsterMove, "move of a monster on it",
                   "1 character for each move of any monster that is awake on the square, pets and "
                   "steeds too (monmove.c dochug())."},
    WordRow<Cause>{Cause::ApplyPoleArm, "apply a pole-arm",
                   "From 3.6 on 2 characters "
                   "(apply.c use_pole())."},
    WordRow<Cause>{Cause::ApplyGrapplingHook, "apply a grappling hook",
                   "From 3.6 on 1 or 2 characters (apply.c use_grapple())."},
    WordRow<Cause>{Cause::ApplyAxeDown, "apply an axe downwards",
                   "3 characters (dig.c use_pick_axe2())."},
    WordRow<Cause>{
        Cause::ForceBoltDown, "force bolt or striking downwards",
        "Two four-sided dice of characters; from 3.6 on it is magical and may wear a burned "
        "text (zap.c zap_updown())."},
    WordRow<Cause>{Cause::StoneToFleshDown, "stone to flesh downwards",
                   "Two four-sided dice of characters of an engraved text, none of others "
                   "(zap.c zap_updown())."},
    WordRow<Cause>{Cause::MissileSpell, "shower of missiles on you",
                   "3.7: the text's length and six six-sided dice of characters, magical "
                   "(mcastu.c castmu())."},
    WordRow<Cause>{Cause::CancellationDown, "cancellation or make invisible downwards",
                   "Deletes the engraving, unless it is a headstone (zap.c zap_updown())."},
    WordRow<Cause>{Cause::TeleportationDown, "teleportation downwards",
                   "Moves the engraving away, unless it is a headstone (zap.c zap_updown())."},
    WordRow<Cause>{
        Cause::PolymorphDown, "polymorph downwards",
        "Puts a random text in its place, unless it is a headstone (zap.c zap_updown())."},
};

constexpr std::array actionRows = {
    WordRow<Action>{Action::New, "write anew",
                    "On a bare square; a text that is there is dealt with as by “wipe out”."},
    WordRow<Action>{Action::Add, "add to it",
                    "Only a text of the same type can be added to (engrave.c doengrave())."},
    WordRow<Action>{
        Action::Wipe, "wipe out and write",
        "Dust, blood and marker can be wiped; what is cut or burned can only be written "
        "over by cutting or burning (engrave.c doengrave())."},
};

std::string stateWord(const Member& /*unused*/, Buc buc) {
    return std::string(wordFor(bucWords, buc));
}
std::string stateWord(const Member& member, bool /*unused*/) {
    return std::string(member.label);
}
std::string stateWord(const Member& member, const std::string& text) {
    return std::string(member.label) + ' ' + text;
}
std::string stateWord(const Member& member, const std::optional<int>& number) {
    return std::string(member.label) + ' ' + std::to_string(number.value_or(0));
}
/// What can be below zero is told with its sign.
std::string stateWord(const Member& member, int number) {
    return std::string(member.label) + (number < 0 ? " −" : " +") +
           std::to_string(std::abs(number));
}

/// Says each member that is not at its default.
class StateWords : public MemberVisitor<StateWords> {
  public:
    explicit StateWords(const StylusState& state) : state_(state) {}

    template <typename Value, typename Rule>
    void visit(const Member& member, Value StylusState::*pointer, const Rule& /*unused*/) {
        if (state_.*pointer != usual_.*pointer) {
            text_ += (text_.empty() ? "" : ", ") + stateWord(member, state_.*pointer);
        }
    }

    std::string take() { return std::move(text_); }

  private:
    const StylusState& state_;
    StylusState usual_;
    std::string text_;
};

template <typename Value, std::size_t count>
std::vector<Value> valuesOf(const std::array<WordRow<Value>, count>& rows) {
    std::vector<Value> values;
    values.reserve(count);
    for (const auto& row : rows) {
        values.push_back(row.value);
    }
    return values;
}

}  // namespace

std::string_view typeWord(Type type) {
    constexpr std::array<std::string_view, 7> words = {"",       "dust",  "engraved", "burned",
                                                       "marker", "blood", "headstone"};
    return words.at(static_cast<std::size_t>(type));
}

Word wordOf(StylusGroup group) {
    return wordOf(groups, group);
}

Word wordOf(Permanence permanence) {
    return wordOf(permanences, permanence);
}

Word wordOf(Surface surface) {
    return wordOf(surfaceRows, surface);
}

Word wordOf(Condition condition) {
    return wordOf(conditionRows, condition);
}

Word wordOf(Cause cause) {
    return wordOf(wordedCauses, cause);
}

Word wordOf(Action action) {
    return wordOf(actionRows, action);
}

std::string_view wordOf(RidingSkill skill) {
    constexpr std::array<std::string_view, 5> words = {"Restricted", "Unskilled", "Basic",
                                                       "Skilled", "Expert"};
    return words.at(static_cast<std::size_t>(skill));
}

std::vector<Surface> offeredSurfaces() {
    return valuesOf(surfaceRows);
}

std::vector<Condition> offeredConditions(Game game) {
    std::vector<Condition> offered = valuesOf(conditionRows);
    std::erase_if(offered, [game](Condition condition) {
        return condition >= Condition::Burned && game != Game::SlashEmExtended;
    });
    return offered;
}

bool isUsual(Condition condition) {
    return condition <= Condition::Riding;
}

std::vector<Cause> offeredCauses() {
    return valuesOf(wordedCauses);
}

std::string worded(const StylusState& state) {
    StateWords words(state);
    describe(words, Of<StylusState>());
    return words.take();
}

std::string worded(const Cost& cost) {
    std::string text;
    if (cost.enchantment != 0) {
        text = std::to_string(cost.enchantment) + ' ' +
               std::string(wordAfter(Unit::Points, cost.enchantment)) + " of enchantment";
    }
    if (const int charges = cost.markerCharges + cost.wandCharges; charges != 0) {
        text += (text.empty() ? "" : ", ") + std::to_string(charges) + ' ' +
                std::string(wordAfter(Unit::Charges, charges));
    }
    return text.empty() ? "nothing" : text;
}

std::string worded(const Blindness& blindness) {
    return "1 to " + std::to_string(blindness.most) + ' ' +
           std::string(wordAfter(Unit::Turns, blindness.most));
}

std::string worded(const Cost& cost, const Blindness& blindness) {
    return worded(cost) + (blindness.most > 0 ? ", blinds you " + worded(blindness) : "");
}

}  // namespace polyplan::nethack::engraving
