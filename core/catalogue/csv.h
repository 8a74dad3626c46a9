#pragma once

#include <istream>
#include <map>
#include <string>
#include <vector>

namespace polyplan {

/// One record of a CSV file: value by column name.
using CsvRecord = std::map<std::string, std::string>;

/// Reads a CSV file with a header line (RFC 4180 quoting, no line breaks inside values).
/// @throws std::runtime_error naming the line, if a record's number of values differs from the
/// header's.
std::vector<CsvRecord> readCsv(std::istream& in);

/// A CSV file as it stands.
struct CsvTable {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;  ///< each with a value a column
};

/// The same with the order of the columns kept.
/// @throws std::runtime_error as readCsv() does
CsvTable readCsvTable(std::istream& in);

}  // namespace polyplan
