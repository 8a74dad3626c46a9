#pragma once

#include <vector>

#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// Of a monster that has one round of attacks a turn.
inline constexpr int normalSpeed = 12;

/// Probabilities of 0, 1, 2 … things taken, if there is always something to take.
using Counts = std::vector<double>;

/// The armor class as one round of attacks counts it: every value from `least` to `most` alike.
struct CountedArmorClass {
    int least;
    int most;
};

/// AC itself down to 0, below it minus a roll of 1 … |AC| (mhitu.c mattacku(), hack.h AC_VALUE());
/// in dNetHack AC itself down to −10, below it minus a roll of 1 … |AC| − 10 (xhity.c tohitval()).
CountedArmorClass countedArmorClass(const Rules& rules, int armorClass);

/// T, which the roll of an attack has to stay below: 10 + counted armor class + level (dNetHack:
/// 67 % of it) + states + bonus.
int toHitNumber(const Encounter& encounter, int countedArmorClass);

/// That one theft attack aimed at the hero hits, over all rolls of his armor class: T > 1 … 20 + i,
/// where i is the attack's place among the thief's (dNetHack: 1 … 20).
double hitProbability(const Encounter& encounter);

/// The part of the rounds that go to theft attacks on the hero: without those on the steed (one in
/// four; mhitu.c mattacku()) and those of a thief that often does something else.
double aimedRounds(const Encounter& encounter);

/// Of one round of attacks. All its attacks share one roll of the armor class.
Counts theftsOfRound(const Encounter& encounter);

/// Of each turn, in turn: turn n, from 1, has the ((n − 1) mod size)th.
std::vector<Counts> theftsOfTurns(const Encounter& encounter);

/// Of one hit of a theft attack on the hero.
Counts theftsOfHit(const Encounter& encounter);

}  // namespace polyplan::nethack::theft
