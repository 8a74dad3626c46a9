#pragma once

#include <QTimer>
#include <QWidget>

namespace polyplan::ui {

/// Dims figures that belong to a question which has changed since. Leaves the mouse to them.
class Veil : public QWidget {
    Q_OBJECT

  public:
    /// @param over covered whole, and the parent
    explicit Veil(QWidget* over);

    /// Drawn a moment later, so that what is answered at once does not flicker.
    void setDrawn(bool isDrawn);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QTimer delay_;
};

}  // namespace polyplan::ui
