#include "ui/look/figures.h"

#include <QLocale>

namespace polyplan::ui {

namespace {

constexpr double roundingOfSums = 1e-12;
/// By which half a last digit is no half any more: up for the lesser of two shares and down for the
/// greater one, so that they add up.
constexpr double tieBreaker = 1e-10;

/// With commas between thousands and a minus sign, which 0 never has.
QString asRead(double number, char format, int digits) {
    return QLocale(QLocale::English).toString(number + 0.0, format, digits).replace(u'-', u'−');
}

}  // namespace

QString percent(double probability) {
    const bool isNearEnd = probability < 0.01 || probability > 0.99;
    return percent(probability, isNearEnd ? 2 : 1);
}

QString percent(double probability, int digits) {
    if (probability <= 0) {
        return QStringLiteral("0 %");
    }
    if (probability >= 1 - roundingOfSums) {
        return QStringLiteral("100 %");
    }
    if (probability < 0.0001) {
        return QStringLiteral("< 0.01 %");
    }
    if (probability > 0.9999) {
        return QStringLiteral("> 99.99 %");
    }
    const double hundredths =
        100 * probability * (probability < 0.5 ? 1 + tieBreaker : 1 - tieBreaker);
    return QStringLiteral("%1 %").arg(hundredths, 0, 'f', digits);
}

QString unbroken(QString text) {
    return text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));
}

QString decimal(double number, int digits) {
    return asRead(number, 'f', digits);
}

QString significant(double number, int digits) {
    return asRead(number, 'g', digits);
}

QString withSign(const QString& size, bool isRise) {
    const QChar sign = isRise ? u'+' : u'−';
    const bool isBelow = size.startsWith(QStringLiteral("< "));
    if (!isBelow && !size.startsWith(QStringLiteral("> "))) {
        return sign + size;
    }
    return (isBelow == isRise ? QStringLiteral("< ") : QStringLiteral("> ")) + sign + size.mid(2);
}

QChar directionMark(bool isRise) {
    return isRise ? u'▲' : u'▼';
}

}  // namespace polyplan::ui
