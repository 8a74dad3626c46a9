#include "ui/models/line_mime.h"

#include <QDataStream>
#include <QIODevice>
#include <QStringList>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {
namespace {

constexpr quint32 positionsMagic = 0x504c5032;  // "PLP2"

QString inWords(const std::vector<Fault>& faults) {
    if (faults.empty()) {
        return QStringLiteral("This holds no stacks.");
    }
    return QStringLiteral("These are no stacks that fit here. %1")
        .arg(toQString(worded(faults.front())));
}

}  // namespace

std::unique_ptr<QMimeData> stacksToMime(const std::vector<plan::Stack>& stacks, nethack::Game game,
                                        const plan::Catalogues& catalogues) {
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QLatin1String(stacksMimeType),
                  QByteArray::fromStdString(plan::writeStacks(stacks, game, catalogues)));
    if (const ObjectTable* table = catalogues.objects(game)) {
        QStringList lines;
        for (const plan::Stack& stack : stacks) {
            lines << stackTitle(stack, *table);
        }
        mime->setText(lines.join(u'\n'));
    }
    return mime;
}

bool hasStacks(const QMimeData& mime) {
    return mime.hasFormat(QLatin1String(stacksMimeType));
}

std::variant<std::vector<plan::Stack>, QString> stacksFromMime(const QMimeData& mime,
                                                               nethack::Game game,
                                                               const plan::Catalogues& catalogues) {
    const QByteArray data = mime.data(QLatin1String(stacksMimeType));
    if (data.size() > static_cast<qsizetype>(plan::limits::fileBytes)) {
        return QStringLiteral("This is too much: at most 6 MiB of stacks at a time.");
    }
    auto read = plan::readStacks({data.constData(), static_cast<std::size_t>(data.size())}, game,
                                 catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
        return inWords(*faults);
    }
    return std::get<std::vector<plan::Stack>>(std::move(read));
}

QByteArray positionsToData(const DraggedPositions& dragged) {
    QByteArray data;
    QDataStream stream(&data, QIODevice::WriteOnly);
    stream << positionsMagic << dragged.document << dragged.revision << qint32(dragged.strategy)
           << quint32(dragged.positions.size()) << quint32(dragged.rows.size());
    for (const StackPosition position : dragged.positions) {
        stream << qint32(position.pile) << qint32(position.stack);
    }
    for (const int row : dragged.rows) {
        stream << qint32(row);
    }
    return data;
}

std::optional<DraggedPositions> positionsFromData(const QByteArray& data) {
    QDataStream stream(data);
    quint32 magic = 0;
    quint32 count = 0;
    quint32 rowCount = 0;
    qint32 strategy = 0;
    DraggedPositions dragged;
    stream >> magic >> dragged.document >> dragged.revision >> strategy >> count >> rowCount;
    if (stream.status() != QDataStream::Ok || magic != positionsMagic ||
        count > plan::limits::stacksOfDocument || rowCount > plan::limits::stacksOfDocument) {
        return std::nullopt;
    }
    dragged.strategy = strategy;
    for (quint32 index = 0; index < count; ++index) {
        qint32 pile = 0;
        qint32 stack = 0;
        stream >> pile >> stack;
        dragged.positions.push_back({pile, stack});
    }
    for (quint32 index = 0; index < rowCount; ++index) {
        qint32 row = 0;
        stream >> row;
        dragged.rows.push_back(row);
    }
    if (stream.status() != QDataStream::Ok || !stream.atEnd()) {
        return std::nullopt;
    }
    return dragged;
}

}  // namespace polyplan::ui
