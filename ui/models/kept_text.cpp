#include "ui/models/kept_text.h"
#include "ui/look/figures.h"

#include <QCoreApplication>
#include <QStringList>

namespace polyplan::ui {
namespace {

using nethack::Buc;

QString keptTr(const char* text) {
    return QCoreApplication::translate("KeptText", text);
}

QString bucName(Buc buc) {
    switch (buc) {
        case Buc::Blessed:
            return keptTr("blessed");
        case Buc::Uncursed:
            return keptTr("uncursed");
        case Buc::Cursed:
            return keptTr("cursed");
    }
    return {};
}

QString signedNumber(int value) {
    return (value < 0 ? QString() : QStringLiteral("+")) + decimal(value);
}

}  // namespace

QString keptText(const nethack::polypile::KeptProperties& kept) {
    QStringList keeps = {bucName(kept.buc)};
    if (kept.enchantment) {
        keeps << signedNumber(*kept.enchantment);
    }
    if (kept.charges) {
        keeps << keptTr("%1 charges").arg(*kept.charges);
    }
    if (kept.recharged && *kept.recharged > 0) {
        keeps << keptTr("recharged %1 times").arg(*kept.recharged);
    }
    if (kept.eaten > 0) {
        keeps << keptTr("%1 of its nutrition eaten").arg(kept.eaten);
    }
    if (kept.erosion > 0) {
        keeps << keptTr("eroded %1 of 3").arg(kept.erosion);
    }
    if (kept.erodeproof) {
        keeps << keptTr("erodeproof");
    }
    if (kept.poisoned == 1.0) {
        keeps << keptTr("poisoned");
    }
    QString text = keptTr("It will be %1.").arg(keeps.join(QStringLiteral(", ")));
    if (!kept.rolledAnew.empty()) {
        text += QLatin1Char(' ') + keptTr("Enchantment or charges are rolled anew: %1 to %2.")
                                       .arg(kept.rolledAnew.front().value)
                                       .arg(kept.rolledAnew.back().value);
    }
    return text;
}

}  // namespace polyplan::ui
