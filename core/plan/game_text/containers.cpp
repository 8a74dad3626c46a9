#include "core/plan/game_text/containers.h"

#include <algorithm>

#include "core/plan/game_text/phrase_words.h"

namespace polyplan::plan::game_text {
namespace {

/// What tells one container from another in a heading.
std::string containerKey(const StackReading& stack) {
    return std::to_string(stack.choices.front()) + ' ' + stack.called + '\n' + stack.name;
}

}  // namespace

std::optional<std::size_t> Containers::place(const StackReading& stack, std::size_t line,
                                             std::size_t indent) {
    while (!open_.empty() && open_.back().indent >= indent) {
        open_.pop_back();
    }
    const std::optional<std::size_t> around =
        open_.empty() ? contents_ : std::optional(open_.back().line);
    if (canHoldOthers(stack)) {
        open_.push_back({indent, line});
        waiting_[containerKey(stack)].push_back(line);
    }
    return around;
}

void Containers::beginContentsOf(const StackReading* container, std::size_t heading) {
    endContents();
    contents_ = heading;
    if (container == nullptr) {
        return;
    }
    std::deque<std::size_t>& alike = waiting_[containerKey(*container)];
    if (!alike.empty()) {
        contents_ = alike.front();
        alike.pop_front();
    }
}

void Containers::endContents() {
    contents_.reset();
    open_.clear();
}

bool Containers::canHoldOthers(const StackReading& stack) const {
    return std::any_of(stack.choices.begin(), stack.choices.end(), [this](ObjectIndex object) {
        return std::find(containerIds.begin(), containerIds.end(), words_.table()[object].id) !=
               containerIds.end();
    });
}

}  // namespace polyplan::plan::game_text
