#include "ui/charts/chart_view.h"

#include <QEvent>
#include <QMouseEvent>

namespace polyplan::ui {

ChartView::ChartView(QChart* chart, QWidget* parent) : QChartView(chart, parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
}

void ChartView::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyLook();
    }
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    // Qt 6.4.2 follows the item there without looking whether there is one: a second button may be
    // pressed outside while the first is held.
    if (itemAt(event->position().toPoint()) == nullptr) {
        event->ignore();
    } else {
        QChartView::mousePressEvent(event);
    }
}

}  // namespace polyplan::ui
