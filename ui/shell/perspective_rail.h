#pragma once

#include <QWidget>

namespace polyplan::ui {

/// The perspectives along the left edge, one chosen at a time.
class PerspectiveRail : public QWidget {
    Q_OBJECT

  public:
    explicit PerspectiveRail(QWidget* parent = nullptr);
};

}  // namespace polyplan::ui
