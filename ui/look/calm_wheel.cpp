#include "ui/look/calm_wheel.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QPointer>

namespace polyplan::ui {

namespace {

class CalmWheel : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* field = qobject_cast<QWidget*>(watched);
        const bool isTurned = qobject_cast<QAbstractSpinBox*>(watched) != nullptr ||
                              qobject_cast<QComboBox*>(watched) != nullptr;
        if (event->type() == QEvent::Polish && isTurned &&
            field->focusPolicy() == Qt::WheelFocus) {
            field->setFocusPolicy(Qt::StrongFocus);
        }
        if (event->type() == QEvent::Wheel && isTurned && !field->hasFocus()) {
            event->ignore();  // so that it goes on to what scrolls
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void keepWheelForScrolling() {
    static QPointer<CalmWheel> filter;
    if (filter == nullptr) {
        filter = new CalmWheel(qApp);
        qApp->installEventFilter(filter);
    }
}

}  // namespace polyplan::ui
