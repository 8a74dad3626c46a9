#include "app/table_listing.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>

#include "app/text_table.h"
#include "core/json/json_writer.h"

namespace polyplan::app {
namespace {

bool isNumber(const std::string& text) {
    double number = 0.0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end;
}

/// By column: whether every value that is there is a number.
std::vector<bool> numericColumns(const CsvTable& table) {
    std::vector<bool> numeric(table.columns.size());
    for (std::size_t i = 0; i < numeric.size(); ++i) {
        numeric[i] = std::ranges::all_of(
            table.rows, [i](const auto& row) { return row[i].empty() || isNumber(row[i]); });
    }
    return numeric;
}

void writeJson(const CsvTable& table, std::span<const std::size_t> rows, std::ostream& out) {
    const std::vector<bool> numeric = numericColumns(table);
    JsonWriter json(out);
    json.beginArray();
    for (const std::size_t row : rows) {
        json.beginObject(JsonWriter::Layout::OneLine);
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const std::string& value = table.rows[row][i];
            json.key(table.columns[i]);
            if (numeric[i] && !value.empty()) {
                json.scalar(value);
            } else {
                json.value(value);
            }
        }
        json.end();
    }
    json.end();
    out << '\n';
}

void writeText(const CsvTable& table, std::span<const std::size_t> rows,
               std::span<const ListedColumn> columns, std::ostream& out) {
    const std::vector<bool> numeric = numericColumns(table);
    std::vector<TextTable::Align> align;
    std::vector<std::string> heading;
    std::vector<std::size_t> places;
    for (const ListedColumn& column : columns) {
        places.push_back(columnOf(table, column.column));
        align.push_back(numeric[places.back()] ? TextTable::Align::Right : TextTable::Align::Left);
        heading.emplace_back(column.heading);
    }
    TextTable text(align);
    text.addRow(heading);
    for (const std::size_t row : rows) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string& value = table.rows[row][places[i]];
            cells.push_back(columns[i].words == nullptr ? value : columns[i].words(value));
        }
        text.addRow(std::move(cells));
    }
    text.write(out);
}

}  // namespace

std::size_t columnOf(const CsvTable& table, std::string_view name) {
    const auto found = std::ranges::find(table.columns, name);
    if (found == table.columns.end()) {
        throw std::out_of_range("no column " + std::string(name));
    }
    return static_cast<std::size_t>(found - table.columns.begin());
}

void listTable(const CsvTable& table, std::span<const std::size_t> rows,
               std::span<const ListedColumn> columns, bool json, std::ostream& out) {
    if (json) {
        writeJson(table, rows, out);
    } else {
        writeText(table, rows, columns, out);
    }
}

}  // namespace polyplan::app
