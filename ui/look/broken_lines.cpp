#include "ui/look/broken_lines.h"

#include <QFontMetrics>
#include <QTextLayout>
#include <algorithm>

namespace polyplan::ui {

namespace {

/// Of a word that is cut, with the dots; fewer letters say nothing.
constexpr int leastLettersOfCut = 5;

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
        const QString more = QStringLiteral(" …");
        lines.last() =
            QFontMetrics(font).elidedText(lines.last() + more + more, Qt::ElideRight, width);
    }
    return lines;
}

QString wordsThatFit(const QString& words, const QFontMetrics& letters, int width) {
    const QString shown = letters.elidedText(words, Qt::ElideRight, std::max(0, width));
    const qsizetype lastWord = shown.lastIndexOf(u' ') + 1;
    if (shown == words || shown.size() - lastWord >= leastLettersOfCut) {
        return shown;
    }
    QString whole = shown.left(lastWord).trimmed();
    if (whole.endsWith(u'·')) {
        whole = whole.chopped(1).trimmed();
    }
    return whole.isEmpty() ? whole : whole + u'…';
}

}  // namespace polyplan::ui
