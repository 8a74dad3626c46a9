#pragma once

#include "core/plan/edits/line_edits.h"

/// What the edits of a line have in common. For them alone.
namespace polyplan::plan::line_edits {

/// Whether nothing lies there and nothing is written there.
bool isBare(const Pile& pile);
bool hasStack(const Polypile& polypile, StackPosition at);
bool hasPile(const Polypile& polypile, int pile);
Pile& pileAt(Polypile& polypile, int pile);
Stack& stackAt(Polypile& polypile, StackPosition at);
std::optional<int> pileOn(const Polypile& polypile, int distance);

/// Each stack once, in order, a pile as a whole opened into its stacks.
Selection opened(const Polypile& polypile, const Selection& positions);

/// What both the line and the inventory do with quantities: nothing is changed where one of the
/// stacks can't have it; objects that do not stack stay as they are.
Refusal setQuantities(const std::vector<Stack*>& stacks, int quantity, const ObjectTable& table);
Refusal changeQuantities(const std::vector<Stack*>& stacks, int difference,
                         const ObjectTable& table);
Refusal setBucs(const std::vector<Stack*>& stacks, nethack::Buc buc, const ObjectTable& table);

/// Refuses what a limit forbids: a new pile on a square, so many stacks in a pile, so many more in
/// the document, so many of an object in one stack.
Refusal refuseNewPile(const Polypile& polypile, int distance);
Refusal refuseInPile(std::size_t stacks);
Refusal refuseMore(const Document& plan, std::size_t more);
Refusal refuseQuantity(const ObjectType& type, int quantity);

}  // namespace polyplan::plan::line_edits
