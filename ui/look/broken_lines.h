#pragma once

#include <QFont>
#include <QStringList>

namespace polyplan::ui {

/// A text broken into lines of a width, its own line breaks kept; within a word where that is too
/// long by itself; cut with "…" where it has more than `most` lines.
QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int most);

}  // namespace polyplan::ui
