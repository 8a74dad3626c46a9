#include "core/powder/report_series.h"

#include <utility>

#include "core/powder/report_events.h"
#include "core/powder/report_rows.h"

namespace polyplan::powder {
namespace {

Series shareCurve(const std::vector<Beat>& timeline, std::string id, const char* label,
                  Estimate Beat::*share, double before) {
    Series series = heartbeatCurve(std::move(id), label, Unit::Probability);
    series.points.push_back({.x = 0.0, .value = before});
    for (const Beat& beat : timeline) {
        const Estimate& value = beat.*share;
        series.points.push_back({.x = static_cast<double>(beat.heartbeat),
                                 .value = value.value,
                                 .standardError = value.standardError});
    }
    return series;
}

Series amountCurve(const std::vector<Beat>& timeline, std::string id, const AmountRow& row,
                   double before) {
    Series series = heartbeatCurve(std::move(id), row.seriesLabel, row.unit);
    series.band = Band::Quantiles;
    series.points.push_back({.x = 0.0, .value = before, .low = before, .high = before});
    for (const Beat& beat : timeline) {
        if (const auto& amount = beat.*row.amount) {
            series.points.push_back({.x = static_cast<double>(beat.heartbeat),
                                     .value = amount->mean.value,
                                     .standardError = amount->mean.standardError,
                                     .low = static_cast<double>(amount->p05),
                                     .high = static_cast<double>(amount->p95)});
        }
    }
    return series;
}

Series hpLeft(const Beat& last, std::string id) {
    Series left{.id = std::move(id),
                .label = "HP after the last heartbeat",
                .kind = SeriesKind::Distribution,
                .xLabel = std::string(name(Unit::HitPoints)),
                .points = {}};
    last.hpOdds.forEach([&left](int hp, const Estimate& odds) {
        left.points.push_back({.x = static_cast<double>(hp),
                               .value = odds.value,
                               .standardError = odds.standardError});
    });
    return left;
}

}  // namespace

void addSeriesTo(Report& report, const Scene& scene, const std::vector<Beat>& timeline,
                 const std::string& prefix) {
    if (timeline.empty()) {
        return;
    }
    for (const AmountRow& row : amountRows()) {
        if (has(row, scene)) {
            report.series.push_back(amountCurve(timeline, prefix + std::string(row.id), row,
                                                (scene.*row.atTheStart)()));
        }
    }
    report.series.push_back(shareCurve(timeline, prefix + "alive", "Alive", &Beat::alive, 1.0));
    for (const ShareRow& row : shareRows()) {
        if (matters(row, timeline)) {
            const bool isAsleep = row.share == &Beat::asleep && scene.has(Intrinsic::Asleep);
            report.series.push_back(
                shareCurve(timeline, prefix + std::string(row.id), row.seriesLabel, row.share,
                           isAsleep || row.share == &Beat::followed ? 1.0 : 0.0));
        }
    }
    report.series.push_back(hpLeft(timeline.back(), prefix + "hp_left"));
}

}  // namespace polyplan::powder
