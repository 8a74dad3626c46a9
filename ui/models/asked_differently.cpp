#include "ui/models/asked_differently.h"

#include <QObject>

#include "core/plan/difference_words.h"
#include "ui/look/text.h"

namespace polyplan::ui {

QStringList wordedDifferences(const std::vector<plan::MemberDifference>& differences) {
    QStringList texts;
    for (const std::string& each : differencesInWords(differences)) {
        texts.append(toQString(each));
    }
    return texts;
}

QString askedDifferently(const QStringList& worded) {
    return worded.isEmpty()
               ? QObject::tr("All ask the same.")
               : QObject::tr("Asked differently: %1").arg(worded.join(QStringLiteral("; ")));
}

}  // namespace polyplan::ui
