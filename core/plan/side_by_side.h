#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/calculator/report.h"
#include "core/oangband/overview.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// The name that people gave it, else its type and damage.
std::string attackTitle(const Attack& attack);
/// "FIRE on Ogre (2)"; the first of a title has no number.
std::string numbered(const std::string& title, int number);
/// What attacks are called among each other, one title each. Those that have the same target,
/// square and casts, too, are numbered: "FIRE 12d8+20 (2)".
std::vector<std::string> attackTitles(std::span<const Attack> attacks,
                                      const oangband::Tables& tables);

inline constexpr const char* sideBySideTitle = "Side by side";
/// What the column of the figure is called that tells what all casts kill.
inline constexpr const char* killedByAllLabel = "killed by all casts";
/// Attacks side by side: a row each, in their order, under the figures of their reports that any of
/// them has. A figure that a report does not have is left empty.
/// @param answers one each
Table sideBySide(std::span<const Attack> attacks, std::span<const oangband::AttackAnswer> answers,
                 const oangband::Tables& tables);

}  // namespace polyplan::plan
