#pragma once

#include <QRect>
#include <vector>

#include "ui/export/page_figures.h"
#include "ui/export/page_style.h"
#include "ui/models/compared_charts.h"

class QPainter;

namespace polyplan::ui {

/// The charts of a page. Each knows the height at which its bars have room.
int outcomesHeight(const Outcomes& outcomes, const PageStyle& style);
void paintOutcomes(QPainter& painter, const QRect& rect, const Outcomes& outcomes,
                   const PageStyle& style);

int lossesHeight(const std::vector<PileLoss>& losses, const PageStyle& style);
void paintLosses(QPainter& painter, const QRect& rect, const std::vector<PileLoss>& losses,
                 const PageStyle& style);

/// Bars of several columns, those of a category together, each column in the look of its curve.
/// @param all of the chart that they may be a part of: by its lengths and names they are laid out
int comparedBarsHeight(const std::vector<ComparedBar>& bars, const PageStyle& style);
void paintComparedBars(QPainter& painter, const QRect& rect, const std::vector<ComparedBar>& bars,
                       const std::vector<ComparedBar>& all, const PageStyle& style);

}  // namespace polyplan::ui
