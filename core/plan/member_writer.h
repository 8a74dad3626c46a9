#pragma once

#include <optional>
#include <string_view>

#include "core/calculator/writer.h"

namespace polyplan::plan {

/// What is at its default is left out.
template <typename Value>
void writeUnlessDefault(JsonWriter& json, std::string_view name, const Value& value,
                        const Value& fallback = {}) {
    if (value != fallback) {
        json.member(name, value);
    }
}

inline void writeUnlessDefault(JsonWriter& json, std::string_view name,
                               const std::optional<int>& value) {
    if (value) {
        json.member(name, *value);
    }
}

}  // namespace polyplan::plan
