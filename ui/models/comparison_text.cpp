#include "ui/models/comparison_text.h"

#include <QObject>
#include <algorithm>
#include <cmath>

#include "core/probability/grouped.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

constexpr double mostFactor = 1'000;  ///< beyond it, how often as much says nothing more

/// A figure's value in the digits that it is read with, without its error.
QString shownValue(const Figure& figure) {
    return figure.text.empty() ? estimateInParts(figure.value, figure.unit).value
                               : toQString(figure.text);
}

/// With its sign, or where that would stand before a limit in words.
QString signedDistance(double difference, Unit unit) {
    const QString distance = distanceText(std::abs(difference), unit);
    return distance.startsWith(u'<')   ? QObject::tr("less than %1").arg(distance.mid(2))
           : distance.startsWith(u'>') ? QObject::tr("more than %1").arg(distance.mid(2))
                                       : withSign(distance, difference >= 0);
}

/// "alive after 12 heartbeats"
bool saysItsSpan(const Figure& figure) {
    if (!figure.span) {
        return false;
    }
    const auto& [length, unit, given] = *figure.span;
    const std::string said = grouped(length) + ' ' + std::string(wordAfter(unit, length));
    return given.empty() && figure.label.find(said) != std::string::npos;
}

}  // namespace

QString loneText(const ComparedFigure& figure, std::size_t column) {
    const auto has = [](const std::optional<Figure>& each) { return each.has_value(); };
    if (!figure.each[column] || figure.each.size() < 2) {
        return {};
    }
    if (std::ranges::count_if(figure.each, has) == 1) {
        return QObject::tr("only here");
    }
    return figure.verdicts[column] == Verdict::Missing ? QObject::tr("not in the baseline")
                                                       : QString();
}

QString spansText(const ComparedFigure& figure) {
    const bool isSaid = std::ranges::all_of(
        figure.each, [](const auto& each) { return !each || saysItsSpan(*each); });
    return figure.hasOtherSpan() && !isSaid
               ? QStringLiteral(", ") + toQString(figure.spansInWords())
               : QString();
}

QString verdictText(Verdict verdict) {
    switch (verdict) {
        case Verdict::Baseline:
            return QObject::tr("measured by this");
        case Verdict::Better:
            return QObject::tr("better");
        case Verdict::Worse:
            return QObject::tr("worse");
        case Verdict::Same:
            return QObject::tr("the same");
        case Verdict::OtherSpan:
            return QObject::tr(
                "over another span or on another condition, so neither better nor worse");
        case Verdict::Unclear:
            return QObject::tr("within noise");
        case Verdict::Differs:
            return QObject::tr("differs");
        case Verdict::Missing:
            break;
    }
    return QObject::tr("not asked");
}

bool readsAlike(const ComparedFigure& figure, std::size_t column) {
    return figure.differences[column] && figure.verdicts[column] != Verdict::OtherSpan &&
           shownValue(*figure.each[column]) == shownValue(*figure.baseline());
}

Verdict shownVerdict(const ComparedFigure& figure, std::size_t column) {
    const Verdict verdict = figure.verdicts[column];
    return verdict != Verdict::Same && readsAlike(figure, column) ? Verdict::Unclear : verdict;
}

QString differenceText(const ComparedFigure& figure, std::size_t column, bool hasFactor) {
    const Verdict verdict = figure.verdicts[column];
    if (!figure.differences[column] || verdict == Verdict::Same || verdict == Verdict::OtherSpan ||
        readsAlike(figure, column)) {
        return {};
    }
    QString text = signedDistance(*figure.differences[column], figure.about.unit);
    const auto factor = figure.factors[column];
    if (hasFactor && factor && *factor > 0 && *factor <= mostFactor) {
        const QString times = valueText(*factor, Unit::Plain);
        text += times == decimal(1, 2) ? QString() : QStringLiteral(", × ") + times;
    }
    return text;
}

QColor verdictColor(Verdict verdict, const Theme& theme) {
    return verdict == Verdict::Better  ? theme.good
           : verdict == Verdict::Worse ? theme.error
                                       : theme.mutedText;
}

QString besideText(const ComparedFigure& figure, std::size_t column, bool hasFactor) {
    if (QString lone = loneText(figure, column); !lone.isEmpty()) {
        return lone;
    }
    const Verdict verdict = shownVerdict(figure, column);
    if (verdict != Verdict::Same && readsAlike(figure, column)) {
        return QStringLiteral("≈");
    }
    const QString difference = differenceText(figure, column, hasFactor);
    const QString words = difference.isEmpty() ? verdictText(verdict) : difference;
    switch (verdict) {
        case Verdict::Better:
        case Verdict::Worse:
            return directionMark(*figure.differences[column] > 0) + QStringLiteral(" ") + words;
        case Verdict::Unclear:
            return QStringLiteral("≈ ") + words;
        case Verdict::Differs:
            return QStringLiteral("≠ ") + words;
        case Verdict::Same:
            return QStringLiteral("=");
        case Verdict::OtherSpan:
            return QStringLiteral("≠ ") + toQString(figure.spanInWords(column));
        case Verdict::Baseline:
            return figure.hasOtherSpan() ? toQString(figure.spanInWords(column)) : QString();
        case Verdict::Missing:
            break;
    }
    return {};
}

}  // namespace polyplan::ui
