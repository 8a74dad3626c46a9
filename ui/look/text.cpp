#include "ui/look/text.h"

#include "core/json/text_direction.h"

namespace polyplan::ui {

QString toQString(std::string_view text) {
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (turnsText(shown.at(i).unicode())) {
            shown[i] = QChar::ReplacementCharacter;
        }
    }
    return shown;
}

}  // namespace polyplan::ui
