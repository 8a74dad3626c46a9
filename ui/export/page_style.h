#pragma once

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

/// Which parts of a plan a picture shows: the line with its cards, the goals with the charts, or
/// one below the other.
enum class PagePart { Line, Charts, All };

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
