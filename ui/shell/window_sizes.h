#pragma once

class QString;
class QWidget;

/// How large the user has made the window and its panels, and what it showed, kept in the settings.
namespace polyplan::ui {

class MainWindow;

void saveGeometryOf(const MainWindow& window);
/// As the last window was when it was closed, as far as it fits the screens that there are; as
/// large as a window that stands already, beside which it is placed by the desktop.
void restoreGeometryOf(MainWindow& window);

/// Id of the perspective that the last window showed when it was closed; empty if none is known.
void savePerspective(const QString& id);
QString savedPerspective();

/// The sizes on both sides of each handle that one can drag.
/// @param id of the perspective
void savePanelSizes(const QString& id, const QWidget& view);
void restorePanelSizes(const QString& id, const QWidget& view);

}  // namespace polyplan::ui
