#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/nethack/theft/request.h"

namespace polyplan::nethack::theft {

/// The damage types of attacks that steal.
enum class DamageType : std::uint8_t {
    AmuletTheft,         ///< AD_SAMU
    QuestArtifactTheft,  ///< AD_SQUE, dNetHack only
};

/// A class of things that are looked for together.
struct Sought {
    Kind real;
    std::optional<Kind> imitation;  ///< at risk only while a real one is carried
};

/// Whether a kind is carried to be taken in place of a real thing.
bool isImitation(Kind kind);

/// Which of a class is taken.
enum class Choice : std::uint8_t {
    FirstInInventory,
    AnyAlike,  ///< each stack with the same chance
};

/// How speed becomes rounds of attacks (mon.c mcalcmove(), movemon()).
enum class Rounds : std::uint8_t {
    Accumulated,    ///< floor(n × speed / 12) in the first n turns
    DrawnEachTurn,  ///< movement rounded at random to a multiple of 12 every turn
};

/// What an attack of a damage type does.
struct TheftRule {
    DamageType type;
    std::string_view flag;  ///< as the game spells it
    int oneIn;              ///< hits, of which one steals
    std::span<const Sought> order;
};

/// What a state of the hero, if the version has it, does to the thief's to-hit number.
struct ConditionRule {
    HeroCondition condition;
    int toHit;
};

/// The places in the game's source where a version's rules stand: file and function.
struct Sources {
    std::string_view level;
    std::string_view toHit;
    std::string_view riding;  ///< empty: nobody rides
    std::string_view rounds;
    std::string_view chance;
    std::string_view choice;
    std::string_view teleport;
    std::string_view containers;
    std::string_view drops;
};

/// What one version of the game does by its own rule. What all versions share stands in the code
/// that does it. Versions: 3.4.3 and 3.6.7 as released, 3.7 as of 24 October 2024, dNetHack 3.18.0
/// as of 30 August 2024.
struct Rules {
    Game game;
    std::span<const TheftRule> thefts;
    Choice choice;
    bool anyQuestArtifact;     ///< every role's counts, not only the hero's own
    bool takesCoveringOff;     ///< cloak, armor or gloves come off first, if they cover the thing
    bool looksAnewEachAttack;  ///< a thief that has teleported strikes no more in that round

    bool adjustsLevel;         ///< by difficulty and the hero's level
    int levelHundredths;       ///< of the thief's level that count for hitting, truncated
    bool laterAttacksHitLess;  ///< attack i, from 0, is rolled against 1 … 20 + i, not 1 … 20
    int leastFullArmorClass;   ///< below it only a roll of 1 … the rest counts
    int unseen;                ///< to hit, where hero or thief can't be seen by the thief
    std::span<const ConditionRule> conditions;
    Rounds rounds;
    bool isInPart;  ///< it has more rules of hitting than are known here
    Sources sources;
};

/// What a particular monster does by a rule of its own.
struct Habits {
    std::string_view name;
    bool isWizard = false;       ///< never takes an imitation, teleports to stairs, comes back
    bool teleports = false;      ///< its kind can, and does so after a theft
    bool seesInvisible = false;  ///< monst.c M1_SEE_INVIS
    int strikesOneRoundIn = 1;   ///< the other rounds go to something else than its theft attacks
};

/// The rules of a version; null if theft is not known for the game.
const Rules* rulesOf(Game game);

/// The rule of a damage type that the version has.
const TheftRule& theftRule(const Rules& rules, DamageType type);

/// "AD_SAMU"; nothing for a flag that does not steal.
std::optional<DamageType> damageTypeFromFlag(std::string_view flag);

/// By the monster's name; of most there is nothing to say.
const Habits& habitsOf(std::string_view monster);

/// What a state does, in a sentence with its source.
std::string_view stateRule(HeroCondition condition);
std::string_view stateRule(ThiefCondition condition);

/// Whether the version asks for the state.
bool knows(const Rules& rules, HeroCondition condition);
bool knows(const Rules& rules, ThiefCondition condition);

}  // namespace polyplan::nethack::theft
