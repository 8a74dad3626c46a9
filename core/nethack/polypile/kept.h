#pragma once

#include <optional>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::nethack::polypile {

/// What a changed stack has from the old one, and what is rolled for it, given what it becomes.
struct KeptProperties {
    Buc buc{};                       ///< always the source's
    std::optional<int> enchantment;  ///< the source's; nothing where it is rolled or has none
    std::optional<int> charges;      ///< the source's; nothing where they are rolled or it has none
    /// Enchantment of a ring or charges of a tool, if they are rolled as for a new object.
    std::vector<ValueOdds> rolledAnew;
    std::optional<int> recharged;  ///< of a tool; a wand's count may grow by the change
    int erosion{};
    bool erodeproof{};
    double poisoned{};   ///< probability
    int eaten{};         ///< nutrition that is gone
    double invisible{};  ///< probability: of new objects, some can't be seen
};

/// Source: zap.c poly_obj(); mkobj.c mksobj(), rne(); objclass.h is_rustprone() and its kin;
/// obj.h is_poisonable(), always_visible(). Which of the two kinds of erosion a level is of, a plan
/// does not say: it counts as one that the result can suffer too.
/// @param result a type that the stack can change into.
/// @param heroLevel experience level, 1 to 30: caps what is rolled for rings.
KeptProperties keptProperties(const Situation& situation, const Stack& source, ObjectIndex result,
                              int heroLevel);

/// That what a stack becomes is poisoned, given that it becomes `result`.
double chanceOfPoison(const Rules& rules, const Stack& source, const ObjectType& result);

/// The middle of what a new object of a type has in charges; 0 for what has none.
/// Source: mkobj.c mksobj().
int usualCharges(const Rules& rules, const ObjectType& type);

}  // namespace polyplan::nethack::polypile
