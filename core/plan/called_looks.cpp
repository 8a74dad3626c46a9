#include "core/plan/called_looks.h"

#include <algorithm>

#include "core/plan/same_stack.h"

namespace polyplan::plan {

void CalledLooks::add(ObjectIndex look, const std::string& called) {
    const ObjectType& type = table_[look];
    if (!type.isLook() || type.appearance.empty() || called.empty()) {
        return;
    }
    looks_[{type.objectClass, called}].insert(look);
}

void CalledLooks::add(const std::vector<Stack>& stacks) {
    for (const Stack& stack : stacks) {
        add(stack.object, stack.called);
        if (!stack.slot.empty()) {
            lettered_[stack.slot].push_back(stack);
        }
    }
}

void CalledLooks::add(const std::map<ObjectIndex, std::string>& calls) {
    for (const auto& [look, called] : calls) {
        add(look, called);
        listed_.emplace(table_[look].objectClass, called);
    }
}

void CalledLooks::leaveOpen(ObjectClass objectClass, const std::string& called) {
    if (!called.empty() && !listed_.contains({objectClass, called})) {
        open_.emplace(objectClass, called);
    }
}

/// The look of all that is called so.
std::optional<ObjectIndex> CalledLooks::lookOf(const Call& call) const {
    const auto known = looks_.find(call);
    return known == looks_.end() || known->second.size() > 1 || open_.contains(call)
               ? std::nullopt
               : std::optional(*known->second.begin());
}

void CalledLooks::add(const std::vector<ReadStack>& stacks) {
    for (const ReadStack& read : stacks) {
        if (const auto planned = read.stack.planned()) {
            add(*planned, read.stack.called);
        }
    }
}

/// By what the plan has at its letter, else by its call.
std::optional<ObjectIndex> CalledLooks::lookOfKind(const game_text::StackReading& read,
                                                   const WholeText& text) const {
    const auto fits = [&](ObjectIndex look) {
        const ObjectType& type = table_[look];
        return type.isLook() && !type.appearance.empty() && type.objectClass == read.objectClass &&
               !text.showsPlain(look) && std::ranges::any_of(type.mayBe, [&](ObjectIndex object) {
                   return std::ranges::find(read.choices, object) != read.choices.end();
               });
    };
    if (const auto there = lettered_.find(read.slot); there != lettered_.end()) {
        const auto own = std::ranges::find_if(there->second, [&](const Stack& stack) {
            return fits(stack.object) && (stack.called.empty() || stack.called == read.called);
        });
        if (own != there->second.end()) {
            return own->object;
        }
    }
    const auto known = lookOf({read.objectClass, read.called});
    return known && fits(*known) ? known : std::nullopt;
}

/// Whether what the plan has at its letter looks otherwise, and may be called so, too.
bool CalledLooks::hasLookOfItsOwn(const game_text::StackReading& read, ObjectIndex other,
                                  const WholeText& text) const {
    const auto there = lettered_.find(read.slot);
    if (there == lettered_.end() ||
        std::ranges::find(there->second, other, &Stack::object) != there->second.end()) {
        return false;
    }
    return std::ranges::any_of(there->second, [&](const Stack& stack) {
        return saysLess(*read.look, stack.object, table_) && !text.showsPlain(stack.object) &&
               (stack.called.empty() || stack.called == read.called);
    });
}

/// With those of what has a letter at which a text calls it so now; what is called as others were,
/// where something is called otherwise, is another thing.
std::map<CalledLooks::Call, std::set<ObjectIndex>> CalledLooks::looksWithLetters(
    const std::vector<ReadStack>& stacks, const WholeText& text) const {
    auto looks = looks_;
    for (const ReadStack& each : stacks) {
        const game_text::StackReading& read = each.stack;
        const auto there = lettered_.find(read.slot);
        if (read.object || !read.look || read.called.empty() || there == lettered_.end()) {
            continue;
        }
        const bool isAnother = looks_.contains({read.objectClass, read.called}) &&
                               std::ranges::any_of(there->second, [&read](const Stack& stack) {
                                   return !stack.called.empty() && stack.called != read.called;
                               });
        if (isAnother) {
            continue;
        }
        for (const Stack& stack : there->second) {
            if (stack.called.empty() && saysLess(*read.look, stack.object, table_) &&
                !text.showsPlain(stack.object)) {
                looks[{read.objectClass, read.called}].insert(stack.object);
            }
        }
    }
    return looks;
}

void CalledLooks::tell(std::vector<ReadStack>& stacks, const WholeText& text) const {
    const auto looks = looksWithLetters(stacks, text);
    for (ReadStack& read : stacks) {
        const Call call = {read.stack.objectClass, read.stack.called};
        if (read.stack.object || read.stack.called.empty()) {
            continue;
        }
        if (!read.stack.look) {
            read.stack.look = lookOfKind(read.stack, text);
            continue;
        }
        const auto known = lookOf(call);
        if (known && listed_.contains(call) && saysLess(*read.stack.look, *known, table_) &&
            !text.showsPlain(*known) && !hasLookOfItsOwn(read.stack, *known, text)) {
            read.stack.look = *known;
        } else if (const auto others = looks.find(call); others != looks.end()) {
            read.looks = others->second;
        }
    }
}

}  // namespace polyplan::plan
