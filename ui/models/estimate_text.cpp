#include "ui/models/estimate_text.h"

#include <QLocale>
#include <QObject>

#include "ui/models/report_text.h"

namespace polyplan::ui {

using nethack::polypile::Provenance;

QString toText(const Estimate& estimate) {
    return estimateText(estimate, Unit::Probability);
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
