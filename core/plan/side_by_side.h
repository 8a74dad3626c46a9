#pragma once

#include <span>

#include "core/calculator/report.h"
#include "core/oangband/overview.h"
#include "core/plan/document.h"

namespace polyplan::plan {

/// Attacks side by side: a row each, in their order, under the figures of their reports that any of
/// them has. A figure that a report does not have is left empty.
/// @param answers one each
Table sideBySide(std::span<const Attack> attacks, std::span<const oangband::AttackAnswer> answers,
                 const oangband::Tables& tables);

}  // namespace polyplan::plan
