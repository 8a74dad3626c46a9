#include "core/plan/called_looks.h"

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

void CalledLooks::add(const std::vector<Stack>& stacks) {
    for (const Stack& stack : stacks) {
        add(stack.object, stack.called);
    }
}

void CalledLooks::add(const std::vector<ReadStack>& stacks) {
    for (const ReadStack& read : stacks) {
        add(*read.stack.planned(), read.stack.called);
    }
}

void CalledLooks::tell(std::vector<ReadStack>& stacks, const WholeText& text) const {
    for (ReadStack& read : stacks) {
        if (read.stack.object) {
            continue;
        }
        const auto known = looks_.find({read.stack.objectClass, read.stack.called});
        if (known != looks_.end() && known->second &&
            saysLess(*read.stack.look, *known->second, table_) &&
            !text.showsPlain(*known->second)) {
            read.stack.look = known->second;
        }
    }
}

}  // namespace polyplan::plan
