#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/request.h"
#include "core/nethack/engraving/rubouts.h"

namespace polyplan::nethack::engraving {

enum class Permanence : std::uint8_t {
    Temporary,      ///< DUST, ENGR_BLOOD
    SemiPermanent,  ///< ENGRAVE, MARK, and BURN on ice
    Permanent,      ///< BURN, HEADSTONE
};

enum class Pace : std::uint8_t {
    Fast,  ///< ten letters a turn or an action
    Slow,  ///< one letter a turn or an action
};

/// What one go or all of them take from the stylus.
struct Cost {
    int enchantment = 0;  ///< points
    int markerCharges = 0;
    int wandCharges = 0;
    bool operator==(const Cost&) const = default;
};

/// One use of the engrave command.
struct Go {
    std::string text;
    Cost cost;
    int turns = 0;
    int actions = 0;
    bool operator==(const Go&) const = default;
};

/// What a stylus that gives out has to begin with to write all of a text: the least enchantment, or
/// charges. None: no stylus has that much.
struct Needed {
    std::optional<int> inOneGo;
    std::optional<int> inGoes;  ///< however it is broken up
    bool operator==(const Needed&) const = default;
};

/// What a rule says, and where it stands: file and function of the game.
struct RuleRemark {
    std::string text;
    std::string source;
    bool operator==(const RuleRemark&) const = default;
};

/// Why nothing is written.
struct Refusal {
    std::string reason;
    std::string source;
    bool takesTurn = false;
    bool isForEmptyText = false;  ///< nothing else speaks against it
    bool isUndecided = false;     ///< the game may well allow it: it is not said what the stylus is
    bool operator==(const Refusal&) const = default;
};

/// What stands on the floor after so many actions while the work goes on (3.7), if every letter
/// comes out right.
struct OnFloor {
    int actions = 1;
    std::string text;
    bool readsElbereth = false;
    bool operator==(const OnFloor&) const = default;
};

/// What a wand tells about itself by being engraved with.
struct Reveals {
    bool identifies = false;     ///< whatever happens
    std::string identifiesOnly;  ///< "if a monster is seen to appear"; empty: no condition
    std::string message;         ///< what the hero notices, in own words; empty: nothing
    std::string oldText;         ///< what it does to a text that is there; empty: nothing
    bool operator==(const Reveals&) const = default;
};

/// Turns of blindness after engraving with lightning: each from 1 to `most` with the same chance.
struct Blindness {
    int most = 0;  ///< 0: none
    bool operator==(const Blindness&) const = default;
};

/// How the writing itself goes, in one go unless said otherwise.
struct Writing {
    std::string stylus;
    std::optional<Refusal> refused;
    std::optional<Type> type;  ///< none: the stylus writes nothing
    Permanence permanence = Permanence::Temporary;
    Pace pace = Pace::Fast;
    bool complete = true;       ///< one go writes it all
    bool isOccupation = false;  ///< works action by action (3.7)
    bool addsToOld = false;     ///< what stands on the square is kept
    bool breaksIlliterate = false;

    std::string wanted;     ///< what the text on the square is to be, the old one included
    std::size_t kept = 0;   ///< characters of the old text that `wanted` begins with
    std::string written;    ///< what one go writes of it, letters being right
    int turns = 0;          ///< game turns at speed 12; 0: at once, before any monster moves
    int actions = 0;        ///< of the hero; 0: takes no time
    int helplessTurns = 0;  ///< of these turns
    std::vector<OnFloor> meanwhile;

    double characterError = 0;    ///< that one letter comes out different
    double unchanged = 0;         ///< that all comes out as wanted
    double readsElbereth = 0;     ///< that what stands there then counts as Elbereth
    double containsElbereth = 0;  ///< that it has the word anywhere
    /// Of `readsElbereth`: that the wand goes to pieces and the old text still counts.
    double oldReadsElbereth = 0;
    std::vector<double> letterErrors;       ///< by place of `wanted`: that it comes out different
    std::vector<CharacterOdds> byPosition;  ///< by place of `wanted`

    Cost cost;                       ///< of the one go
    std::vector<Go> goes;            ///< the cheapest way to write it all; empty: there is none
    Cost cheapest;                   ///< of all goes
    double unchangedInGoes = 0;      ///< as `unchanged`, by all goes; 0: there are none
    double readsElberethInGoes = 0;  ///< as `readsElbereth`, by all goes; 0: there are none
    int turnsOfGoes = 0;             ///< that the hero is busy for, one go with another
    int turnsUntilWhole = 0;         ///< as `turns`, by all goes
    int actionsOfGoes = 0;
    std::optional<Needed> needed;  ///< where the stylus gives out in one go

