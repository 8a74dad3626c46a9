#pragma once

#include "core/nethack/game.h"

class QWidget;

namespace polyplan::ui {

class PlanDocument;

/// Makes the plan one for another version of the game, as one undo step. If that version does not
/// know some of the plan's objects, the player is asked first and may leave all as it is.
/// @returns whether the plan is for `game` now.
bool switchGame(PlanDocument& document, nethack::Game game, QWidget* window);

}  // namespace polyplan::ui
