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

}  // namespace polyplan
