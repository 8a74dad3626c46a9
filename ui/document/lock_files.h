#pragma once

#include <QDir>
#include <QLockFile>
#include <memory>

namespace polyplan::ui {

/// What the names of lock files end in.
inline constexpr auto lockFileEnding = ".lock";

/// A lock that is held as long as its program runs, however long, and by nobody once it has ended,
/// however it ended. Not taken yet.
std::unique_ptr<QLockFile> lockFileAt(const QString& path);

/// Removes the locks in a folder that programs left behind which were killed.
void removeStaleLocks(const QDir& folder);

}  // namespace polyplan::ui
