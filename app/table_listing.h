#pragma once

#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/csv.h"

namespace polyplan::app {

/// A column that the table for people has.
struct ListedColumn {
    std::string_view column;
    std::string_view heading;
    std::string (*words)(const std::string& value) = nullptr;  ///< read in place of a value
};

/// @throws std::out_of_range if the table has no such column
std::size_t columnOf(const CsvTable& table, std::string_view name);

/// Positions of the rows for which the predicate holds.
template <typename Predicate>
std::vector<std::size_t> rowsWhere(const CsvTable& table, Predicate holds) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (holds(table.rows[i])) {
            rows.push_back(i);
        }
    }
    return rows;
}

/// Writes rows of a data table: as a JSON array of objects with all columns as members, numbers
/// where a column holds nothing but numbers, or as a table for people with some of them.
void listTable(const CsvTable& table, std::span<const std::size_t> rows,
               std::span<const ListedColumn> columns, bool json, std::ostream& out);

}  // namespace polyplan::app
