#include "core/plan/whole_text.h"

namespace polyplan::plan {

WholeText::WholeText(const game_text::Reading& reading)
    : table_(*reading.objects), named_(reading.discovered.begin(), reading.discovered.end()) {
    for (const game_text::Line& line : reading.lines) {
        if (line.stack && !line.stack->object && line.stack->look && line.stack->called.empty()) {
            plain_.insert(*line.stack->look);
        }
    }
}

}  // namespace polyplan::plan
