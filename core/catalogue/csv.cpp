#include "core/catalogue/csv.h"

#include <stdexcept>

namespace polyplan {
namespace {

std::vector<std::string> splitLine(const std::string& line) {
    std::vector<std::string> values(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            values.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            values.emplace_back();
        } else if (c != '\r') {
            values.back() += c;
        }
    }
    return values;
}

}  // namespace

CsvTable readCsvTable(std::istream& in) {
    std::string line;
    std::getline(in, line);
    CsvTable table{splitLine(line), {}};
    for (int number = 2; std::getline(in, line); ++number) {
        std::vector<std::string> values = splitLine(line);
        if (values.size() != table.columns.size()) {
            throw std::runtime_error("line " + std::to_string(number) + ": " +
                                     std::to_string(values.size()) + " values, the header has " +
                                     std::to_string(table.columns.size()));
        }
        table.rows.push_back(std::move(values));
    }
    return table;
}

std::vector<CsvRecord> readCsv(std::istream& in) {
    CsvTable table = readCsvTable(in);
    std::vector<CsvRecord> records;
    records.reserve(table.rows.size());
    for (std::vector<std::string>& values : table.rows) {
        CsvRecord& record = records.emplace_back();
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            record.emplace(table.columns[i], std::move(values[i]));
        }
    }
    return records;
}

}  // namespace polyplan
