#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/powder/answer.h"
#include "core/powder/evaluate.h"
#include "core/powder/request.h"
#include "core/powder/scene.h"

namespace polyplan::powder::testing {

const Tables& tables();

/// An adventurer on the floor with all of so many hit points, full of food and without mana, for so
/// many heartbeats from an odd count on.
Request requestOf(int maxHp, int heartbeats);

/// Permanent, or with its counter.
IntrinsicEntry having(Intrinsic intrinsic, std::optional<int> beats = std::nullopt);
Worn wearing(Slot slot, const std::string& item, std::vector<Intrinsic> gives = {});
Worn wearingOf(Slot slot, const std::string& material, int enchantment = 0);

/// @throws std::invalid_argument naming the first fault
Scene sceneOf(const Request& request);
/// The exact answer.
Answer answerTo(const Request& request);

/// The event of a beat; all 0 if it does not happen.
Event eventOf(const Beat& beat, int step, What what,
              std::optional<Intrinsic> intrinsic = std::nullopt);
double chanceOf(const Beat& beat, Intrinsic intrinsic);
double chanceOfHp(const Beat& beat, int hp);

}  // namespace polyplan::powder::testing
