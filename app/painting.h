#pragma once

#include <QApplication>
#include <array>
#include <optional>

namespace polyplan::app {

/// What painting needs of Qt where no window is to open: an application without a display. Does
/// nothing where there is an application already.
class Painting {
  public:
    Painting();

  private:
    int argumentCount_ = 3;
    std::array<char*, 4> arguments_;
    std::optional<QApplication> application_;
};

}  // namespace polyplan::app
