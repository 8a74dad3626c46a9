#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/engraving/answer.h"

/// What people read of the values of an engraving, each with its rule.
namespace polyplan::nethack::engraving {

struct Word {
    std::string_view name;
    std::string_view rule;  ///< what it does and where that stands
};

/// "dust", "burned" …
std::string_view typeWord(Type type);
Word wordOf(StylusGroup group);
Word wordOf(Permanence permanence);
Word wordOf(Surface surface);
Word wordOf(Condition condition);
Word wordOf(Cause cause);
Word wordOf(Action action);
std::string_view wordOf(RidingSkill skill);

/// Those that can be asked for in a game, in the order in which they are offered.
std::vector<Surface> offeredSurfaces();
std::vector<Condition> offeredConditions(Game game);
/// Those that most heroes come to: shown first.
bool isUsual(Condition condition);
std::vector<Cause> offeredCauses();

/// "1 point of enchantment, 2 charges"; "nothing" where it costs nothing.
std::string worded(const Cost& cost);
/// "1 to 50 turns"
std::string worded(const Blindness& blindness);
/// All that it costs: "1 charge, blinds you 1 to 50 turns"
std::string worded(const Cost& cost, const Blindness& blindness);

/// "cursed, enchantment +2, wielded": how it differs from a stylus of which nothing is said.
std::string worded(const StylusState& state);

}  // namespace polyplan::nethack::engraving
