#pragma once

#include "core/catalogue/object_type.h"

namespace polyplan::ui {

/// The color of a monster's glyph by Oangband's letter (defines.h TERM_*): the nearest of those
/// that the program has.
GlyphColor glyphColorOf(char letter);

}  // namespace polyplan::ui
