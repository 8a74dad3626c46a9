#pragma once

#include <functional>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/game_text/reading.h"

/// What the player finds out of a thing that was not identified.
namespace polyplan::plan {

/// Visits the stacks of strategies of a game's objects, and what they have not laid out.
void forStacksOf(Document& plan, nethack::Game game,
                 const std::function<void(std::vector<Stack>&)>& visit);

/// Whether all that look so, or are called so, are of one type in a game.
bool isOfOneType(const Stack& stack, const ObjectTable& table);

/// Whether two are of one type in a game, whatever that is: both look so, or are called so.
bool areOfOneType(const Stack& one, const Stack& other, const ObjectTable& table);

/// A stack of the look that a line of a text tells, and called so; the line has one.
Stack asItLooks(const game_text::StackReading& read);

/// Makes a stack one of this type: what such a thing can't have falls away, and charges that nobody
/// has said are the usual ones of a new one.
void becomeType(Stack& stack, ObjectIndex object, const ObjectTable& table, nethack::Game game);

/// The same with those of them that are of one type with a stack, by its look.
/// @returns how many those are
std::size_t identifyAmong(std::vector<Stack>& stacks, const Stack& known, ObjectIndex object,
                          const ObjectTable& table, nethack::Game game);

/// The same with all that are of one type with it, wherever the plan has them. The player knows the
/// type by sight then, in strategies of other versions, too; so what looks so there is of that
/// type. What is found out in a version of other objects than the plan's is nothing that the plan
/// knows, and holds for strategies of that version's objects alone.
/// @param stack one of the plan, by its look
/// @param game that it is of
/// @returns how many those are
std::size_t identify(Document& plan, Stack& stack, ObjectIndex object, nethack::Game game,
                     const Catalogues& catalogues);

/// The types that the plan has by their names, of those that may be met unidentified: whoever knows
/// what they are knows them by sight. Sorted, each once.
std::vector<ObjectIndex> typesNamedIn(const Document& plan, const ObjectTable& table);

}  // namespace polyplan::plan
