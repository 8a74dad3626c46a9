#pragma once

#include <string>
#include <string_view>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

/// What the ids of the series of events' chances go on with after the key.
inline constexpr std::string_view eventSeries = "event/";

/// The heartbeat whose steps tell the most: the one in which it most likely dies, else the first of
/// those in which the most happens. Counted from 1.
int tellingHeartbeat(const Answer& answer);

/// What an answer says. Series run by heartbeat; hit points, magic points and food have their 5 and
/// 95 % quantiles for bands.
/// @param key under which figures and series stand: "heartbeat"
/// @param heartbeat whose steps are told, from 1 on
Report report(const Scene& scene, const Answer& answer, const std::string& key, int heartbeat);

/// Only the steps of one heartbeat, in the game's order.
std::vector<Step> stepsOf(const Scene& scene, const Answer& answer, int heartbeat);

/// Whether the series tells the chance of an event, heartbeat by heartbeat.
bool isOfEvent(const Series& series);

/// The series of the events of the outfit whose ids begin with `key`, in the order of their table.
std::vector<const Series*> eventsOf(const Report& report, std::string_view key);

/// Those that happen most often in all heartbeats together, at most `count`.
std::vector<const Series*> mostFrequent(std::vector<const Series*> events, std::size_t count);

/// The creature, where it stands and what it starts from, in a few words.
std::string titleOf(const Scene& scene);

}  // namespace polyplan::powder
