#include "ui/document/whole_file.h"

#include "ui/look/text.h"

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QObject>
#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <random>
#include <system_error>
#include <utility>

namespace polyplan::ui {

namespace {

constexpr mode_t newFileMode = 0666;  // less what the process takes away
constexpr mode_t permissionBits = 0777;
constexpr int attempts = 100;
constexpr qsizetype partBytes = qsizetype{1} << 20;

QString wholeFileText(const char* text) {
    return QObject::tr(text);
}

QString reasonOf(int error) {
    return QString::fromStdString(std::generic_category().message(error));
}

/// Why something that is there is no plain file; nothing if it is one.
std::optional<QString> notPlain(mode_t mode) {
    if (S_ISREG(mode)) {
        return std::nullopt;
    }
    return S_ISDIR(mode)    ? wholeFileText("It is a folder.")
           : S_ISFIFO(mode) ? wholeFileText("It is a FIFO, not a plain file.")
           : S_ISSOCK(mode) ? wholeFileText("It is a socket, not a plain file.")
                            : wholeFileText("It is a device, not a plain file.");
}

/// The file that links lead to, also if it is not there yet.
NativePath behindLinks(NativePath path) {
    constexpr int mostLinks = 40;  // as many as the system follows
    for (int link = 0; link < mostLinks; ++link) {
        char target[PATH_MAX];
        const ssize_t length = ::readlink(path.c_str(), target, sizeof target);
        if (length < 0 || length == sizeof target) {
            break;
        }
        const NativePath leadsTo(target, static_cast<std::size_t>(length));
        const auto slash = path.rfind('/');
        const bool isWhole = leadsTo.starts_with('/') || slash == NativePath::npos;
        path.replace(isWhole ? 0 : slash + 1, NativePath::npos, leadsTo);
    }
    return path;
}

/// With its slash at the end; empty for the folder that the process is in.
NativePath folderOf(const NativePath& path) {
    const auto slash = path.rfind('/');
    return slash == NativePath::npos ? NativePath() : path.substr(0, slash + 1);
}

/// Writes one file; every step that fails leaves the reason.
class WholeWriter {
  public:
    WholeWriter(NativePath path, FileCalls& calls)
        : calls_(calls), path_(behindLinks(std::move(path))), folder_(folderOf(path_)) {}
    ~WholeWriter() {
        closeFile();
        if (!temporary_.empty()) {
            calls_.remove(temporary_.c_str());
        }
    }
    WholeWriter(const WholeWriter&) = delete;
    WholeWriter& operator=(const WholeWriter&) = delete;

    bool write(const QByteArray& contents, std::optional<mode_t> mode) {
        return look() && createTemporary(mode) && fill(contents) && putInPlace();
    }
    const QString& reason() const { return reason_; }
    /// Whether what was there before a fault is still there.
    bool keptOld() const { return keptOld_; }

  private:
    bool failed() {
        reason_ = reasonOf(errno);
        return false;
    }

    bool look() {
        struct stat status {};
        if (calls_.status(path_.c_str(), status) != 0) {
            return errno == ENOENT || failed();
        }
        if (auto why = notPlain(status.st_mode)) {
            reason_ = *std::move(why);
            return false;
        }
        old_ = status.st_mode & permissionBits;
        return calls_.mayWrite(path_.c_str()) == 0 || failed();
    }

    bool createTemporary(std::optional<mode_t> mode) {
        const std::optional<mode_t> wanted = mode ? mode : old_;
        std::random_device random;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            // Short, however long the file's own name is.
            const NativePath name = folder_ + ".polyplan-" + std::to_string(random()) + "~";
            file_ = calls_.open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
                                wanted.value_or(newFileMode));
            if (file_ >= 0) {
                temporary_ = name;
                return !wanted || calls_.setMode(file_, *wanted) == 0 || failed();
            }
            if (errno != EEXIST) {
                break;
            }
        }
        return failed();
    }

    bool fill(const QByteArray& contents) {
        const char* from = contents.constData();
        auto left = static_cast<std::size_t>(contents.size());
        while (left > 0) {
            const ssize_t written = calls_.write(file_, from, left);
            if (written < 0 && errno != EINTR) {
                return failed();
            }
            if (written == 0) {
                reason_ = reasonOf(ENOSPC);
                return false;
            }
            if (written > 0) {
                from += written;
                left -= static_cast<std::size_t>(written);
            }
        }
        return (calls_.sync(file_) == 0 && closeFile()) || failed();
    }

