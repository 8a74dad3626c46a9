#include "ui/look/figures.h"

namespace polyplan::ui {

namespace {

constexpr double roundingOfSums = 1e-12;

}  // namespace

QString percent(double probability) {
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
    const double hundredths = 100 * probability;
    const bool isNearEnd = hundredths < 1 || hundredths > 99;
    return QStringLiteral("%1 %").arg(hundredths, 0, 'f', isNearEnd ? 2 : 1);
}

QString withSign(const QString& size, bool isRise) {
    const QChar sign = isRise ? u'+' : u'−';
    const bool isBelow = size.startsWith(QStringLiteral("< "));
    if (!isBelow && !size.startsWith(QStringLiteral("> "))) {
        return sign + size;
    }
    return (isBelow == isRise ? QStringLiteral("< ") : QStringLiteral("> ")) + sign + size.mid(2);
}

}  // namespace polyplan::ui
