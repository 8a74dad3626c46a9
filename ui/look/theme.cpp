#include "ui/look/theme.h"

#include <array>

#include "ui/look/contrast.h"

namespace polyplan::ui {
namespace {

using GlyphColors = std::array<QRgb, 15>;

/// In the order of `GlyphColor`. The games draw on black; on a light card each hue is darkened
/// until it reads, and white, which must stand out, becomes a dark slate.
constexpr GlyphColors lightGlyphs = {
    0xff1b1f24, 0xffb3261e, 0xff17752f, 0xff8a5a16, 0xff1f4fbf, 0xff932a88, 0xff0b7480, 0xff666f7a,
    0xffb84a00, 0xff2d7f0f, 0xff826600, 0xff0a62c9, 0xffb83280, 0xff00718f, 0xff3d4752,
};

/// On a dark card black becomes a blue gray, as many terminals show it.
constexpr GlyphColors darkGlyphs = {
    0xff8fa3c2, 0xffff8078, 0xff5cc46b, 0xffd9a15f, 0xff8caeff, 0xffe08fe0, 0xff4fc9cf, 0xffb4bcc6,
    0xffffa057, 0xff8ee68e, 0xfff2d55c, 0xff7fc4ff, 0xffff9bd8, 0xff6ff0f0, 0xffffffff,
};

Theme makeLight() {
    Theme theme;
    theme.mode = ThemeMode::Light;
    theme.window = 0xffffff;
    theme.panel = 0xf4f5f7;
    theme.card = 0xffffff;
    theme.cardBorder = 0xd3d9e0;
    theme.divider = 0xdfe3e8;
    theme.field = 0xf4f5f7;
    theme.text = 0x22272e;
    theme.mutedText = 0x5e6773;
    theme.accent = 0x2a66c4;
    theme.accentText = 0xffffff;
    theme.accentSoft = 0xe3ecf9;
    theme.kept = 0x9aa3ad;
    theme.wanted = 0x2e9e5b;
    theme.other = 0x86b2e6;
    theme.shock = 0xe0a030;
    theme.fused = 0xd0b878;
    theme.golem = 0xc0392b;
    theme.good = 0x1d7a43;
    theme.warning = 0x8a6000;
    theme.error = 0xb3261e;
    return theme;
}

Theme makeDark() {
    Theme theme;
    theme.mode = ThemeMode::Dark;
    theme.window = 0x24282f;
    theme.panel = 0x1b1e23;
    theme.card = 0x2b3038;
    theme.cardBorder = 0x414955;
    theme.divider = 0x363c45;
    theme.field = 0x1b1e23;
    theme.text = 0xe4e7eb;
    theme.mutedText = 0xa3abb6;
    theme.accent = 0x6ea8ff;
    theme.accentText = 0x10151c;
    theme.accentSoft = 0x2e3b52;
    theme.kept = 0x8b949f;
    theme.wanted = 0x35b56a;
    theme.other = 0x7ba9e0;
    theme.shock = 0xe0a030;
    theme.fused = 0xd8c48a;
    theme.golem = 0xd9493a;
    theme.good = 0x57c98a;
    theme.warning = 0xe8b04a;
    theme.error = 0xff8078;
    return theme;
}

}  // namespace

QColor Theme::glyph(GlyphColor color) const {
    const GlyphColors& glyphs = mode == ThemeMode::Light ? lightGlyphs : darkGlyphs;
    return QColor::fromRgb(glyphs.at(static_cast<std::size_t>(color)));
}

QColor Theme::buc(nethack::Buc buc) const {
    switch (buc) {
        case nethack::Buc::Blessed:
            return accent;
        case nethack::Buc::Uncursed:
            return mutedText;
        case nethack::Buc::Cursed:
            return error;
    }
    return mutedText;
}

QColor Theme::of(Tone tone) const {
    switch (tone) {
        case Tone::Kept:
            return kept;
        case Tone::Wanted:
            return wanted;
        case Tone::Shock:
            return shock;
        case Tone::Fused:
            return fused;
        case Tone::Golem:
            return golem;
        case Tone::Reached:
            return accent;
        case Tone::Plain:
        case Tone::Changed:
            break;
    }
    return other;
}

QPalette Theme::palette() const {
    const bool isLight = mode == ThemeMode::Light;
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, isLight ? window : field);
    palette.setColor(QPalette::AlternateBase, panel);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, mutedText);
    palette.setColor(QPalette::Button, isLight ? panel : card);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentText);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Light, isLight ? window : cardBorder);
    palette.setColor(QPalette::Midlight, isLight ? panel : divider);
    palette.setColor(QPalette::Mid, cardBorder);
    palette.setColor(QPalette::Dark, isLight ? mutedText : panel);
    palette.setColor(QPalette::Shadow, isLight ? mutedText : QColor(Qt::black));

    const QColor faded = blend(mutedText, window, 0.6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::HighlightedText}) {
        palette.setColor(QPalette::Disabled, role, faded);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, divider);
    return palette;
}

const Theme& Theme::light() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& Theme::dark() {
    static const Theme theme = makeDark();
    return theme;
}

const Theme& Theme::of(const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Window).lightness() <
                        palette.color(QPalette::WindowText).lightness();
    return isDark ? dark() : light();
}

}  // namespace polyplan::ui
