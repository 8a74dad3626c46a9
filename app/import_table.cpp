#include "app/import_table.h"

#include <string>

#include "app/text_table.h"
#include "core/nethack/words.h"

namespace polyplan::app {
namespace {

using plan::game_text::StackReading;

std::string readObject(const StackReading& stack, const ObjectTable& table) {
    if (!stack.artifact.empty()) {
        return stack.artifact;
    }
    if (stack.object) {
        const std::string& name = table[*stack.object].name;
        return stack.corpse.empty() ? name : name + " (" + stack.corpse + ')';
    }
    const std::string look = stack.appearance.empty() ? "some" : stack.appearance;
    return look + ' ' + std::string(name(stack.objectClass)) + ", one of " +
           std::to_string(stack.choices.size());
}

/// What is said of its state besides its blessing.
std::string readState(const StackReading& stack) {
    std::string state;
    const auto add = [&state](const std::string& word) {
        state += (state.empty() ? "" : ", ") + word;
    };
    if (stack.enchantment) {
        add((*stack.enchantment < 0 ? "" : "+") + std::to_string(*stack.enchantment));
    }
    if (stack.charges) {
        add(std::to_string(stack.recharged.value_or(0)) + ':' + std::to_string(*stack.charges));
    }
    if (stack.poisoned) {
        add("poisoned");
    }
    if (stack.erosion > 0) {
        add("eroded " + std::to_string(stack.erosion) + " of 3");
    }
    if (stack.erodeproof) {
        add("erodeproof");
    }
    if (!stack.name.empty()) {
        add("named " + stack.name);
    }
    if (!stack.called.empty()) {
        add("called " + stack.called);
    }
    return state;
}

std::string remarksText(const std::vector<std::string>& remarks) {
    std::string text;
    for (const std::string& remark : remarks) {
        text += (text.empty() ? "" : ", ") + remark;
    }
    return text;
}

}  // namespace

void writeReadStacks(const plan::game_text::Reading& reading, const ObjectTable& table,
                     std::ostream& out) {
    using enum TextTable::Align;
    TextTable rows({Right, Left, Right, Left, Left, Left, Right, Left, Right});
    rows.addRow({"line", "slot", "number", "object", "status", "state", "price", "remarks", "in"});
    for (std::size_t i = 0; i < reading.lines.size(); ++i) {
        const plan::game_text::Line& line = reading.lines[i];
        if (!line.stack) {
            continue;
        }
        const StackReading& stack = *line.stack;
        const auto price = stack.unitPrice();
        rows.addRow({std::to_string(i + 1), stack.slot,
                     stack.quantity ? std::to_string(*stack.quantity) : "",
                     readObject(stack, table),
                     stack.buc ? std::string(wordFor(nethack::bucWords, *stack.buc)) : "",
                     readState(stack), price ? number(*price) : "", remarksText(stack.remarks),
                     line.container ? std::to_string(*line.container + 1) : ""});
    }
    rows.write(out);
}

}  // namespace polyplan::app
