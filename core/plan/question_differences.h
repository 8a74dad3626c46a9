#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/plan/contenders.h"

namespace polyplan::plan {

/// A member of the questions that is not the same everywhere.
struct MemberDifference {
    std::string pointer;  ///< a JSON pointer within the strategy: "/hero/luck"
    std::string label;
    std::vector<std::string> values;      ///< one a contender, as JSON text; "null" where it is not
                                          ///< there and has no default
    std::vector<std::size_t> sizes = {};  ///< of an element that not all have: of their lists
    /// Read in place of values that are ids or come from elsewhere in the plan; else empty.
    std::vector<std::string> names = {};
    std::string owner = {};  ///< "theft", "attacks 1 › player": whose it is, where another member
                             ///< has the label too; else empty

    /// As people read them, as JSON text.
    const std::vector<std::string>& shown() const { return names.empty() ? values : names; }
};

/// What the contenders ask differently, down to single members. What the document says for its
/// strategies counts as theirs; names, notes and what only people read do not count, nor do
/// settings that no calculator goes by which is asked.
std::vector<MemberDifference> differencesOf(std::span<const Contender> contenders,
                                            const Catalogues& catalogues);

}  // namespace polyplan::plan
