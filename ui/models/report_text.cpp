#include "ui/models/report_text.h"

#include <algorithm>
#include <cmath>

#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr double leastShown = 0.0001;

/// Whole numbers as they are, others to as many digits as are worth reading; hit points to as many
/// as lists have of them.
QString numberText(double value, Unit unit) {
    if (value == std::floor(value)) {
        return decimal(value);
    }
    const double size = std::abs(value);
    if (size < leastShown) {
        return value > 0 ? QStringLiteral("< 0.0001") : QStringLiteral("> −0.0001");
    }
    if (unit == Unit::HitPoints && size >= 1) {
        return decimal(value, 1);
    }
    return decimal(value, size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4);
}

QString withUnit(const QString& number, double value, Unit unit) {
    const QString word = toQString(wordAfter(unit, value));
    return word.isEmpty() ? number : number + u' ' + word;
}

/// "± 0.04", or "± < 0.01" of what is less than can be seen.
QString errorText(double error, double leastSeen, int decimals) {
    return QStringLiteral("± ") + (error < leastSeen ? QStringLiteral("< ") : QString()) +
           decimal(std::max(error, leastSeen), decimals);
}

QString spreadText(const Spread& spread) {
    if (spread.least == spread.most) {
        return withUnit(numberText(spread.most, spread.unit), spread.most, spread.unit);
    }
    const QString range = withUnit(
        QObject::tr("%1 to %2")
            .arg(numberText(spread.least, spread.unit), numberText(spread.most, spread.unit)),
        spread.most, spread.unit);
    return spread.isOpen ? QObject::tr("%1 or more").arg(range)
                         : QObject::tr("%1, %2 on average").arg(range, decimal(spread.mean, 1));
}

}  // namespace

QString valueText(double value, Unit unit) {
    return unit == Unit::Probability ? percent(value)
                                     : withUnit(numberText(value, unit), value, unit);
}

EstimateText probabilityText(const Estimate& probability) {
    constexpr int digits = 2;
    const auto [value, error] = probability;
    return error > 0 ? EstimateText{percent(value, digits), errorText(100 * error, 0.01, digits)}
                     : EstimateText{percent(value), QString()};
}

EstimateText sampledText(const Estimate& mean) {
    const int decimals = decimalsFor(std::max(leastErrorShown, mean.standardError));
    return {decimal(mean.value, decimals),
            errorText(mean.standardError, leastErrorShown, decimals)};
}

EstimateText estimateInParts(const Estimate& estimate, Unit unit) {
    if (estimate.standardError <= 0) {
        return {valueText(estimate.value, unit), {}};
    }
    return unit == Unit::Probability ? probabilityText(estimate) : sampledText(estimate);
}

QString estimateText(const Estimate& estimate, Unit unit) {
    const auto [value, error] = estimateInParts(estimate, unit);
    if (error.isEmpty()) {
        return value;
    }
    const QString text = value + u' ' + error;
    return unit == Unit::Probability ? text : withUnit(text, estimate.value, unit);
}

QString distanceText(double distance, Unit unit) {
    return unit == Unit::Probability
               ? percent(distance).replace(u'%', toQString(name(Unit::Points)))
               : valueText(distance, unit);
}

QString figureText(const Figure& figure) {
    return figure.text.empty() ? estimateText(figure.value, figure.unit) : toQString(figure.text);
}

QString detailText(const Figure& figure) {
    QStringList parts;
    if (figure.spread) {
        parts.append(spreadText(*figure.spread));
    }
    if (!figure.detail.empty()) {
        parts.append(toQString(figure.detail));
    }
    return parts.join(QStringLiteral(", "));
}

QString noteText(const Figure& figure) {
    const QString mark = QStringLiteral("≠ ");
    return figure.note.empty() ? QString()
                               : mark + toQString(figure.note).replace(u'\n', u'\n' + mark);
}

QString ruleText(const Figure& figure) {
    if (figure.source.empty()) {
        return toQString(figure.rule);
    }
    QString rule = toQString(figure.rule);
    const bool hasStop = rule.endsWith(u'.');
    if (hasStop) {
        rule.chop(1);
    }
    return rule + QStringLiteral(" (") + toQString(figure.source) + u')' +
           (hasStop ? QStringLiteral(".") : QString());
}

QString itemsHitWords(double then, std::optional<double> now) {
    const QString hit =
        QObject::tr("The zap gets to %1 on average").arg(valueText(then, Unit::Items));
    return (now ? QObject::tr("%1, to %2 now").arg(hit, valueText(*now, Unit::Items)) : hit) +
           QObject::tr(": what it misses is not lost.");
}

QString cellText(const Cell& cell, Unit unit) {
    if (const auto* text = std::get_if<std::string>(&cell)) {
        return toQString(*text);
    }
    if (const auto* words = std::get_if<StepValue>(&cell)) {
        return stepValueText(*words);
    }
    if (const auto* change = std::get_if<Change>(&cell)) {
        return withSign(numberText(std::abs(change->amount), unit), change->amount >= 0) + u' ' +
               toQString(change->of);
    }
    const auto* estimate = std::get_if<Estimate>(&cell);
    return estimate != nullptr ? estimateText(*estimate, unit)
                               : valueText(std::get<double>(cell), unit);
}

QString stepValueText(const StepValue& value) {
    return toQString(
        worded(value, [](double probability) { return percent(probability).toStdString(); }));
}

}  // namespace polyplan::ui
