#pragma once

#include "core/calculator/words.h"
#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// The words of an answer in the file.
inline constexpr Words<ThiefPlace, 5> placeWords = {{{"next to the hero", ThiefPlace::NextToHero},
                                                     {"up stairs", ThiefPlace::UpStairs},
                                                     {"down ladder", ThiefPlace::DownLadder},
                                                     {"up ladder", ThiefPlace::UpLadder},
                                                     {"random square", ThiefPlace::RandomSquare}}};

/// Where the thief goes after a theft: away if its kind can teleport and the level lets it (steal.c
/// stealamulet()). The Wizard of Yendor goes to the up stairs, of a hero in his tower to the ladder
/// down or on its lowest level up; if that square is taken or missing, to a random one (teleport.c
/// rloc()).
Afterwards afterwardsOf(const Encounter& encounter);

}  // namespace polyplan::nethack::theft
