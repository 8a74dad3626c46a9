#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace polyplan::ui {

struct PileHead;

/// The lines of small letters in a pile's head, below its number: what golem rises, and what is
/// lost. Each in the longest form that `width` has room for, with the whole figure.
QStringList headWords(const PileHead& head, const QFontMetrics& letters, int width);

}  // namespace polyplan::ui
