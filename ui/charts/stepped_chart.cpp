#include "ui/charts/stepped_chart.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/look/theme.h"

namespace polyplan::ui {

SteppedChart::SteppedChart(QChart* chart, QWidget* parent) : ChartView(chart, parent) {
    setFocusPolicy(Qt::StrongFocus);
}

void SteppedChart::stopAt(int stop) {
    if (stops() == 0) {
        return;
    }
    current_ = std::clamp(stop, 0, stops() - 1);
    const QString text = told(current_);
    setAccessibleName(QStringLiteral("%1: %2").arg(plainName_, text));
    const QPointF place(across(current_), chart()->plotArea().top());
    QToolTip::showText(viewport()->mapToGlobal(mapFromScene(chart()->mapToScene(place))), text,
                       this);
    viewport()->update();
}

void SteppedChart::keyPressEvent(QKeyEvent* event) {
    switch (stops() > 0 ? event->key() : 0) {
        case Qt::Key_Left:
        case Qt::Key_Down:
            return stopAt(current_ < 0 ? 0 : std::min(current_, stops()) - 1);
        case Qt::Key_Right:
        case Qt::Key_Up:
            return stopAt(current_ + 1);
        case Qt::Key_Home:
            return stopAt(0);
        case Qt::Key_End:
            return stopAt(stops() - 1);
        default:
            event->ignore();
    }
}

void SteppedChart::focusInEvent(QFocusEvent* event) {
    ChartView::focusInEvent(event);
    plainName_ = accessibleName();
    viewport()->update();
}

void SteppedChart::focusOutEvent(QFocusEvent* event) {
    ChartView::focusOutEvent(event);
    setAccessibleName(plainName_);
    viewport()->update();
}

void SteppedChart::drawForeground(QPainter* painter, const QRectF& rect) {
    ChartView::drawForeground(painter, rect);
    if (!hasFocus()) {
        return;
    }
    painter->save();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Theme::of(palette()).accent, 1));
    const QRectF frame = mapToScene(viewport()->rect()).boundingRect();
    painter->drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (current_ >= 0 && current_ < stops()) {
        const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
        const double x = chart()->mapToScene(QPointF(across(current_), 0)).x();
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter->restore();
}

}  // namespace polyplan::ui
