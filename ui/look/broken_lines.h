#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QStringList>

namespace polyplan::ui {

/// A text broken into lines of a width, its own line breaks kept; within a word where that is too
/// long by itself; cut with "…" where it has more than `most` lines.
QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int most);

/// Words in one line, cut with "…" where the room ends; none of a word of which too little were
/// left, and nothing at all where that is the first.
QString wordsThatFit(const QString& words, const QFontMetrics& letters, int width);

}  // namespace polyplan::ui
