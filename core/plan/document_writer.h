#pragma once

#include "core/json/json_writer.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Writes a document in the order of the format. What is at its default is left out.
void write(JsonWriter& json, const Document& document, const Catalogues& catalogues);

/// Writes stacks as the array of a pile.
void write(JsonWriter& json, const std::vector<Stack>& stacks, const ObjectTable& table);

}  // namespace polyplan::plan
