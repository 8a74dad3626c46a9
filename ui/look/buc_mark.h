#pragma once

#include <QRectF>
#include <QString>

#include "core/nethack/stack.h"

class QPainter;

namespace polyplan::ui {

struct Theme;

/// "B", "U" or "C".
QString bucLetter(nethack::Buc buc);
/// The games' word: "blessed", "uncursed" or "cursed".
QString bucWord(nethack::Buc buc);

/// Paints the shape that stands for a status: a filled diamond (blessed), a ring (uncursed) or a
/// filled triangle that points down (cursed), in the theme's color, as large as fits `rect`.
void paintBucMark(QPainter& painter, const QRectF& rect, nethack::Buc buc, const Theme& theme);

}  // namespace polyplan::ui
