#include "ui/parts/stale_veil.h"

#include <QEvent>
#include <QPainter>
#include <utility>

#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int restMilliseconds = 150;

}  // namespace

StaleVeil::StaleVeil(QWidget& panel, const QStringList& parts)
    : StaleVeil(panel, [this] { return rect(); }) {
    for (const QString& name : parts) {
        parts_.push_back(panel.findChild<QWidget*>(name));
        Q_ASSERT_X(parts_.back() != nullptr, "StaleVeil", qPrintable(name));
    }
}

StaleVeil::StaleVeil(QWidget& panel, std::function<QRect()> place)
    : QWidget(&panel), place_(std::move(place)) {
    setObjectName("staleVeil");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    panel.installEventFilter(this);
    rest_.setSingleShot(true);
    rest_.setInterval(restMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &StaleVeil::lift);
}

void StaleVeil::setCurrent(bool isCurrent) {
    if (isCurrent) {
        rest_.stop();
        hide();
    } else if (isHidden() && !rest_.isActive()) {
        rest_.start();
    }
}

void StaleVeil::lift() {
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

bool StaleVeil::eventFilter(QObject* watched, QEvent* event) {
    if (!isHidden() && (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded)) {
        lift();
    }
    return QWidget::eventFilter(watched, event);
}

QRect StaleVeil::placeOf(const QWidget& part) const {
    QRect place(part.mapTo(parentWidget(), QPoint()), part.size());
    for (const QWidget* at = part.parentWidget(); at != parentWidget(); at = at->parentWidget()) {
        place &= QRect(at->mapTo(parentWidget(), QPoint()), at->size());
    }
    return place;
}

void StaleVeil::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor color = palette().color(QPalette::Window);
    color.setAlphaF(static_cast<float>(1 - staleOpacity));
    if (parts_.empty()) {
        painter.fillRect(place_(), color);
    }
    for (const QWidget* part : parts_) {
        if (part->isVisible()) {
            painter.fillRect(placeOf(*part), color);
        }
    }
}

}  // namespace polyplan::ui
