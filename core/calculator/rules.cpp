#include "core/calculator/rules.h"

#include "core/json/json_tree.h"

namespace polyplan {
namespace {

std::string outside(const std::string& found, const WholeNumber& rule) {
    return found + (rule.range.least == rule.range.most
                        ? " is not " + std::to_string(rule.range.least)
                        : " is no " + std::string(rule.kind) + " from " + described(rule.range));
}

}  // namespace

void WholeNumber::read(const Json& json, int& value, const Place& place) const {
    if (const auto number = wholeNumber(json, range)) {
        value = *number;
    } else {
        place.fault(outside(described(json), *this));
    }
}

void WholeNumber::check(int value, const Place& place) const {
    if (!range.contains(value)) {
        place.fault(outside(std::to_string(value), *this));
    }
}

void YesOrNo::read(const Json& json, bool& value, const Place& place) const {
    if (json.is_boolean()) {
        value = json.get<bool>();
    } else {
        place.fault(described(json) + " is neither true nor false");
    }
}

void Text::read(const Json& json, std::string& value, const Place& place) const {
    const std::string* text = textOf(json);
    if (text == nullptr) {
        place.fault(described(json) + " is no text");
        return;
    }
    const bool wasSound = place.isSound();
    check(*text, place);
    if (wasSound && place.isSound()) {
        value = *text;
    }
}

void Text::check(const std::string& value, const Place& place) const {
    if (const std::size_t count = characterCount(value); count > most) {
        place.fault(inQuotes(value) + " has " + std::to_string(count) +
                    " characters, more than the " + std::to_string(most) + " that are allowed");
    }
}

void readEach(const Json& json, std::size_t most, const Place& place,
              const std::function<void(const Json&, const Place&)>& readElement) {
    if (!json.is_array()) {
        place.fault(described(json) + " is no array");
        return;
    }
    if (json.size() > most) {
        place.fault(std::to_string(json.size()) + " elements are more than the " +
                    std::to_string(most) + " that are allowed");
    }
    for (std::size_t i = 0; i < std::min(most, json.size()); ++i) {
        readElement(json[i], place.at(i));
    }
}

}  // namespace polyplan
