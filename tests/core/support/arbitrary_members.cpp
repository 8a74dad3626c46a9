#include "tests/core/support/arbitrary_members.h"

namespace polyplan::tests {

std::string anyText() {
    static const std::vector<std::string> pieces = {"a",  "B",  " ",    "\"", "\\", "/", "~",
                                                    "\n", "\t", "\x7f", "é",  "€",  "🐉", "0"};
    std::string text;
    for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
        text += *rc::gen::elementOf(pieces);
    }
    return text;
}

UnknownMembers anyUnknown() {
    static const std::vector<std::string> values = {
        "1",           "null", "true", "-2.5", R"("text")", "[]", "{}", R"([1,{"a":[null]}])",
        R"({"x":"ü"})"};
    UnknownMembers unknown;
    for (int i = *rc::gen::inRange(0, 10) - 7; i > 0; --i) {
        unknown["x " + anyText()] = *rc::gen::elementOf(values);
    }
    return unknown;
}

int anyValue(const Chance& /*unused*/, const WholeNumber& rule) {
    return any(rule.range);
}

bool anyValue(const Chance& /*unused*/, const YesOrNo& /*unused*/) {
    return *rc::gen::arbitrary<bool>();
}

std::string anyValue(const Chance& /*unused*/, const Text& /*unused*/) {
    return anyText();
}

}  // namespace polyplan::tests
