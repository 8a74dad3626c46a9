#include "ui/look/metrics.h"

#include <QFontDatabase>
#include <QFontMetrics>
#include <algorithm>

namespace polyplan::ui {
namespace {

QFont weighted(QFont font, QFont::Weight weight) {
    font.setWeight(weight);
    return font;
}

QFont sectionFont(const QFont& base) {
    QFont font = weighted(scaled(base, 0.88), QFont::DemiBold);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 105);
    return font;
}

QFont glyphFont(const QFont& base) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (base.pixelSize() > 0) {
        font.setPixelSize(base.pixelSize());
    } else {
        font.setPointSizeF(base.pointSizeF());
    }
    return weighted(scaled(font, 1.15), QFont::Bold);
}

}  // namespace

QFont scaled(const QFont& font, double factor) {
    QFont result = font;
    if (font.pixelSize() > 0) {
        result.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
    } else {
        result.setPointSizeF(std::max(1.0, font.pointSizeF() * factor));
    }
    return result;
}

Metrics::Metrics(const QFont& base)
    : text(base),
      strong(weighted(base, QFont::Bold)),
      small(scaled(base, 0.88)),
      section(sectionFont(base)),
      glyph(glyphFont(base)),
      line(QFontMetrics(base).height()),
      smallLine(QFontMetrics(small).height()),
      em(QFontMetrics(base).horizontalAdvance(u'M')),
      step(std::max(3, qRound(line / 4.0))),
      radius(std::max(3, qRound(line / 3.5))) {}

}  // namespace polyplan::ui
