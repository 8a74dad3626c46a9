#include "ui/shell/file_claim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <utility>

namespace polyplan::ui {
namespace {

/// One name for a file, whatever links lead to it.
QString nameOf(const QString& path) {
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
}

/// Null if another window holds it.
std::unique_ptr<QLockFile> lockOf(const QString& name) {
    // Beside the plan it would be in the way of whoever keeps plans, and fail in folders that are
    // only to be read.
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    data.mkpath(QStringLiteral("open"));
    const QByteArray hash =
        QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex();
    auto lock = std::make_unique<QLockFile>(
        data.filePath(QStringLiteral("open/%1.lock").arg(QLatin1StringView(hash))));
    // A lock is stale only if its program has ended, however long it has been running.
    lock->setStaleLockTime(0);
    const bool isTaken = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isTaken ? nullptr : std::move(lock);
}

}  // namespace

bool FileClaim::take(const QString& path) {
    const QString name = path.isEmpty() ? QString() : nameOf(path);
    if (name == claimed_) {
        return true;
    }
    lock_.reset();
    claimed_.clear();
    if (!name.isEmpty()) {
        lock_ = lockOf(name);
        claimed_ = lock_ ? name : QString();
    }
    return name == claimed_;
}

bool FileClaim::isTakenElsewhere(const QString& path) const {
    const QString name = nameOf(path);
    return name != claimed_ && lockOf(name) == nullptr;
}

}  // namespace polyplan::ui