    bool closeFile() { return file_ < 0 || calls_.close(std::exchange(file_, -1)) == 0; }

    /// Where the file system can do it, the old file stays in the temporary one's place until the
    /// folder, too, is on the disk.
    bool putInPlace() {
        const bool exchanged = old_ && calls_.exchange(temporary_.c_str(), path_.c_str()) == 0;
        if (!exchanged) {
            if (calls_.rename(temporary_.c_str(), path_.c_str()) != 0) {
                return failed();
            }
            temporary_.clear();
        }
        if (syncFolder()) {
            return true;
        }
        if (exchanged) {
            keptOld_ = calls_.exchange(temporary_.c_str(), path_.c_str()) == 0;
        } else {
            keptOld_ = !old_ && calls_.remove(path_.c_str()) == 0;
        }
        return false;
    }

    bool syncFolder() {
        const int folder =
            calls_.open(folder_.empty() ? "." : folder_.c_str(), O_RDONLY | O_DIRECTORY, 0);
        if (folder < 0) {
            // In a folder that may not be listed there is nothing to be synced.
            return errno == EACCES || failed();
        }
        // Some file systems have nothing to sync in a folder.
        const bool synced = calls_.sync(folder) == 0 || errno == EINVAL || failed();
        calls_.close(folder);
        return synced;
    }

    FileCalls& calls_;
    const NativePath path_;
    const NativePath folder_;
    std::optional<mode_t> old_;  ///< permissions of the file that is there
    NativePath temporary_;
    int file_ = -1;
    QString reason_;
    bool keptOld_ = true;
};

}  // namespace

QString shownPath(const NativePath& path) {
    QString shown;
    for (std::size_t at = 0; at < path.size();) {
        const auto lead = static_cast<unsigned char>(path[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const QString character = QString::fromUtf8(path.substr(at, length));
        if (lead < 0x20 || lead == 0x7F || character.contains(QChar::ReplacementCharacter)) {
            shown += QStringLiteral("\\x%1").arg(lead, 2, 16, QLatin1Char('0'));
            ++at;
        } else {
            shown += character;
            at += length;
        }
    }
    return withoutTurns(shown);
}

std::variant<QByteArray, QString> readWhole(const NativePath& path, qsizetype limit) {
    // Whoever opens a FIFO waits for somebody to write to it.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0) {
        const QString reason = reasonOf(errno);
        if (descriptor >= 0) {
            ::close(descriptor);
        }
        return reason;
    }
    QFile file;
    file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
    if (auto why = notPlain(status.st_mode)) {
        return *std::move(why);
    }
    QByteArray contents;
    for (QByteArray part; contents.size() <= limit; contents += part) {
        part = file.read(std::min(partBytes, limit + 1 - contents.size()));
        if (part.isEmpty()) {
            break;
        }
    }
    if (file.error() != QFileDevice::NoError) {
        return file.errorString();
    }
    if (contents.size() > limit) {
        return wholeFileText("It is larger than %1 MiB.").arg(limit / 1024 / 1024);
    }
    return contents;
}

QString cantBeSaved(const NativePath& path) {
    return (::access(path.c_str(), F_OK) == 0
                ? wholeFileText("%1 can't be saved. What was there before is unharmed.")
                : wholeFileText("%1 can't be saved."))
        .arg(shownPath(path));
}

std::optional<FileFault> writeWhole(const NativePath& path, const QByteArray& contents,
                                    FileCalls& calls, std::optional<mode_t> mode) {
    WholeWriter writer(path, calls);
    if (writer.write(contents, mode)) {
        return std::nullopt;
    }
    return FileFault{
        writer.keptOld()
            ? cantBeSaved(path)
            : wholeFileText("%1 is written, but it is not certain that the disk has it.")
                  .arg(shownPath(path)),
        {writer.reason()}};
}

std::optional<FileFault> writeWhole(const NativePath& path, const QByteArray& contents) {
    FileCalls calls;
    return writeWhole(path, contents, calls);
}

std::optional<FileFault> writeWhole(const QString& path, const QByteArray& contents) {
    return writeWhole(QFile::encodeName(path).toStdString(), contents);
}

}  // namespace polyplan::ui
