#pragma once

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// Sets the chances of each way a stack may fare.
void setFate(StackOdds& odds, const Fate& fate);

/// Puts those chances of one stack in the place of those of another.
void copyFate(const StackOdds& from, StackOdds& to);

/// Chance that it changes into its own type, whichever that is of what is not identified; of dips
/// alone, else 0.
double sameAgain(const Situation& situation, const Transformation& transformation,
                 const Stack& stack, const Fate& fate);

/// What happens to one stack by itself: all figures but those that a golem has a say in, which are
/// left at 0.
StackOdds stackOdds(const Situation& situation, const Transformation& transformation,
                    const Stack& stack, const Fate& fate);

}  // namespace polyplan::nethack::polypile
