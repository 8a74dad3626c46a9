#pragma once

#include <QObject>
#include <QPointer>

class QMenu;

namespace polyplan::ui {

class HelpWindow;
class PerspectiveStack;
class PolypileView;
class Tour;

/// The help of a window: its pages and its tour.
class HelpCommands : public QObject {
    Q_OBJECT

  public:
    /// @param window what comes up stands before
    HelpCommands(PerspectiveStack& perspectives, PolypileView& polypile, QWidget& window);

    void addTo(QMenu& menu);
    /// Opens the page of the perspective that is shown.
    void showPage();
    /// Points at the parts of the window, one after the other; from the start if it is on its way.
    void startTour();

  private:
    void leaveTour();

    PerspectiveStack& perspectives_;
    PolypileView& polypile_;
    QWidget& window_;
    HelpWindow* help_ = nullptr;
    QPointer<Tour> tour_;
    int tourBeganAt_ = 0;              ///< the perspective that is shown again behind it
    QPointer<QWidget> focusedBeside_;  ///< had the keyboard before the tour took it
};

}  // namespace polyplan::ui
