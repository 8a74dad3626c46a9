#pragma once

#include <QString>

class QToolButton;

namespace polyplan::test {

/// Opens the menu of a button with a click, and clicks one of its entries.
/// @returns whether the menu opened and had the entry, enabled
bool pickFromMenu(QToolButton& button, const QString& entry);

}  // namespace polyplan::test
