#pragma once

#include <QString>

namespace polyplan::ui {

struct Theme;

/// The style sheet of the program: flat controls in the theme's colors.
QString styleSheet(const Theme& theme);

}  // namespace polyplan::ui
