#pragma once

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

/// How a page looks. Fonts are named and unhinted, so that a page comes out the same on a screen
/// and without one, whatever the desktop's settings.
struct PageStyle {
    explicit PageStyle(ThemeMode mode);

    const Theme& theme;
    Metrics metrics;
    QFont title;
    QFont subtitle;
};

}  // namespace polyplan::ui
