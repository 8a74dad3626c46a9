#pragma once

#include <array>
#include <optional>
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
    Estimate itemsHit;
    double items = 0;
};

/// Stones and meatballs that lie there for golems to be made of: cursed, five or more in a stack,
/// they always shudder and never change (zap.c obj_shudders()).
bool isDecoy(const ObjectTable& table, const nethack::Stack& stack);
/// Whether an object can be made one.
bool canBeDecoy(const ObjectType& type);

JudgedLine judged(const LineQuestion& line, const nethack::polypile::LineAnswer& answer);
/// How it stands after all of its zaps.
JudgedLine judged(const LineQuestion& line, const nethack::polypile::SeriesAnswer& answer);
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
    /// Whether it changes by what people are shown of it, and clearly so where it is sampled.
    bool isSeen() const;
    /// Whether a change is one for the better.
    bool isGain() const;
};

/// Goals, wanted things and losses by cause, as far as one of the two has them.
std::vector<Effect> effectsOf(const Report& before, const Report& after);
/// The same as `putDecoysAside()` leaves them: a change of what there is to be lost is no harm.
std::vector<Effect> effectsThatCount(const JudgedLine& before, const JudgedLine& after);
/// All that is lost, likewise.
Effect lossEffect(const JudgedLine& before, const JudgedLine& after);

/// Items hit, where the change has the zap miss more: that much is not lost for it.
std::optional<Effect> hitEffect(const JudgedLine& before, const JudgedLine& after);

/// From where on a change counts.
struct Threshold {
    double ofGoals = 0;   ///< as a share of a goal's figure
    double ofLoss = 0;    ///< as a share of the loss
    bool isSeen = false;  ///< whether goals that rise count only where people see it, and those
                          ///< that fall wherever people do
};
/// All that changes beyond noise: for telling ways to do a thing apart.
inline constexpr Threshold anyChange = {};
/// What is advised.
inline constexpr Threshold worthAdvice = {.ofGoals = 0.002, .ofLoss = 0.002, .isSeen = true};
/// The same where something precious is at stake.
inline constexpr Threshold worthAdviceAtStake = {
    .ofGoals = 0.002, .ofLoss = 0.0005, .isSeen = true};

enum class Judgement : std::uint8_t { Worse, Same, Better };

/// Goals decide; where they stay as they are, the loss does. What is better has to be beyond noise,
/// three standard errors; what is worse, beyond one.
Judgement judgementOn(const LineWorth& before, const LineWorth& after, const Threshold& threshold);

/// What people see of a change.
struct Shows {
    bool gain = false;  ///< in a goal, in the loss or in a cause of it
    bool harm = false;  ///< the loss grows, or nothing that is seen gains
};
Shows shownChanges(const JudgedLine& before, const JudgedLine& after);

}  // namespace polyplan::plan
