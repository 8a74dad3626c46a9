#pragma once

#include <optional>
#include <stop_token>

#include "core/nethack/theft/answer.h"
#include "core/nethack/theft/encounter.h"

namespace polyplan::nethack::theft {

/// Everything that is reckoned of an encounter, exact up to floating point.
Answer evaluate(const Encounter& encounter);

/// The same, which takes tens of milliseconds for long times and large inventories.
/// @returns nothing if `stop` asked to stop
std::optional<Answer> evaluate(const Encounter& encounter, const std::stop_token& stop);

}  // namespace polyplan::nethack::theft
