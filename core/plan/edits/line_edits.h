#pragma once

#include <string>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/edits/draft.h"

/// What can be done to a line. Mouse, keyboard and menus all do it through these. Each either
/// changes the draft, selection included, or refuses: then the draft is as it was and the reason is
/// returned in words for the user. Positions that are not on the line are passed over.
namespace polyplan::plan::line_edits {

/// All stacks of a line.
Selection allStacks(const Polypile& polypile);
/// The stacks at `positions`, a pile's position standing for all its stacks; top first, nearest
/// pile first, each once.
std::vector<Stack> stacksAt(const Polypile& polypile, const Selection& positions);

/// Puts `stacks`, top first, at a place; a square without a pile gets one.
Refusal insert(Draft& draft, std::vector<Stack> stacks, LinePlace place);
/// Takes stacks from where they are and puts them at `place`, in the order they had. A pile that
/// this empties goes too, unless something is written under it.
Refusal move(Draft& draft, const Selection& positions, LinePlace place);
Refusal copy(Draft& draft, const Selection& positions, LinePlace place);
/// Puts half of the one stack at `position`, rounded down, at `place`.
Refusal moveHalf(Draft& draft, StackPosition position, LinePlace place);
/// Whether the game would make one stack of two that are on the line.
bool areMerged(const Polypile& polypile, StackPosition a, StackPosition b,
               const ObjectTable& table);
/// Makes a stack of the line more by one that the game would merge with it.
Refusal add(Draft& draft, const Stack& added, StackPosition into, const ObjectTable& table);
/// Makes one stack of two where the game would: the one at `from` is gone.
Refusal merge(Draft& draft, StackPosition from, StackPosition into, const ObjectTable& table);
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
/// Leaves out what has none; refuses where nothing has.
Refusal setBuc(Draft& draft, const Selection& positions, nethack::Buc buc,
               const ObjectTable& table);
/// Dips hazy stacks into restore ability: they stay for good what they are.
Refusal restore(Draft& draft, const Selection& positions);
/// Splits each stack into stacks of `size`, the last one smaller if need be.
Refusal split(Draft& draft, const Selection& positions, int size);

/// Gives stacks names of their own ("a", "b" …, behind the name that they have), so that none of
/// them merges with another of its pile.
Refusal nameApart(Draft& draft, const Selection& positions);
/// Splits and names apart what comes of it: the game merges equal stacks on a square.
Refusal splitApart(Draft& draft, const Selection& positions, int size);

/// What is to lie on a square, top first, by where it lies now.
struct NewPile {
    int distance = 1;
    Selection stacks;
};
/// Lays all stacks of the line out anew; each has to stand in one of `piles`. What is said of a
/// square stays with it.
Refusal layOut(Draft& draft, const std::vector<NewPile>& piles);
/// Moves all piles, labels and all. @param distances one a pile, all different
Refusal movePiles(Draft& draft, const std::vector<int>& distances);

/// Whether all the stacks at some positions are pinned; not so where there are none.
bool arePinned(const Polypile& polypile, const Selection& positions);
/// Pins stacks to their squares, so that arranging leaves them there, or lets them go.
Refusal setPinned(Draft& draft, const Selection& positions, bool isPinned);

/// An empty pile on a square that has none.
Refusal newPile(Draft& draft, int distance);
/// Moves a pile to another square; where a pile is already, the two change places.
Refusal movePile(Draft& draft, int pile, int distance);
/// What a pile is called.
Refusal setLabel(Draft& draft, int pile, const std::string& text);
/// What is engraved under a pile: another text of the same kind and stylus; without one nothing is
/// engraved.
Refusal setEngraving(Draft& draft, int pile, const std::string& text);

}  // namespace polyplan::plan::line_edits
