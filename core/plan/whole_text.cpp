#include "core/plan/whole_text.h"

#include <algorithm>

#include "core/plan/identify.h"

namespace polyplan::plan {

WholeText::WholeText(const game_text::Reading& reading)
    : reading_(reading), named_(reading.discovered.begin(), reading.discovered.end()) {
    for (const game_text::Line& line : reading.lines) {
        if (!line.stack || line.stack->object || !line.stack->look) {
            continue;
        }
        if (line.stack->called.empty()) {
            plain_.insert(*line.stack->look);
        }
        if (Stack stack = asItLooks(*line.stack); !stillShows(stack)) {
            unidentified_.push_back(std::move(stack));
        }
    }
}

bool WholeText::stillShows(const Stack& stack) const {
    return std::ranges::any_of(
        unidentified_, [&](const Stack& each) { return areOfOneType(each, stack, table()); });
}

bool WholeText::mayHaveBecome(ObjectIndex look, ObjectIndex object) const {
    Stack stack;
    stack.object = look;
    const auto& types = table()[look].mayBe;
    return std::ranges::find(types, object) != types.end() && !stillShows(stack) &&
           std::ranges::none_of(reading_.looks, [&](const auto& told) {
               return (told.first == look) != (told.second == object);
           });
}

}  // namespace polyplan::plan
