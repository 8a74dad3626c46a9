#include "core/plan/hidden_looks.h"

#include <algorithm>

#include "core/plan/same_stack.h"

namespace polyplan::plan {

using game_text::StackReading;

NamedLetters::NamedLetters(const game_text::Reading& reading) {
    for (const game_text::Line& line : reading.lines) {
        if (line.stack && line.stack->object && !line.stack->slot.empty()) {
            add(*line.stack);
        }
    }
}

std::optional<ObjectIndex> NamedLetters::at(std::string_view slot) const {
    const auto found = objects_.find(slot);
    return found == objects_.end() ? std::nullopt : found->second;
}

void NamedLetters::add(const StackReading& read) {
    const bool isByName = read.appearance.empty() && read.called.empty() && !read.isChosen;
    const auto object = isByName ? read.object : std::nullopt;
    const auto [there, isNew] = objects_.try_emplace(read.slot, object);
    if (!isNew && there->second != object) {
        there->second.reset();
    }
}

HiddenLooks::HiddenLooks(const WholeText& text, const NamedLetters& named,
                         const std::vector<Stack>& inventory,
                         const std::vector<const Polypile*>& lines)
    : table_(text.table()), named_(named), held_{&inventory} {
    for (const Polypile* polypile : lines) {
        for (const Pile& pile : polypile->line) {
            held_.push_back(&pile.stacks);
        }
    }
    for (const std::vector<Stack>* stacks : held_) {
        for (const Stack& stack : *stacks) {
            const auto object = named.at(stack.slot);
            if (object && text.mayHaveBecome(stack.object, *object)) {
                namedLooks_.insert(stack.object);
            }
        }
    }
    for (const game_text::Line& line : text.reading().lines) {
        if (line.stack && !line.stack->object && line.stack->look && !line.stack->called.empty() &&
            table_[*line.stack->look].appearance.empty()) {
            hidden_.push_back(&*line.stack);
        }
    }
}

bool HiddenLooks::mayBe(ObjectIndex look) const {
    return std::ranges::any_of(hidden_, [&](const StackReading* read) {
        if (read->objectClass != table_[look].objectClass ||
            (namedLooks_.contains(look) && !mayHaveStayed(look, *read))) {
            return false;
        }
        const std::vector<ObjectIndex> looks = looksOf(*read);
        return looks.empty() || std::ranges::find(looks, look) != looks.end();
    });
}

bool HiddenLooks::isOfOneLook(const Stack& stack) const {
    const auto isNamedSo = [&](const Stack& other) {
        return other.slot.empty() || other.object != stack.object || other.called != stack.called ||
               named_.at(other.slot) == named_.at(stack.slot);
    };
    return !table_[stack.object].appearance.empty() ||
           std::ranges::all_of(held_, [&](const std::vector<Stack>* stacks) {
               return std::ranges::all_of(*stacks, isNamedSo);
           });
}

std::vector<ObjectIndex> HiddenLooks::looksOf(const StackReading& read) const {
    const std::vector<ObjectIndex> looks =
        looksOf([&read](const Stack& stack) { return hasSameSlot(stack, read); }, *read.look);
    return !looks.empty()
               ? looks
               : looksOf([&read](const Stack& stack) { return stack.called == read.called; },
                         *read.look);
}

/// Whether one that looks so is at the letter: carried, or called so already. What lies on a line
/// may have left its letter to something else.
bool HiddenLooks::mayHaveStayed(ObjectIndex look, const StackReading& read) const {
    return std::ranges::any_of(held_, [&](const std::vector<Stack>* stacks) {
        return std::ranges::any_of(*stacks, [&](const Stack& stack) {
            return stack.object == look && hasSameSlot(stack, read) &&
                   (stacks == held_.front() || stack.called == read.called);
        });
    });
}

/// Of those that may be what is hidden, which look or are called something.
template <typename Fits>
std::vector<ObjectIndex> HiddenLooks::looksOf(const Fits& fits, ObjectIndex hidden) const {
    std::vector<ObjectIndex> looks;
    for (const std::vector<Stack>* stacks : held_) {
        for (const Stack& stack : *stacks) {
            const bool mayBeIt = stack.object == hidden || saysLess(hidden, stack.object, table_);
            if (mayBeIt && fits(stack) && (stack.object != hidden || !stack.called.empty())) {
                looks.push_back(stack.object);
            }
        }
    }
    return looks;
}

}  // namespace polyplan::plan
