#include "ui/look/calm_wheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

class CalmWheel : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish && isTurned(watched)) {
            auto* field = static_cast<QWidget*>(watched);
            if (field->focusPolicy() == Qt::WheelFocus) {
                field->setFocusPolicy(Qt::StrongFocus);
            }
        } else if (event->type() == QEvent::Wheel && isTurned(watched) &&
                   !static_cast<const QWidget*>(watched)->hasFocus()) {
            event->ignore();  // so that it goes on to what scrolls
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    static bool isTurned(const QObject* watched) {
        return qobject_cast<const QAbstractSpinBox*>(watched) != nullptr ||
               qobject_cast<const QComboBox*>(watched) != nullptr ||
               qobject_cast<const QSlider*>(watched) != nullptr;
    }
};

}  // namespace

void keepWheelForScrolling() {
    filterApplication<CalmWheel>();
}

}  // namespace polyplan::ui
