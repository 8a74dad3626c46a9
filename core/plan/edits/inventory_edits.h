#pragma once

#include <vector>

#include "core/plan/edits/draft.h"

/// What can be done with the inventory: the stacks that are not laid out yet, in the order in which
/// the plan has them. Rows that it does not have are passed over. As `line_edits`: each changes the
/// draft or refuses.
namespace polyplan::plan::inventory_edits {

/// The stacks of some rows, in order and once each.
std::vector<Stack> stacksAt(const std::vector<Stack>& inventory, const std::vector<int>& rows);

/// Lays stacks of the inventory out.
Refusal moveToLine(Draft& draft, const std::vector<int>& rows, LinePlace place);
/// Lays a stack out onto one that the game would merge with it.
Refusal mergeOnLine(Draft& draft, int row, StackPosition into, const ObjectTable& table);
Refusal copyToLine(Draft& draft, const std::vector<int>& rows, LinePlace place);
/// Half of the one stack, rounded down.
Refusal moveHalfToLine(Draft& draft, const std::vector<int>& rows, LinePlace place);

/// Takes stacks off the line and puts them at the inventory's end. A pile that this empties goes
/// too, unless something is written under it.
Refusal moveFromLine(Draft& draft, const Selection& positions);
Refusal copyFromLine(Draft& draft, const Selection& positions);
Refusal moveHalfFromLine(Draft& draft, const Selection& positions);

/// Puts stacks at the end.
Refusal add(Draft& draft, std::vector<Stack> stacks);
Refusal remove(Draft& draft, const std::vector<int>& rows);
Refusal setQuantity(Draft& draft, const std::vector<int>& rows, int quantity,
                    const ObjectTable& table);
Refusal changeQuantity(Draft& draft, const std::vector<int>& rows, int difference,
                       const ObjectTable& table);
Refusal setBuc(Draft& draft, const std::vector<int>& rows, nethack::Buc buc,
               const ObjectTable& table);
/// Dips hazy stacks into restore ability: they stay for good what they are.
Refusal restore(Draft& draft, const std::vector<int>& rows);

}  // namespace polyplan::plan::inventory_edits
