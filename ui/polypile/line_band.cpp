#include "ui/polypile/line_band.h"

#include <QPainter>
#include <QRubberBand>
#include <algorithm>
#include <utility>

#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

/// Cards show only within their window: what lies hidden behind heads and feet is not meant.
QPoint withinCards(QPoint point, const LineGeometry& geometry) {
    const QRect window = geometry.cardsWindow();
    return {point.x(),
            std::clamp(point.y(), window.top(), std::max(window.top(), window.bottom()))};
}

/// So light that the cards under it can be read.
class Band : public QRubberBand {
  public:
    explicit Band(QWidget& over) : QRubberBand(Rectangle, &over) {}

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QColor color = Theme::of(palette()).accent;
        painter.setPen(color);
        color.setAlphaF(0.12F);
        painter.setBrush(color);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
};

}  // namespace

LineBand::LineBand(QWidget& over) : QObject(&over), band_(new Band(over)) {
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
