#include "ui/look/text.h"

#include <QDir>

#include "core/json/text_direction.h"

namespace polyplan::ui {

QString withoutTurns(QString text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (turnsText(text.at(i).unicode())) {
            text[i] = QChar::ReplacementCharacter;
        }
    }
    return text;
}

QString pathToShow(const QString& path) {
    return withoutTurns(QDir::toNativeSeparators(path));
}

QString toQString(std::string_view text) {
    return withoutTurns(toEditable(text));
}

QString toEditable(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace polyplan::ui
