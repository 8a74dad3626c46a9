#pragma once

#include <QRect>

#include "core/oangband/answer.h"
#include "ui/export/page_style.h"

class QPainter;

namespace polyplan::ui {

/// Paints how likely each damage is as bars; what is more than the hit points, and kills, is
/// colored, and a line stands there. Where there are many values, several share a bar.
/// @param damage not empty @param hp damage above it kills
void paintDistribution(QPainter& painter, const QRect& rect, const oangband::Odds& damage, int hp,
                       double mean, const PageStyle& style);

}  // namespace polyplan::ui
