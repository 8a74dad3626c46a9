#pragma once

#include "core/json/json_writer.h"
#include "core/nethack/polypile/series.h"
#include "core/plan/advice/advice.h"
#include "core/plan/document.h"
#include "core/plan/line_of.h"

namespace polyplan::plan {

/// Writes the answers for the polypile of a strategy, as `polyplan evaluate --json` prints them. In
/// tables what has probability 0 is left out. Where stacks are dipped, `potions` tells how many the
/// first dips take.
/// @param answer of the first zap
/// @param series of all zaps, at least one
/// @param question which they answer
/// @param advice what is advised, if it was asked for; else null
void writeAnswer(JsonWriter& json, const Strategy& strategy,
                 const nethack::polypile::LineAnswer& answer,
                 const nethack::polypile::SeriesAnswer& series, const LineQuestion& question,
                 const Advice* advice = nullptr);

}  // namespace polyplan::plan
