#pragma once

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// Sets the chances of each way a stack may fare.
void setFate(StackOdds& odds, const Fate& fate);

/// Chance that it changes into its own type, whichever that is of what is not identified.
double changesIntoItself(const Situation& situation, const Transformation& transformation,
                         const Stack& stack);

/// What happens to one stack by itself: all figures but those that a golem has a say in, which are
/// left at 0.
StackOdds stackOdds(const Situation& situation, const Transformation& transformation,
                    const Stack& stack, const Fate& fate);

}  // namespace polyplan::nethack::polypile
