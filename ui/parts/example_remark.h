#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace polyplan::ui {

/// Says in muted words that the strategy has none of what is shown, which is an example; to be
/// hidden once it has one of its own.
/// @param what the strategy has none of: "attack"
QLabel* exampleRemark(const QString& what, const char* objectName, QWidget* parent);

}  // namespace polyplan::ui
