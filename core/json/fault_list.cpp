#include "core/json/fault_list.h"

#include <algorithm>
#include <utility>

#include "core/json/text_direction.h"

namespace polyplan {
namespace {

constexpr std::size_t quotedBytes = 80;

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Bytes of the first character; 1 for a byte that begins no UTF-8 sequence.
std::size_t characterLength(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1;
    if (length > text.size() || lead > 0xF4) {
        return 1;
    }
    const std::string_view rest = text.substr(1, length - 1);
    return std::all_of(rest.begin(), rest.end(), isContinuation) ? length : 1;
}

/// @param character one byte, or a whole UTF-8 sequence
char32_t codeOf(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character.front());
    char32_t code = character.size() == 1 ? lead : lead & (0x7FU >> character.size());
    for (const char c : character.substr(1)) {
        code = code * 64 + (static_cast<unsigned char>(c) & 0x3FU);
    }
    return code;
}

/// @param code of at most 16 bits
std::string escape(char32_t code) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "\\u";
    for (const unsigned place : {4096U, 256U, 16U, 1U}) {
        text += digits[code / place % 16];
    }
    return text;
}

}  // namespace

std::string Path::pointer() const {
    if (parent_ == nullptr) {
        return "";
    }
    return parent_->pointer() + (isIndex_ ? "/" + std::to_string(index_) : pointerToken(member_));
}

std::string pointerToken(std::string_view member) {
    std::string token = "/";
    for (const char c : member) {
        if (c == '~') {
            token += "~0";
        } else if (c == '/') {
            token += "~1";
        } else {
            token += c;
        }
    }
    return token;
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, characterLength(text));
        const char32_t code = codeOf(character);
        const bool isControl =
            character.size() == 1 ? code < 0x20 || code >= 0x7F : code < 0xA0 || turnsText(code);
        result += isControl ? escape(code) : std::string(character);
        text.remove_prefix(character.size());
    }
    return result;
}

std::string inQuotes(std::string_view text) {
    if (text.size() <= quotedBytes) {
        return '"' + printable(text) + '"';
    }
    std::size_t end = quotedBytes;
    while (end > 0 && isContinuation(text[end])) {
        --end;
    }
    return '"' + printable(text.substr(0, end)) + "…\"";
}

std::string worded(const Fault& fault) {
    return fault.pointer.empty() ? fault.message : printable(fault.pointer) + ": " + fault.message;
}

void FaultList::add(std::string pointer, std::string message) {
    if (!full()) {
        faults_.push_back({std::move(pointer), std::move(message)});
    }
    ++count_;
}

void FaultList::add(const Path& path, std::string message) {
    if (full()) {
        ++count_;
    } else {
        add(path.pointer(), std::move(message));
    }
}

bool FaultList::names(std::string_view pointer) const {
    return std::any_of(faults_.begin(), faults_.end(),
                       [pointer](const Fault& fault) { return fault.pointer == pointer; });
}

std::vector<Fault> FaultList::take(std::string_view what) {
    if (count_ > most) {
        faults_.push_back(
            {"", "and " + std::to_string(count_ - most) + " more " + std::string(what)});
    }
    count_ = 0;
    return std::exchange(faults_, {});
}

}  // namespace polyplan
