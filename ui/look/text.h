#pragma once

#include <QString>
#include <string_view>

namespace polyplan::ui {

/// What the core says, in UTF-8, to be shown. What would turn the text around it is replaced by a
/// mark that one sees (U+FFFD).
QString toQString(std::string_view text);

/// The same of a file's name.
QString withoutTurns(QString text);

/// A path as the system writes it, to be shown.
QString pathToShow(const QString& path);

/// What the core says to be edited: all that is there, since what is typed beside it is written
/// back with it.
QString toEditable(std::string_view text);

}  // namespace polyplan::ui
