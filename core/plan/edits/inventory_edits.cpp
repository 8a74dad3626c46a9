#include "core/plan/edits/inventory_edits.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/plan/edits/line_edits_common.h"

namespace polyplan::plan::inventory_edits {
namespace {

std::set<std::size_t> indices(const std::vector<Stack>& inventory, const std::vector<int>& rows) {
    std::set<std::size_t> found;
    for (const int row : rows) {
        if (row >= 0 && row < std::ssize(inventory)) {
            found.insert(static_cast<std::size_t>(row));
        }
    }
    return found;
}

std::vector<Stack*> rowsToEdit(std::vector<Stack>& inventory, const std::vector<int>& rows) {
    std::vector<Stack*> stacks;
    for (const std::size_t index : indices(inventory, rows)) {
        stacks.push_back(&inventory[index]);
    }
    return stacks;
}

void takeOut(std::vector<Stack>& inventory, const std::vector<int>& rows) {
    const std::set<std::size_t> gone = indices(inventory, rows);
    std::vector<Stack> staying;
    staying.reserve(inventory.size() - gone.size());
    for (std::size_t index = 0; index < inventory.size(); ++index) {
        if (!gone.contains(index)) {
            staying.push_back(std::move(inventory[index]));
        }
    }
    inventory = std::move(staying);
}

Refusal refuseNothing(const std::vector<Stack>& stacks) {
    return stacks.empty() ? Refusal("There is nothing to move.") : std::nullopt;
}

Refusal refuseSplit(const std::vector<Stack>& stacks) {
    if (stacks.size() != 1) {
        return "Shift splits one stack at a time.";
    }
    if (stacks.front().quantity < 2) {
        return "A single item can't be split.";
    }
    return std::nullopt;
}

/// The smaller half.
std::vector<Stack> halfOf(Stack stack) {
    stack.quantity /= 2;
    return {std::move(stack)};
}

void append(std::vector<Stack>& inventory, std::vector<Stack> stacks) {
    inventory.insert(inventory.end(), std::make_move_iterator(stacks.begin()),
                     std::make_move_iterator(stacks.end()));
}

}  // namespace

std::vector<Stack> stacksAt(const std::vector<Stack>& inventory, const std::vector<int>& rows) {
    std::vector<Stack> stacks;
    for (const std::size_t index : indices(inventory, rows)) {
        stacks.push_back(inventory[index]);
    }
    return stacks;
}

Refusal moveToLine(Draft& draft, const std::vector<int>& rows, LinePlace place) {
    std::vector<Stack> before = draft.inventory;
    std::vector<Stack> stacks = stacksAt(before, rows);
    takeOut(draft.inventory, rows);
    Refusal refusal = line_edits::insert(draft, std::move(stacks), place);
    if (refusal) {
        draft.inventory = std::move(before);
    }
    return refusal;
}

Refusal mergeOnLine(Draft& draft, int row, StackPosition into, const ObjectTable& table) {
    const std::vector<Stack> stacks = stacksAt(draft.inventory, {row});
    if (stacks.empty()) {
        return "The inventory has no such stack any more.";
    }
    if (Refusal refusal = line_edits::add(draft, stacks.front(), into, table)) {
        return refusal;
    }
    takeOut(draft.inventory, {row});
    return std::nullopt;
}

Refusal copyToLine(Draft& draft, const std::vector<int>& rows, LinePlace place) {
    return line_edits::insert(draft, stacksAt(draft.inventory, rows), place);
}

Refusal moveHalfToLine(Draft& draft, const std::vector<int>& rows, LinePlace place) {
    const std::vector<Stack> stacks = stacksAt(draft.inventory, rows);
    Refusal refusal = refuseSplit(stacks);
    if (!refusal) {
        std::vector<Stack> half = halfOf(stacks.front());
        const int taken = half.front().quantity;
        refusal = line_edits::insert(draft, std::move(half), place);
        if (!refusal) {
            const auto index = *indices(draft.inventory, rows).begin();
            draft.inventory[index].quantity -= taken;
        }
    }
    return refusal;
}

Refusal moveFromLine(Draft& draft, const Selection& positions) {
    std::vector<Stack> stacks = line_edits::stacksAt(draft.polypile, positions);
    Refusal refusal = refuseNothing(stacks);
    if (!refusal) {
        refusal = line_edits::remove(draft, line_edits::opened(draft.polypile, positions));
    }
    if (!refusal) {
        append(draft.inventory, std::move(stacks));
    }
    return refusal;
}

Refusal copyFromLine(Draft& draft, const Selection& positions) {
    return add(draft, line_edits::stacksAt(draft.polypile, positions));
}

Refusal moveHalfFromLine(Draft& draft, const Selection& positions) {
    const std::vector<Stack> stacks = line_edits::stacksAt(draft.polypile, positions);
    Refusal refusal = refuseSplit(stacks);
    if (!refusal) {
        std::vector<Stack> half = halfOf(stacks.front());
        const int taken = half.front().quantity;
        refusal = add(draft, std::move(half));
        if (!refusal) {
            const StackPosition at = line_edits::opened(draft.polypile, positions).front();
            line_edits::stackAt(draft.polypile, at).quantity -= taken;
        }
    }
    return refusal;
}

Refusal add(Draft& draft, std::vector<Stack> stacks) {
    Refusal refusal = refuseNothing(stacks);
    if (!refusal) {
        refusal = line_edits::refuseMore(draft.plan, stacks.size());
    }
    if (!refusal) {
        append(draft.inventory, std::move(stacks));
    }
    return refusal;
}

Refusal remove(Draft& draft, const std::vector<int>& rows) {
    if (indices(draft.inventory, rows).empty()) {
        return "There is nothing to remove.";
    }
    takeOut(draft.inventory, rows);
    return std::nullopt;
}

Refusal setQuantity(Draft& draft, const std::vector<int>& rows, int quantity,
                    const ObjectTable& table) {
    return line_edits::setQuantities(rowsToEdit(draft.inventory, rows), quantity, table);
}

Refusal changeQuantity(Draft& draft, const std::vector<int>& rows, int difference,
                       const ObjectTable& table) {
    return line_edits::changeQuantities(rowsToEdit(draft.inventory, rows), difference, table);
}

Refusal setBuc(Draft& draft, const std::vector<int>& rows, nethack::Buc buc,
               const ObjectTable& table) {
    return line_edits::setBucs(rowsToEdit(draft.inventory, rows), buc, table);
}

Refusal restore(Draft& draft, const std::vector<int>& rows) {
    bool isAnyHazy = false;
    for (const std::size_t index : indices(draft.inventory, rows)) {
        auto& remembered = draft.inventory[index].hazyRemembering;
        isAnyHazy = isAnyHazy || remembered.has_value();
        remembered.reset();
    }
    return isAnyHazy ? std::nullopt : Refusal("Nothing of this is hazy.");
}

}  // namespace polyplan::plan::inventory_edits
