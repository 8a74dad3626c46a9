#include "ui/parts/dragged_file.h"

#include <QMimeData>
#include <QUrl>

namespace polyplan::ui {

QString fileIn(const QMimeData& mime) {
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

QStringList filesIn(const QMimeData& mime) {
    QStringList files;
    for (const QUrl& url : mime.urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    return files;
}

QStringList linksIn(const QMimeData& mime) {
    QStringList links;
    for (const QUrl& url : mime.urls()) {
        if (!url.isLocalFile()) {
            links.append(url.toDisplayString());
        }
    }
    return links;
}

}  // namespace polyplan::ui
