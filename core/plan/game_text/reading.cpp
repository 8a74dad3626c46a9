#include "core/plan/game_text/reading.h"

#include <algorithm>

namespace polyplan::plan::game_text {

std::optional<double> StackReading::unitPrice() const {
    if (priceEach) {
        return *priceEach;
    }
    return price ? std::optional(double(*price) / items()) : std::nullopt;
}

std::string_view wordFor(LineKind kind) {
    switch (kind) {
        case LineKind::Stack:
            return "stack";
        case LineKind::Heading:
            return "heading";
        case LineKind::PassedOver:
            return "passed over";
        case LineKind::Blank:
            return "blank";
        case LineKind::Unread:
            return "unread";
    }
    return {};
}

std::size_t Reading::count(LineKind kind) const {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [kind](const Line& line) { return line.kind == kind; }));
}

std::size_t Reading::stacks() const {
    std::size_t sum = 0;
    for (const Line& line : lines) {
        sum += line.stack ? static_cast<std::size_t>(line.stack->copies) : 0;
    }
    return sum;
}

}  // namespace polyplan::plan::game_text
