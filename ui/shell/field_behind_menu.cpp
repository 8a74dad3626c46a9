#include "ui/shell/field_behind_menu.h"

#include <QApplication>
#include <QFocusEvent>
#include <QMenuBar>
#include <utility>

#include "ui/parts/text_line.h"

namespace polyplan::ui {

FieldBehindMenu::FieldBehindMenu(QMenuBar& bar) : QObject(&bar), bar_(bar) {
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* now) { follow(now); });
}

void FieldBehindMenu::follow(QWidget* focused) {
    if (focused == &bar_) {
        return;
    }
    const bool wasBehind = std::exchange(isBehind_, false);
    if (focused == field_) {
        return;
    }
    if (field_) {
        field_->removeEventFilter(this);
        if (wasBehind) {
            QFocusEvent out(QEvent::FocusOut, Qt::OtherFocusReason);
            QCoreApplication::sendEvent(field_, &out);
        }
    }
    field_ = textLineOf(focused) != nullptr ? focused : nullptr;
    if (field_) {
        field_->installEventFilter(this);
    }
}

bool FieldBehindMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_ || event->type() != QEvent::FocusOut || !bar_.hasFocus()) {
        return QObject::eventFilter(watched, event);
    }
    isBehind_ = true;
    // What ends an editor that is left must not hear of it: the focus comes back.
    QFocusEvent out(QEvent::FocusOut, Qt::PopupFocusReason);
    watched->event(&out);
    return true;
}

}  // namespace polyplan::ui
