#include "ui/polypile/line_band.h"

#include <QRubberBand>
#include <algorithm>
#include <utility>

namespace polyplan::ui {
namespace {

/// Cards show only within their window: what lies hidden behind heads and feet is not meant.
QPoint withinCards(QPoint point, const LineGeometry& geometry) {
    const QRect window = geometry.cardsWindow();
    return {point.x(),
            std::clamp(point.y(), window.top(), std::max(window.top(), window.bottom()))};
}

}  // namespace

LineBand::LineBand(QWidget& over)
    : QObject(&over), band_(new QRubberBand(QRubberBand::Rectangle, &over)) {
    band_->setObjectName("band");
}

void LineBand::start(QPoint point, const LineGeometry& geometry, Selection selected) {
    origin_ = withinCards(point, geometry) + geometry.scroll();
    selected_ = std::move(selected);
    isDrawing_ = true;
}

Selection LineBand::reach(QPoint point, const LineGeometry& geometry) {
    const QRect rect =
        QRect(origin_ - geometry.scroll(), withinCards(point, geometry)).normalized();
    band_->setGeometry(rect);
    band_->show();
    Selection selection = selected_;
    const Selection touched = geometry.cardsIn(rect);
    selection.insert(selection.end(), touched.begin(), touched.end());
    return selection;
}

void LineBand::end() {
    isDrawing_ = false;
    band_->hide();
}

}  // namespace polyplan::ui
