#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/catalogue/object_type.h"

namespace polyplan::nethack {

enum class Buc : std::uint8_t { Blessed, Uncursed, Cursed };

/// One object record of the game: one line in the pick-up menu.
struct Stack {
    ObjectIndex object{};  ///< its type; of what is not identified, its look
    int quantity = 1;      ///< 1 to 1,000,000; above 1 only where the object stacks
    Buc buc = Buc::Uncursed;
    int enchantment = 0;   ///< −127 to 127
    int charges = 0;       ///< −1 to 127
    int recharged = 0;     ///< times recharged, 0 to 7
    int timesRead = 0;     ///< of a spellbook, 0 to 7
    std::string artifact;  ///< the artifact's name; empty if it is none
    std::string name;      ///< as the player named it; keeps equal stacks apart
    std::string corpse;    ///< the monster that a corpse is of
    bool poisoned = false;
    int erosion = 0;  ///< 0 to 3
    bool erodeproof = false;
    bool degraded = false;    ///< a horn left by a revived unicorn
    bool laidByHero = false;  ///< an egg
    /// SLASH'EM: what a hazy thing will be again; nothing if it is not hazy.
    std::optional<ObjectIndex> hazyRemembering;
    int eaten = 0;         ///< SLASH'EM: nutrition that is gone from partly eaten food
    std::string called{};  ///< what the player calls all that look like it; of looks only

    bool operator==(const Stack&) const = default;
};

}  // namespace polyplan::nethack
