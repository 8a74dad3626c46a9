#include "ui/models/kept_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace polyplan::ui {
namespace {

using nethack::Buc;

QString tr(const char* text) {
    return QCoreApplication::translate("KeptText", text);
}

QString bucName(Buc buc) {
    switch (buc) {
        case Buc::Blessed:
            return tr("blessed");
        case Buc::Uncursed:
            return tr("uncursed");
        case Buc::Cursed:
            return tr("cursed");
    }
    return {};
}

QString signedNumber(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

}  // namespace

QString keptText(const nethack::polypile::KeptProperties& kept) {
    QStringList keeps = {bucName(kept.buc)};
    if (kept.enchantment) {
        keeps << signedNumber(*kept.enchantment);
    }
    if (kept.charges) {
        keeps << tr("%1 charges").arg(*kept.charges);
    }
    if (kept.recharged && *kept.recharged > 0) {
        keeps << tr("recharged %1 times").arg(*kept.recharged);
    }
    if (kept.erosion > 0) {
        keeps << tr("eroded %1 of 3").arg(kept.erosion);
    }
    if (kept.erodeproof) {
        keeps << tr("erodeproof");
    }
    if (kept.poisoned == 1.0) {
        keeps << tr("poisoned");
    }
    QString text = tr("It will be %1.").arg(keeps.join(QStringLiteral(", ")));
    if (!kept.rolledAnew.empty()) {
        text += QLatin1Char(' ') + tr("Enchantment or charges are rolled anew: %1 to %2.")
                                       .arg(kept.rolledAnew.front().value)
                                       .arg(kept.rolledAnew.back().value);
    }
    return text;
}

}  // namespace polyplan::ui
