#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/calculator/report.h"
#include "core/plan/line_of.h"

/// What a change of a line does to it, in figures.
namespace polyplan::plan {

/// What counts in a line: what is hoped for, and what is lost.
struct LineWorth {
    bool hasGoals = false;
    Estimate allGoals;
    Estimate anyGoal;
    Estimate wantedItems;
    Estimate lostItems;
};

/// A line with its odds and with what is told of it.
struct JudgedLine {
    LineWorth worth;
    Report report;
    bool hasDecoys = false;
    /// Items lost to shocks that leave nothing and that leave some, to fusing, to golems.
    std::array<Estimate, 4> lostByCause{};
    std::array<Estimate, 4> lostButStones{};  ///< of all stacks that can't be decoys
};

/// Stones and meatballs that lie there for golems to be made of: cursed, five or more in a stack,
/// they always shudder and never change (zap.c obj_shudders()).
bool isDecoy(const ObjectTable& table, const nethack::Stack& stack);
/// Whether an object can be made one.
bool canBeDecoy(const ObjectType& type);

JudgedLine judged(const LineQuestion& line, const nethack::polypile::LineAnswer& answer);
/// Counts no losses of stones in either line where one of them has decoys, which are there to be
/// lost: stones that a change makes decoys of save nothing by that.
void putDecoysAside(JudgedLine& before, JudgedLine& after);

/// The same figure of a line before and after.
struct Effect {
    std::string id;     ///< of the figure: "polypile/goals/all"
    std::string label;  ///< "All goals"
    Unit unit = Unit::Probability;
    Better better = Better::Neither;
    Estimate before;
    Estimate after;
    bool operator==(const Effect&) const = default;
    /// Whether it is a change for the better, and by more than sampling explains.
    bool isGain() const;
    bool isChanged() const;
};

/// Goals, wanted things and losses by cause, as far as one of the two has them.
std::vector<Effect> effectsOf(const Report& before, const Report& after);
/// The same as `putDecoysAside()` leaves them: a change of what there is to be lost is no harm.
std::vector<Effect> effectsThatCount(const JudgedLine& before, const JudgedLine& after);
/// All that is lost, likewise.
Effect lossEffect(const JudgedLine& before, const JudgedLine& after);

enum class Judgement : std::uint8_t { Worse, Same, Better };

/// Goals decide; where they stay as they are, the loss does. A change has to be beyond noise, three
/// standard errors, and beyond a share of the figure.
/// @param leastLoss share of the loss by which it has to change
Judgement judgementOn(const LineWorth& before, const LineWorth& after, double leastGoals,
                      double leastLoss);

}  // namespace polyplan::plan
