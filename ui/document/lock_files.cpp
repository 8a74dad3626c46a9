#include "ui/document/lock_files.h"

namespace polyplan::ui {

std::unique_ptr<QLockFile> lockFileAt(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    // A lock is stale only if its program has ended, however long it has been running.
    lock->setStaleLockTime(0);
    return lock;
}

void removeStaleLocks(const QDir& folder) {
    const QString all = QLatin1Char('*') + QLatin1StringView(lockFileEnding);
    for (const QString& name : folder.entryList({all}, QDir::Files)) {
        // Letting go of a lock removes its file.
        lockFileAt(folder.filePath(name))->tryLock(0);
    }
}

}  // namespace polyplan::ui
