#include "app/import_table.h"

#include <string>

#include "app/text_table.h"
#include "core/json/fault_list.h"
#include "core/nethack/words.h"
#include "core/plan/game_text/reading_words.h"

namespace polyplan::app {

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
        const plan::game_text::StackReading& stack = *line.stack;
        const auto price = stack.unitPrice();
        rows.addRow({std::to_string(i + 1), stack.slot,
                     stack.quantity ? std::to_string(stack.items()) : "",
                     printable(objectText(stack, table)),
                     stack.buc ? std::string(wordFor(nethack::bucWords, *stack.buc)) : "",
                     printable(stateText(stack)), price ? number(*price) : "",
                     printable(plan::game_text::joined(stack.remarks)),
                     line.container ? std::to_string(*line.container + 1) : ""});
    }
    rows.write(out);
}

}  // namespace polyplan::app
