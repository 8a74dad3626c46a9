#pragma once

#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/catalogue/object_type.h"

namespace polyplan {

/// The objects of one game version, in the game's own order. Immutable once read.
class ObjectTable {
  public:
    /// Reads a table of `resources/data/*-objects.csv`.
    /// @throws std::runtime_error naming line and column of a value that is not allowed.
    static ObjectTable read(std::istream& csv);

    std::span<const ObjectType> objects() const { return objects_; }
    std::size_t size() const { return objects_.size(); }
    const ObjectType& operator[](ObjectIndex index) const { return objects_[index]; }

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
    std::vector<ObjectType> objects_;
    std::unordered_map<std::string, ObjectIndex> byName_;
    std::unordered_map<std::string, ObjectIndex> byId_;
};

}  // namespace polyplan
