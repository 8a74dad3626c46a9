#pragma once

#include <string>
#include <vector>

#include "core/calculator/rules.h"
#include "core/plan/document.h"

/// What a stack is of, in the file: an object by its name, or, of what is not identified, `class`
/// and `appearance` in its place. All three stand for `Stack::object`.
namespace polyplan::plan {

/// `object`: an identified name or an id.
struct StackObject {
    using Value = ObjectIndex;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, ObjectIndex& value, const Place& place) const;
    void check(ObjectIndex value, const Place& place) const;
    void write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const;
    bool isWritten(ObjectIndex value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// `class` of what is not identified; until its appearance is read it is as if nobody had looked.
struct LookClass {
    using Value = ObjectIndex;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, ObjectIndex& value, const Place& place) const;
    void check(ObjectIndex /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const;
    bool isWritten(ObjectIndex value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// `appearance`, of the class that is read before it: as the object table has it, or as the game
/// prints one.
struct LookAppearance {
    using Value = ObjectIndex;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, ObjectIndex& value, const Place& place) const;
    void check(ObjectIndex /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const;
    bool isWritten(ObjectIndex value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// One stack: either an object or a look. A `class` beside an object has no effect and is kept, as
/// long as it is one.
struct StackRule {
    using Value = Stack;
    using Inside = Stack;
    static constexpr OptionKind option = OptionKind::None;

    void read(const Json& json, Stack& value, const Place& place) const;
    void check(const Stack& value, const Place& place) const;
    void write(JsonWriter& json, const Stack& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// `discoveries`: types that the player knows by sight, of a game whose objects are known.
struct DiscoveredTypes {
    using Value = std::vector<ObjectIndex>;
    static constexpr OptionKind option = OptionKind::None;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

}  // namespace polyplan::plan
