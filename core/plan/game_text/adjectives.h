#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/stack.h"

namespace polyplan::plan::game_text {

/// What the words before a noun tell of a stack (objnam.c doname()): what they don't say is
/// nothing.
struct Adjectives {
    std::optional<int> quantity;
    std::optional<nethack::Buc> buc;
    std::optional<int> enchantment;
    bool poisoned = false;
    int erosion = 0;
    bool erodeproof = false;
    bool hasArticle = false;
    std::vector<std::string> remarks;  ///< what has no place in a plan, as it stands
    std::string noNumber;              ///< what stands for a number and is too long for one
};

/// Takes a number of items or an enchantment off the front of a text that goes on behind it.
/// @returns whether it was there; `noNumber` is set if it was there but is none
bool takeCount(std::string_view& head, Adjectives& said);

/// Takes another word before the noun off the front of a text that goes on behind it: a blessing,
/// an article, "thoroughly rusty". @returns whether it was there
bool takePrefix(std::string_view& head, Adjectives& said);

/// Takes everything of that kind off. @returns what it says
Adjectives takeAdjectives(std::string_view& head);

}  // namespace polyplan::plan::game_text
