#pragma once

#include <string>
#include <vector>

#include "core/oangband/answer.h"
#include "core/oangband/request.h"
#include "core/oangband/scene.h"

namespace polyplan::oangband::testing {

/// All tables, read once.
const Tables& tables();

/// A monster by hand of level 10 with all of 2,000 hit points and the flags.
Target monsterWith(std::vector<std::string> flags = {});

/// A bolt by a Warrior of level 30 at depth 30 on a monster by hand without flags, on the floor.
Request requestOf(DamageType type, const std::string& damage);

/// The scene of a request without faults. @throws std::invalid_argument naming the first fault
Scene sceneOf(const Request& request);
Answer answerTo(const Request& request);

/// Probability of a value; 0 if it is not there.
double chanceOf(const Odds& odds, int value);
double chanceOf(const TerrainOdds& odds, const std::string& terrain);
/// Of all values.
double chanceOf(const Odds& odds);
double meanOf(const Odds& odds);
int least(const Odds& odds);
int most(const Odds& odds);

}  // namespace polyplan::oangband::testing
