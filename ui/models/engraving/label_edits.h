#pragma once

namespace polyplan::ui {

class PlanDocument;
struct EngravingAnswer;

namespace label_edits {

/// Makes the engraving of the current strategy the label of the pile at a distance, with what it
/// was written with, in which states of the hero, and, where it is known, its type: one undo step.
/// @param answer for the engraving as it stands; may be null
void putOnPile(PlanDocument& document, int distance, const EngravingAnswer* answer);

}  // namespace label_edits

}  // namespace polyplan::ui
