#pragma once

#include <QString>

#include "core/nethack/polypile/line.h"

class QWidget;

namespace polyplan::ui {

class PlanDocument;

/// Sets what polymorphs the piles of the current strategy, as one undo step. A zap down hits one
/// pile on the hero's own square: where several lie on the line, asks which way to go, and loses
/// none of them. A pile that comes off the own square goes on the square next to it.
/// @param text name of the step  @returns whether it was done; if not, nothing has changed.
bool setSource(PlanDocument& document, nethack::polypile::Source source, const QString& text,
               QWidget* window);

}  // namespace polyplan::ui
