#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/nethack/engraving/request.h"
#include "core/nethack/engraving/rubouts.h"
#include "core/probability/method.h"
#include "core/probability/oversight.h"
#include "core/probability/random.h"

namespace polyplan::nethack::engraving {

/// What may stand on one place of a text, ' ' for a blank: probabilities that sum to 1.
using CharacterOdds = std::map<char, double>;

/// One thing that happens to an engraving.
struct WearEvent {
    enum class Kind : std::uint8_t {
        Picks,            ///< wipe_engr_at() with the count of `picks`
        DeletesElbereth,  ///< the engraving goes if it counts as Elbereth (3.6.1 and later)
        Deletes,          ///< the engraving goes, unless it is a headstone
        Replaces,         ///< another, random text takes its place, unless it is a headstone
    };
    Kind kind = Kind::Picks;
    /// picks[n]: probability that wipe_engr_at() is called with the count n; n = 0: not called.
    std::vector<double> picks;
    bool magical = false;
    bool plusLength = false;   ///< the length of the text, as it stands then, is added to the count
    std::optional<Type> only;  ///< the one type of engraving that it wears; none: any
    bool operator==(const WearEvent&) const = default;
};

/// A text on the floor, and what happens to it.
struct DurabilityQuestion {
    Game game = Game::NetHack367;
    std::string text;
    Type type = Type::Dust;
    bool onIce = false;
    std::vector<WearEvent> events;
    /// Where the size of the question asks for sampling; 0: as many as are quickly had.
    int samples = 0;
    std::uint64_t seed = 1;
    bool operator==(const DurabilityQuestion&) const = default;
};

/// How a text stands after k events, by the members of the format's `wear`.
struct WearFigures {
    double intact = 0;                     ///< still identical
    double readsElbereth = 0;              ///< counts as Elbereth by the game's own test
    double containsElbereth = 0;           ///< has the word anywhere, ignoring case
    double gone = 0;                       ///< nothing legible was left
    double changedMean = 0;                ///< places of the original text whose character differs
    std::vector<double> changedHistogram;  ///< by their number, 0 to the length of the text
    bool operator==(const WearFigures&) const = default;
};

struct WearEntry {
    int k = 1;  ///< after so many events
    WearFigures figures;
    WearFigures standardErrors;  ///< all 0 and no histogram if exact
    bool operator==(const WearEntry&) const = default;
};

struct Durability {
    Method method = Method::Exact;
    int samples = 0;                 ///< 0 if exact
    std::uint64_t seed = 0;          ///< 0 if exact
    Type type = Type::Dust;          ///< of the text asked about
    std::vector<WearEntry> entries;  ///< after 1, 2, … events
    /// What stands on each place of the original text after the first event, before blanks at the
    /// ends are trimmed; and after the last one, where a trimmed place counts as a blank.
    std::vector<CharacterOdds> byPosition;
    std::vector<CharacterOdds> byPositionAtEnd;
    bool operator==(const Durability&) const = default;
};

/// What a cause does to an engraving, and the rule it goes by.
struct CauseRule {
    WearEvent event;
    bool needsFloor = false;  ///< only where the hero reaches the floor
    std::string source;       ///< file and function of the game
    bool isAttack = false;    ///< made by the hero on somebody
};

/// What a cause does in a version (reference section 5.4). A grappling hook is taken to be aimed at
/// a monster.
/// @param dexterity for Cause::Turn, 3 to 25
CauseRule causeRule(Cause cause, Game game, int dexterity);

/// Whether a cause does anything to an engraving in a version.
bool doesAnything(Cause cause, Game game);
/// Whether the hero's own attack deletes Elbereth.
bool attacksDelete(Game game);
/// Whether the hero does it to somebody.
bool isAttack(Cause cause, Game game);

/// The single events of a request in order, by the rules of its version: each cause as often as it
/// says, or those of `wear`. What the hero's own doing wears only where he reaches the floor comes
/// out as an event without picks where he does not.
std::vector<WearEvent> wearEvents(const Request& request, Game game);

/// What becomes of a text. Exact for any question whose size allows it, else sampled: the size
/// alone decides. What comes back after a stop is of no use.
Durability durability(const DurabilityQuestion& question, const Rubouts& rubouts,
                      const Oversight& oversight = {});

/// The text as it may look after all events, drawn from the exact odds; empty if it is gone.
std::string drawText(const DurabilityQuestion& question, const Rubouts& rubouts, Random& random);

}  // namespace polyplan::nethack::engraving
