#pragma once

#include <string>

#include "core/calculator/report.h"
#include "core/powder/answer.h"
#include "core/powder/scene.h"

namespace polyplan::powder {

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

/// The creature, where it stands and what it starts from, in a few words.
std::string titleOf(const Scene& scene);

}  // namespace polyplan::powder
