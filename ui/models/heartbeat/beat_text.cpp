#include "ui/models/heartbeat/beat_text.h"

#include <QObject>
#include <algorithm>
#include <string>
#include <utility>

#include "ui/models/heartbeat/heartbeat_curves.h"
#include "ui/models/report_text.h"

namespace polyplan::ui {

namespace {

/// "HP 1.40 (0 to 5)"; empty where there is none.
QString standsText(const Series& series, const QString& name, int heartbeat) {
    const auto point =
        std::ranges::find(series.points, static_cast<double>(heartbeat), &SeriesPoint::x);
    if (point == series.points.end()) {
        return {};
    }
    const bool isChance = series.unit == Unit::Probability;
    const QString text = name + u' ' +
                         estimateText({point->value, point->standardError},
                                      isChance ? Unit::Probability : Unit::Plain);
    return series.band == Band::Quantiles && point->low < point->high
               ? QObject::tr("%1 (%2 to %3)")
                     .arg(text, valueText(point->low, Unit::Plain),
                          valueText(point->high, Unit::Plain))
               : text;
}

QString lineOf(const Report& report, std::string_view key, int heartbeat) {
    QStringList parts;
    for (const auto& [id, name] :
         {std::pair("alive", QObject::tr("alive")), std::pair("hp", QObject::tr("HP")),
          std::pair("mp", QObject::tr("MP")), std::pair("food", QObject::tr("food"))}) {
        if (const Series* series = report.seriesOf(std::string(key) + id)) {
            parts.append(standsText(*series, name, heartbeat));
        }
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString beatText(const Report& report, int heartbeat) {
    const QString own = lineOf(report, heartbeatKey, heartbeat);
    const QString other = lineOf(report, otherOutfitKey, heartbeat);
    return other.isEmpty() ? own
                           : QObject::tr("own outfit: %1").arg(own) + u'\n' +
                                 QObject::tr("other outfit: %1").arg(other);
}

}  // namespace polyplan::ui
