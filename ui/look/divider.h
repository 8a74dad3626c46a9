#pragma once

#include <QFrame>

namespace polyplan::ui {

/// A line one pixel thick between two parts of a window.
class Divider : public QFrame {
    Q_OBJECT

  public:
    explicit Divider(Qt::Orientation orientation, QWidget* parent = nullptr);
};

}  // namespace polyplan::ui
