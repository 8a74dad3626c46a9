#pragma once

#include <cstdint>

#include "core/nethack/theft/encounter.h"

namespace polyplan::tests {

/// A request without faults that nobody thought of: any version and thief, up to 9 stacks. The same
/// seed gives the same request everywhere.
nethack::theft::Request randomTheft(std::uint64_t seed);

/// The encounter of such a request.
nethack::theft::Encounter randomEncounter(std::uint64_t seed);

}  // namespace polyplan::tests
