#include "ui/export/page_style.h"

namespace polyplan::ui {

namespace {

constexpr int basePixels = 13;

QFont pageFont() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setStyleStrategy(
        QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(basePixels);
    return font;
}

Metrics pageMetrics() {
    Metrics metrics(pageFont());
    const QFont shape = metrics.glyph;
    metrics.glyph = pageFont();
    metrics.glyph.setFamily(QStringLiteral("DejaVu Sans Mono"));
    metrics.glyph.setStyleHint(QFont::Monospace);
    metrics.glyph.setPixelSize(shape.pixelSize());
    metrics.glyph.setWeight(shape.weight());
    return metrics;
}

}  // namespace

PageStyle::PageStyle(ThemeMode mode)
    : theme(mode == ThemeMode::Dark ? Theme::dark() : Theme::light()),
      metrics(pageMetrics()),
      title(scaled(metrics.strong, 1.8)),
      subtitle(scaled(metrics.strong, 1.15)) {}

}  // namespace polyplan::ui
