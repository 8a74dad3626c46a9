#include "core/powder/steps.h"

#include <array>

namespace polyplan::powder {
namespace {

constexpr std::string_view beat = "creature.cpp doHeartbeat()";

constexpr std::array<HeartbeatStep, 36> rows = {{
    {1, "Phase", "Only Normal and Slow phases, three of five, have a heartbeat.",
     "speed.cpp speed_isheartbeatphase()", true},
    {2, "Square", "The kind of square is remembered for steps 24, 25 and 29.", beat, true},
    {3, "Possession", "Possessed with 1 beat left: released now.",
     "action.cpp actionReleasePossession()", false},
    {4, "Memory", "What the avatar knows about others ages by a beat.",
     "creature.cpp aiDecayKnowledgeBase()", false},
    {5, "Noise",
     "Starts at 0; head, amulet, rings and body add theirs, then 3 if it is noisy, then the "
     "creature's own.",
     "creature.cpp makeNoise()", true},
    {6, "Missing finger", "Missing a finger with both ring slots full: one ring falls off.",
     "creature.cpp dropOneRing()", false},
    {7, "Sleep",
     "Wakes if choose(10), or choose(20) if tired, is below the noise heard less the distance; it "
     "is no longer tired in 1 of 20.",
     beat, true},
    {8, "Unchanging", "That it is unchanging is remembered for steps 12, 34 and 35.", beat, true},
    {9, "Cures", "Stoning resistance ends the turning to stone, sleep resistance the sleep.", beat,
     true},
    {10, "Counters", "Each timed intrinsic, newest first, loses a beat; at 0 it expires.", beat,
     true},
    {11, "Poison ends", "Of expiring poisons the last is remembered for step 16.", beat, true},
    {12, "Petrification",
     "The time is out: flesh turns to stone unless unchanging; a flesh golem and a troll change, "
     "life saving helps.",
     "action.cpp actionPetrify()", true},
    {13, "Departure", "A summoned creature whose time is out leaves.", beat, true},
    {14, "Tameness", "That it is no longer tame is remembered for step 17.", beat, true},
    {15, "Expiry", "What ran out is gone.", beat, true},
    {16, "Final poison", "An expired poison strikes once more; poison resistance does not help.",
     "creature.cpp receiveDamage()", true},
    {17, "Gone wild", "Tameness lost: confused for 4 beats.", "creature.cpp setTimedIntrinsic()",
     true},
    {18, "Food", "1, and 1 more each for invisible and for regeneration from an item.",
     "creature.cpp starve()", true},
    {19, "Hunger", "Starving below 100, Hungry below 500, Full from 2500 on.",
     "creature.cpp getHungerLevel()", true},
    {20, "Healing",
     "Natural every 8th beat, or every beat when Full; regeneration and fighters every 2nd, pets "
     "of a cleric every beat; 1 food a point.",
     beat, true},
    {21, "Magic drain", "Magic drained: 1 MP goes.", beat, true},
    {22, "Mana", "Every 2nd beat, Hungry every 4th, wizards 1 more every beat; 1 food a point.",
     beat, true},
    {23, "Teleport and search", "Teleport 11 in 1024; search always.",
     "action.cpp actionTeleport()", true},
    {24, "Under the surface", "Submerged: one of the 8 slots is exposed to the liquid.",
     "creature.cpp submergeItemEffects()", false},
    {25, "Breath", "One of strangling, drowning or suffocating, and smoke, unless breathless.",
     beat, true},
    {26, "Bleeding", "1d3; the bloodless stop bleeding.", beat, true},
    {27, "Poison", "Each poison on counts that its modulus divides, unless poison resistance.",
     beat, true},
    {28, "Wind and special bodies", "Some creatures are blown about or change their square.", beat,
     false},
    {29, "Square", "Lava, forest fire, acid and outer space hurt; water quenches the submerged.",
     beat, true},
    {30, "Aflame", "1d6 fire.", beat, true},
    {31, "Silver", "Vulnerable to silver: every silver item worn or held strikes.", beat, true},
    {32, "Gold", "Gold allergy: every golden item worn or held strikes.", beat, true},
    {33, "Items", "Corpses rot, mind acid burns out.", "item.cpp doHeartbeat()", false},
    {34, "Polymorph", "With polymorph, unless unchanging: 1 in 300.",
     "action.cpp actionPolymorph()", true},
    {35, "Reverting", "In another shape, unless unchanging: 1 in 1000.",
     "action.cpp actionUnPolymorph()", true},
    {36, "Piety", "For the avatar's dress and for being surrounded.",
     "piety.cpp pietyDress(), pietySurrounded()", false},
}};

}  // namespace

std::span<const HeartbeatStep> heartbeatSteps() {
    return rows;
}

}  // namespace polyplan::powder
