#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::plan {

/// `wish`, with a number behind it if a strategy of that name is there (names are unique), and
/// never longer than a name may be. "Strategy 2" is followed by "Strategy 3", "Luck 10" by
/// "Luck 10 (2)".
std::string freeName(const std::vector<Strategy>& strategies, const std::string& wish);

/// What people call a strategy: its name or, where that is blank, its place: "Strategy 2".
std::string calledName(const std::vector<Strategy>& strategies, std::size_t strategy);

/// What they are called, in their order.
std::vector<std::string> calledNames(const std::vector<Strategy>& strategies);

/// Which one is named so, or called.
std::optional<std::size_t> strategyNamed(const std::vector<Strategy>& strategies,
                                         const std::string& name);

/// Where a strategy is once its plan is read anew: found by its name wherever it stands, the second
/// of a name as the second, and by its place where only its name is another one; nowhere else.
/// @param strategy of those before
std::optional<std::size_t> placeAfter(std::size_t strategy, const std::vector<Strategy>& before,
                                      const std::vector<Strategy>& after);

/// What is said of a name that none of them has.
std::string noStrategyNamed(const std::string& wanted, const std::vector<std::string>& names);

}  // namespace polyplan::plan
