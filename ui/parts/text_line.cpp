#include "ui/parts/text_line.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace polyplan::ui {

QLineEdit* textLineOf(QWidget* focused) {
    if (const auto* box = qobject_cast<QComboBox*>(focused)) {
        return box->lineEdit();
    }
    if (const auto* number = qobject_cast<QAbstractSpinBox*>(focused)) {
        return number->findChild<QLineEdit*>();
    }
    return qobject_cast<QLineEdit*>(focused);
}

bool isLeftToWindow(const QKeyEvent& key) {
    return key.keyCombination() == exportKey;
}

}  // namespace polyplan::ui
