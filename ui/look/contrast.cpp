#include "ui/look/contrast.h"

#include <algorithm>
#include <cmath>

namespace polyplan::ui {
namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

}  // namespace

double contrastRatio(const QColor& text, const QColor& ground) {
    const auto [darker, lighter] =
        std::minmax({relativeLuminance(text), relativeLuminance(ground)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor blend(const QColor& over, const QColor& ground, double share) {
    const auto mix = [share](float a, float b) {
        return static_cast<float>(share * a + (1 - share) * b);
    };
    return QColor::fromRgbF(mix(over.redF(), ground.redF()), mix(over.greenF(), ground.greenF()),
                            mix(over.blueF(), ground.blueF()));
}

}  // namespace polyplan::ui
