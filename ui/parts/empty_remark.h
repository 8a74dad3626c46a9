#pragma once

#include <QString>

class QAbstractItemView;

namespace polyplan::ui {

/// Says so in the view, in muted words, while its model has columns but no rows. The view has its
/// model already and keeps it.
void sayWhenEmpty(QAbstractItemView& view, const QString& text, const char* objectName);

}  // namespace polyplan::ui