    Reveals reveals;
    Blindness blindness;
    double explodes = 0;              ///< that a cursed wand does
    double turnsToDust = 0;           ///< that a charge is wrested from an empty wand
    bool sparesOldText = true;        ///< what stands on the square is left as it is then
    std::vector<RuleRemark> remarks;  ///< in the order in which the game comes to them

    /// Whether anything is written at all.
    bool writes() const { return !refused && type.has_value(); }
    /// Chance that the wand doesn't go to pieces before anything is written.
    double comesAbout() const { return 1 - explodes - turnsToDust; }
    /// Whether work may stop before its end: the first action is always carried out.
    bool isInterruptible() const { return isOccupation && actions > 1; }
    /// Whether all of it is written in the end: in one go or, if that does not do it, in several.
    bool isWhole() const { return complete || !goes.empty(); }
    /// Whether it is written whole in several goes, as one go does not do it.
    bool takesGoes() const { return !complete && !goes.empty(); }
    /// As `turns`, by one of `goes`: each but the last lets monsters move before the next, however
    /// fast it is.
    int turnsOf(const Go& go) const {
        return &go == &goes.back() ? go.turns : std::max(1, go.turns);
    }
    /// What stands on the square in the end, letters being right.
    const std::string& finalText() const { return isWhole() ? wanted : written; }
    bool operator==(const Writing&) const = default;
};

/// The whole answer to a request.
struct Answer {
    Game game = Game::NetHack367;
    bool partial = false;  ///< the rules of the game are not known in full
    std::optional<Writing> writing;
    std::optional<Durability> durability;
    bool operator==(const Answer&) const = default;

    /// How long the text lasts; null where nothing happens to it, or nothing is written that could
    /// last.
    const Durability* lasting() const {
        return durability && !(writing && !writing->writes()) ? &*durability : nullptr;
    }
};

/// The tables that the rules go by: not owned.
struct Tables {
    const ObjectTable* objects;  ///< of SLASH'EM Extended: those of SLASH'EM
    const Rubouts* rubouts;
    bool operator==(const Tables&) const = default;
};

/// The writing a request asks for, without durability: cheap enough for every keystroke. The text
/// of the request is printable ASCII of at most 255 characters.
/// @param game a version that engraving is known for
Writing writing(const Request& request, Game game, const Tables& tables);

/// What durability is asked of: the request's text as it stands on the floor, of the type it is
/// given or that its stylus writes.
DurabilityQuestion durabilityQuestion(const Request& request, Game game, const Tables& tables);

/// Which texts are drawn.
struct Draw {
    std::size_t events = 0;  ///< after so many of the request's
    int count = 1;
    std::uint64_t seed = 1;
};
/// Texts as they may look, drawn from the odds of what the stylus writes and of what wears that:
/// the same seed gives the same texts. A text that is gone, or never came about, is empty. After a
/// stop there are fewer.
std::vector<std::string> drawTexts(const Request& request, Game game, const Tables& tables,
                                   const Draw& draw, const std::stop_token& stop = {});

/// What comes back after a stop is of no use.
/// @param request with its game, or in a document that of the document filled in
Answer answer(const Request& request, Game game, const Tables& tables,
              const Oversight& oversight = {});

enum class StylusGroup : std::uint8_t { Burn, Engrave, Mark, Dust, Blood, Nothing };

struct StylusRow {
    std::string stylus;  ///< as in Request::stylus
    StylusGroup group = StylusGroup::Dust;
    Writing writing;  ///< with the reason where it is refused
    bool operator==(const StylusRow&) const = default;
};

/// All that can be asked to write in the version, for this text and this hero: fingers first, then
/// in the order of the object table; rings by their appearance ("steel ring"), which decides what
/// they write, and of artifacts the one that writes otherwise than its kind. The state of the
/// stylus is that of the request where it is the request's own stylus, else the usual one. The
/// writings are without what goes place by place or step by step.
std::vector<StylusRow> stylusTable(const Request& request, Game game, const Tables& tables);

/// Whether engraving is known for a game.
bool knowsEngraving(Game game);
/// Whether only a part of a game's rules of engraving is known.
bool isPartial(Game game);

}  // namespace polyplan::nethack::engraving
