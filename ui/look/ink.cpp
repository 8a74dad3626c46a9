#include "ui/look/ink.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <utility>

#include "ui/look/theme.h"

namespace polyplan::ui {

Ink::Ink(QWidget& label, Color color) : QObject(&label), label_(label), color_(std::move(color)) {
    label.installEventFilter(this);
    apply();
}

void Ink::setColor(Color color) {
    color_ = std::move(color);
    apply();
}

void Ink::apply() {
    const QColor color = color_(Theme::of(QApplication::palette()));
    QPalette colors = label_.palette();
    if (colors.color(QPalette::WindowText) != color) {
        colors.setColor(QPalette::WindowText, color);
        label_.setPalette(colors);
    }
}

/// A style sheet that comes anew brings back the palette from before it.
bool Ink::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        apply();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace polyplan::ui
