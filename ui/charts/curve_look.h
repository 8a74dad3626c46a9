#pragma once

#include <QBrush>
#include <QColor>
#include <QPainterPath>
#include <QPen>

class QPainter;
class QRectF;

namespace polyplan::ui {

struct Metrics;
struct Theme;

/// How many colors curves have.
inline constexpr int curveColors = 8;
/// How many curves can be told apart: those that share a color differ in dashes and marks. A
/// further one looks like the first again.
inline constexpr int curveLooks = curveColors * curveColors;

/// A curve's color. Dashes and the shape of the marks differ as well, so that nothing hangs on the
/// color alone.
QColor curveColor(const Theme& theme, int look);
QPen curvePen(const Theme& theme, const Metrics& metrics, int look, bool isStressed);
/// How thick a curve is drawn.
double curveWidth(const Metrics& metrics, bool isStressed);
/// What bars of the same look are filled with in the curve's color.
Qt::BrushStyle barPattern(int look);
/// How much is seen of a curve that belongs to a question that has changed.
inline constexpr float faintOpacity = 0.45F;
/// A color as it is seen of one that is faint.
QColor faintIf(bool isFaint, QColor color);
/// Draws what stands for a curve in a legend: a piece of its line with its mark.
void paintCurveSample(QPainter& painter, const QRectF& rect, const Theme& theme, int look);
/// Draws what stands for bars of that look.
void paintBarSample(QPainter& painter, const QRectF& rect, const Theme& theme, int look);

/// The shape that marks a curve's points, around the origin, one unit in all directions.
QPainterPath markShape(int look);
/// What that unit is.
double markRadius(const Metrics& metrics);

}  // namespace polyplan::ui
