#pragma once

#include <QString>
#include <optional>
#include <variant>

namespace polyplan::ui {

/// What a field takes, in UTF-16 units; the reader has a limit of its own in bytes.
inline constexpr qsizetype longestGameText = qsizetype{6} * 1024 * 1024;
QString tooLongGameText();

struct GameTextFile {
    QString text;  ///< bytes that are no UTF-8 are replaced
    QString why;   ///< for people, why there is none; then the text is empty
};
GameTextFile readGameTextFile(const QString& path);

/// The text in a file that is neither a plan nor a picture, by its name and contents; nothing if it
/// may be one of them, or can't be read.
std::optional<QString> gameTextInstead(const QString& path);

}  // namespace polyplan::ui
