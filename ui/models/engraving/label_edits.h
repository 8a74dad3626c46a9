#pragma once

namespace polyplan::ui {

class PlanDocument;

namespace label_edits {

/// Puts the engraving of the current strategy under the pile at a distance, with what it was
/// written with, in which states of the hero, and, where it is known, its type: one undo step.
void putOnPile(PlanDocument& document, int distance);

}  // namespace label_edits

}  // namespace polyplan::ui
