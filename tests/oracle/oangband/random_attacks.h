#pragma once

#include <cstdint>

#include "core/oangband/request.h"
#include "core/oangband/tables.h"

namespace polyplan::testing {

/// An attack of one type on anything that may stand on a square, in numbers that leave much to
/// chance: damage near the hit points, levels near what the saving throws ask for. The same seed
/// gives the same attack everywhere.
oangband::Request randomAttack(oangband::DamageType type, const oangband::Tables& tables,
                               std::uint64_t seed);

}  // namespace polyplan::testing
