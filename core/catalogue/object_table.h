#pragma once

#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/catalogue/object_type.h"

namespace polyplan {

/// The objects of one game version, in the game's own order. Immutable once read.
class ObjectTable {
  public:
    /// Reads a table of `resources/data/*-objects.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed.
    static ObjectTable read(std::istream& csv);

    /// The object types; looks are none.
    std::span<const ObjectType> objects() const { return {rows_.data(), types_}; }
    /// What things look like that are not identified, and may be of more than one type.
    std::span<const ObjectType> looks() const { return std::span(rows_).subspan(types_); }
    /// Both: first the types, then the looks.
    std::span<const ObjectType> rows() const { return rows_; }
    std::size_t size() const { return rows_.size(); }
    const ObjectType& operator[](ObjectIndex index) const { return rows_[index]; }

    /// Adds a look, which no search but `findLook` finds.
    void addLook(ObjectType look) { rows_.push_back(std::move(look)); }
    /// By class and appearance as the table has it ("bubbly", "ELBIB YLOH"), or as the game prints
    /// one ("bubbly potion"); "" is what nobody has looked at.
    std::optional<ObjectIndex> findLook(ObjectClass objectClass, std::string_view appearance) const;

    /// The objects of a class: they stand next to each other in the table.
    std::span<const ObjectType> ofClass(ObjectClass objectClass) const;
    /// Index of the first object of a class.
    ObjectIndex firstOfClass(ObjectClass objectClass) const;

    /// By identified name ("wand of digging") or id ("wan_digging").
    std::optional<ObjectIndex> find(std::string_view nameOrId) const;

    /// By id, which must be in the table.
    /// @throws std::out_of_range if it is not.
    ObjectIndex byId(std::string_view id) const;

  private:
    std::vector<ObjectType> rows_;
    std::size_t types_ = 0;  ///< of the rows, the others being looks
    std::unordered_map<std::string, ObjectIndex> byName_;
    std::unordered_map<std::string, ObjectIndex> byId_;
};

}  // namespace polyplan
