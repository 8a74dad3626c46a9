#pragma once

#include <QString>
#include <QTemporaryDir>

namespace polyplan::test {

/// A picture on the disk that tells whether anybody has opened it, and texts that make rich text
/// open it.
class Trap {
  public:
    Trap();
    ~Trap();
    Trap(const Trap&) = delete;
    Trap& operator=(const Trap&) = delete;

    /// The folder that it lies in, as "trap.png".
    QString folder() const { return folder_.path(); }
    /// A tag with its path.
    QString lure() const;
    /// Whether it was opened since this was asked last.
    bool wasOpened();

  private:
    QTemporaryDir folder_;
    int watch_ = -1;
};

}  // namespace polyplan::test
