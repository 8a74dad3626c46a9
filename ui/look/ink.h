#pragma once

#include <QColor>
#include <QObject>
#include <functional>

class QWidget;

namespace polyplan::ui {

struct Theme;

/// The color of a label's text, which follows the theme. Belongs to the label.
class Ink : public QObject {
    Q_OBJECT

  public:
    /// `&Theme::error`, or what comes of further facts.
    using Color = std::function<QColor(const Theme&)>;

    Ink(QWidget& label, Color color);
    void setColor(Color color);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void apply();

    QWidget& label_;
    Color color_;
};

}  // namespace polyplan::ui
