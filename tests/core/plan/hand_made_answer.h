#pragma once

#include "core/nethack/polypile/series.h"
#include "core/plan/document.h"

namespace polyplan::tests {

struct HandMade {
    plan::Strategy strategy;
    nethack::polypile::LineAnswer answer;
    nethack::polypile::SeriesAnswer series;  ///< of one zap
};

/// A pile of a wand of digging and a spellbook of sleep in NetHack 3.6.7, with invented figures.
HandMade handMadeAnswer();

}  // namespace polyplan::tests
