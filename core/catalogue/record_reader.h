#pragma once

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/csv.h"

namespace polyplan {

/// Reads the values of one record and names line and column where one is not allowed.
class RecordReader {
  public:
    RecordReader(const CsvRecord& record, std::size_t line) : record_(record), line_(line) {}

    const std::string& text(const std::string& column) const {
        const auto found = record_.find(column);
        if (found == record_.end()) {
            throw std::runtime_error("no column " + column);
        }
        return found->second;
    }

    int number(const std::string& column) const {
        const std::string& value = text(column);
        int result = 0;
        const auto [end, error] =
            std::from_chars(value.data(), value.data() + value.size(), result);
        if (error != std::errc() || end != value.data() + value.size()) {
            fail(column);
        }
        return result;
    }

    /// A number of `lowest` to `highest`.
    int number(const std::string& column, int lowest, int highest) const {
        const int value = number(column);
        if (value < lowest || value > highest) {
            fail(column);
        }
        return value;
    }

    bool flag(const std::string& column) const { return number(column) != 0; }

    char symbol(const std::string& column) const {
        if (text(column).size() != 1) {
            fail(column);
        }
        return text(column).front();
    }

    /// Words with blanks between them.
    std::vector<std::string_view> words(const std::string& column) const {
        std::vector<std::string_view> result;
        std::string_view rest = text(column);
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            if (!word.empty()) {
                result.push_back(word);
            }
        }
        return result;
    }

    template <typename Enum>
    Enum named(const std::string& column, std::optional<Enum> (*fromName)(std::string_view)) const {
        const std::optional<Enum> value = fromName(text(column));
        if (!value) {
            fail(column);
        }
        return *value;
    }

    /// "key=value;key=value"
    std::map<std::string, std::string> pairs(const std::string& column) const {
        std::map<std::string, std::string> result;
        std::string_view rest = text(column);
        while (!rest.empty()) {
            const std::string_view pair = rest.substr(0, rest.find(';'));
            rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
            const std::size_t equals = pair.find('=');
            if (equals == std::string_view::npos) {
                fail(column);
            }
            result.emplace(pair.substr(0, equals), pair.substr(equals + 1));
        }
        return result;
    }

    /// @throws std::runtime_error that the value of a column is not allowed
    [[noreturn]] void fail(const std::string& column) const {
        throw std::runtime_error("line " + std::to_string(line_) + ", column " + column + ": \"" +
                                 text(column) + "\" is not allowed there");
    }

  private:
    const CsvRecord& record_;
    std::size_t line_;
};

}  // namespace polyplan
