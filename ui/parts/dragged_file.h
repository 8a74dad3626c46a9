#pragma once

#include <QString>

class QMimeData;

namespace polyplan::ui {

/// The one local file that is dragged; empty if it is none or several.
QString fileIn(const QMimeData& mime);

}  // namespace polyplan::ui
