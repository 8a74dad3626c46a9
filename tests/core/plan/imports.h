#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/plan/game_text/text_reader.h"
#include "core/plan/merge_text.h"
#include "tests/core/support/catalogues.h"

/// Texts of the game that come into a plan one after another.
namespace polyplan::plan::imports {

inline const ObjectTable& table() {
    return *tests::catalogues().objects(Document{}.game);
}

inline game_text::Reading readFor(const Document& document, const std::string& text) {
    return std::get<game_text::Reading>(game_text::readGameText(
        text, {.planGame = document.game, .known = document.discoveries}, tests::catalogues()));
}

inline Imported importInto(Document& document, const std::string& text) {
    return mergeText(document, readFor(document, text), tests::catalogues());
}

/// "h 3 bubbly potion" of each stack; no letter where it has none.
inline std::vector<std::string> wordsOf(const std::vector<Stack>& stacks) {
    std::vector<std::string> words;
    words.reserve(stacks.size());
    for (const Stack& stack : stacks) {
        words.push_back((stack.slot.empty() ? "" : stack.slot + ' ') +
                        std::to_string(stack.quantity) + ' ' + table()[stack.object].name);
    }
    return words;
}

using Words = std::vector<std::string>;

}  // namespace polyplan::plan::imports
