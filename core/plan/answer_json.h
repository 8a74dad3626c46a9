#pragma once

#include "core/catalogue/object_table.h"
#include "core/json/json_writer.h"
#include "core/nethack/polypile/odds.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Writes the answer for the polypile of a strategy, as `polyplan evaluate --json` prints it. In
/// tables what has probability 0 is left out. Where stacks are dipped, `potions` tells how many it
/// takes.
void writeAnswer(JsonWriter& json, const Strategy& strategy,
                 const nethack::polypile::LineAnswer& answer, const ObjectTable& table);

}  // namespace polyplan::plan
