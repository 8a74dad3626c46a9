#pragma once

#include <optional>
#include <span>

#include "core/nethack/engraving/request.h"

namespace polyplan::nethack::engraving {

/// One of the draws that can spoil a letter: 1 in `odds`.
struct Mistake {
    std::optional<Condition> when;  ///< none: whenever dust or blood is written in
    int odds;
    int oddsOfHaxor;  ///< the same as `odds` where the race does not exist
};

/// How the hero works at a text.
enum class Work : std::uint8_t {
    Helpless,    ///< the whole text at once, then as many turns of helplessness as it takes
    Occupation,  ///< step by step, each step live on the floor
};

/// What a marker is charged for.
enum class MarkerCost : std::uint8_t {
    ByText,  ///< the letters of a go, rounded down, at least 1
    ByStep,  ///< each started block of ten letters in full
};

/// Most of what is said here about engraving is said by this function.
inline constexpr const char* byDoengrave = "engrave.c doengrave()";

/// A weapon of this enchantment no longer engraves.
inline constexpr int dullestWeapon = -3;

/// What one version of the game does by its own rule (engrave.c). What all versions share stands in
/// the code that does it. The reference for SLASH'EM Extended is its state of August 2026.
struct Rules {
    Game game;
    bool partial;  ///< further rules of the game are not known to this program
    Work work;
    int lettersOfDiggingTurn;  ///< letters that a wand of digging carves in a turn
    MarkerCost markerCost;
    int lettersPerCharge;  ///< of a marker
    std::span<const Mistake> mistakes;

    std::span<const Surface> refusedSurfaces;  ///< besides the altar and the grave
    bool pitsKeepAway;      ///< the floor is out of reach at the brink of a pit, unless flying …
    bool hugeReachesPits;   ///< … or, in this version, huge
    bool hidersKeepAway;    ///< the floor is out of reach for every hider but a trapper
    bool ceilingKeepsAway;  ///< the floor is out of reach for hiders of the ceiling
    bool huggersKeepAway;   ///< the floor is out of reach while a hugging monster holds the hero

    bool emptyWandIsStick;      ///< a wand without charges still writes in the dust
    int cursedWandExplodes;     ///< 1 in so many; 0: never
    bool wandsMindReach;        ///< whatever keeps the floor away keeps wands from writing
    bool blindPolymorphKeeps;   ///< a polymorph wand has a blind hero's old text replaced, not
                                ///< deleted
    bool towelDries;            ///< a wet towel loses wetness by wiping
    bool weldedBladeScratches;  ///< a blade welded to the hand writes in the dust only
    bool fireBrandBurns;
    bool anybodyUsesVenom;  ///< not only in wizard mode
    bool ghoulTakesTurn;    ///< disturbing a grave takes a turn
    bool dullsWholeStack;
    bool squeezesBlanks;   ///< blanks at the ends are dropped, those inside made one, when typed
    bool refusesFullText;  ///< nothing can be added to a text of the greatest length
    bool stepsOnWear;      ///< a step wears the text that it leads onto, as in all versions the one
                           ///< that it leaves (hack.c domove(), spoteffects())
    bool attacksWearAsMoves;  ///< an attack by moving wears as a move too: the text that would be
                              ///< left is worn before it is known whether a step comes of it, up to
                              ///< 3.6.1 (hack.c domove())
};

/// The rules of a version; null if engraving is not known for the game.
const Rules* rulesOf(Game game);

}  // namespace polyplan::nethack::engraving
