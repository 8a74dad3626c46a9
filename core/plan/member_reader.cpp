#include "core/plan/member_reader.h"

#include <cmath>
#include <cstdint>

namespace polyplan::plan {
namespace {

const Json& emptyObject() {
    static const Json empty = Json::object();
    return empty;
}

std::string withThousands(int number) {
    std::string digits = std::to_string(std::abs(number));
    for (std::size_t i = digits.size(); i > 3; i -= 3) {
        digits.insert(i - 3, ",");
    }
    return (number < 0 ? "-" : "") + digits;
}

std::size_t characterCount(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

}  // namespace

std::string described(const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            return "an object";
        case Json::value_t::array:
            return "an array";
        case Json::value_t::string:
            return inQuotes(value.get_ref<const std::string&>());
        default:
            return value.dump();
    }
}

std::string listed(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result += result.empty() ? "" : ", ";
        result += name;
    }
    return result;
}

std::string described(limits::Range range) {
    return withThousands(range.least) + " to " + withThousands(range.most);
}

std::optional<int> wholeNumber(const Json& value, limits::Range range) {
    if (!value.is_number()) {
        return std::nullopt;
    }
    const auto number = value.get<double>();
    if (number != std::trunc(number) || number < range.least || number > range.most) {
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<std::string> readText(const Json& value, const Path& path, std::size_t characters,
                                    FaultList& faults) {
    if (!value.is_string()) {
        faults.add(path, described(value) + " is no text");
        return std::nullopt;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (const std::size_t count = characterCount(text); count > characters) {
        faults.add(path, inQuotes(text) + " has " + std::to_string(count) +
                             " characters, more than the " + std::to_string(characters) +
                             " that are allowed");
        return std::nullopt;
    }
    return text;
}

MemberReader::MemberReader(const Json& value, const Path& path, FaultList& faults)
    : object_(&value), path_(path), faults_(faults) {
    if (!value.is_object()) {
        faults.add(path, described(value) + " is no object");
        object_ = &emptyObject();
    }
}

const Json* MemberReader::lookUp(std::string_view name) const {
    const auto& members = object_->get_ref<const Json::object_t&>();
    const auto found = std::find_if(members.begin(), members.end(),
                                    [name](const auto& member) { return member.first == name; });
    return found == members.end() ? nullptr : &found->second;
}

const Json* MemberReader::find(std::string_view name) {
    known_.push_back(name);
    return lookUp(name);
}

const Json* MemberReader::require(std::string_view name) {
    const Json* member = find(name);
    if (member == nullptr && object_ != &emptyObject()) {
        fault(name, "is missing, and is required");
    }
    return member;
}

void MemberReader::read(std::string_view name, int& value, limits::Range range) {
    std::optional<int> found;
    read(name, found, range);
    value = found.value_or(value);
}

void MemberReader::read(std::string_view name, std::optional<int>& value, limits::Range range) {
    const Json* member = find(name);
    if (member == nullptr) {
        return;
    }
    value = wholeNumber(*member, range);
    if (!value) {
        fault(name, described(*member) + (range.least == range.most
                                              ? " is not " + std::to_string(range.least)
                                              : " is no whole number from " + described(range)));
    }
}

void MemberReader::read(std::string_view name, bool& value) {
    const Json* member = find(name);
    if (member == nullptr) {
        return;
    }
    if (member->is_boolean()) {
        value = member->get<bool>();
    } else {
        fault(name, described(*member) + " is neither true nor false");
    }
}

void MemberReader::read(std::string_view name, std::string& value, std::size_t characters) {
    if (const Json* member = find(name)) {
        value = readText(*member, at(name), characters, faults_).value_or(value);
    }
}

void MemberReader::checkObject(std::string_view name) {
    if (const Json* member = lookUp(name); member != nullptr && !member->is_object()) {
        fault(name, described(*member) + " is no object");
    }
}

void MemberReader::checkArray(std::string_view name) {
    if (const Json* member = lookUp(name); member != nullptr && !member->is_array()) {
        fault(name, described(*member) + " is no array");
    }
}

UnknownMembers MemberReader::unknown() const {
    UnknownMembers unknown;
    for (const auto& [name, member] : object_->get_ref<const Json::object_t&>()) {
        if (std::find(known_.begin(), known_.end(), name) == known_.end()) {
            unknown.emplace(name, member.dump());
        }
    }
    return unknown;
}

void MemberReader::faultWord(std::string_view name, const Json& found,
                             std::span<const std::string_view> words) {
    fault(name, described(found) + " is none of " + listed(words));
}

}  // namespace polyplan::plan
