#pragma once

#include <QStringList>

class QMimeData;

namespace polyplan::ui {

/// The one local file that is dragged; empty if it is none or several.
QString fileIn(const QMimeData& mime);
/// All local files that are dragged.
QStringList filesIn(const QMimeData& mime);
/// What else is dragged by its address, as people read it: pages of the web and the like.
QStringList linksIn(const QMimeData& mime);

}  // namespace polyplan::ui
