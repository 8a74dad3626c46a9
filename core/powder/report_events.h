#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/report.h"
#include "core/powder/answer.h"

namespace polyplan::powder {

/// What the ids of the series of events' chances go on with after the key.
inline constexpr std::string_view eventSeries = "event/";

/// A curve without points yet that runs by heartbeat.
Series heartbeatCurve(std::string id, std::string label, Unit unit);

/// Adds a table of all kinds of events, with what each comes to in all, and a series of each one's
/// chance by heartbeat.
/// @param prefix of the ids: the key with a slash
void addEventsTo(Report& report, const std::vector<Beat>& timeline, const std::string& prefix);

/// Whether the series tells the chance of an event, heartbeat by heartbeat.
bool isOfEvent(const Series& series);

/// The series of the events of the outfit whose ids begin with `key`, in the order of their table.
std::vector<const Series*> eventsOf(const Report& report, std::string_view key);

/// Those that happen most often in all heartbeats together, at most `count`.
std::vector<const Series*> mostFrequent(std::vector<const Series*> events, std::size_t count);

}  // namespace polyplan::powder
