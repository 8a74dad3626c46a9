#include "ui/parts/buttons.h"

#include <QCoreApplication>
#include <QCursor>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace polyplan::ui {

namespace {

template <typename Button>
Button* buttonOf(const ButtonWords& words, QWidget* parent) {
    auto* button = new Button(parent);
    button->setObjectName(QLatin1StringView(words.objectName));
    button->setText(words.text);
    button->setAccessibleName(words.title);
    button->setToolTip(words.toolTip);
    return button;
}

}  // namespace

QToolButton* toolButton(const ButtonWords& words, QWidget* parent) {
    return buttonOf<QToolButton>(words, parent);
}

QToolButton* menuButton(const ButtonWords& words, QWidget* parent) {
    QToolButton* button = toolButton(words, parent);
    giveMenu(*button, *new QMenu(button));
    return button;
}

void giveMenu(QToolButton& button, QMenu& menu) {
    button.setPopupMode(QToolButton::InstantPopup);
    button.setMenu(&menu);
    // Qt never tells what a menu was opened from that the pointer has left it by way of the menu.
    QObject::connect(&menu, &QMenu::aboutToHide, &button, [&button] {
        if (!button.rect().contains(button.mapFromGlobal(QCursor::pos()))) {
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(&button, &leave);
        }
    });
}

QPushButton* pushButton(const ButtonWords& words, QWidget* parent) {
    return buttonOf<QPushButton>(words, parent);
}

}  // namespace polyplan::ui
