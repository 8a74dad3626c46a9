#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <variant>

#include "ui/document/file_calls.h"

namespace polyplan::ui {

/// Why a file can't be opened or saved, in words for the user.
struct FileFault {
    QString summary;      ///< what failed, with the file's name
    QStringList details;  ///< each fault found: where, what, what is allowed
};

/// A path as the system takes it: any bytes.
using NativePath = std::string;

/// How a path is shown: what is no UTF-8 in it, and what would break a line, as `\x…`.
QString shownPath(const NativePath& path);

/// That a file is not saved, and that an older one there is as it was.
QString cantBeSaved(const NativePath& path);

/// What a plain file holds. Never waits, whatever lies in its place.
/// @returns for people why it can't be read; a file of more than `limit` bytes is refused.
std::variant<QByteArray, QString> readWhole(const NativePath& path, qsizetype limit);

/// Writes a plain file as a whole and on the disk or, with a fault, not at all: then what was there
/// before is still whole. Through a link, the file that it leads to. Whatever else is there, a
/// device or a FIFO, is left alone. The file keeps its permissions; a new one has those of the
/// process.
std::optional<FileFault> writeWhole(const NativePath& path, const QByteArray& contents);
std::optional<FileFault> writeWhole(const QString& path, const QByteArray& contents);

/// The same by system calls of one's own.
/// @param mode the file's permissions, whatever they were before
std::optional<FileFault> writeWhole(const NativePath& path, const QByteArray& contents,
                                    FileCalls& calls, std::optional<mode_t> mode = {});

}  // namespace polyplan::ui
