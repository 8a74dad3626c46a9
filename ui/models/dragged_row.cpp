#include "ui/models/dragged_row.h"

#include <QDataStream>
#include <QIODevice>

namespace polyplan::ui {

QMimeData* draggedRow(const char* mimeType, quint64 revision, int row) {
    QByteArray data;
    QDataStream stream(&data, QIODevice::WriteOnly);
    stream << revision << qint32(row);
    auto* mime = new QMimeData;
    mime->setData(QLatin1String(mimeType), data);
    return mime;
}

std::optional<int> draggedRowOf(const QMimeData& mime, const char* mimeType, quint64 revision) {
    QByteArray data = mime.data(QLatin1String(mimeType));
    QDataStream stream(&data, QIODevice::ReadOnly);
    quint64 taken = 0;
    qint32 row = -1;
    stream >> taken >> row;
    if (stream.status() != QDataStream::Ok || !stream.atEnd() || taken != revision || row < 0) {
        return std::nullopt;
    }
    return row;
}

}  // namespace polyplan::ui
