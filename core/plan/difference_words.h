#pragma once

#include <string>
#include <vector>

#include "core/plan/question_differences.h"

namespace polyplan::plan {

/// "theft › armor class", or the label alone where no other member has it.
std::string wordedLabel(const MemberDifference& difference);

/// One of their values as people read it: "−13", "blessed", "yes", "–" where it is not there. Of
/// what has members itself only whether it has any: "yes", "none".
/// @param json as text
std::string wordedValue(const std::string& json);

/// Members of one label that all say the same once, whoever has them.
std::vector<MemberDifference> toldOnce(const std::vector<MemberDifference>& differences);

/// All of them in a few words, told once, several of one sort taken together: "Luck 13 / −13",
/// "piles 7 / 1". Where lists are of different lengths, what is in them is left out, but for
/// attacks.
std::vector<std::string> differencesInWords(const std::vector<MemberDifference>& all);

}  // namespace polyplan::plan
