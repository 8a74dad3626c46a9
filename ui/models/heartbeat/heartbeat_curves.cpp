#include "ui/models/heartbeat/heartbeat_curves.h"

#include <algorithm>

#include "core/powder/report_events.h"
#include "ui/models/report_curves.h"

namespace polyplan::ui {

namespace {

/// A series' id without its key.
struct OutfitSeries {
    std::string_view id;
    bool isOther;
};

OutfitSeries outfitSeries(const Series& series) {
    const bool isOther = series.id.starts_with(otherOutfitKey);
    const std::string_view key = isOther ? otherOutfitKey : heartbeatKey;
    return {std::string_view(series.id).substr(key.size()), isOther};
}

/// Those for which it holds, each id with a look of its own.
template <typename IsShown>
std::vector<Curve> curvesByOutfit(const Report& report, const IsShown& isShown) {
    std::vector<Curve> curves;
    std::vector<std::string_view> ids;
    for (const Series& series : report.series) {
        const auto [id, isOther] = outfitSeries(series);
        if (!isShown(series, id)) {
            continue;
        }
        const auto found = std::ranges::find(ids, id);
        const auto look = static_cast<int>(found - ids.begin());
        if (found == ids.end()) {
            ids.push_back(id);
        }
        curves.push_back(curveOf(series, look, !isOther));
        curves.back().isTwin = isOther;
    }
    return curves;
}

}  // namespace

std::vector<Curve> amountCurves(const Report& report, std::string_view id) {
    std::vector<Curve> curves =
        curvesByOutfit(report, [id](const Series&, std::string_view each) { return each == id; });
    if (curves.size() > 1) {
        curves[0].name = QObject::tr("own outfit");
        curves[1].name = QObject::tr("other outfit");
    }
    return curves;
}

std::vector<Curve> chanceCurves(const Report& report) {
    std::vector<Curve> curves = curvesByOutfit(report, [](const Series& series, std::string_view) {
        return series.kind == SeriesKind::Curve && series.unit == Unit::Probability &&
               !powder::isOfEvent(series);
    });
    if (std::ranges::any_of(curves, &Curve::isTwin)) {
        for (Curve& curve : curves) {
            curve.brief = curve.name.section(QStringLiteral(", "), 0, 0);
            curve.legend = curve.isTwin ? QObject::tr("other") : QObject::tr("own");
        }
    }
    return curves;
}

}  // namespace polyplan::ui
