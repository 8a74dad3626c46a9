#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/calculator/report.h"
#include "core/oangband/monster.h"
#include "core/probability/weighted.h"

namespace polyplan::oangband {

/// By value, each once, smallest first; what has probability 0 is not in it.
using Odds = std::vector<Weighted<int>>;

Odds oddsOf(const std::map<int, double>& chances);

using TerrainOdds = std::vector<std::pair<std::string, double>>;

/// Where the wiki on damage types says otherwise than the game does, at the figure that it
/// changes.
struct Note {
    std::string figure;  ///< the answer's member: "stunned"
    std::string text;
    bool operator==(const Note&) const = default;
};

struct FloorObjectFate {
    std::string object;
    std::string type;  ///< "TV_POTION"
    double destroyed{};
    std::string why;        ///< the rule that applied, for people
    bool unlocked = false;  ///< a chest that only loses its lock and traps
    bool operator==(const FloorObjectFate&) const = default;
};

/// How things stand after some casts, each of which finds the hit points that the last one left and
/// is otherwise like the first.
struct AfterCast {
    int cast{};            ///< counted from 1
    double killed{};       ///< by now
    double polymorphed{};  ///< by now; nothing more is asked of what it turned into
    Odds hpLeft;           ///< of the monster that is neither
    bool operator==(const AfterCast&) const = default;
};

/// Everything that one projection does to the monster, the terrain and the objects of one square.
/// Probabilities are over all trials, none conditional. Killed monsters count in no table of
/// turns and are not moved; polymorphed ones count in `polymorphed` and `terrainAfter` only.
struct Answer {
    Monster monster;  ///< as it was reckoned with
    int hpBefore{};
    int maxHp{};
    int speedBefore{};
    int stunnedBefore{};   ///< turns
    int confusedBefore{};  ///< turns
    int afraidBefore{};    ///< turns

    Odds damageAtCentre;  ///< as the dice give it
    Odds damageArriving;  ///< at the square, before anything else
    Odds damageDealt;     ///< after every adjustment, not cut to the hit points that are left
    double meanDamage{};
    std::optional<std::string> resistance;  ///< the condition that applied

    /// Turns asked for by a blow that touches it, whether or not they come to pass: before what it
    /// is immune to, what shuts out what, and the halving of further turns. The last figure stands
    /// for as many or more, where it is TurnChances::most.
    Odds stunRequested;
    Odds confusionRequested;
    Odds fearRequested;  ///< by the type; damage frightens in its own way

    Odds stunned;   ///< turns added, without 0
    Odds confused;  ///< turns added, without 0
    Odds afraid;    ///< turns added, without 0
    /// Turns of fear that it is left with, also none, where it lives on as what it is.
    Odds afraidAfterwards;
    Odds held;      ///< turns set
    Odds healed;    ///< hit points, without 0
    Odds manaLost;  ///< without 0
    double slept{};
    double slowed{};
    double hastened{};
    double cloned{};
    double polymorphed{};
    double killed{};
    double killedFromFull{};  ///< the same with all its hit points
    double moved{};
    Odds teleportedDistance;  ///< squares

    /// What it may turn into, given that it polymorphs: ids of monsters.
    Odds polymorphInto;
    std::string terrainBefore;  ///< named as in `terrainAfter`
    TerrainOdds terrainAfter;
    std::vector<FloorObjectFate> floorObjects;

    std::vector<AfterCast> casts;  ///< one a cast of the request
    std::vector<Step> explanation;
    std::vector<Note> notes;
};

}  // namespace polyplan::oangband
