#include "ui/export/page_curves.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <utility>

namespace polyplan::ui {

QPicture recordCurves(std::vector<Curve> curves, const CurveAxes& axes, const PageStyle& style,
                      QSize size) {
    const QRect rect(QPoint(), size);
    CurvePlot plot;
    plot.setTitleFont(style.metrics.small);
    plot.setLook(style.theme, style.metrics);
    plot.setCurves(std::move(curves), axes);
    QGraphicsScene scene;
    scene.addItem(&plot);
    plot.resize(rect.size());
    // The axes follow the plot's place only when they are laid out once more.
    plot.layout()->invalidate();
    plot.layout()->activate();
    scene.setSceneRect(rect);
    QPicture picture;
    QPainter painter(&picture);
    painter.setFont(style.metrics.small);
    scene.render(&painter, rect, rect);
    painter.end();
    scene.removeItem(&plot);
    return picture;
}

}  // namespace polyplan::ui
