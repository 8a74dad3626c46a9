#include "core/nethack/polypile/laid_down.h"

#include <utility>

namespace polyplan::nethack::polypile {

Stack laidDown(const ObjectTable& table, Stack stack) {
    if (table[stack.object].id == "crysknife" && !stack.erodeproof) {
        stack.object = table.byId("worm_tooth");
    }
    return stack;
}

}  // namespace polyplan::nethack::polypile
