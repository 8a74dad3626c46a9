#include "core/json/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string>

namespace polyplan {

void JsonWriter::begin(char opening, char closing, Layout layout) {
    startElement();
    out_ << opening;
    const Layout around = scopes_.empty() ? layout_ : scopes_.back().layout;
    scopes_.push_back({closing, std::max(around, layout)});
}

void JsonWriter::end() {
    const Scope scope = scopes_.back();
    scopes_.pop_back();
    if (!scope.empty) {
        breakLine(scope.layout);
    }
    out_ << scope.closing;
}

void JsonWriter::key(std::string_view name) {
    startElement();
    writeText(name);
    out_ << (scopes_.back().layout == Layout::Compact ? ":" : ": ");
    afterKey_ = true;
}

void JsonWriter::value(std::string_view text) {
    startElement();
    writeText(text);
}

void JsonWriter::value(double number) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.begin(), digits.end(), number);
    scalar({digits.data(), static_cast<std::size_t>(written.ptr - digits.data())});
}

void JsonWriter::startElement() {
    if (afterKey_ || scopes_.empty()) {
        afterKey_ = false;
        return;
    }
    Scope& scope = scopes_.back();
    if (!scope.empty) {
        out_ << ',';
    }
    scope.empty = false;
    breakLine(scope.layout);
}

void JsonWriter::breakLine(Layout layout) {
    if (layout == Layout::Lines) {
        out_ << '\n' << std::string(2 * scopes_.size(), ' ');
    } else if (layout == Layout::OneLine) {
        out_ << ' ';
    }
}

void JsonWriter::scalar(std::string_view json) {
    startElement();
    out_ << json;
}

void JsonWriter::writeText(std::string_view text) {
    const bool isPlain = std::all_of(text.begin(), text.end(), [](char c) {
        return ' ' <= c && c < 0x7F && c != '"' && c != '\\';
    });
    if (isPlain) {
        out_ << '"' << text << '"';
    } else {
        out_ << nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
}

}  // namespace polyplan
