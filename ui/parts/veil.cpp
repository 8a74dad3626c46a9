#include "ui/parts/veil.h"

#include <QEvent>
#include <QPainter>

#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int veilMilliseconds = 150;
constexpr float veilOpacity = 0.6F;

}  // namespace

Veil::Veil(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    delay_.setSingleShot(true);
    delay_.setInterval(veilMilliseconds);
    connect(&delay_, &QTimer::timeout, this, [this] {
        setGeometry(parentWidget()->rect());
        raise();
        show();
    });
    over->installEventFilter(this);
}

void Veil::setDrawn(bool isDrawn) {
    if (!isDrawn) {
        delay_.stop();
        hide();
    } else if (isHidden() && !delay_.isActive()) {
        delay_.start();
    }
}

bool Veil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void Veil::paintEvent(QPaintEvent*) {
    QColor color = Theme::of(palette()).window;
    color.setAlphaF(veilOpacity);
    QPainter(this).fillRect(rect(), color);
}

}  // namespace polyplan::ui
