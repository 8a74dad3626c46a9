#pragma once

#include <string>

#include "core/calculator/reader.h"
#include "core/calculator/validate.h"
#include "core/calculator/writer.h"

namespace polyplan {

/// The rule of a member that is a described struct itself.
template <typename Described>
struct Object {
    using Value = Described;
    using Inside = Described;
    static constexpr OptionKind option = OptionKind::None;

    void read(const Json& json, Described& value, const Place& place) const {
        readMembers(json, value, place);
    }
    void check(const Described& value, const Place& place) const { validateMembers(value, place); }
    void write(JsonWriter& json, const Described& value, const TableSet& tables) const {
        writeMembers(json, value, tables);
    }
    std::string allowed() const { return ""; }
};

}  // namespace polyplan
