#include "ui/models/damage/glyph_color.h"

#include <algorithm>
#include <array>
#include <utility>

namespace polyplan::ui {

GlyphColor glyphColorOf(char letter) {
    using enum GlyphColor;
    static constexpr std::array colors = {
        std::pair('d', Black),  std::pair('w', White),       std::pair('s', Gray),
        std::pair('o', Orange), std::pair('r', Red),         std::pair('g', Green),
        std::pair('b', Blue),   std::pair('u', Brown),       std::pair('D', Gray),
        std::pair('W', Gray),   std::pair('v', Magenta),     std::pair('y', Yellow),
        std::pair('R', Red),    std::pair('G', BrightGreen), std::pair('B', BrightBlue),
        std::pair('U', Yellow),
    };
    const auto found = std::ranges::find(colors, letter, &std::pair<char, GlyphColor>::first);
    return found == colors.end() ? White : found->second;
}

}  // namespace polyplan::ui
