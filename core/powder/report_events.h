#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// What the ids of the series of events' chances go on with after the key.
inline constexpr std::string_view eventSeries = "event/";
/// Likewise, of how often events have happened so far.
inline constexpr std::string_view timesSeries = "times/";

/// A curve without points yet that runs by heartbeat.
Series heartbeatCurve(std::string id, std::string label, Unit unit);

/// Adds a table of all kinds of events, with what each comes to in all, and two series of each one:
/// how often it has happened by a heartbeat, on average, and its chance in each. The former come
/// first, since those of two outfits can be read beside each other.
/// @param prefix of the ids: the key with a slash
void addEventsTo(Report& report, const Scene& scene, const std::vector<Beat>& timeline,
                 const std::string& prefix);

/// Whether the series is one of an event's, heartbeat by heartbeat.
bool isOfEvent(const Series& series);

/// The chances of the events of the outfit whose ids begin with `key`, in the order of their table.
std::vector<const Series*> eventsOf(const Report& report, std::string_view key);

/// At most `count` of them: all deaths, and of the others those that happen most often in all
/// heartbeats together. The most frequent comes first.
std::vector<const Series*> mostTelling(std::vector<const Series*> events, std::size_t count);

}  // namespace polyplan::powder
