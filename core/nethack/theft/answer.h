#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/nethack/game.h"
#include "core/nethack/theft/course.h"
#include "core/nethack/theft/request.h"
#include "core/nethack/theft/takings.h"

namespace polyplan::nethack::theft {

/// What the entries of an answer are counted in.
enum class Unit : std::uint8_t { Turn, Hit };

/// Where the thief is after a theft.
enum class ThiefPlace : std::uint8_t { NextToHero, UpStairs, DownLadder, UpLadder, RandomSquare };

struct Afterwards {
    bool teleports = false;
    ThiefPlace place = ThiefPlace::NextToHero;
    std::string text;  ///< for people
    bool operator==(const Afterwards&) const = default;
};

/// One stack of the request's inventory.
struct ThingAtRisk {
    std::string name;
    Kind kind = Kind::Other;
    Risk risk = Risk::NotSought;
    double takenFirst = 0.0;  ///< given that there is a theft
    bool operator==(const ThingAtRisk&) const = default;
};

/// What is gone by the end of a turn or hit.
struct Gone {
    double any = 0.0;             ///< at least one stack is
    std::vector<double> byThing;  ///< by the stack's place in the inventory
    Counts byCount;               ///< that 0, 1, 2 … stacks are
    bool operator==(const Gone&) const = default;
};

/// A rule that a figure comes of, as it applies here, and where it stands: file and function.
struct RuleStep {
    std::string figure;  ///< the answer's member: "hit_probability"
    std::string rule;
    std::string source;
    bool operator==(const RuleStep&) const = default;
};

enum class NoteKind : std::uint8_t {
    Differs,   ///< the wiki on amulet theft says otherwise than the game does
    Supposed,  ///< what is reckoned is not all that the game does, or is what it would not let
               ///< happen
};

/// What is to be said of a figure.
struct Note {
    std::string figure;  ///< the answer's member: "taken_first"
    std::string text;
    NoteKind kind = NoteKind::Differs;
    bool operator==(const Note&) const = default;
};

/// What comes of an encounter that goes on for so many turns or hits, all of it exact: the thief
/// next to the hero, all its rounds spent on its attacks, after a theft too.
struct Answer {
    Game game{};
    std::string monster;
    int monsterLevel{};  ///< adjusted
    int monsterSpeed{};  ///< after Fast and Slow

    double hitProbability{};  ///< of one theft attack aimed at the hero
    double theftPerHit{};     ///< that a hit takes something; 0 when nothing is at risk
    double theftPerRound{};   ///< that a round of attacks takes at least one thing
    double theftPerTurn{};    ///< the same of a turn; where turns differ, the mean of twelve
    std::optional<double> expectedHits;   ///< until the first thing goes; none: it never does
    std::optional<double> expectedTurns;  ///< until the first thing goes; none: it never does

    std::vector<ThingAtRisk> things;  ///< the request's inventory
    Afterwards afterwards;
    std::vector<RuleStep> rules;  ///< in the game's order
    std::vector<Note> notes;

    Unit unit = Unit::Turn;
    Course thefts;    ///< by turn or hit, if there were always something left to take
    Takings takings;  ///< which theft takes which stack

    /// How many turns or hits the answer tells of.
    std::size_t entries() const { return thefts.entries(); }
    /// What is gone by the end of the nth turn or hit. @param n from 1 to entries()
    Gone goneBy(std::size_t n) const;
};

}  // namespace polyplan::nethack::theft
