#pragma once

namespace polyplan {

/// Whether a character is none that one sees, but turns or mirrors what is written around it:
/// Unicode's bidirectional marks, embeddings, overrides and isolates, all but the one that leaves
/// what is written from left to right as it is (U+200E). In a name they would turn figures behind
/// it around.
constexpr bool turnsText(char32_t character) {
    return character == U'\u061C' || character == U'\u200F' ||
           (character >= U'\u202A' && character <= U'\u202E') ||
           (character >= U'\u2066' && character <= U'\u2069');
}

}  // namespace polyplan
