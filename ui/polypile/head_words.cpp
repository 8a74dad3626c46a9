#include "ui/polypile/head_words.h"

#include <algorithm>

#include "ui/look/figures.h"
#include "ui/polypile/line_content.h"

namespace polyplan::ui {

namespace {

/// The first of `forms`, the longest first, that `width` has room for; else the last.
QString fitting(const QStringList& forms, const QFontMetrics& letters, int width) {
    const auto found = std::ranges::find_if(
        forms, [&](const QString& form) { return letters.horizontalAdvance(form) <= width; });
    return found == forms.end() ? forms.back() : *found;
}

QString takenAway(const QString& share) {
    if (share == percent(0)) {
        return share;
    }
    return share.startsWith(u'<')   ? QStringLiteral("≈ 0 %")
           : share.startsWith(u'>') ? QStringLiteral("≈ −100 %")
                                    : QStringLiteral("−") + share;
}

QString lossWords(const PileHead& head, const QFontMetrics& letters, int width) {
    const QString about = head.figures->isSampled ? QStringLiteral("≈ ") : QString();
    const QString share = percent(std::max(0.0, head.figures->lostShare));
    const QString lost = QStringLiteral("lost ") + about + share;
    if (!head.showsReach) {
        return lost;
    }
    const QString less = takenAway(share);
    const QString aboutLess = less.startsWith(u'≈') ? less : about + less;
    return fitting({QStringLiteral("if hit, ") + lost, QStringLiteral("if hit ") + aboutLess,
                    QStringLiteral("hit ") +
                        QString(aboutLess).replace(QStringLiteral("≈ "), QStringLiteral("≈"))},
                   letters, width);
}

QString golemWords(const PileHead& head, const QFontMetrics& letters, int width) {
    const QString about = head.figures->isSampled ? QStringLiteral("≈ ") : QString();
    const QString chance = about + percent(head.figures->golem);
    // Where there is no room for the word the game's own letter stands for it.
    return fitting({QStringLiteral("golem ") + chance, QStringLiteral("' ") + chance}, letters,
                   width);
}

/// The name is cut where there is no room, never its chance.
QString kindWords(const PileHead& head, const QFontMetrics& letters, int width) {
    const PileSummary& figures = *head.figures;
    const QString about = figures.isSampled ? QStringLiteral("≈ ") : QString();
    const QString chance =
        figures.hasOtherGolems() ? u' ' + about + percent(figures.ofKind) : QString();
    const int room = width - letters.horizontalAdvance(chance);
    return letters.elidedText(figures.golemKind, Qt::ElideRight, room) + chance;
}

}  // namespace

QStringList headWords(const PileHead& head, const QFontMetrics& letters, int width) {
    QStringList lines;
    if (!head.figures) {
        return lines;
    }
    if (head.showsGolem) {
        lines.append(golemWords(head, letters, width));
        if (!head.figures->golemKind.isEmpty()) {
            lines.append(kindWords(head, letters, width));
        }
    }
    lines.append(lossWords(head, letters, width));
    return lines;
}

}  // namespace polyplan::ui
