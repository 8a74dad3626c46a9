#pragma once

#include <QString>
#include <functional>

class QToolButton;

namespace polyplan::test {

/// Opens the menu of a button with a click, and clicks one of its entries.
/// @returns whether the menu opened and had the entry, enabled
bool pickFromMenu(QToolButton& button, const QString& entry);
/// The same of a menu that something else opens, which may come back only once it is closed.
bool pickFromMenu(const std::function<void()>& open, const QString& entry);

}  // namespace polyplan::test
