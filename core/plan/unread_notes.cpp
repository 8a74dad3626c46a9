#include "core/plan/unread_notes.h"

#include <set>
#include <string_view>
#include <utility>

#include "core/catalogue/trimmed.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/limits.h"

namespace polyplan::plan {

std::vector<std::string> missingInNotes(const std::string& notes,
                                        const game_text::Reading& reading) {
    std::set<std::string, std::less<>> there;
    std::string_view rest = notes;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        there.emplace(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    std::vector<std::string> missing;
    for (const game_text::Line& line : reading.lines) {
        const bool isLeftOut = line.stack && !line.stack->planned();
        if (line.kind != game_text::LineKind::Unread && !isLeftOut) {
            continue;
        }
        const std::string clean = game_text::cleanLine(line.text);
        std::string text(trimmed(clean));
        if (there.insert(text).second) {
            missing.push_back(std::move(text));
        }
    }
    return missing;
}

void keepInNotes(Strategy& strategy, const game_text::Reading& reading) {
    for (const std::string& text : missingInNotes(strategy.notes, reading)) {
        if (strategy.notes.size() + text.size() + 1 > limits::noteCharacters) {
            return;
        }
        strategy.notes.append(strategy.notes.empty() ? "" : "\n").append(text);
    }
}

}  // namespace polyplan::plan
