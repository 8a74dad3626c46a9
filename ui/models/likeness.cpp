#include "ui/models/likeness.h"

namespace polyplan::ui {

Likeness likenessOf(const QString& name, const QString& typed) {
    if (typed.isEmpty()) {
        return Likeness::Found;
    }
    if (name.startsWith(typed, Qt::CaseInsensitive)) {
        if (name.size() == typed.size()) {
            return Likeness::Same;
        }
        return name.at(typed.size()).isSpace() ? Likeness::FirstWord : Likeness::Begins;
    }
    const QLatin1StringView of(" of ");
    const qsizetype own = name.indexOf(of);
    if (own > 0 &&
        QStringView(name).sliced(own + of.size()).compare(typed, Qt::CaseInsensitive) == 0) {
        return Likeness::Own;
    }
    for (qsizetype at = name.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
         at = name.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!name.at(at - 1).isLetterOrNumber()) {
            return Likeness::WordStart;
        }
    }
    return Likeness::Found;
}

Likeness likenessAsAbbreviation(const QStringList& abbreviations, const QString& typed) {
    constexpr int clear = 3;
    if (abbreviations.contains(typed)) {
        return Likeness::AbbreviationAsWritten;
    }
    return typed.size() >= clear && abbreviations.contains(typed, Qt::CaseInsensitive)
               ? Likeness::Abbreviation
               : Likeness::None;
}

}  // namespace polyplan::ui
