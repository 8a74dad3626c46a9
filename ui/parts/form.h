#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/calculator/look_up.h"

class QCheckBox;
class QComboBox;
class QSpinBox;
class QWidget;

/// Rows of a form: a heading, and fields that flow beside it.
namespace polyplan::ui {

QWidget* formRow(const QString& title, const std::vector<QWidget*>& fields, QWidget* parent);

/// A field with its label before it, which has the field's tooltip. @param text with the letter of
/// its shortcut: "cas&ts"
QWidget* labelledField(const QString& text, QWidget* field, QWidget* parent);
/// The same, of the field's parent.
QWidget* labelledField(const QString& text, QWidget* field);

/// Fields that stay on one line, as a number and the most that it may be.
QWidget* onOneLine(const std::vector<QWidget*>& fields, QWidget* parent);

/// Lets Tab go through all that stands in the layouts of a form in their order: from top to bottom,
/// in a row from left to right.
void tabAsRead(const QWidget& form);

/// A number within its limits (`NumberField`). Name, help and limits are those of the member.
/// @param wordsBelow what one step below the least stands for, if anything
QSpinBox* numberField(const char* objectName, const QString& title, const QString& toolTip,
                      Range range, QWidget* parent, const QString& wordsBelow = {});

/// What the help of a member says, as a sentence.
QString helpOf(const Member& member);

/// Show a value without telling of a change.
void showNumber(QSpinBox* box, int value);
/// The same where the most depends on what else is shown.
void showNumber(QSpinBox* box, int value, int most);
void showCheck(QCheckBox* box, bool value);

/// A number that may be left out: the spin box says so below its least value.
std::optional<int> orNothing(int value, Range range);

}  // namespace polyplan::ui
