#pragma once

#include <algorithm>
#include <typeindex>
#include <utility>
#include <vector>

namespace polyplan {

/// The tables that names are looked up in, by their type: handed in by who reads, writes or
/// validates, and asked by rules and checks. Refers to the tables.
class TableSet {
  public:
    /// Takes the place of an earlier table of that type.
    template <typename Table>
    void add(const Table& table) {
        std::erase_if(tables_, [](const auto& entry) { return entry.first == typeid(Table); });
        tables_.emplace_back(typeid(Table), &table);
    }

    /// Null where nobody handed in such a table: names of it are then taken as they are.
    template <typename Table>
    const Table* find() const {
        const auto found = std::find_if(tables_.begin(), tables_.end(), [](const auto& entry) {
            return entry.first == typeid(Table);
        });
        return found == tables_.end() ? nullptr : static_cast<const Table*>(found->second);
    }

  private:
    std::vector<std::pair<std::type_index, const void*>> tables_;
};

}  // namespace polyplan
