#include "ui/charts/curve.h"

#include <QRectF>

namespace polyplan::ui {

QPointF CurveAxes::placeIn(const QRectF& plot, double across, double value) const {
    return {plot.left() + (across - least) / width() * plot.width(),
            plot.bottom() - value / highest * plot.height()};
}

}  // namespace polyplan::ui
