#pragma once

#include <QRect>
#include <QString>

class QEvent;
class QFont;
class QPainter;

namespace polyplan::ui {

struct Theme;

/// A button that a delegate paints into a row of a list.
class RowButton {
  public:
    /// @param corner of the button, at the top and the right end, just outside of it
    RowButton(const QString& text, const QFont& font, QPoint corner);

    static QSize sizeOf(const QString& text, const QFont& font);

    const QRect& rect() const { return rect_; }
    void paint(QPainter& painter, const QFont& font, const Theme& theme, bool isEnabled) const;
    /// Whether the left button of the mouse is released on it.
    bool isClicked(const QEvent& event) const;

  private:
    QString text_;
    QRect rect_;
};

}  // namespace polyplan::ui
