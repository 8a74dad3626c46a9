#pragma once

#include <QLockFile>
#include <QString>
#include <memory>

namespace polyplan::ui {

/// Says to all Polyplan windows of this user, in whatever process, that a plan file is open in one
/// of them. A claim ends with its window, or with its process however that ends.
class FileClaim {
  public:
    /// Claims the file at `path` in place of the one before; an empty path claims nothing.
    /// @returns false if another window has the file: then nothing is claimed. Where claims can't
    /// be kept, such as on a full disk, nobody has it.
    bool take(const QString& path);

    /// Whether a window other than this one has the file.
    bool isTakenElsewhere(const QString& path) const;

    /// Removes the traces of claims whose programs were killed.
    static void removeLeftBehind();

  private:
    QString claimed_;  ///< canonical path
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace polyplan::ui
