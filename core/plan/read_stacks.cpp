#include "core/plan/read_stacks.h"

#include "core/plan/called_looks.h"

namespace polyplan::plan {
namespace {

std::vector<ReadStack> allOf(const game_text::Reading& reading) {
    std::vector<ReadStack> stacks;
    for (std::size_t line = 0; line < reading.lines.size(); ++line) {
        if (const auto& stack = reading.lines[line].stack) {
            stacks.insert(stacks.end(), static_cast<std::size_t>(stack->copies),
                          {line, *stack, reading.lines[line].container.has_value()});
        }
    }
    return stacks;
}

}  // namespace

std::vector<ReadStack> readStacks(const WholeText& text, const std::vector<Stack>& inventory,
                                  const std::vector<const Polypile*>& lines,
                                  const std::vector<FoundOut>& found) {
    std::vector<ReadStack> stacks = allOf(text.reading());
    CalledLooks looks(text.table());
    looks.add(stacks);
    looks.add(text.reading().calls);
    looks.add(inventory);
    for (const Polypile* polypile : lines) {
        for (const Pile& pile : polypile->line) {
            looks.add(pile.stacks);
        }
    }
    for (const FoundOut& each : found) {
        looks.leaveOpen(text.table()[each.look.object].objectClass, each.look.called);
    }
    looks.tell(stacks, text);
    return stacks;
}

}  // namespace polyplan::plan
