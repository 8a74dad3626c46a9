#include "core/plan/member_reader.h"

namespace polyplan::plan {
namespace {

const Json& emptyObject() {
    static const Json empty = Json::object();
    return empty;
}

}  // namespace

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

void MemberReader::read(std::string_view name, int& value, Range range) {
    std::optional<int> found;
    read(name, found, range);
    value = found.value_or(value);
}

void MemberReader::read(std::string_view name, std::optional<int>& value, Range range) {
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
