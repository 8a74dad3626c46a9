#include "core/plan/called_looks.h"

#include <algorithm>

#include "core/plan/same_stack.h"

namespace polyplan::plan {

void CalledLooks::add(ObjectIndex look, const std::string& called) {
    const ObjectType& type = table_[look];
    if (!type.isLook() || type.appearance.empty() || called.empty()) {
        return;
    }
    const auto [there, isNew] = looks_.try_emplace({type.objectClass, called}, look);
    if (!isNew && there->second != look) {
        there->second.reset();
    }
}

void CalledLooks::addLettered(const Stack& stack) {
    add(stack.object, stack.called);
    if (!stack.slot.empty()) {
        lettered_[stack.slot].push_back(stack);
    }
}

void CalledLooks::addHeld(const std::vector<Stack>& inventory) {
    for (const Stack& stack : inventory) {
        addLettered(stack);
        held_.push_back(stack);
    }
}

void CalledLooks::addLaidOut(const std::vector<Stack>& pile) {
    std::ranges::for_each(pile, [this](const Stack& stack) { addLettered(stack); });
}

void CalledLooks::add(const std::map<ObjectIndex, std::string>& calls) {
    for (const auto& [look, called] : calls) {
        add(look, called);
        listed_.emplace(table_[look].objectClass, called);
    }
}

void CalledLooks::leaveOpen(ObjectClass objectClass, const std::string& called) {
    if (!called.empty() && !listed_.contains({objectClass, called})) {
        looks_[{objectClass, called}].reset();
    }
}

void CalledLooks::add(const std::vector<ReadStack>& stacks) {
    for (const ReadStack& read : stacks) {
        if (const auto planned = read.stack.planned()) {
            add(*planned, read.stack.called);
        }
        told_.insert(read.stack.slot);
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
    const auto known = looks_.find({read.objectClass, read.called});
    return known != looks_.end() && known->second && fits(*known->second) ? known->second
                                                                          : std::nullopt;
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

/// Whether a text may speak of one that the plan has: there, or of what is carried and whose letter
/// it does not tell. What comes in at another letter may be a look more that is called so.
bool CalledLooks::mayBeOneOf(ObjectIndex look, const game_text::StackReading& read) const {
    const auto isOfLook = [look](const Stack& stack) { return stack.object == look; };
    const auto there = lettered_.find(read.slot);
    return read.slot.empty() || listed_.contains({read.objectClass, read.called}) ||
           (there != lettered_.end() && std::ranges::any_of(there->second, isOfLook)) ||
           std::ranges::any_of(held_, [&](const Stack& stack) {
               return isOfLook(stack) && stack.called == read.called &&
                      (stack.slot.empty() || !told_.contains(stack.slot));
           });
}

/// Whether the plan has it at its letter without a look, beside others that are called so.
bool CalledLooks::staysOpen(const game_text::StackReading& read) const {
    const auto there = lettered_.find(read.slot);
    return there != lettered_.end() && !listed_.contains({read.objectClass, read.called}) &&
           std::ranges::any_of(there->second, [&read](const Stack& stack) {
               return stack.object == read.look && stack.called == read.called;
           });
}

void CalledLooks::tell(std::vector<ReadStack>& stacks, const WholeText& text) const {
    for (ReadStack& read : stacks) {
        if (read.stack.object) {
            continue;
        }
        if (!read.stack.look) {
            read.stack.look =
                read.stack.called.empty() ? std::nullopt : lookOfKind(read.stack, text);
            continue;
        }
        const auto known = looks_.find({read.stack.objectClass, read.stack.called});
        if (known != looks_.end() && known->second &&
            saysLess(*read.stack.look, *known->second, table_) &&
            !text.showsPlain(*known->second) && mayBeOneOf(*known->second, read.stack) &&
            !staysOpen(read.stack) && !hasLookOfItsOwn(read.stack, *known->second, text)) {
            read.stack.look = known->second;
        }
    }
}

}  // namespace polyplan::plan
