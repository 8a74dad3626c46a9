#pragma once

#include <map>
#include <vector>

#include "core/nethack/polypile/line.h"

namespace polyplan::testing {

enum class EnumeratedFate { Unaffected, Resisted, Shuddered, ShudderedMail, Changed };

/// One thing that may become of a stack before any golem.
struct StackOutcome {
    EnumeratedFate fate{};
    long double probability{};
    ObjectIndex object{};
    int quantity{};   ///< 0 if it is lost
    int recharged{};  ///< if changed
    int timesRead{};  ///< if changed
};

/// Every outcome of a stack, equal ones added up.
std::vector<StackOutcome> outcomesOf(const nethack::Stack& stack,
                                     const nethack::polypile::Situation& situation);

/// What comes of a changed stack once all that is hazy has turned back, by object: the chances sum
/// to that of being hazy.
std::map<ObjectIndex, long double> turnedBackOf(const nethack::Stack& stack,
                                                const nethack::polypile::Situation& situation);

/// Whether a golem leaves this stack alone as long as it is what it was.
bool isRiderCorpse(const nethack::Stack& stack, const ObjectTable& table);

}  // namespace polyplan::testing
