#include "ui/models/abbreviations.h"

#include <array>
#include <string_view>

#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

/// What no rule makes of the names that hold the words.
struct UsualWord {
    std::string_view abbreviation;
    std::string_view words;
};
constexpr std::array<UsualWord, 4> usualWords = {{
    {"DSM", "dragon scale mail"},
    {"DS", "dragon scales"},
    {"ID", "identify"},
    {"ESP", "telepathy"},
}};

/// "bag of holding" → "BoH"; empty for a single word.
QString initialsOf(const QString& name) {
    QString initials;
    int words = 0;
    bool isAtStart = true;
    for (qsizetype at = 0; at < name.size(); ++at) {
        const QChar letter = name.at(at);
        if (isAtStart && letter.isLetterOrNumber()) {
            const bool isOf = name.mid(at, 3) == QStringLiteral("of ");
            initials += isOf ? letter : letter.toUpper();
            ++words;
        }
        isAtStart = !letter.isLetterOrNumber() && letter != u'\'';
    }
    return words > 1 ? initials : QString();
}

}  // namespace

QStringList abbreviationsOf(const ObjectType& type) {
    const QString shortName = toQString(type.shortName);
    QStringList found = {initialsOf(toQString(type.name)), initialsOf(shortName)};
    // Of amulets and some others the short name is the whole: "amulet of life saving".
    const QString link = QStringLiteral(" of ");
    const qsizetype at = shortName.indexOf(link);
    const QString behindOf = at < 0 ? shortName : shortName.mid(at + link.size());
    const QString initials = initialsOf(behindOf);
    found.append(QChar::fromLatin1(type.symbol) + QStringLiteral("o") +
                 (initials.isEmpty() ? behindOf.left(1).toUpper() : initials));
    found.removeAll(QString());
    for (const UsualWord& usual : usualWords) {
        if (type.name.find(usual.words) != std::string::npos) {
            found.append(toQString(usual.abbreviation));
        }
    }
    return found;
}

}  // namespace polyplan::ui
