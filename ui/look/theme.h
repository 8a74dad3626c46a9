#pragma once

#include <QColor>
#include <QPalette>

#include "core/calculator/report.h"
#include "core/catalogue/object_type.h"
#include "core/nethack/stack.h"

namespace polyplan::ui {

enum class ThemeMode { Light, Dark };

/// Of what belongs to a question that has changed since.
inline constexpr double staleOpacity = 0.45;

/// The colours of the program by what they mean. No colour stands anywhere else.
struct Theme {
    ThemeMode mode = ThemeMode::Light;
    QColor window, panel, card, cardBorder, divider, field;
    QColor text, mutedText, accent, accentText, accentSoft;
    QColor kept, wanted, other, shock, fused, golem;  ///< what becomes of a stack
    QColor good, warning, error;

    QColor glyph(GlyphColor color) const;  ///< readable on `card` in this mode
    QColor buc(nethack::Buc buc) const;
    QColor of(Tone tone) const;
    QPalette palette() const;

    static const Theme& light();
    static const Theme& dark();
    /// The theme that fits a widget's palette.
    static const Theme& of(const QPalette& palette);
};

}  // namespace polyplan::ui
