#pragma once

#include "core/calculator/words.h"
#include "core/nethack/polypile/line.h"
#include "core/nethack/words.h"

/// The words that stand for values in the file.
namespace polyplan::plan {

inline constexpr Words<nethack::polypile::Source, 4> sourceWords = {
    {{"wand", nethack::polypile::Source::Wand},
     {"spell", nethack::polypile::Source::Spell},
     {"self-square", nethack::polypile::Source::SelfSquare},
     {"potion", nethack::polypile::Source::Potion}}};

}  // namespace polyplan::plan
