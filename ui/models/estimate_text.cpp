#include "ui/models/estimate_text.h"

#include <QLocale>
#include <QObject>
#include <algorithm>

#include "ui/look/figures.h"

namespace polyplan::ui {

using nethack::polypile::Provenance;

QString toText(const Estimate& estimate) {
    if (estimate.standardError <= 0) {
        return percent(estimate.value);
    }
    const double hundredths = std::max(0.01, 100 * estimate.standardError);
    return QStringLiteral("%1 ± %2").arg(percent(estimate.value)).arg(hundredths, 0, 'f', 2);
}

QString toText(const Provenance& provenance) {
    if (provenance.method == Method::Exact) {
        return QObject::tr("exact");
    }
    const auto runs = static_cast<double>(provenance.samples);
    return runs >= 1e6 ? QObject::tr("sampled, %1 M runs").arg(runs / 1e6, 0, 'f', 1)
           : provenance.samples == 1
               ? QObject::tr("sampled, 1 run")
               : QObject::tr("sampled, %1 runs")
                     .arg(QLocale(QLocale::English).toString(qlonglong{provenance.samples}));
}

}  // namespace polyplan::ui
