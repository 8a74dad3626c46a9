#pragma once

#include "core/calculator/words.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/stack.h"

/// The words that stand for values in the file.
namespace polyplan::plan {

inline constexpr Words<nethack::Buc, 3> bucWords = {{{"blessed", nethack::Buc::Blessed},
                                                     {"uncursed", nethack::Buc::Uncursed},
                                                     {"cursed", nethack::Buc::Cursed}}};

inline constexpr Words<nethack::polypile::Source, 4> sourceWords = {
    {{"wand", nethack::polypile::Source::Wand},
     {"spell", nethack::polypile::Source::Spell},
     {"self-square", nethack::polypile::Source::SelfSquare},
     {"potion", nethack::polypile::Source::Potion}}};

}  // namespace polyplan::plan
