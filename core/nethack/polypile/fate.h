#pragma once

#include "core/nethack/polypile/line.h"

namespace polyplan::nethack::polypile {

/// From so many items on a stack shudders twice as often (zap.c obj_shudders()).
inline constexpr int halvedFrom = 5;

/// What a zap or dip does to one stack by itself, before any change or golem.
struct Fate {
    double unaffected = 0.0;  ///< no roll at all
    double resisted = 0.0;
    double unharmed = 0.0;  ///< shuddered, which does nothing to mail
    double shuddered = 0.0;
    double changed = 0.0;
    /// Given that it shuddered and no flag was set before: that it sets the pile's golem flag.
    double flagIfShuddered = 0.0;
    /// What a shock leaves: each quantity from `leastLeft` to `mostLeft` equally likely; none at
    /// all if `mostLeft` is 0.
    int leastLeft = 0;
    int mostLeft = 0;

    /// Chance to stay as it is.
    double kept() const { return unaffected + resisted; }
    /// Chance of one quantity after a shock, given the shock.
    double leftEach() const { return mostLeft == 0 ? 0.0 : 1.0 / (mostLeft - leastLeft + 1); }
    /// Number of different quantities that a shock may leave.
    int leftRange() const { return mostLeft == 0 ? 0 : mostLeft - leastLeft + 1; }
    /// Mean number of `quantity` items that a shock destroys.
    double meanLost(int quantity) const {
        return mostLeft == 0 ? quantity : quantity - (leastLeft + mostLeft) / 2.0;
    }
    /// Chance that a shock leaves one item, and that it leaves more, given the shock.
    double oneLeft() const { return leastLeft == 1 ? leftEach() : 0.0; }
    double moreLeft() const { return (leftRange() - (leastLeft == 1 ? 1 : 0)) * leftEach(); }

    bool operator==(const Fate&) const = default;
};

/// The dice that a stack's fate is rolled with.
struct FateRolls {
    bool unaffected = false;  ///< none is rolled: it is left alone
    int resists = 0;          ///< of 100
    int shudderDie = 0;       ///< a shudder is one of so many; 0 for a dip, which asks for none
    int unhalvedDie = 0;      ///< what the die would be for up to four items
    bool isUnharmed = false;  ///< a shudder does nothing to it: mail
    int golemDie = 0;         ///< an item of a shuddering stack sets the flag with one of so many
};

/// Source: zap.c bhito(), obj_resists(), obj_shudders(), do_osshock(); potion.c dodip().
FateRolls fateRolls(const Situation& situation, const Stack& stack);

/// Source: zap.c bhito(), obj_resists(), obj_shudders(), do_osshock(); potion.c dodip(). Of what is
/// not identified, the average over what it may be.
Fate fateOf(const Situation& situation, const Stack& stack);

/// Whether it is an artifact that may be changed, so that players keep it off the line.
/// @param unaffected chance that no die is rolled for it
bool isArtifactAtRisk(const Stack& stack, double unaffected);

/// Whether a golem leaves the object alone (zap.c polyuse()).
bool isNeverAbsorbed(const Situation& situation, const Stack& stack);

}  // namespace polyplan::nethack::polypile
