#include "ui/export/page_curves.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <utility>

#include "ui/charts/curve_plot.h"

namespace polyplan::ui {

namespace {

QPicture recorded(QChart& plot, const PageStyle& style, QSize size) {
    const QRect rect(QPoint(), size);
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
    picture.setBoundingRect(rect);
    return picture;
}

}  // namespace

QPicture recordCurves(std::vector<Curve> curves, const CurveAxes& axes, const PageStyle& style,
                      QSize size) {
    CurvePlot plot;
    plot.setTitleFont(style.metrics.small);
    plot.setLook(style.theme, style.metrics);
    plot.setCurves(std::move(curves), axes);
    return recorded(plot, style, size);
}

QPicture recordDistributions(std::vector<DistributionCurve> curves, const QString& what,
                             const PageStyle& style, QSize size) {
    DistributionPlot plot;
    plot.setTitleFont(style.metrics.small);
    plot.setLook(style.theme, style.metrics);
    plot.setCurves(std::move(curves), what, {});
    return recorded(plot, style, size);
}

}  // namespace polyplan::ui
