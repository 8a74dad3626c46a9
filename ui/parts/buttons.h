#pragma once

#include <QString>

class QAbstractButton;
class QMenu;
class QPushButton;
class QToolButton;
class QWidget;

namespace polyplan::ui {

/// What a button says: on itself, to those who don't see it, and when pointed at.
struct ButtonWords {
    const char* objectName;
    QString text;
    QString title;
    QString toolTip;
};

QToolButton* toolButton(const ButtonWords& words, QWidget* parent);
/// One that opens a menu, which is empty yet.
QToolButton* menuButton(const ButtonWords& words, QWidget* parent);
/// Makes a button one that opens that menu.
void giveMenu(QToolButton& button, QMenu& menu);
QPushButton* pushButton(const ButtonWords& words, QWidget* parent);

}  // namespace polyplan::ui
