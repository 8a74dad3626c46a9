#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/calculator/range.h"

class QCheckBox;
class QSpinBox;
class QWidget;

namespace polyplan::ui {

/// Fields one after the other behind their heading, in as many lines as they need.
QWidget* formRow(const QString& title, const std::vector<QWidget*>& fields, QWidget* parent);

/// A field with its name before it, of the field's parent.
QWidget* labelledField(const QString& label, QWidget* field);

/// Show a value without telling of a change.
void showNumber(QSpinBox* box, int value);
void showCheck(QCheckBox* box, bool value);

/// A number that may be left out: the spin box says so below its least value.
std::optional<int> orNothing(int value, Range range);

}  // namespace polyplan::ui
