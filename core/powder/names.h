#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/letter_case.h"

/// Things that files call by an id, and people by a name: LAVA and "lava".
namespace polyplan::powder {

/// The row of that id or name, letter case aside; null if there is none.
template <typename Rows>
auto meantAmong(const Rows& rows, std::string_view text) -> decltype(&*rows.begin()) {
    const auto found = std::ranges::find_if(rows, [text](const auto& row) {
        return equalWords(row.id, text) || equalWords(row.name, text);
    });
    return found == rows.end() ? nullptr : &*found;
}

/// Each in quotes, for some have commas.
std::string quotedNames(std::span<const std::string_view> names);

/// What is near to a name that there is not: "; did you mean …?"; empty where nothing is. What is
/// written in capitals is held against the ids first.
std::string nearInstead(std::span<const std::string_view> ids,
                        std::span<const std::string_view> names, std::string_view wrong);

/// What to take in place of a name that there is not: `nearInstead()`, or all names where nothing
/// is near.
std::string allowedInstead(std::span<const std::string_view> ids,
                           std::span<const std::string_view> names, std::string_view wrong);

template <typename Rows>
std::string allowedAmong(const Rows& rows, std::string_view wrong) {
    std::vector<std::string_view> ids;
    std::vector<std::string_view> names;
    for (const auto& row : rows) {
        ids.push_back(row.id);
        names.push_back(row.name);
    }
    return allowedInstead(ids, names, wrong);
}

}  // namespace polyplan::powder
