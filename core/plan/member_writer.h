#pragma once

#include <optional>
#include <string_view>

#include "core/plan/document.h"
#include "core/plan/json_writer.h"

namespace polyplan::plan {

/// Writes members that were kept because nobody knew them; numbers as they were read.
void writeUnknown(JsonWriter& json, std::string_view name, const std::string& text);
void writeUnknown(JsonWriter& json, const UnknownMembers& unknown);

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
