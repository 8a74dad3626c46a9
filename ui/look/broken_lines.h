#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QStringList>
#include <utility>

namespace polyplan::ui {

/// A text broken into lines of a width, its own line breaks kept; within a word where that is too
/// long by itself; cut with "…" where it has more than `most` lines.
QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int most);

/// A name in two lines; the second has what the first has no room for, however long it is. A word
/// that is too long for a line is hyphenated, so that none of its letters stand alone.
std::pair<QString, QString> brokenInTwo(const QString& name, const QFont& font, int width);

/// Words in one line, cut with "…" where the room ends; none of a word of which too little were
/// left, and nothing at all where that is the first.
QString wordsThatFit(const QString& words, const QFontMetrics& letters, int width);

}  // namespace polyplan::ui
