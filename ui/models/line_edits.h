#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/catalogue/object_table.h"
#include "ui/document/plan_document.h"
#include "ui/models/line_place.h"

/// What can be done to a line. Mouse, keyboard and menus all do it through these. Each either
/// changes the draft, selection included, or refuses: then the draft is as it was and the reason is
/// returned in words for the user. Positions that are not on the line are passed over.
namespace polyplan::ui::line_edits {

using Draft = PlanDocument::Draft;
/// Why it can't be done; nothing where it was done.
using Refusal = std::optional<QString>;

/// The stacks at `positions`, a pile's position standing for all its stacks; top first, nearest
/// pile first, each once.
std::vector<plan::Stack> stacksAt(const plan::Polypile& polypile, const Selection& positions);

/// Puts `stacks`, top first, at a place; a square without a pile gets one.
Refusal insert(Draft& draft, std::vector<plan::Stack> stacks, LinePlace place);
/// Takes stacks from where they are and puts them at `place`, in the order they had. A pile that
/// this empties goes too, unless something is written under it.
Refusal move(Draft& draft, const Selection& positions, LinePlace place);
Refusal copy(Draft& draft, const Selection& positions, LinePlace place);
/// Puts half of the one stack at `position`, rounded down, at `place`.
Refusal moveHalf(Draft& draft, StackPosition position, LinePlace place);
/// Removes stacks; a pile's position removes the pile, label and all.
Refusal remove(Draft& draft, const Selection& positions);

enum class Direction { Up, Down, Nearer, Farther };
/// One place up or down in the pile, or into the next pile nearer or farther; farther than the last
/// pile starts a new one. A pile as a whole goes to the next square, changing places with what is
/// there.
Refusal moveBy(Draft& draft, const Selection& positions, Direction direction);

Refusal setQuantity(Draft& draft, const Selection& positions, int quantity,
                    const ObjectTable& table);
/// Adds `difference` to each stack's quantity, within what is allowed; objects that do not stack
/// stay as they are.
Refusal changeQuantity(Draft& draft, const Selection& positions, int difference,
                       const ObjectTable& table);
Refusal setBuc(Draft& draft, const Selection& positions, nethack::Buc buc);
/// Splits each stack into stacks of `size`, the last one smaller if need be.
Refusal split(Draft& draft, const Selection& positions, int size);

/// An empty pile on a square that has none.
Refusal newPile(Draft& draft, int distance);
/// Moves a pile to another square; where a pile is already, the two change places.
Refusal movePile(Draft& draft, int pile, int distance);
/// Writes under a pile.
Refusal setLabel(Draft& draft, int pile, const QString& text);

}  // namespace polyplan::ui::line_edits
