#pragma once

#include <QSplitter>

namespace polyplan::ui {

/// Panels beside or above one another with a line between them; none can be dragged away.
QSplitter* thinSplitter(Qt::Orientation orientation, QWidget* parent);

}  // namespace polyplan::ui
