#pragma once

#include "core/calculator/words.h"
#include "core/nethack/stack.h"

namespace polyplan::nethack {

inline constexpr Words<Buc, 3> bucWords = {
    {{"blessed", Buc::Blessed}, {"uncursed", Buc::Uncursed}, {"cursed", Buc::Cursed}}};

}  // namespace polyplan::nethack
