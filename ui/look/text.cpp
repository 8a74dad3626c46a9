#include "ui/look/text.h"

#include "core/json/text_direction.h"

namespace polyplan::ui {

QString toQString(std::string_view text) {
    QString shown = toEditable(text);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (turnsText(shown.at(i).unicode())) {
            shown[i] = QChar::ReplacementCharacter;
        }
    }
    return shown;
}

QString toEditable(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace polyplan::ui
