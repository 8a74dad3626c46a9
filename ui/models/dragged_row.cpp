#include "ui/models/dragged_row.h"

#include <QDataStream>
#include <QIODevice>
#include <utility>

namespace polyplan::ui {

QMimeData* draggedRow(const char* mimeType, quint64 revision, int row) {
    return draggedRows(mimeType, revision, {row});
}

QMimeData* draggedRows(const char* mimeType, quint64 revision, const std::vector<int>& rows) {
    QByteArray data;
    QDataStream stream(&data, QIODevice::WriteOnly);
    stream << revision;
    for (const int row : rows) {
        stream << qint32(row);
    }
    auto* mime = new QMimeData;
    mime->setData(QLatin1String(mimeType), data);
    return mime;
}

std::optional<int> draggedRowOf(const QMimeData& mime, const char* mimeType, quint64 revision) {
    const auto rows = draggedRowsOf(mime, mimeType, revision);
    return rows && rows->size() == 1 ? std::optional(rows->front()) : std::nullopt;
}

std::optional<std::vector<int>> draggedRowsOf(const QMimeData& mime, const char* mimeType,
                                              quint64 revision) {
    QByteArray data = mime.data(QLatin1String(mimeType));
    QDataStream stream(&data, QIODevice::ReadOnly);
    quint64 taken = 0;
    stream >> taken;
    std::vector<int> rows;
    while (stream.status() == QDataStream::Ok && !stream.atEnd()) {
        qint32 row = -1;
        stream >> row;
        if (row <= (rows.empty() ? -1 : rows.back())) {
            return std::nullopt;
        }
        rows.push_back(row);
    }
    const bool isSound = stream.status() == QDataStream::Ok && taken == revision && !rows.empty();
    return isSound ? std::optional(std::move(rows)) : std::nullopt;
}

}  // namespace polyplan::ui
