#pragma once

#include "ui/models/line_edits.h"

/// What the edits of a line have in common. For them alone.
namespace polyplan::ui::line_edits {

bool hasStack(const plan::Polypile& polypile, StackPosition at);
bool hasPile(const plan::Polypile& polypile, int pile);
plan::Pile& pileAt(plan::Polypile& polypile, int pile);
plan::Stack& stackAt(plan::Polypile& polypile, StackPosition at);
std::optional<int> pileOn(const plan::Polypile& polypile, int distance);

/// Each stack once, in order, a pile as a whole opened into its stacks.
Selection opened(const plan::Polypile& polypile, const Selection& positions);

/// Refuses what a limit forbids: a new pile on a square, so many stacks in a pile, so many more in
/// the document, so many of an object in one stack.
Refusal refuseNewPile(const plan::Polypile& polypile, int distance);
Refusal refuseInPile(std::size_t stacks);
Refusal refuseMore(const plan::Document& plan, std::size_t more);
Refusal refuseQuantity(const ObjectType& type, int quantity);

}  // namespace polyplan::ui::line_edits
