#pragma once

#include <cstdint>

namespace polyplan::ui {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// The look chosen in an earlier session; `System` if none was.
ThemeChoice savedThemeChoice();
void saveThemeChoice(ThemeChoice choice);

/// Gives the whole program a look at once, open windows included. `System` is light or dark as the
/// desktop is now.
void applyTheme(ThemeChoice choice);

}  // namespace polyplan::ui
