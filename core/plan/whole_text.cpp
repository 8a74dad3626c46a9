#include "core/plan/whole_text.h"

#include <algorithm>

#include "core/nethack/looks.h"
#include "core/plan/identify.h"

namespace polyplan::plan {

WholeText::WholeText(const game_text::Reading& reading)
    : reading_(reading), named_(reading.discovered.begin(), reading.discovered.end()) {
    for (const game_text::Line& line : reading.lines) {
        if (!line.stack || line.stack->object || !line.stack->look) {
            continue;
        }
        const ObjectType& look = table()[*line.stack->look];
        if (line.stack->called.empty() &&
            nethack::tellsType(table(), look.objectClass, look.appearance)) {
            plain_.insert(*line.stack->look);
        }
        if (Stack stack = asItLooks(*line.stack); !stillShows(stack)) {
            unidentified_.push_back(std::move(stack));
        }
    }
}

bool WholeText::stillShows(const Stack& stack) const {
    const ObjectType& look = table()[stack.object];
    const bool isOfNoLook = look.appearance.empty() && !stack.called.empty();
    const auto isCalledSo = [&](ObjectIndex other, const std::string& called) {
        return isOfNoLook && called == stack.called &&
               table()[other].objectClass == look.objectClass;
    };
    return reading_.calls.contains(stack.object) ||
           std::ranges::any_of(
               reading_.calls,
               [&](const auto& told) { return isCalledSo(told.first, told.second); }) ||
           std::ranges::any_of(unidentified_, [&](const Stack& each) {
               return areOfOneType(each, stack, table()) || isCalledSo(each.object, each.called);
           });
}

bool WholeText::stillCalls(ObjectClass objectClass, const std::string& called) const {
    const auto isSo = [&](ObjectIndex look, const std::string& call) {
        return table()[look].objectClass == objectClass && call == called;
    };
    return std::ranges::any_of(
               reading_.calls,
               [&isSo](const auto& told) { return isSo(told.first, told.second); }) ||
           std::ranges::any_of(reading_.lines, [&](const game_text::Line& line) {
               const auto& stack = line.stack;
               return stack && !stack->object && stack->objectClass == objectClass &&
                      stack->called == called;
           });
}

bool WholeText::mayHaveBecome(ObjectIndex look, ObjectIndex object) const {
    const auto& types = table()[look].mayBe;
    if (std::ranges::find(types, object) == types.end()) {
        return false;
    }
    Stack stack;
    stack.object = look;
    const bool isOfNoLook = table()[look].appearance.empty();
    return !stillShows(stack) &&
           (isOfNoLook || std::ranges::none_of(reading_.looks, [&](const auto& told) {
                return (told.first == look) != (told.second == object);
            }));
}

}  // namespace polyplan::plan
