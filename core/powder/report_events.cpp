#include "core/powder/report_events.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

#include "core/powder/report_words.h"
#include "core/powder/steps.h"

namespace polyplan::powder {
namespace {

/// What a step does it by: the square by what it is, other steps by their titles.
std::string causeOf(int step, const Scene& scene) {
    constexpr int squareStep = 29;
    if (const auto attack = nameOfAttack(scene.terrain().attack); attack && step == squareStep) {
        return words(*attack, std::nullopt);
    }
    return std::string(heartbeatSteps()[static_cast<std::size_t>(step - 1)].title);
}

/// As people read it; what may come of several steps is told with what does it.
std::string eventWords(int step, What what, std::optional<Intrinsic> intrinsic,
                       const Scene& scene) {
    const std::string event = words(what, intrinsic);
    const bool isOfSeveral = what == What::WokenByDamage || what == What::Inflicted ||
                             what == What::LifeSaved || what == What::Dies;
    return isOfSeveral ? event + " (" + causeOf(step, scene) + ')' : event;
}

/// "20:heals": what the ids of an event's series end in.
std::string eventKey(int step, What what, std::optional<Intrinsic> intrinsic) {
    return std::to_string(step) + ':' + text(what, intrinsic);
}

/// What all events of a kind come to over all heartbeats.
struct EventTotal {
    double times = 0.0;
    double amount = 0.0;
    int first = 0;  ///< heartbeat
};

/// The heartbeat with the highest chance: the first of those that rounding, or the errors of
/// sampling, tell no further.
double likeliest(const Series& chances) {
    constexpr double likeRounding = 1e-9;
    constexpr double sampledErrors = 3.0;
    const auto most = std::ranges::max_element(chances.points, {}, &SeriesPoint::value);
    const double least = most->value * (1.0 - likeRounding) - sampledErrors * most->standardError;
    return std::ranges::find_if(chances.points,
                                [least](const SeriesPoint& point) { return point.value >= least; })
        ->x;
}

/// How often it has happened by each heartbeat, on average: expectations add up, whatever hangs on
/// what. The standard errors add up to the most that theirs can be.
Series timesSoFar(const Series& chances, std::string id) {
    Series times = heartbeatCurve(std::move(id), chances.label + ", times so far", Unit::Plain);
    times.points.push_back({.x = 0.0});
    for (const SeriesPoint& chance : chances.points) {
        const SeriesPoint& before = times.points.back();
        times.points.push_back({.x = chance.x,
                                .value = before.value + chance.value,
                                .standardError = before.standardError + chance.standardError});
    }
    return times;
}

}  // namespace

Series heartbeatCurve(std::string id, std::string label, Unit unit) {
    return {.id = std::move(id),
            .label = std::move(label),
            .kind = SeriesKind::Curve,
            .xLabel = "heartbeat",
            .unit = unit,
            .points = {}};
}

void addEventsTo(Report& report, const Scene& scene, const std::vector<Beat>& timeline,
                 const std::string& prefix) {
    using Kind = std::tuple<int, What, std::optional<Intrinsic>>;
    std::map<Kind, EventTotal> totals;
    std::map<Kind, Series> chances;
    for (const Beat& beat : timeline) {
        for (const Event& event : beat.events) {
            const Kind kind{event.step, event.what, event.intrinsic};
            EventTotal& total = totals[kind];
            total.times += event.probability.value;
            total.amount += event.mean.value;
            total.first = total.first == 0 ? beat.heartbeat : total.first;
            const std::string id = prefix + std::string(eventSeries) +
                                   eventKey(event.step, event.what, event.intrinsic);
            const std::string label = eventWords(event.step, event.what, event.intrinsic, scene);
            Series& series = chances.try_emplace(kind, heartbeatCurve(id, label, Unit::Probability))
                                 .first->second;
            if (series.points.empty()) {
                for (const Beat& each : timeline) {
                    series.points.push_back({.x = static_cast<double>(each.heartbeat)});
                }
            }
            SeriesPoint& point = series.points[static_cast<std::size_t>(beat.heartbeat - 1)];
            point.value = event.probability.value;
            point.standardError = event.probability.standardError;
        }
    }
    Table table{.id = prefix + "events",
                .title = "What happens",
                .columns = {{"What"},
                            {"Times", Unit::Plain, "On average, over all heartbeats"},
                            {"HP or MP", Unit::Plain, "In all, on average, as rolled"},
                            {"First", Unit::Plain, "Heartbeat in which it may first happen"},
                            {"Likeliest", Unit::Plain, "Heartbeat with the highest chance"},
                            {"Step", Unit::Plain, "Of the 36 of a heartbeat"}},
                .rows = {}};
    for (const auto& [kind, total] : totals) {
        const auto& [step, what, intrinsic] = kind;
        table.rows.push_back({eventWords(step, what, intrinsic, scene), total.times,
                              total.amount > 0.0 ? polyplan::Cell(changeBy(what, total.amount))
                                                 : polyplan::Cell(std::string()),
                              static_cast<double>(total.first), likeliest(chances.at(kind)),
                              static_cast<double>(step)});
    }
    report.tables.push_back(std::move(table));
    for (auto& [kind, series] : chances) {
        report.series.push_back(
            timesSoFar(series, prefix + std::string(timesSeries) + std::apply(eventKey, kind)));
        report.series.push_back(std::move(series));
    }
}

bool isOfEvent(const Series& series) {
    return series.id.find(eventSeries) != std::string::npos ||
           series.id.find(timesSeries) != std::string::npos;
}

std::vector<const Series*> eventsOf(const Report& report, std::string_view key) {
    std::vector<const Series*> events;
    for (const Series& series : report.series) {
        if (series.id.starts_with(std::string(key) + std::string(eventSeries))) {
            events.push_back(&series);
        }
    }
    return events;
}

std::vector<const Series*> mostTelling(std::vector<const Series*> events, std::size_t count) {
    const auto timesInAll = [](const Series* chances) {
        return std::accumulate(
            chances->points.begin(), chances->points.end(), 0.0,
            [](double sum, const SeriesPoint& point) { return sum + point.value; });
    };
    const auto isDeath = [dies = ':' + text(What::Dies, std::nullopt)](const Series* chances) {
        return chances->id.ends_with(dies);
    };
    std::ranges::stable_sort(events, std::ranges::greater(), timesInAll);
    std::ranges::stable_partition(events, isDeath);
    events.resize(std::min(events.size(), count));
    std::ranges::stable_sort(events, std::ranges::greater(), timesInAll);
    return events;
}

}  // namespace polyplan::powder
