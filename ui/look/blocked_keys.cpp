#include "ui/look/blocked_keys.h"

#include <QApplication>
#include <QEvent>
#include <QVariant>
#include <QWidget>
#include <QWindow>

#include "ui/look/application_filter.h"

namespace polyplan::ui {

namespace {

constexpr char isBlocked[] = "isBlocked";

class BlockedKeys : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
            case QEvent::WindowBlocked:
            case QEvent::WindowUnblocked:
                if (watched->isWindowType()) {
                    watched->setProperty(isBlocked, event->type() == QEvent::WindowBlocked);
                }
                break;
            case QEvent::Shortcut:
                if (const QWidget* active = QApplication::activeWindow();
                    active != nullptr && active->windowHandle()->property(isBlocked).toBool()) {
                    return true;
                }
                break;
            default:
                break;
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void keepKeysFromBlockedWindows() {
    filterApplication<BlockedKeys>();
}

}  // namespace polyplan::ui
