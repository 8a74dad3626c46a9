#pragma once

#include <QString>

class QAbstractItemView;
class QLabel;

namespace polyplan::ui {

/// Says so in the view, in muted words, while its model has columns but no rows. The view has its
/// model already and keeps it.
/// @returns where the words stand, for those that change
QLabel* sayWhenEmpty(QAbstractItemView& view, const QString& text, const char* objectName);

}  // namespace polyplan::ui
