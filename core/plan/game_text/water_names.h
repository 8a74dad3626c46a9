#pragma once

#include <array>
#include <string_view>

#include "core/nethack/stack.h"

namespace polyplan::plan::game_text {

/// What water is called by its blessing (objnam.c xname()): the one thing whose noun says it.
struct WaterName {
    std::string_view word;
    std::string_view noun;
    nethack::Buc buc;
};

inline constexpr std::string_view waterId = "pot_water";
inline constexpr std::array<WaterName, 2> waterNames = {{
    {"holy", "potion of holy water", nethack::Buc::Blessed},
    {"unholy", "potion of unholy water", nethack::Buc::Cursed},
}};

}  // namespace polyplan::plan::game_text
