#include "core/nethack/polypile/merging.h"

#include "core/nethack/polypile/corpse_monsters.h"

namespace polyplan::nethack::polypile {
namespace {

/// All that has to be the same to the letter: neither how many there are nor any name.
Stack stateOf(Stack stack) {
    stack.quantity = 1;
    stack.name.clear();
    stack.corpse.clear();
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
    return !namedApart && isSameMonster(a.corpse, b.corpse) && stateOf(a) == stateOf(b);
}

}  // namespace polyplan::nethack::polypile
