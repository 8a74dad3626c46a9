#pragma once

#include "core/nethack/polypile/odds.h"

namespace polyplan::ui {

class OddsService;
class PlanDocument;

/// What an inspector speaks of: one stack, one pile, or the line as a whole.
struct Subject {
    int pile = -1;   ///< −1: the line
    int stack = -1;  ///< −1: the pile as a whole
    bool operator==(const Subject&) const = default;

    bool isStack() const { return stack >= 0; }
    bool isPile() const { return pile >= 0 && stack < 0; }
    bool isLine() const { return pile < 0; }
};

/// The one selected stack; the pile, where several stacks of one pile or a pile is selected; else
/// the line.
Subject subjectOf(const PlanDocument& document);

/// The figures of a subject; null for what it is not, and where there are none.
struct SubjectOdds {
    const nethack::polypile::LineAnswer* line = nullptr;
    const nethack::polypile::PileAnswer* pile = nullptr;
    const nethack::polypile::StackOdds* stack = nullptr;
    const nethack::polypile::StackOdds* stackErrors = nullptr;  ///< null if all is exact
};

/// Only from an answer that belongs to the plan as it stands; good as long as `answer` lives.
SubjectOdds oddsOf(const Subject& subject, const nethack::polypile::LineAnswer& answer);

}  // namespace polyplan::ui
