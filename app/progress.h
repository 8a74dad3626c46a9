#pragma once

#include "app/console.h"

namespace polyplan::app {

/// How far a sub-command is, "45 %" on the terminal, each figure over the last and gone at the end.
/// Shows nothing where standard error is no terminal.
class Progress {
  public:
    explicit Progress(Console& console) : console_(console) {}
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// @param share 0 to 1
    void show(double share);

  private:
    Console& console_;
    int shown_ = -1;
};

}  // namespace polyplan::app
