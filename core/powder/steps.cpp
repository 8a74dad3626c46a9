#include "core/powder/steps.h"

#include <array>

namespace polyplan::powder {
namespace {

constexpr std::string_view beat = "creature.cpp doHeartbeat()";

constexpr std::array<HeartbeatStep, 36> rows = {{
    {1, "Phase", "Only Normal and Slow phases, three of five, have a heartbeat.",
     "speed.cpp speed_isheartbeatphase()", true},
    {2, "Square", "The kind of square is remembered for steps 24, 25 and 29.", beat, true},
    {3, "Possession", "POSSESSED with 1 beat left: released now.",
     "action.cpp actionReleasePossession()", false},
    {4, "Memory", "What the avatar knows about others ages by a beat.",
     "creature.cpp aiDecayKnowledgeBase()", false},
    {5, "Noise",
     "Starts at 0; head, amulet, rings and body add theirs, then 3 for NOISY, then the creature's "
     "own.",
     "creature.cpp makeNoise()", true},
    {6, "Missing finger", "MISSINGFINGER with both ring slots full: one ring falls off.",
     "creature.cpp dropOneRing()", false},
    {7, "Sleep",
     "Wakes if choose(10), or choose(20) if TIRED, is below the noise heard less the distance; "
     "TIRED goes in 1 of 20.",
     beat, true},
    {8, "Unchanging", "UNCHANGING is remembered for steps 12, 34 and 35.", beat, true},
    {9, "Cures", "RESISTSTONING takes STONING away, RESISTSLEEP ASLEEP.", beat, true},
    {10, "Counters", "Each timed intrinsic, newest first, loses a beat; at 0 it expires.", beat,
     true},
    {11, "Poison ends", "Of expiring poisons the last is remembered for step 16.", beat, true},
    {12, "Petrification",
     "STONING runs out: flesh turns to stone unless UNCHANGING; a flesh golem and a troll change, "
     "life saving helps.",
     "action.cpp actionPetrify()", true},
    {13, "Departure", "SUMMONED runs out: the creature leaves.", beat, true},
    {14, "Tameness", "TAME runs out: remembered for step 17.", beat, true},
    {15, "Expiry", "What ran out is gone.", beat, true},
    {16, "Final poison", "An expired poison strikes once more; RESISTPOISON does not help.",
     "creature.cpp receiveDamage()", true},
    {17, "Gone wild", "Tameness lost: CONFUSED for 4 beats.", "creature.cpp setTimedIntrinsic()",
     true},
    {18, "Food", "1, and 1 more each for items that give INVISIBLE or REGENERATION.",
     "creature.cpp starve()", true},
    {19, "Hunger", "Starving below 100, Hungry below 500, Full from 2500 on.",
     "creature.cpp getHungerLevel()", true},
    {20, "Healing",
     "Natural every 8th beat, or every beat when Full; REGENERATION and fighters every 2nd, pets "
     "of a cleric every beat; 1 food a point.",
     beat, true},
    {21, "Magic drain", "MAGICDRAIN takes 1 MP.", beat, true},
    {22, "Mana", "Every 2nd beat, Hungry every 4th, wizards 1 more every beat; 1 food a point.",
     beat, true},
    {23, "Teleport and search", "TELEPORT 11 in 1024; SEARCH always.",
     "action.cpp actionTeleport()", true},
    {24, "Under the surface", "SUBMERGED: one of the 8 slots is exposed to the liquid.",
     "creature.cpp submergeItemEffects()", false},
    {25, "Breath", "One of strangling, drowning or suffocating, and smoke, unless NOBREATH.", beat,
     true},
    {26, "Bleeding", "BLEED 1d3; the bloodless lose it.", beat, true},
    {27, "Poison", "Each poison on counts that its modulus divides, unless RESISTPOISON.", beat,
     true},
    {28, "Wind and special bodies", "Some creatures are blown about or change their square.", beat,
     false},
    {29, "Square", "Lava, forest fire, acid and outer space hurt; water quenches the submerged.",
     beat, true},
    {30, "Aflame", "AFLAME 1d6 fire.", beat, true},
    {31, "Silver", "VULNSILVER: every silver item worn or held strikes.", beat, true},
    {32, "Gold", "GOLDALLERGY: every golden item worn or held strikes.", beat, true},
    {33, "Items", "Corpses rot, mind acid burns out.", "item.cpp doHeartbeat()", false},
    {34, "Polymorph", "POLYMORPH without UNCHANGING: 1 in 300.", "action.cpp actionPolymorph()",
     true},
    {35, "Reverting", "In another shape without UNCHANGING: 1 in 1000.",
     "action.cpp actionUnPolymorph()", true},
    {36, "Piety", "For the avatar's dress and for being surrounded.",
     "piety.cpp pietyDress(), pietySurrounded()", false},
}};

}  // namespace

std::span<const HeartbeatStep> heartbeatSteps() {
    return rows;
}

}  // namespace polyplan::powder
