#pragma once

#include "core/calculator/report.h"
#include "core/nethack/polypile/series.h"

namespace polyplan::nethack::polypile {

/// What is said of several zaps: the goals after the last one, how many zaps they take, what is
/// lost, and how all that grows from zap to zap. Figures and series have the ids that they have in
/// `lineReport()` where they answer the same question.
/// @param source only a wand has charges
Report seriesReport(const SeriesAnswer& answer, const ObjectTable& table, Source source);

}  // namespace polyplan::nethack::polypile
