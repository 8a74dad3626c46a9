#pragma once

class QWidget;

namespace polyplan::ui {

/// Whether the room of a widget stays empty while it is hidden, so that nothing beside it moves.
void keepRoomOfHidden(QWidget& widget, bool keeps = true);

}  // namespace polyplan::ui
