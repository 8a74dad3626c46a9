#pragma once

#include "core/nethack/game.h"

class QWidget;

namespace polyplan::ui {

class PlanDocument;

/// Makes the current strategy one for another version of the game, as one undo step; where it is
/// the only one, the plan. If that version does not know some of its objects, the player is asked
/// first and may leave all as it is.
/// @returns whether it is for `game` now.
bool switchGame(PlanDocument& document, nethack::Game game, QWidget* window);

/// Makes the engraving of the current strategy one for another version, in the same way: with the
/// strategy, or alone where the version has no rules for a line.
/// @returns whether it goes by `game` now.
bool switchEngravingGame(PlanDocument& document, nethack::Game game, QWidget* window);

/// Gives all strategies the game, the hero and the level of the current one, as one undo step and
/// with the same question.
void shareSettings(PlanDocument& document, QWidget* window);

}  // namespace polyplan::ui
