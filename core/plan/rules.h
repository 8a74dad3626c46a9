#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/calculator/rules.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/limits.h"

/// Rules of members that only a plan document has. They look up objects in the `Catalogues` of the
/// table set, for its `nethack::Game`; without catalogues any name passes.
namespace polyplan::plan {

/// The objects of the game that things are of here; null where they are not known.
const ObjectTable* objectsAt(const TableSet& tables);
/// Ids of the games whose objects are known.
std::string gamesWithObjects();
/// Why nothing that names objects may stand here; empty if it may.
std::string withoutObjects(const TableSet& tables);

/// An object by identified name or id; a fault names what it is most likely meant to be.
struct ObjectName {
    using Value = ObjectIndex;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, ObjectIndex& value, const Place& place) const;
    void check(ObjectIndex value, const Place& place) const;
    void write(JsonWriter& json, ObjectIndex value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// What a hazy thing will be again, in a game that has haze; "" is nothing.
struct RememberedName {
    using Value = std::optional<ObjectIndex>;
    static constexpr OptionKind option = OptionKind::Text;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// Stacks, top first, of a game whose objects are known.
struct Stacks {
    using Value = std::vector<Stack>;
    using Inside = Stack;
    static constexpr OptionKind option = OptionKind::None;
    std::size_t most;

    void read(const Json& json, Value& value, const Place& place) const;
    void check(const Value& value, const Place& place) const;
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// A polypile, where the game has rules for it.
struct PolypileOfGame {
    using Value = Polypile;
    using Inside = Polypile;
    static constexpr OptionKind option = OptionKind::None;

    void read(const Json& json, Polypile& value, const Place& place) const;
    void check(const Polypile& value, const Place& place) const;
    void write(JsonWriter& json, const Polypile& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

/// Squares from the hero, as far as the `Source` of the table set reaches.
struct SquareDistance {
    using Value = int;
    static constexpr OptionKind option = OptionKind::Number;
    Range range = limits::distance;

    void read(const Json& json, int& value, const Place& place) const;
    void check(int value, const Place& place) const;
    void write(JsonWriter& json, int value, const TableSet& /*unused*/) const { json.value(value); }
    std::string allowed() const { return described(range); }
};

/// A text, or an object where more is known of the engraving.
struct LabelText {
    using Value = Label;
    using Inside = Label;
    static constexpr OptionKind option = OptionKind::None;
    std::size_t most = limits::noteCharacters;

    void read(const Json& json, Label& value, const Place& place) const;
    void check(const Label& value, const Place& place) const;
    void write(JsonWriter& json, const Label& value, const TableSet& tables) const;
    std::string allowed() const { return ""; }
};

}  // namespace polyplan::plan
