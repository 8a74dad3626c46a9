#include "ui/parts/buttons.h"

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

QPushButton* pushButton(const ButtonWords& words, QWidget* parent) {
    return buttonOf<QPushButton>(words, parent);
}

}  // namespace polyplan::ui
