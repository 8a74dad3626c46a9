#include "ui/charts/curve_look.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr std::array<GlyphColor, curveColors> colors = {
    GlyphColor::BrightBlue, GlyphColor::Orange, GlyphColor::Green,  GlyphColor::Magenta,
    GlyphColor::Cyan,       GlyphColor::Red,    GlyphColor::Yellow, GlyphColor::Gray,
};

const std::array<QList<qreal>, curveColors> dashes = {{
    {},
    {6, 2},
    {2, 2},
    {6, 2, 1, 2},
    {10, 3},
    {1, 2},
    {6, 2, 1, 2, 1, 2},
    {3, 3},
}};

constexpr std::array<Qt::BrushStyle, curveColors> patterns = {
    Qt::SolidPattern,  Qt::BDiagPattern, Qt::Dense4Pattern, Qt::FDiagPattern,
    Qt::Dense6Pattern, Qt::HorPattern,   Qt::CrossPattern,  Qt::VerPattern,
};

/// Each round through the colors goes through the dashes one step on, through the marks two, so
/// that no two looks share both.
std::size_t placeOfLook(int look, int step) {
    return static_cast<std::size_t>(look + step * (look / curveColors)) % curveColors;
}

constexpr int sameEachRound = 0;
constexpr int dashesOn = 1;
constexpr int marksOn = 2;

}  // namespace

double curveWidth(const Metrics& metrics, bool isStressed) {
    return std::max(1.2, metrics.line / 12.0) * (isStressed ? 1.6 : 1);
}

QPainterPath markShape(int look) {
    QPainterPath path;
    switch (placeOfLook(look, marksOn)) {
        case 0:
            path.addEllipse(QPointF(), 1, 1);
            break;
        case 1:
            path.addRect(-0.9, -0.9, 1.8, 1.8);
            break;
        case 2:
            path.addPolygon(QPolygonF({{0, -1.15}, {1.1, 0.85}, {-1.1, 0.85}, {0, -1.15}}));
            break;
        case 3:
            path.addPolygon(QPolygonF({{0, -1.25}, {1.25, 0}, {0, 1.25}, {-1.25, 0}, {0, -1.25}}));
            break;
        case 4:
            path.addPolygon(QPolygonF({{0, 1.15}, {1.1, -0.85}, {-1.1, -0.85}, {0, 1.15}}));
            break;
        case 5:
            path.addRect(-1.2, -0.35, 2.4, 0.7);
            path.addRect(-0.35, -1.2, 0.7, 2.4);
            break;
        case 6:
            path.addRect(-0.4, -1.3, 0.8, 2.6);
            break;
        default:
            path.addRect(-1.3, -0.4, 2.6, 0.8);
            break;
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

double markRadius(const Metrics& metrics) {
    return std::max(2.5, metrics.line / 5.0);
}

QColor curveColor(const Theme& theme, int look) {
    return theme.glyph(colors.at(placeOfLook(look, sameEachRound)));
}

QPen curvePen(const Theme& theme, const Metrics& metrics, int look, bool isStressed) {
    QPen pen(curveColor(theme, look), curveWidth(metrics, isStressed));
    const auto& dash = dashes.at(placeOfLook(look, dashesOn));
    if (!dash.isEmpty()) {
        pen.setDashPattern(dash);
    }
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

Qt::BrushStyle barPattern(int look) {
    return patterns.at(placeOfLook(look, dashesOn));
}

QColor faintIf(bool isFaint, QColor color) {
    color.setAlphaF(color.alphaF() * (isFaint ? faintOpacity : 1.0F));
    return color;
}

void paintBarSample(QPainter& painter, const QRectF& rect, const Theme& theme, int look) {
    painter.save();
    painter.setPen(QPen(curveColor(theme, look), 1));
    painter.setBrush(QBrush(curveColor(theme, look), barPattern(look)));
    painter.drawRect(rect);
    painter.restore();
}

void paintCurveSample(QPainter& painter, const QRectF& rect, const Theme& theme, int look) {
    const Metrics metrics(painter.font());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(curvePen(theme, metrics, look, false));
    const double middle = rect.center().y();
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle));
    painter.translate(rect.center());
    const double radius = std::min(markRadius(metrics), rect.height() / 3);
    painter.scale(radius, radius);
    painter.fillPath(markShape(look), curveColor(theme, look));
    painter.restore();
}

}  // namespace polyplan::ui
