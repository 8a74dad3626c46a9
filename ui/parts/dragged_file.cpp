#include "ui/parts/dragged_file.h"

#include <QMimeData>
#include <QUrl>

namespace polyplan::ui {

QString fileIn(const QMimeData& mime) {
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

}  // namespace polyplan::ui
