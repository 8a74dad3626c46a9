#pragma once

#include "core/catalogue/object_table.h"
#include "core/json/json_writer.h"
#include "core/nethack/knowledge.h"
#include "core/nethack/polypile/series.h"
#include "core/plan/advice/advice.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Writes the answers for the polypile of a strategy, as `polyplan evaluate --json` prints them. In
/// tables what has probability 0 is left out. Where stacks are dipped, `potions` tells how many the
/// first dips take.
/// @param answer of the first zap
/// @param series of all zaps, at least one
/// @param advice what is advised, if it was asked for; else null
void writeAnswer(JsonWriter& json, const Strategy& strategy,
                 const nethack::polypile::LineAnswer& answer,
                 const nethack::polypile::SeriesAnswer& series, const ObjectTable& table,
                 const nethack::Knowledge& known = {}, const Advice* advice = nullptr);

}  // namespace polyplan::plan
