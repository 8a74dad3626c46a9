#include "core/nethack/polypile/merging.h"

namespace polyplan::nethack::polypile {
namespace {

/// All that has to be the same: neither how many there are nor what they are called.
Stack stateOf(Stack stack) {
    stack.quantity = 1;
    stack.name.clear();
    return stack;
}

}  // namespace

bool merge(const ObjectTable& table, const Stack& a, const Stack& b) {
    const ObjectType& type = table[a.object];
    if (a.object != b.object || !type.stacks) {
        return false;
    }
    if (type.objectClass == ObjectClass::Coin) {
        return true;
    }
    const bool bothNamed = !a.name.empty() && !b.name.empty();
    const bool namedApart = a.name != b.name && (bothNamed || type.id == "corpse");
    return !namedApart && stateOf(a) == stateOf(b);
}

}  // namespace polyplan::nethack::polypile
