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

std::vector<CsvRecord> readCsv(std::istream& in) {
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> header = splitLine(line);
    std::vector<CsvRecord> records;
    for (int number = 2; std::getline(in, line); ++number) {
        std::vector<std::string> values = splitLine(line);
        if (values.size() != header.size()) {
            throw std::runtime_error("line " + std::to_string(number) + ": " +
                                     std::to_string(values.size()) + " values, the header has " +
                                     std::to_string(header.size()));
        }
        CsvRecord& record = records.emplace_back();
        for (std::size_t i = 0; i < header.size(); ++i) {
            record.emplace(header[i], std::move(values[i]));
        }
    }
    return records;
}

}  // namespace polyplan
