#pragma once

#include <string_view>

#include "core/catalogue/object_table.h"
#include "core/json/json_writer.h"
#include "core/plan/game_text/reading.h"

namespace polyplan::plan::game_text {

/// The word for where the game comes from: "text", "option", "plan", "default".
std::string_view wordFor(GameSource source);

/// Writes the members of the answer of `polyplan import --json` into an open object: `game`,
/// `game_from` and `lines`.
void writeReading(JsonWriter& json, const Reading& reading, const ObjectTable& table);

}  // namespace polyplan::plan::game_text
