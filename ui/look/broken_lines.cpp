#include "ui/look/broken_lines.h"

#include <QFontMetrics>
#include <QTextLayout>
#include <algorithm>

namespace polyplan::ui {

namespace {

/// Of a word that is cut, with the dots; fewer letters say nothing.
constexpr int leastLettersOfCut = 5;
/// Of a word that is hyphenated, on either line.
constexpr int leastLettersOfPart = 3;

QStringList linesOfParagraph(const QString& text, const QFont& font, int width, int most) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() <= most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.isEmpty() ? QStringList{QString()} : lines;
}

/// How many letters of a name's first word, which is too long for a line, stand before a hyphen.
qsizetype beforeHyphen(const QString& name, const QFontMetrics& letters, int width) {
    const qsizetype space = name.indexOf(u' ');
    qsizetype cut = (space < 0 ? name.size() : space) - leastLettersOfPart;
    while (cut > leastLettersOfPart && letters.horizontalAdvance(name.left(cut) + u'-') > width) {
        --cut;
    }
    return cut;
}

}  // namespace

QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int most) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        lines << linesOfParagraph(paragraph, font, width, most);
        if (lines.size() > most) {
            break;
        }
    }
    if (lines.size() > most) {
        lines = lines.first(most);
        lines.last() = QFontMetrics(font).elidedText(lines.last() + QStringLiteral(" …"),
                                                     Qt::ElideRight, width);
    }
    return lines;
}

std::pair<QString, QString> brokenInTwo(const QString& name, const QFont& font, int width) {
    const QString first = brokenIntoLines(name, font, width, 2).front();
    const QString rest = name.mid(first.size());
    if (rest.isEmpty()) {
        return {name, rest};
    }
    if (rest.front().isLetter() && first.back().isLetter()) {
        const qsizetype cut = beforeHyphen(name, QFontMetrics(font), width);
        return {name.left(cut) + u'-', name.mid(cut)};
    }
    return {first, rest.trimmed()};
}

QString wordsThatFit(const QString& words, const QFontMetrics& letters, int width) {
    QString shown = letters.elidedText(words, Qt::ElideRight, std::max(0, width));
    const qsizetype lastWord = shown.lastIndexOf(u' ') + 1;
    if (shown == words || shown.size() - lastWord >= leastLettersOfCut) {
        return shown;
    }
    const qsizetype cut = shown.size() - 1;
    const bool isBetweenWords = cut > 0 && words[cut] == u' ';
    QString whole = shown.left(isBetweenWords ? cut : lastWord).trimmed();
    if (whole.endsWith(u'·')) {
        whole = whole.chopped(1).trimmed();
    }
    return whole.isEmpty() ? whole : whole + u'…';
}

}  // namespace polyplan::ui
