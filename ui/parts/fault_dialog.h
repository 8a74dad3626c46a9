#pragma once

#include <QString>

class QWidget;

namespace polyplan::ui {

struct FileFault;

/// Shows a fault, with the list of its details where there are several, until it is dismissed.
/// @param remedy a button for what can be done about it; empty for none
/// @returns whether the remedy is wanted
bool showFault(const FileFault& fault, QWidget* window, const QString& remedy = {});

}  // namespace polyplan::ui
