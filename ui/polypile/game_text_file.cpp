#include "ui/polypile/game_text_file.h"

#include <QFile>
#include <QObject>

#include "core/plan/game_text/text_reader.h"
#include "ui/document/plan_picture.h"
#include "ui/document/whole_file.h"

namespace polyplan::ui {

QString tooLongGameText() {
    return QObject::tr("This is too much: at most %1 MiB of text can be read.")
        .arg(plan::game_text::textBytes / 1024 / 1024);
}

GameTextFile readGameTextFile(const QString& path) {
    const auto contents = readWhole(QFile::encodeName(path).toStdString(),
                                    static_cast<qsizetype>(plan::game_text::textBytes));
    if (const auto* why = std::get_if<QString>(&contents)) {
        return {.text = {}, .why = *why};
    }
    return {.text = QString::fromUtf8(std::get<QByteArray>(contents)), .why = {}};
}

std::optional<QString> gameTextInstead(const QString& path) {
    if (path.endsWith(QLatin1String(".polyplan"), Qt::CaseInsensitive)) {
        return std::nullopt;
    }
    const auto contents = readWhole(QFile::encodeName(path).toStdString(),
                                    static_cast<qsizetype>(plan::game_text::textBytes));
    const auto* bytes = std::get_if<QByteArray>(&contents);
    if (bytes == nullptr || looksLikePicture(*bytes) || bytes->contains('\0')) {
        return std::nullopt;
    }
    const QString text = QString::fromUtf8(*bytes);
    const QString start = text.left(1000).trimmed();
    return start.isEmpty() || start.startsWith(u'{') ? std::nullopt : std::optional(text);
}

}  // namespace polyplan::ui
