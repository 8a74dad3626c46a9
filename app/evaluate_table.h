#pragma once

#include <ostream>
#include <string>

#include "core/nethack/polypile/series.h"
#include "core/plan/advice/advice.h"
#include "core/plan/document.h"
#include "core/plan/line_of.h"

namespace polyplan::app {

/// Writes the answers for one strategy for people: goals, how the line stands after each zap if
/// there are several, and of the first zap the piles with the fate of each stack and what lies
/// there most afterwards.
/// @param called the strategy's name for people
void writeTables(const plan::LineQuestion& question, const std::string& called,
                 const plan::Polypile& polypile, const nethack::polypile::LineAnswer& answer,
                 const nethack::polypile::SeriesAnswer& series, std::ostream& out);

/// Writes what is advised for a line: what was found, what to do, and the figures that it changes.
/// @param polypile of the advice, of whose zaps or dips the first is judged
void writeAdvice(const plan::Advice& advice, const plan::Polypile& polypile, std::ostream& out);

}  // namespace polyplan::app
