#include "ui/parts/buttons.h"

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
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    return button;
}

QPushButton* pushButton(const ButtonWords& words, QWidget* parent) {
    return buttonOf<QPushButton>(words, parent);
}

}  // namespace polyplan::ui
