#include "ui/document/file_claim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <utility>

#include "ui/document/lock_files.h"

namespace polyplan::ui {
namespace {

/// One name for a file, whatever links lead to it.
QString nameOf(const QString& path) {
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
}

/// Where the claims are. Beside the plans they would be in the way of whoever keeps plans, and fail
/// in folders that are only to be read.
QDir claimFolder() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    data.mkpath(QStringLiteral("open"));
    return QDir(data.filePath(QStringLiteral("open")));
}

/// Null if another window holds it.
std::unique_ptr<QLockFile> claimOf(const QString& name) {
    const QByteArray hash =
        QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex();
    auto lock = lockFileAt(
        claimFolder().filePath(QLatin1StringView(hash) + QLatin1StringView(lockFileEnding)));
    const bool isTaken = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isTaken ? nullptr : std::move(lock);
}

}  // namespace

void FileClaim::removeLeftBehind() {
    removeStaleLocks(claimFolder());
}

bool FileClaim::take(const QString& path) {
    const QString name = path.isEmpty() ? QString() : nameOf(path);
    if (name == claimed_) {
        return true;
    }
    lock_.reset();
    claimed_.clear();
    if (!name.isEmpty()) {
        lock_ = claimOf(name);
        claimed_ = lock_ ? name : QString();
    }
    return name == claimed_;
}

bool FileClaim::isTakenElsewhere(const QString& path) const {
    const QString name = nameOf(path);
    return name != claimed_ && claimOf(name) == nullptr;
}

}  // namespace polyplan::ui
